package io.tickwright.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a script can say in every language, defined once: the reference page and the types for
 * editors are made from it, and each language is tested against it.
 *
 * <pre>{@code
 * for (Vocabulary.Kind kind : Vocabulary.get().kinds()) {
 *   for (Vocabulary.Member member : kind.members()) { … }
 * }
 * }</pre>
 *
 * @param types what quantities are written as
 * @param words what the top level calls: {@code state}, {@code clock}
 * @param kinds what there is in a game, and what can be asked of it
 * @param events what a handler can be for
 */
public record Vocabulary(List<Word> types, List<Word> words, List<Kind> kinds, List<Word> events) {
  private static final Pattern LINE =
      Pattern.compile("(type|word|event|read|set|call) (\\w+)(?: = | )(.+)");
  private static final Pattern KIND = Pattern.compile("kind (\\w+): (.+)");
  private static final Vocabulary ALL = read();

  /** What can be done with a member. */
  public enum Access {
    /** It is only read. */
    READ,
    /** It is read and assigned. */
    SET,
    /** It is called. */
    CALL
  }

  /**
   * Something that stands for itself.
   *
   * @param name what it is called
   * @param signature what it takes and gives, as TypeScript
   * @param doc what it is for, in one line
   */
  public record Word(String name, String signature, String doc) {}

  /**
   * Part of a kind of thing.
   *
   * @param name what it is called
   * @param access what can be done with it
   * @param signature its type, or what it takes and gives, as TypeScript
   * @param doc what it is for, in one line
   */
  public record Member(String name, Access access, String signature, String doc) {}

  /**
   * A kind of thing.
   *
   * @param name what its type is called
   * @param noun what messages call one of them, with its article: {@code a timer}
   * @param doc what it is for, in one line
   * @param members what can be asked of it
   */
  public record Kind(String name, String noun, String doc, List<Member> members) {
    public Kind {
      members = List.copyOf(members);
    }
  }

  public Vocabulary {
    types = List.copyOf(types);
    words = List.copyOf(words);
    kinds = List.copyOf(kinds);
    events = List.copyOf(events);
  }

  /** The one there is. */
  public static Vocabulary get() {
    return ALL;
  }

  /**
   * The kind of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public Kind kind(String name) {
    return kinds.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("there is no kind " + name));
  }

  private static Vocabulary read() {
    List<String> lines = text().lines().filter(line -> !line.isBlank() && !isNote(line)).toList();
    List<Word> types = new ArrayList<>();
    List<Word> words = new ArrayList<>();
    List<Kind> kinds = new ArrayList<>();
    List<Word> events = new ArrayList<>();
    List<Member> members = new ArrayList<>();
    for (int i = 0; i + 1 < lines.size(); i += 2) {
      String line = lines.get(i).strip();
      String doc = lines.get(i + 1).strip();
      Matcher kind = KIND.matcher(line);
      if (kind.matches()) {
        members = new ArrayList<>();
        kinds.add(new Kind(kind.group(1), kind.group(2), doc, List.of()));
        continue;
      }
      Matcher word = LINE.matcher(line);
      if (!word.matches()) {
        throw new IllegalStateException("vocabulary.txt has the line \"" + line + "\"");
      }
      String name = word.group(2);
      String signature = word.group(3);
      switch (word.group(1)) {
        case "type" -> types.add(new Word(name, signature, doc));
        case "word" -> words.add(new Word(name, signature, doc));
        case "event" -> events.add(new Word(name, signature, doc));
        case "read" -> members.add(new Member(name, Access.READ, signature, doc));
        case "set" -> members.add(new Member(name, Access.SET, signature, doc));
        default -> members.add(new Member(name, Access.CALL, signature, doc));
      }
      if (!kinds.isEmpty() && !members.isEmpty()) {
        Kind last = kinds.remove(kinds.size() - 1);
        kinds.add(new Kind(last.name(), last.noun(), last.doc(), members));
      }
    }
    return new Vocabulary(types, words, kinds, events);
  }

  private static boolean isNote(String line) {
    return line.startsWith("#");
  }

  private static String text() {
    try (InputStream in = Vocabulary.class.getResourceAsStream("vocabulary.txt")) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks vocabulary.txt");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
