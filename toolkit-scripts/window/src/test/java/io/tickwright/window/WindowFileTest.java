package io.tickwright.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.sim.Clock;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.World;
import java.awt.event.KeyEvent;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WindowFileTest {
  @Test
  void aFileSaysWhatKeysDoAndWhatIsDrawn() {
    WindowFile file =
        WindowFile.parse(
            "skirmish.window",
            """
            # keys
            key SPACE do fire
            key SHIFT hold slow

            key F3   slow 1/4
            key A speed world 1/3
            draw enemies distance hex less walk angle bearing label kind colour 00ff7f
            """);

    assertEquals(new Binding.Tap("fire"), file.binding(KeyEvent.VK_SPACE));
    assertEquals(new Binding.Hold("slow"), file.binding(KeyEvent.VK_SHIFT));
    assertEquals(new Binding.Slow("1/4"), file.binding(KeyEvent.VK_F3));
    assertEquals(new Binding.Say("speed world 1/3"), file.binding(KeyEvent.VK_A));
    assertEquals(new Binding.Say("save"), file.binding(KeyEvent.VK_F5), "as always");
    assertNull(file.binding(KeyEvent.VK_Z));
    assertEquals(
        List.of(new Drawing("enemies", "hex", "walk", "bearing", "kind", 0x00ff7f)),
        file.drawings());
  }

  @Test
  void aPlayerIsToldAllKeys() {
    WindowFile file = WindowFile.parse("a.window", "key SPACE do fire\nkey F3 slow 1/4\n");

    assertEquals(
        "F1 pause, F2 step 1, F3 slow 1/4, F4 interpolation, F5 save, F9 load, F10 record,"
            + " ESCAPE quit, SPACE do fire",
        file.keysText());
  }

  @Test
  void withoutAFileTheActionsAreOnTheDigits() {
    WindowFile file = WindowFile.forActions(List.of("fire", "slow"));

    assertEquals(new Binding.Tap("slow"), file.binding(KeyEvent.VK_2));
    assertNull(file.binding(KeyEvent.VK_3));
  }

  @Test
  void allThatIsWrongIsToldAtOnceAndAKeyHasOneLine() {
    assertEquals(
        """
        a.window:1: there is no key `SPAACE`; write a name such as SPACE, SHIFT, A, 1, F5 or LEFT
        a.window:3: `A` does something already, at a.window:2; write one line for it\
        """,
        refused(
            () ->
                WindowFile.parse(
                    "a.window", "key SPAACE do fire\nkey A do fire\nkey A hold fire\n")));
  }

  @Test
  void whatTheGameDoesNotDeclareIsRefusedWithItsLine() {
    World world = Simulation.at("60hz").build().world();
    Clock clock = world.clock("world");
    clock.action("fire");
    clock.table("enemies").integer("hex", 20);
    WindowFile file =
        WindowFile.parse(
            "a.window",
            """
            key SPACE do fyre
            key A hold fire
            draw enemy distance hex
            draw enemies distance hxe
            draw enemies distance hex angle bearing
            """);

    assertEquals(
        """
        a.window:1: no action `fyre` is declared. Did you mean `fire`?
        a.window:3: no table `enemy` is declared. There is only enemies.
        a.window:4: `enemies` has no whole number `hxe`; name one of [enemies.hex]
        a.window:5: `enemies` has no angle `bearing`; name one of [enemies.hex]\
        """,
        refused(() -> file.check(world)));
  }

  private static String refused(Executable wrong) {
    return assertThrows(IllegalArgumentException.class, wrong).getMessage();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kye SPACE do fire | a line begins with `key`",
        "key SPACE | write `key SPACE do fire`",
        "key SPAAACE do fire | there is no key `SPAAACE`",
        "key SPACE do | takes an action",
        "key SPACE do fire now | takes an action",
        "key F3 slow 1/0 | 1/0",
        "key SPACE jump | is nothing that a key does",
        "draw enemies | pairs",
        "draw enemies angle bearing | needs a distance",
        "draw enemies distance hex size 3 | is nothing of a drawing",
        "draw enemies distance hex colour red | is no colour",
      })
  void whatIsWrongIsRefusedWithItsLineAndTheCure(String line, String said) {
    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class, () -> WindowFile.parse("a.window", "# one\n" + line));

    assertTrue(refused.getMessage().startsWith("a.window:2: "), refused.getMessage());
    assertTrue(refused.getMessage().contains(said), refused.getMessage());
  }
}
