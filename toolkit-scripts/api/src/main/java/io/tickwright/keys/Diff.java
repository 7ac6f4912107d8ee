package io.tickwright.keys;

import io.tickwright.keys.Trace.Arrival;
import io.tickwright.save.SaveRefused;
import io.tickwright.snapshot.StateDigest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where two runs part: the first tick that differs, the fields that differ there, and what players
 * did around it.
 *
 * <pre>{@code
 * Diff diff = Diff.of(Path.of("before.keys"), Path.of("after.keys"), RunOptions.DEFAULT);
 * if (!diff.same()) {
 *   diff.fields().forEach(field -> log(field.path() + ": " + field.a() + " vs " + field.b()));
 * }
 * }</pre>
 *
 * <p>Either file may be a save, a scenario or recording, or a digest log. States that were not
 * stored are found by running again; checks that do not hold are no matter here.
 *
 * @param a the first file
 * @param b the second file
 * @param same whether nothing differs
 * @param firstTick the ticks done where they first differ; −1 when that is not known, or they do
 *     not differ
 * @param fields the fields that differ there, in declared order
 * @param inputs what came from outside within three ticks of it
 * @param notes what else a reader should know, a sentence each
 */
public record Diff(
    Side a,
    Side b,
    boolean same,
    long firstTick,
    List<Field> fields,
    List<NearInput> inputs,
    List<String> notes) {
  private static final long NEAR = 3;

  /**
   * One of the two files.
   *
   * @param file as it was given
   * @param tick the ticks done at its end
   * @param digest the digest there; null when it is a save that says none and whose game cannot be
   *     loaded
   */
  public record Side(Path file, long tick, @Nullable Long digest) {
    /** The digest as text, {@code 0x5e1c09d2b7a4f380}, or {@code unknown}. */
    public String digestText() {
      return digest == null ? "unknown" : StateDigest.text(digest);
    }
  }

  /**
   * A field that differs.
   *
   * @param path as {@code expect} names it
   * @param a its value in the first file
   * @param b its value in the second file
   */
  public record Field(String path, String a, String b) {}

  /**
   * An input near the first tick that differs.
   *
   * @param tick the ticks done when it came
   * @param line as a scenario says it
   * @param inA whether it is in the first file
   * @param inB whether it is in the second file
   */
  public record NearInput(long tick, String line, boolean inA, boolean inB) {}

  public Diff {
    fields = List.copyOf(fields);
    inputs = List.copyOf(inputs);
    notes = List.copyOf(notes);
  }

  /**
   * Compares two files.
   *
   * @throws ScenarioRefused if one of them cannot be read or run; it is called as it is given here
   * @throws SaveRefused if one is a broken save
   */
  public static Diff of(Path a, Path b, RunOptions options) {
    try (Scratch scratch = new Scratch(options)) {
      RunOptions own = scratch.options();
      return new Comparing(side(a, own), side(b, own), own).run();
    }
  }

  /** Only here is it known which of the two is refused; they may have one name. */
  private static DiffSide side(Path file, RunOptions options) {
    try {
      return DiffSide.of(file, options);
    } catch (ScenarioRefused refused) {
      throw refused.namedAs(file);
    } catch (SaveRefused refused) {
      throw refused.namedAs(file);
    }
  }

  /** What a line calls a side: its file's name, with its folder where both have that name. */
  public String name(Side side) {
    return name(side.file(), side.file().equals(a.file()) ? b.file() : a.file());
  }

  private static String name(Path file, Path other) {
    return String.valueOf(areAlike(file, other) ? file : file.getFileName());
  }

  private static boolean areAlike(Path file, Path other) {
    return Objects.equals(file.getFileName(), other.getFileName());
  }

  private static final class Comparing {
    private final DiffSide a;
    private final DiffSide b;
    private final RunOptions options;
    private final List<String> notes = new ArrayList<>();

    Comparing(DiffSide a, DiffSide b, RunOptions options) {
      this.a = a;
      this.b = b;
      this.options = options;
    }

    Diff run() {
      if (a.isSave() || b.isSave()) {
        return atOneTick();
      }
      int shorter = Math.min(a.size(), b.size());
      int place = 0;
      while (place < shorter && isSame(place, place)) {
        place++;
      }
      if (place < shorter) {
        return diff(false, a.tick(place), fields(place, place), near(a.tick(place)));
      }
      if (a.size() == b.size()) {
        return diff(true, -1, List.of(), List.of());
      }
      DiffSide longer = a.size() > b.size() ? a : b;
      notes.add(
          name(longer)
              + " goes on for "
              + Spelling.ticks(longer.size() - shorter).replace(" ", " more ")
              + "; until then they are the same.");
      return diff(false, longer.tick(shorter), List.of(), near(longer.tick(shorter)));
    }

    private boolean isSame(int placeA, int placeB) {
      Long digest = a.digest(placeA);
      return a.tick(placeA) == b.tick(placeB) && digest != null && digest.equals(b.digest(placeB));
    }

    private boolean digestsAreKnown(int placeA, int placeB) {
      return a.digest(placeA) != null && b.digest(placeB) != null;
    }

    /** A save is one tick: the other side is looked at there. */
    private Diff atOneTick() {
      int placeA = a.isSave() ? 0 : a.placeOf(b.tick(0));
      int placeB = b.isSave() ? 0 : b.placeOf(a.tick(0));
      if (placeA < 0 || placeB < 0) {
        DiffSide run = placeA < 0 ? a : b;
        long tick = placeA < 0 ? b.tick(0) : a.tick(0);
        notes.add(name(run) + " never comes to tick " + tick + ".");
        return diff(false, tick, List.of(), List.of());
      }
      if (isSame(placeA, placeB)) {
        return diff(true, -1, List.of(), List.of());
      }
      List<Field> fields = fields(placeA, placeB);
      if (fields != null && fields.isEmpty() && !digestsAreKnown(placeA, placeB)) {
        return diff(true, -1, List.of(), List.of());
      }
      Diff recordings = a.isSave() && b.isSave() ? ofRecordings() : null;
      if (recordings == null || recordings.same()) {
        return diff(false, -1, fields, List.of());
      }
      notes.add(
          "The first tick was found by running "
              + recordings.name(recordings.a())
              + " and "
              + recordings.name(recordings.b())
              + " again.");
      return diff(false, recordings.firstTick(), fields, recordings.inputs());
    }

    /** Beside {@code before.save} and {@code morning-1.save} may lie what led to them. */
    private @Nullable Diff ofRecordings() {
      Path first = recordingOf(a.file());
      Path second = recordingOf(b.file());
      if (!Files.isRegularFile(first) || !Files.isRegularFile(second) || first.equals(second)) {
        return null;
      }
      try {
        return Diff.of(first, second, options);
      } catch (ScenarioRefused broken) {
        return null;
      }
    }

    private static Path recordingOf(Path save) {
      String name = String.valueOf(save.getFileName()).replaceFirst("(-\\d+)?\\.save$", "");
      return save.resolveSibling(name + ".keys");
    }

    /** The fields that differ; null when a state cannot be found, which its side notes. */
    private @Nullable List<Field> fields(int placeA, int placeB) {
      StateTexts textsA = a.texts(placeA);
      StateTexts textsB = b.texts(placeB);
      if (a.isSave() && b.isSave() && a.isShownAsSaved() != b.isShownAsSaved()) {
        textsA = a.asSaved();
        textsB = b.asSaved();
      }
      if (textsA == null || textsB == null) {
        return null;
      }
      List<Field> fields =
          StateTexts.differing(textsA, textsB).stream()
              .map(one -> new Field(one.path(), one.a(), one.b()))
              .toList();
      if (fields.isEmpty() && digestsAreKnown(placeA, placeB)) {
        notes.add(
            "The digests differ, and no field does: the two declare other things, or in another"
                + " order.");
      }
      return fields;
    }

    private List<NearInput> near(long tick) {
      List<NearInput> near = new ArrayList<>();
      List<Arrival> left = new ArrayList<>(b.arrivals());
      for (Arrival arrival : a.arrivals()) {
        if (isNear(arrival, tick)) {
          near.add(said(arrival, true, left.remove(arrival)));
        }
      }
      left.stream()
          .filter(arrival -> isNear(arrival, tick))
          .forEach(arrival -> near.add(said(arrival, false, true)));
      near.sort(Comparator.comparingLong(NearInput::tick));
      return near;
    }

    private static boolean isNear(Arrival arrival, long tick) {
      return arrival.tick() >= tick - NEAR && arrival.tick() <= tick + NEAR;
    }

    private static NearInput said(Arrival arrival, boolean inA, boolean inB) {
      return new NearInput(arrival.tick(), InputText.of(arrival.input(), arrival.tick()), inA, inB);
    }

    private Diff diff(
        boolean same, long firstTick, @Nullable List<Field> fields, List<NearInput> inputs) {
      List<String> all = new ArrayList<>();
      for (DiffSide side : List.of(a, b)) {
        if (!side.note().isEmpty()) {
          all.add(name(side) + ": " + side.note() + ".");
        }
      }
      all.addAll(notes);
      return new Diff(
          side(a), side(b), same, firstTick, fields == null ? List.of() : fields, inputs, all);
    }

    private String name(DiffSide side) {
      return Diff.name(side.file(), side == a ? b.file() : a.file());
    }

    private static Side side(DiffSide side) {
      int last = side.size() - 1;
      return new Side(side.file(), side.tick(last), side.digest(last));
    }
  }
}
