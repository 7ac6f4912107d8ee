package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.testing.Docs;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What {@code docs/save-format.md} shows is what happens. */
class GuideTest {
  private static final String GUIDE = Docs.text("save-format.md").replace("\r\n", "\n");

  @Test
  void theSaveInTheGuideIsTheSaveOfTheGame() {
    int from = GUIDE.indexOf("```json\n{") + "```json\n".length();
    String shown = GUIDE.substring(from, GUIDE.indexOf("```", from));
    assertEquals(new Gate().played().save().text(), shown);
    Save.parse(shown).restoreInto(new Gate().sim, Gate.MARK);
  }

  @TestFactory
  List<DynamicTest> everyRefusalInTheGuideIsWhatIsSaid() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String line : GUIDE.lines().toList()) {
      if (line.startsWith("| `$")) {
        String[] cells = line.split(" \\| ", -1);
        String path = cells[0].substring(3, cells[0].length() - 1);
        String edit = cells[1].substring(1, cells[1].length() - 1);
        String message = cells[2].substring(3, cells[2].length() - " `` |".length());
        tests.add(DynamicTest.dynamicTest(path + " " + edit, () -> refused(path, edit, message)));
      }
    }
    assertTrue(tests.size() > 20, "the table was found");
    return tests;
  }

  private static void refused(String path, String edit, String message) {
    String text = Edit.apply(new Gate().played().save().text(), path, edit);
    Gate other = new Gate();
    other.sim.tick(5);
    long before = other.sim.digest();
    String scheduleBefore = StateWriter.write(other.sim.schedule()).toString();
    SaveRefused refused =
        assertThrows(SaveRefused.class, () -> Save.parse(text).restoreInto(other.sim, Gate.MARK));
    assertEquals(message, refused.getMessage());
    assertEquals(before, other.sim.digest(), "nothing has changed");
    assertEquals(scheduleBefore, StateWriter.write(other.sim.schedule()).toString());
  }
}
