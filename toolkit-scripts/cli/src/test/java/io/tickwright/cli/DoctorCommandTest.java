package io.tickwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class DoctorCommandTest {
  private final Screen screen = Screen.piped();

  @Test
  void whatCouldBeBetterIsSaidWithItsCureAndIsNoFault() {
    int code =
        examine(
            Finding.fine("Java 17.0.15", "fine"),
            Finding.slow("JavaScript", "GraalJS 25.0.3, interpreted", "Slower than it could be."));

    assertEquals(
        """
        Java 17.0.15          fine
        JavaScript            GraalJS 25.0.3, interpreted
                              Slower than it could be.
        1 fine, 1 could be faster, 0 broken
        """,
        screen.out());
    assertEquals(0, code);
  }

  @Test
  void somethingBrokenIsAnExitCode() {
    assertEquals(2, examine(Finding.broken("trial run", "does not pass", "trial.keys:4:8: …")));
    assertEquals(
        """
        trial run             does not pass
                              trial.keys:4:8: …
        0 fine, 0 could be faster, 1 broken
        """,
        screen.out());
  }

  @Test
  void programsGetOneObject() {
    Examination examination =
        new Examination(List.of(() -> Finding.broken("trial run", "does not pass", "see there")));
    DoctorCommand doctor = new DoctorCommand(screen.terminal(), examination);
    assertEquals(2, new CommandLine(doctor).execute("--json"));
    assertEquals(
        "{\"format\":\"tickwright-doctor-1\",\"findings\":[{\"subject\":\"trial run\","
            + "\"health\":\"broken\",\"said\":\"does not pass\",\"advice\":[\"see there\"]}],"
            + "\"broken\":true}\n",
        screen.out());
  }

  private int examine(Finding... findings) {
    List<Supplier<Finding>> steps = new ArrayList<>();
    for (Finding finding : findings) {
      steps.add(() -> finding);
    }
    return new DoctorCommand(screen.terminal(), new Examination(steps)).call();
  }
}
