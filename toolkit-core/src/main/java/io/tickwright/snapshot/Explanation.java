package io.tickwright.snapshot;

import io.tickwright.snapshot.StateDigest.PartDigest;
import java.util.ArrayList;
import java.util.List;

/** What a digest covers, gathered while it is read; a part stands before what it contains. */
final class Explanation {
  private final List<Line> lines = new ArrayList<>(List.of(new Line("")));
  private final Path path = new Path();
  private final List<Line> open = new ArrayList<>();

  private static final class Line {
    final String path;
    long digest;
    String whyNot = "";

    Line(String path) {
      this.path = path;
    }
  }

  void enter(String name) {
    open.add(add(path.field(name)));
    path.enter(name);
  }

  void enterElement(int index) {
    path.at(index);
    open.add(add(path.here()));
  }

  void leaveElement(long digest) {
    open.remove(open.size() - 1).digest = digest;
  }

  void leave(long digest) {
    path.leave();
    leaveElement(digest);
  }

  void column(String name, long digest) {
    add(path.field(name)).digest = digest;
  }

  void leavesOut(String name, String why) {
    add(path.field(name)).whyNot = why;
  }

  void whole(long digest) {
    lines.get(0).digest = digest;
  }

  List<PartDigest> digests() {
    List<PartDigest> digests = new ArrayList<>();
    for (Line line : lines) {
      if (line.whyNot.isEmpty()) {
        digests.add(new PartDigest(line.path, line.digest));
      }
    }
    return List.copyOf(digests);
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      text.append(
              line.whyNot.isEmpty()
                  ? new PartDigest(line.path, line.digest).toString()
                  : "left out           " + line.path + " (" + line.whyNot + ")")
          .append('\n');
    }
    return text.toString();
  }

  private Line add(String at) {
    Line line = new Line(at);
    lines.add(line);
    return line;
  }
}
