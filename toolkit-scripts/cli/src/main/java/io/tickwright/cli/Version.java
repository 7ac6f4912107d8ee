package io.tickwright.cli;

import picocli.CommandLine.IVersionProvider;

/** What {@code --version} says: whatever can change how a scenario runs. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    Build build = Build.read();
    String first = "tickwright " + build.version();
    return Languages.javaScriptIsHere()
        ? new String[] {first, Build.java(), "JavaScript GraalJS " + build.graaljs()}
        : new String[] {first, Build.java(), "no JavaScript engine on the class path"};
  }
}
