package io.tickwright.save;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.tickwright.testing.Docs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The schema in the guide takes every save, and none that the envelope's reader refuses. */
class JsonSchemaTest {
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(Docs.text("save.schema.json"), InputFormat.JSON);

  private static List<Error> errors(String save) {
    return SCHEMA.validate(save, InputFormat.JSON);
  }

  @Test
  void everySaveIsAsTheSchemaSays() {
    assertEquals(List.of(), errors(new Gate().played().save().text()));
    assertEquals(List.of(), errors(Save.of(new Gate().sim).text()));
    Outpost game = new Outpost(Long.MIN_VALUE);
    for (int i = 0; i < 40; i++) {
      assertEquals(List.of(), errors(Save.of(game.sim).text()), "tick " + game.sim.ticksDone());
      game.play(1, 5);
    }
  }

  @Test
  void whatIsNoSaveIsNot() {
    String text = new Gate().played().save().text();
    String[][] edits = {
      {"$.format", "\"zip\""},
      {"$.version", "2"},
      {"$.toolkit", "1"},
      {"$.unitsPerSecond", "0"},
      {"$.stepUnits", "1.5"},
      {"$.game.version", "-1"},
      {"$.game.script", "null"},
      {"$.game.sha256", "\"BEEF\""},
      {"$.game.author", "\"me\""},
      {"$.seed", "gone"},
      {"$.seed", "99999999999999999999"},
      {"$.tick", "\"12\""},
      {"$.colour", "\"red\""},
      {"$.digests.world", "\"0x12\""},
      {"$.digests.schema", "gone"},
      {"$.state", "[]"},
      {"$.state.tick", "-1"},
      {"$.state.started", "1"},
      {"$.state.two words", "1"},
      {"$.state.shells", "null"},
      {"$.state.inputs.pending", "[{}]"},
      {"$.state.enemies[0].#", "gone"},
      {"$.state.enemies[0].windup", "[1]"},
      {"$.schedule", "{}"},
      {"$.kinds.shells", "1"},
    };
    for (String[] edit : edits) {
      assertFalse(errors(Edit.apply(text, edit[0], edit[1])).isEmpty(), edit[0] + " " + edit[1]);
    }
  }
}
