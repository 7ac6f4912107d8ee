package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is replaced as a whole, and nothing is left beside it. */
class AtomicFileTest {
  @TempDir Path folder;

  @Test
  void theNewFileStandsInPlaceOfTheOldOneAndAlone() throws IOException {
    Path file = folder.resolve("slot1.save");
    AtomicFile.replace(file, bytes("old"));
    AtomicFile.replace(file, bytes("new"));
    assertEquals("new", Files.readString(file));
    assertEquals(List.of("slot1.save"), names());
  }

  @Test
  void whenItCannotBeDoneTheOldOneStaysAndNothingIsLeft() throws IOException {
    Path taken = Files.createDirectory(folder.resolve("slot1.save"));
    Files.writeString(taken.resolve("inside"), "x");
    assertThrows(IOException.class, () -> AtomicFile.replace(taken, bytes("new")));
    assertEquals(List.of("slot1.save"), names());
    SaveRefused refused = assertThrows(SaveRefused.class, () -> new Gate().save().writeTo(taken));
    assertEquals("slot1.save: cannot be written: it is a folder.", refused.getMessage());
  }

  @Test
  void aWriteThatFailsHalfwayLeavesTheOldFileAndNothingElse() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "a system with limits for files");
    Path file = Files.writeString(folder.resolve("slot1.save"), "old");
    Path big = Files.write(folder.resolve("big"), new byte[1_000_000]);
    Process limited =
        SavingProcess.command(
                file, big, big, "atomic", "/bin/sh", "-c", "ulimit -f 64; exec \"$@\"", "sh")
            .start();
    assertEquals(1, limited.waitFor(), "it was told that the file is too large");
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("big", "slot1.save"), names());
  }

  @Test
  void aFolderThatMayNotBeWrittenToIsSaid() throws IOException {
    Path file = folder.resolve("deep").resolve("slot1.save");
    SaveRefused refused = assertThrows(SaveRefused.class, () -> new Gate().save().writeTo(file));
    assertEquals("slot1.save: cannot be written: there is no such folder.", refused.getMessage());
    assertTrue(refused.getCause() instanceof FileSystemException);
  }

  @Test
  void aLinkGoesOnLeadingToTheFile() throws IOException {
    Path file = Files.writeString(folder.resolve("real.save"), "old");
    Path link = folder.resolve("link.save");
    try {
      Files.createSymbolicLink(link, file);
    } catch (IOException | UnsupportedOperationException noLinks) {
      assumeTrue(false, "a system with links");
    }
    AtomicFile.replace(link, bytes("new"));
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aLinkThatLeadsNowhereIsSaid() throws IOException {
    Path link = folder.resolve("link.save");
    try {
      Files.createSymbolicLink(link, folder.resolve("none.save"));
    } catch (IOException | UnsupportedOperationException noLinks) {
      assumeTrue(false, "a system with links");
    }
    SaveRefused refused = assertThrows(SaveRefused.class, () -> new Gate().save().writeTo(link));
    assertEquals(
        "link.save: cannot be written: it is a link that leads nowhere.", refused.getMessage());
  }

  @Test
  void standardOutputIsWrittenToWhereItIsAndNotReplaced() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/stdout")), "a system with names for streams");
    Path one = Files.writeString(folder.resolve("one"), "results");
    Path all = folder.resolve("all.txt");
    Process process =
        SavingProcess.command(Path.of("/dev/stdout"), one, one, "once")
            .redirectOutput(all.toFile())
            .start();
    assertEquals(0, process.waitFor());
    assertEquals("!results!", Files.readString(all));
  }

  @Test
  void aPipeIsWrittenToAndNotReplaced() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "a system with named pipes");
    Path pipe = folder.resolve("pipe");
    assertEquals(0, new ProcessBuilder("/usr/bin/mkfifo", pipe.toString()).start().waitFor());
    Path read = folder.resolve("read");
    Process reader =
        new ProcessBuilder("cat", pipe.toString()).redirectOutput(read.toFile()).start();
    try {
      AtomicFile.replace(pipe, bytes("results"));
      assertTrue(reader.waitFor(20, TimeUnit.SECONDS), "it was told the end");
      assertEquals("results", Files.readString(read));
    } finally {
      reader.destroy();
    }
  }

  @Test
  void whoMayReadTheOldFileMayReadTheNewOneAndNobodyElse() throws IOException {
    assumeTrue(
        Files.getFileStore(folder).supportsFileAttributeView("posix"), "a system with permissions");
    Path file = Files.writeString(folder.resolve("slot1.save"), "old");
    for (String permissions : List.of("rw-------", "rw-rw-rw-", "r--r-----")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      AtomicFile.replace(file, bytes("new"));
      assertEquals(permissions, PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }
  }

  @Test
  void whatAKilledProcessLeftIsSweptAndWhatALivingOneIsWritingIsNot() throws Exception {
    Process ended =
        new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-version")
            .start();
    ended.waitFor();
    Path left = Files.writeString(folder.resolve(".slot1.save." + ended.pid() + "-1.tmp"), "h");
    Path living =
        Files.writeString(
            folder.resolve(".slot1.save." + ProcessHandle.current().pid() + "-999999.tmp"), "h");
    Path other = Files.writeString(folder.resolve(".slot1.save.backup"), "h");
    Path slot2 = Files.writeString(folder.resolve(".slot2.save." + ended.pid() + "-1.tmp"), "h");
    AtomicFile.replace(folder.resolve("slot1.save"), bytes("new"));
    assertTrue(Files.notExists(left));
    assertTrue(Files.exists(living) && Files.exists(other) && Files.exists(slot2));
  }

  @Test
  void manyThreadsThatSaveOneFileLeaveOneOfTheirFilesWhole() throws Exception {
    Path file = folder.resolve("slot1.save");
    List<Thread> threads =
        Stream.of("a", "b", "c", "d")
            .map(letter -> new Thread(() -> replaceOften(file, letter.repeat(100_000))))
            .toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    String text = Files.readString(file);
    assertEquals(text.substring(0, 1).repeat(100_000), text);
    assertEquals(List.of("slot1.save"), names());
  }

  private static void replaceOften(Path file, String text) {
    for (int i = 0; i < 20; i++) {
      try {
        AtomicFile.replace(file, bytes(text));
      } catch (IOException wrong) {
        throw new AssertionError(wrong);
      }
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }
}
