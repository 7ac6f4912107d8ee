package io.tickwright.save;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/**
 * Reads JSON as strictly as it is defined: one value, every name once, nothing after it. What it
 * refuses it refuses with line and column, or with the path of the name that stands there twice.
 */
final class JsonReader {
  /** More than any state nests (64), so that a file of brackets is no stack overflow. */
  private static final int MOST_DEPTH = 200;

  private static final int MOST_TEXT = 64 << 20;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MOST_DEPTH)
                  .maxNumberLength(1000)
                  .maxStringLength(MOST_TEXT)
                  .maxNameLength(10_000)
                  .build())
          .build();

  private final JsonParser parser;
  private final StringBuilder path = new StringBuilder("$");

  private JsonReader(JsonParser parser) {
    this.parser = parser;
  }

  /** Reads UTF-8; a byte order mark is fine. */
  static Json read(byte[] bytes) {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException notUtf8) {
      throw new SaveRefused("", "this is not text in UTF-8, and so no save", "");
    }
    return read(text);
  }

  static Json read(String text) {
    String json = text.startsWith("\uFEFF") ? text.substring(1) : text;
    try (JsonParser parser = FACTORY.createParser(json)) {
      JsonReader reader = new JsonReader(parser);
      JsonToken first = parser.nextToken();
      if (first == null) {
        throw new SaveRefused("", "this is empty, and so no save", "");
      }
      Json value = reader.value(first);
      if (parser.nextToken() != null) {
        throw malformed(parser.currentTokenLocation(), "something follows after the save's end");
      }
      return value;
    } catch (JsonProcessingException wrong) {
      throw malformed(wrong.getLocation(), wrong.getOriginalMessage());
    } catch (IOException impossible) {
      throw new IllegalStateException("reading from memory", impossible);
    }
  }

  private static SaveRefused malformed(JsonLocation at, String what) {
    String place =
        at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr() + ": ";
    String firstLine = what.lines().findFirst().orElse("");
    return new SaveRefused("", place + "this is no JSON: " + firstLine, "");
  }

  private Json value(JsonToken token) throws IOException {
    return switch (token) {
      case START_OBJECT -> object();
      case START_ARRAY -> array();
      case VALUE_STRING -> new Json.Text(parser.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Num(parser.getText());
      case VALUE_TRUE -> new Json.Bool(true);
      case VALUE_FALSE -> new Json.Bool(false);
      case VALUE_NULL -> new Json.Null();
      default -> throw new IllegalStateException("no value begins with " + token);
    };
  }

  private Json object() throws IOException {
    Json.Obj object = new Json.Obj();
    int outer = path.length();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      path.append('.').append(name);
      if (object.has(name)) {
        throw new SaveRefused(
            path.toString(),
            "stands here twice, the second time in line "
                + parser.currentTokenLocation().getLineNr(),
            "Keep one of them.");
      }
      object.put(name, value(parser.nextToken()));
      path.setLength(outer);
    }
    return object;
  }

  private Json array() throws IOException {
    Json.Arr array = new Json.Arr();
    int outer = path.length();
    for (JsonToken next = parser.nextToken();
        next != JsonToken.END_ARRAY;
        next = parser.nextToken()) {
      path.append('[').append(array.size()).append(']');
      array.items().add(value(next));
      path.setLength(outer);
    }
    return array;
  }
}
