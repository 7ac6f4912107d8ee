package io.tickwright.script.groovy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Vocabulary;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every word of the one vocabulary is there in Groovy, under its name. */
class VocabularyTest {
  /** What Groovy says in another way: by a declaration, and by {@code 1.over(3)}. */
  private static final Map<String, String> OTHERWISE =
      Map.of("state", "a declaration", "view", "a declaration", "ratio", "over");

  private static final Map<String, Class<?>> KINDS =
      Map.ofEntries(
          Map.entry("Clock", Clock.class),
          Map.entry("Action", Action.class),
          Map.entry("Timer", Timer.class),
          Map.entry("Bank", Bank.class),
          Map.entry("Metronome", Metronome.class),
          Map.entry("Layer", Layer.class),
          Map.entry("Sequence", Sequence.class),
          Map.entry("Signal", Signal.class),
          Map.entry("Phases", Phases.class),
          Map.entry("Stream", Stream.class),
          Map.entry("Table", Table.class),
          Map.entry("Row", Row.class),
          Map.entry("RowTimer", Timer.class),
          Map.entry("RowBank", Bank.class),
          Map.entry("RowMetronome", Metronome.class),
          Map.entry("RowStream", Stream.class),
          Map.entry("EasedAngle", EasedAngle.class),
          Map.entry("EasedValue", EasedValue.class),
          Map.entry("OldState", io.tickwright.sim.OldState.class));

  private final Vocabulary vocabulary = Vocabulary.get();

  @Test
  void everyWordIsThere() {
    Set<String> said = new LinkedHashSet<>();
    for (Class<?> type : List.of(GameScript.class, Row.class, Steps.class, NumberWords.class)) {
      for (Method method : type.getDeclaredMethods()) {
        said.add(method.getName());
        if (method.getName().startsWith("get")) {
          said.add(
              Character.toLowerCase(method.getName().charAt(3)) + method.getName().substring(4));
        }
      }
    }
    List<String> missing = new ArrayList<>();
    for (Vocabulary.Word word : vocabulary.words()) {
      if (!said.contains(word.name()) && !OTHERWISE.containsKey(word.name())) {
        missing.add(word.name());
      }
    }
    assertEquals(List.of(), missing);
    assertTrue(said.contains("over"));
  }

  @Test
  void everyEventIsThereAndNoOther() {
    Set<String> events = new TreeSet<>();
    vocabulary.events().forEach(event -> events.add(event.name()));
    assertEquals(events, Members.of(On.class));
  }

  @Test
  void everyKindHasItsMembers() {
    List<String> wrong = new ArrayList<>();
    for (Vocabulary.Kind kind : vocabulary.kinds()) {
      Class<?> type = KINDS.get(kind.name());
      if (type == null) {
        wrong.add(kind.name());
        continue;
      }
      for (Vocabulary.Member member : kind.members()) {
        if (!isThere(type, member)) {
          wrong.add(kind.name() + "." + member.name() + ", " + member.access());
        }
      }
      if (!Row.class.isAssignableFrom(type) && type != io.tickwright.sim.OldState.class) {
        assertEquals(kind.noun(), Members.noun(type));
      }
    }
    assertEquals(List.of(), wrong);
  }

  private static boolean isThere(Class<?> type, Vocabulary.Member member) {
    String capital = Character.toUpperCase(member.name().charAt(0)) + member.name().substring(1);
    boolean read = has(type, "get" + capital) || has(type, "is" + capital);
    boolean written = has(type, "set" + capital);
    return switch (member.access()) {
      case READ -> read && !written;
      case SET -> read && written;
      case CALL -> has(type, member.name());
    };
  }

  private static boolean has(Class<?> type, String method) {
    for (Method one : type.getMethods()) {
      if (one.getName().equals(method)) {
        return true;
      }
    }
    return false;
  }
}
