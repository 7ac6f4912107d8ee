package io.tickwright.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Replaces a file as a whole: whoever looks, and whenever the process or the power fails, finds the
 * old file or the new one, never half of one.
 *
 * <p>The new file is written beside the old one under a name of its own, forced to the disk, and
 * renamed over it; then the folder is forced, where the system can do so. The new file has the
 * permission bits of the old one where the system has such and lets them be set, and belongs to
 * whoever writes it; lists of further rights are not taken over.
 */
public final class AtomicFile {
  private static final String ENDING = ".tmp";
  private static final Set<OpenOption> FRESH =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  private static final AtomicLong SERIAL = new AtomicLong();

  private AtomicFile() {}

  /**
   * Replaces a file; a pipe, a device or a stream of the process ({@code /dev/stdout}) is written
   * to instead.
   *
   * @throws IOException if it cannot be done; the old file is as it was and nothing is left beside
   */
  public static void replace(Path file, byte[] bytes) throws IOException {
    if (OpenEnd.isWritten(file, bytes)) {
      return;
    }
    Path target = target(file);
    Path folder = target.getParent();
    if (folder == null || Files.isDirectory(target)) {
      throw new IOException("it is a folder");
    }
    sweep(folder, target);
    Path fresh =
        folder.resolve(prefix(target) + ProcessHandle.current().pid() + "-" + serial() + ENDING);
    try {
      write(fresh, bytes, permissions(target));
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
    forceFolder(folder);
  }

  /** A link is followed, so that it goes on leading to the file. */
  private static Path target(Path file) throws IOException {
    if (!Files.isSymbolicLink(file)) {
      return file.toAbsolutePath();
    }
    try {
      return file.toRealPath();
    } catch (NoSuchFileException dangling) {
      throw new IOException("it is a link that leads nowhere", dangling);
    }
  }

  private static long serial() {
    return SERIAL.incrementAndGet();
  }

  /** The file's own; empty where there is none, or the system has other permissions. */
  private static Optional<Set<PosixFilePermission>> permissions(Path target) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    return view == null || Files.notExists(target)
        ? Optional.empty()
        : Optional.of(view.readAttributes().permissions());
  }

  private static void write(
      Path fresh, byte[] bytes, Optional<Set<PosixFilePermission>> permissions) throws IOException {
    // Given as it is made as well, so that it is never more open than the file that it replaces.
    FileAttribute<?>[] attributes =
        permissions
            .map(own -> new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(own)})
            .orElse(new FileAttribute<?>[0]);
    try (FileChannel channel = FileChannel.open(fresh, FRESH, attributes)) {
      if (permissions.isPresent()) {
        give(fresh, permissions.get());
      }
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  private static void give(Path fresh, Set<PosixFilePermission> own) {
    try {
      if (!Files.getPosixFilePermissions(fresh).equals(own)) {
        Files.setPosixFilePermissions(fresh, own);
      }
    } catch (IOException notPossibleHere) {
      // Some mounted folders refuse it; what is saved is worth more than its bits, which are then
      // those it was made with: as open as the old file's or less.
    }
  }

  /** Makes the rename itself last; where folders cannot be opened (Windows), it lasts anyway. */
  private static void forceFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException notPossibleHere) {
      // The file is whole under either name; only a power cut at once could bring the old one back.
    }
  }

  /** Removes what processes that were killed in the middle of a save have left. */
  private static void sweep(Path folder, Path target) {
    String prefix = prefix(target);
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(
            folder, path -> String.valueOf(path.getFileName()).startsWith(prefix))) {
      for (Path path : left) {
        if (isAbandoned(String.valueOf(path.getFileName()).substring(prefix.length()))) {
          Files.deleteIfExists(path);
        }
      }
    } catch (IOException unreadable) {
      // Not this save's business: if the folder is unusable, writing says so.
    }
  }

  /** Whether this is {@code PID-SERIAL.tmp} of a process that is no more. */
  private static boolean isAbandoned(String rest) {
    int dash = rest.indexOf('-');
    if (dash < 1 || !rest.endsWith(ENDING)) {
      return false;
    }
    try {
      return ProcessHandle.of(Long.parseLong(rest.substring(0, dash))).isEmpty();
    } catch (NumberFormatException notOurs) {
      return false;
    }
  }

  private static String prefix(Path target) {
    return "." + target.getFileName() + ".";
  }

  /** The refusal of a file that cannot be read or written, in words. */
  public static SaveRefused refused(Path file, String what, IOException cause) {
    String why;
    if (cause instanceof NoSuchFileException missing) {
      boolean itself = String.valueOf(missing.getFile()).equals(file.toString());
      why = itself ? "there is no such file" : "there is no such folder";
    } else if (cause instanceof AccessDeniedException) {
      why = "access is denied";
    } else if (Files.isDirectory(file)) {
      why = "it is a folder";
    } else if (cause instanceof FileSystemException failed && failed.getReason() != null) {
      why = failed.getReason();
    } else {
      why = String.valueOf(cause.getMessage());
    }
    return new SaveRefused(String.valueOf(file.getFileName()), "", what + ": " + why, "", cause);
  }
}
