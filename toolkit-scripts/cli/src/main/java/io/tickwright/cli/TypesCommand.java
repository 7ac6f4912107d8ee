package io.tickwright.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Writes the types by which an editor completes and checks scripts in JavaScript. */
@Command(
    name = "types",
    header = "Print the types by which an editor completes and checks JavaScript.",
    description = {
      "%nPut them beside your scripts, and begin a script with // @ts-check: the editor then"
          + " underlines a wrong unit, and a handler for what is not declared.",
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExample:%n",
    footer = "  tickwright types > tickwright.d.ts")
final class TypesCommand implements Callable<Integer> {
  private static final String TYPES = "/io/tickwright/script/js/tickwright.d.ts";

  private final Terminal terminal;
  @Mixin private HelpOption help;

  TypesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try (InputStream in = TypesCommand.class.getResourceAsStream(TYPES)) {
      if (in == null) {
        terminal.complain(
            "tickwright: JavaScript is not on the class path. Add the artifact"
                + " io.tickwright:toolkit-scripts-js.\n");
        return ExitCode.BROKEN;
      }
      terminal.print(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      return ExitCode.OK;
    }
  }
}
