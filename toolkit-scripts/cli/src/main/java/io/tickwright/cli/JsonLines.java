package io.tickwright.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.tickwright.keys.Problem;
import java.util.List;

/** Results for programs: one JSON object a line. */
final class JsonLines {
  private static final ObjectMapper JSON = new ObjectMapper();

  private JsonLines() {}

  /** An object that says of what format it is. */
  static ObjectNode object(String format) {
    return JSON.createObjectNode().put("format", format);
  }

  /** One in which nothing is said yet. */
  static ObjectNode object() {
    return JSON.createObjectNode();
  }

  static ArrayNode array() {
    return JSON.createArrayNode();
  }

  /** All problems, each with its place as far as it is known. */
  static void problems(ObjectNode object, List<Problem> problems) {
    ArrayNode told = object.putArray("problems");
    for (Problem problem : problems) {
      ObjectNode one = told.addObject().put("file", problem.file());
      if (problem.line() > 0) {
        one.put("line", problem.line())
            .put("column", problem.column())
            .put("length", problem.length());
      }
      one.put("what", problem.what()).put("cure", problem.cure()).put("text", problem.text());
    }
  }

  /** The object on a line of its own. */
  static String line(ObjectNode object) {
    try {
      return JSON.writeValueAsString(object) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree of text and numbers can always be written", e);
    }
  }
}
