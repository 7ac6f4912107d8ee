package io.tickwright.save;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A name for what is no file of its own: a pipe, a device, or a stream that the process was started
 * with, such as {@code /dev/stdout}, whatever that leads to. Such a thing is written to and never
 * replaced.
 */
final class OpenEnd {
  private static final int MOST_LINKS = 8;

  private OpenEnd() {}

  /** Writes to it; false, and nothing is done, when the name is that of a file or of none. */
  static boolean isWritten(Path file, byte[] bytes) throws IOException {
    Path stream = stream(file);
    if (stream != null && String.valueOf(stream.getFileName()).equals("1")) {
      // Opened anew it would have a place of its own, and what is printed next would lie over it.
      FileOutputStream out = new FileOutputStream(FileDescriptor.out);
      out.write(bytes);
      return true;
    }
    boolean isDevice = Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    if (stream == null && !isDevice) {
      return false;
    }
    Files.write(file, bytes, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
    return true;
  }

  /** The stream of this process that a name or the link behind it stands for; null for others. */
  private static @Nullable Path stream(Path file) throws IOException {
    Path there = file.toAbsolutePath();
    for (int links = 0; links < MOST_LINKS; links++) {
      Path folder = there.getParent();
      if (folder == null || !Files.isDirectory(folder)) {
        return null;
      }
      if (isOfStreams(folder)) {
        return there;
      }
      if (!Files.isSymbolicLink(there)) {
        return null;
      }
      there = there.resolveSibling(Files.readSymbolicLink(there));
    }
    return null;
  }

  private static boolean isOfStreams(Path folder) throws IOException {
    for (Path streams : List.of(Path.of("/dev/fd"), Path.of("/proc/self/fd"))) {
      if (Files.isDirectory(streams) && Files.isSameFile(folder, streams)) {
        return true;
      }
    }
    return false;
  }
}
