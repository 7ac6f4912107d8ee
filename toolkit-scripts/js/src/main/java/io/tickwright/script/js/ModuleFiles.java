package io.tickwright.script.js;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessMode;
import java.nio.file.DirectoryStream;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Map;
import java.util.Set;
import org.graalvm.polyglot.io.FileSystem;
import org.jspecify.annotations.Nullable;

/** The only files the engine can see: the module texts in memory, and the toolkit's own module. */
final class ModuleFiles implements FileSystem {
  private final Modules modules;
  private final String toolkit;

  ModuleFiles(Modules modules, String toolkit) {
    this.modules = modules;
    this.toolkit = toolkit;
  }

  @Override
  public Path parsePath(URI uri) {
    throw new UnsupportedOperationException("a script imports by path, not by URI");
  }

  @Override
  public Path parsePath(String path) {
    return Path.of(path);
  }

  @Override
  public void checkAccess(Path path, Set<? extends AccessMode> modes, LinkOption... linkOptions)
      throws IOException {
    if (modes.contains(AccessMode.WRITE) || modes.contains(AccessMode.EXECUTE)) {
      throw new SecurityException("a script cannot write");
    }
    text(path);
  }

  private String text(Path path) throws NoSuchFileException {
    if (isToolkit(path)) {
      return toolkit;
    }
    ModuleText module = modules.at(toAbsolutePath(path));
    if (module == null) {
      throw new NoSuchFileException(String.valueOf(path.getFileName()));
    }
    return module.text();
  }

  private static boolean isToolkit(@Nullable Path path) {
    return path != null && path.endsWith(Modules.TOOLKIT);
  }

  @Override
  public void createDirectory(Path dir, FileAttribute<?>... attributes) {
    throw new SecurityException("a script cannot write");
  }

  @Override
  public void delete(Path path) {
    throw new SecurityException("a script cannot write");
  }

  @Override
  public SeekableByteChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return new Reading(ByteBuffer.wrap(text(path).getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path dir, DirectoryStream.Filter<? super Path> filter) {
    throw new SecurityException("a script cannot list folders");
  }

  @Override
  public Path toAbsolutePath(Path path) {
    return (path.isAbsolute() ? path : Modules.ROOT.resolve(path)).normalize();
  }

  /** One place for the toolkit's module, whichever module imports it, so that it is there once. */
  @Override
  public Path toRealPath(Path path, LinkOption... linkOptions) throws IOException {
    text(path);
    return isToolkit(path) ? Modules.ROOT.resolve(Modules.TOOLKIT) : toAbsolutePath(path);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options)
      throws IOException {
    return Map.of(
        "isRegularFile", true,
        "isDirectory", false,
        "isSymbolicLink", false,
        "isOther", false,
        "size", (long) text(path).getBytes(StandardCharsets.UTF_8).length);
  }

  /** A text, read from its beginning to its end. */
  private record Reading(ByteBuffer bytes) implements SeekableByteChannel {
    @Override
    public int read(ByteBuffer into) {
      if (!bytes.hasRemaining()) {
        return -1;
      }
      int count = Math.min(into.remaining(), bytes.remaining());
      into.put(bytes.slice(bytes.position(), count));
      bytes.position(bytes.position() + count);
      return count;
    }

    @Override
    public int write(ByteBuffer from) {
      throw new NonWritableChannelException();
    }

    @Override
    public long position() {
      return bytes.position();
    }

    @Override
    public SeekableByteChannel position(long newPosition) {
      bytes.position((int) Math.min(newPosition, bytes.limit()));
      return this;
    }

    @Override
    public long size() {
      return bytes.limit();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
      throw new NonWritableChannelException();
    }

    @Override
    public boolean isOpen() {
      return true;
    }

    @Override
    public void close() {}
  }
}
