package io.tickwright.save;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Map;

/**
 * Writes JSON the way it is read best and compared best: two blanks deeper for each part, but a row
 * of a table, a list of numbers and whatever holds no other part on one line. The same value is
 * always the same text, with line feeds on every system.
 */
final class JsonText {
  private static final JsonFactory FACTORY = new JsonFactory();
  private static final int MOST_ON_ONE_LINE = 5;

  private final JsonGenerator out;
  private final Layout layout = new Layout();

  private JsonText(JsonGenerator out) {
    this.out = out;
    out.setPrettyPrinter(layout);
  }

  static String of(Json value) {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      new JsonText(out).write(value, false);
    } catch (IOException impossible) {
      throw new IllegalStateException("writing to memory", impossible);
    }
    return text.append('\n').toString();
  }

  /** The text in quotes as JSON has it; half a surrogate pair, which UTF-8 has not, is escaped. */
  static String quoted(String value) {
    StringBuilder quoted = new StringBuilder("\"");
    JsonStringEncoder encoder = JsonStringEncoder.getInstance();
    int from = 0;
    for (int i = 0; i < value.length(); i++) {
      if (Character.isSurrogate(value.charAt(i))) {
        if (i + 1 < value.length()
            && Character.isSurrogatePair(value.charAt(i), value.charAt(i + 1))) {
          i++;
          continue;
        }
        encoder.quoteAsString(value.substring(from, i), quoted);
        quoted.append("\\u").append(Integer.toHexString(value.charAt(i)));
        from = i + 1;
      }
    }
    encoder.quoteAsString(value.substring(from), quoted);
    return quoted.append('"').toString();
  }

  private void write(Json value, boolean onOneLine) throws IOException {
    if (value instanceof Json.Obj object) {
      object(object, onOneLine || isFlat(object));
    } else if (value instanceof Json.Arr array) {
      array(array);
    } else if (value instanceof Json.Text text) {
      out.writeRawValue(quoted(text.value()));
    } else if (value instanceof Json.Num number) {
      out.writeNumber(number.text());
    } else if (value instanceof Json.Bool flag) {
      out.writeBoolean(flag.value());
    } else {
      out.writeNull();
    }
  }

  private void object(Json.Obj object, boolean onOneLine) throws IOException {
    out.writeStartObject();
    boolean outer = layout.flat(onOneLine);
    for (Map.Entry<String, Json> field : object.fields().entrySet()) {
      out.writeFieldName(field.getKey());
      write(field.getValue(), onOneLine);
    }
    out.writeEndObject();
    layout.flat(outer);
  }

  private void array(Json.Arr array) throws IOException {
    boolean ofParts = !array.items().isEmpty() && array.items().get(0) instanceof Json.Obj;
    out.writeStartArray();
    boolean outer = layout.flat(!ofParts);
    for (Json item : array.items()) {
      write(item, fitsOneLine(item));
    }
    out.writeEndArray();
    layout.flat(outer);
  }

  /** Whether nothing in it needs lines of its own: all but a table. */
  private static boolean fitsOneLine(Json value) {
    if (value instanceof Json.Obj object) {
      return object.fields().values().stream().allMatch(JsonText::fitsOneLine);
    }
    return !(value instanceof Json.Arr array)
        || array.items().stream().noneMatch(item -> item instanceof Json.Obj);
  }

  /** Whether it is short and holds no other part, as a timer does. */
  private static boolean isFlat(Json.Obj object) {
    return object.size() <= MOST_ON_ONE_LINE
        && object.fields().values().stream()
            .noneMatch(field -> field instanceof Json.Obj || field instanceof Json.Arr);
  }

  /** Line breaks or none, by what is being written. */
  private static final class Layout extends DefaultPrettyPrinter {
    private static final long serialVersionUID = 1L;

    private final DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    private boolean flat;

    boolean flat(boolean now) {
      boolean before = flat;
      flat = now;
      return before;
    }

    @Override
    public void writeStartObject(JsonGenerator out) throws IOException {
      out.writeRaw('{');
      _nesting++;
    }

    @Override
    public void beforeObjectEntries(JsonGenerator out) throws IOException {
      lineBreak(out, "");
    }

    @Override
    public void writeObjectFieldValueSeparator(JsonGenerator out) throws IOException {
      out.writeRaw(": ");
    }

    @Override
    public void writeObjectEntrySeparator(JsonGenerator out) throws IOException {
      out.writeRaw(',');
      lineBreak(out, " ");
    }

    @Override
    public void writeEndObject(JsonGenerator out, int entries) throws IOException {
      _nesting--;
      if (entries > 0) {
        lineBreak(out, "");
      }
      out.writeRaw('}');
    }

    @Override
    public void writeStartArray(JsonGenerator out) throws IOException {
      out.writeRaw('[');
      _nesting++;
    }

    @Override
    public void beforeArrayValues(JsonGenerator out) throws IOException {
      lineBreak(out, "");
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator out) throws IOException {
      out.writeRaw(',');
      lineBreak(out, " ");
    }

    @Override
    public void writeEndArray(JsonGenerator out, int values) throws IOException {
      _nesting--;
      if (values > 0) {
        lineBreak(out, "");
      }
      out.writeRaw(']');
    }

    private void lineBreak(JsonGenerator out, String whenFlat) throws IOException {
      if (flat) {
        out.writeRaw(whenFlat);
      } else {
        indenter.writeIndentation(out, _nesting);
      }
    }
  }
}
