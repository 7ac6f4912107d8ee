package io.tickwright.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * Which script a simulation runs: what a save is marked with, so that a restore can say that the
 * script has changed since.
 *
 * @param name the file's name, without its folder
 * @param sha256 the SHA-256 of its bytes, as 64 lower-case hexadecimal digits
 */
public record ScriptMark(String name, String sha256) {

  /** Requires a name, and a hash that is one. */
  public ScriptMark {
    if (name.isEmpty()) {
      throw new IllegalArgumentException("name is empty; give the script file's name");
    }
    if (!isHash(sha256)) {
      throw new IllegalArgumentException(
          "sha256 is 64 lower-case hexadecimal digits, and \"" + sha256 + "\" is not");
    }
  }

  /**
   * Marks a script file by what is in it now: right after loading it, before anybody changes it.
   * Files that it imports are not looked at.
   *
   * @throws SaveRefused if it cannot be read
   */
  public static ScriptMark of(Path file) {
    String name = String.valueOf(file.getFileName());
    try {
      return of(name, Files.readAllBytes(file));
    } catch (IOException unreadable) {
      throw AtomicFile.refused(file, "cannot be read", unreadable);
    }
  }

  /** Marks a script by its bytes. */
  public static ScriptMark of(String name, byte[] bytes) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(bytes);
      return new ScriptMark(name, HexFormat.of().formatHex(hash));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  static boolean isHash(String text) {
    return text.length() == 64
        && text.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
  }
}
