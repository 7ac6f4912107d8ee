package io.tickwright.script.js;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tickwright.script.Vocabulary;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** JavaScript says what the vocabulary says, no more and no less, and editors are told the same. */
class VocabularyTest {
  private static final Path TYPES =
      Path.of("src/main/resources/io/tickwright/script/js/tickwright.d.ts");

  private final Vocabulary vocabulary = Vocabulary.get();

  /** What each kind of the vocabulary is here. */
  private static Map<String, Kind<?>> kinds() throws ReflectiveOperationException {
    Map<String, Kind<?>> kinds = new LinkedHashMap<>();
    for (Class<?> type :
        List.of(
            ClockThing.class,
            ActionThing.class,
            TimerThing.class,
            BankThing.class,
            MetronomeThing.class,
            LayerThing.class,
            SequenceThing.class,
            SignalThing.class,
            PhasesThing.class,
            StreamThing.class,
            TableThing.class,
            RowThing.class)) {
      kinds.put(type.getSimpleName().replace("Thing", ""), kind(type));
    }
    kinds.put("RowTimer", RowPart.TIMER);
    kinds.put("RowBank", RowPart.BANK);
    kinds.put("RowMetronome", RowPart.METRONOME);
    kinds.put("RowStream", RowPart.STREAM);
    kinds.put("EasedAngle", kind(EasedThing.class));
    kinds.put("EasedValue", kind(EasedThing.class));
    kinds.put("OldState", kind(OldThing.class));
    return kinds;
  }

  private static Kind<?> kind(Class<?> type) throws ReflectiveOperationException {
    Field field = type.getDeclaredField("KIND");
    field.setAccessible(true);
    return (Kind<?>) field.get(null);
  }

  @Test
  void everyWordIsThereAndNoOther() {
    assertEquals(
        vocabulary.words().stream().map(Vocabulary.Word::name).sorted().toList(),
        Api.NAMES.stream().sorted().toList());
  }

  @Test
  void everyEventIsThereAndNoOther() {
    assertEquals(
        vocabulary.events().stream().map(Vocabulary.Word::name).sorted().toList(),
        Registration.EVENTS.stream().sorted().toList());
  }

  @Test
  void everyKindHasTheMembersThatAreThereAndNoOther() throws ReflectiveOperationException {
    Map<String, Kind<?>> kinds = kinds();
    assertEquals(
        vocabulary.kinds().stream().map(Vocabulary.Kind::name).toList(),
        List.copyOf(kinds.keySet()));
    for (Vocabulary.Kind said : vocabulary.kinds()) {
      Kind<?> made = kinds.get(said.name());
      assertEquals(said.noun(), made.noun(), said.name());
      Map<String, Vocabulary.Access> members = new LinkedHashMap<>();
      said.members().forEach(member -> members.put(member.name(), member.access()));
      assertEquals(members, made.accesses(), said.name());
    }
  }

  @Test
  void theTypesForEditorsAreWhatTheVocabularyMakes() throws IOException {
    String made = Types.of(vocabulary);
    if (Boolean.getBoolean("update")) {
      Files.writeString(TYPES, made);
    }
    assertTrue(made.contains("export function until(name: string"), made);
    assertEquals(
        made, Files.readString(TYPES).replace("\r\n", "\n"), "run this test with -Dupdate=true");
  }
}
