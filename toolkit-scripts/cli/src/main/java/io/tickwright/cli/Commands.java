package io.tickwright.cli;

import picocli.CommandLine;
import picocli.CommandLine.IFactory;

/** Makes each sub-command with the terminal and the engine it works with. */
final class Commands implements IFactory {
  private final Terminal terminal;
  private final ScenarioEngine engine;

  Commands(Terminal terminal, ScenarioEngine engine) {
    this.terminal = terminal;
    this.engine = engine;
  }

  @Override
  public <K> K create(Class<K> type) throws Exception {
    if (type == RunCommand.class) {
      return type.cast(new RunCommand(terminal, engine));
    }
    if (type == RecordCommand.class) {
      return type.cast(new RecordCommand(terminal));
    }
    if (type == PlayCommand.class) {
      return type.cast(new PlayCommand(terminal));
    }
    if (type == DiffCommand.class) {
      return type.cast(new DiffCommand(terminal));
    }
    if (type == CaptureCommand.class) {
      return type.cast(new CaptureCommand(terminal));
    }
    if (type == CheckCommand.class) {
      return type.cast(new CheckCommand(terminal));
    }
    if (type == FmtCommand.class) {
      return type.cast(new FmtCommand(terminal, System.in));
    }
    if (type == VerifyCommand.class) {
      return type.cast(new VerifyCommand(terminal));
    }
    if (type == ReduceCommand.class) {
      return type.cast(new ReduceCommand(terminal));
    }
    if (type == DoctorCommand.class) {
      return type.cast(new DoctorCommand(terminal, Examination.of(engine)));
    }
    if (type == TypesCommand.class) {
      return type.cast(new TypesCommand(terminal));
    }
    if (type == CompletionCommand.class) {
      return type.cast(new CompletionCommand(terminal));
    }
    return CommandLine.defaultFactory().create(type);
  }
}
