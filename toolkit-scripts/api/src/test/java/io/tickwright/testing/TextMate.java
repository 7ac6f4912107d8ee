package io.tickwright.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Splits lines as an editor does that reads a TextMate grammar: of all rules the one that matches
 * first, of several there the one listed first. Only rules that match within a line.
 */
public final class TextMate {
  private final JsonNode grammar;
  private final List<Rule> rules = new ArrayList<>();

  /** A stretch of a line and what it is; text that no rule knows has an empty scope. */
  public record Token(String text, String scope) {}

  private record Rule(Pattern match, String name, JsonNode captures) {}

  public TextMate(Path file) throws IOException {
    grammar = new ObjectMapper().readTree(file.toFile());
    add(grammar.get("patterns"));
  }

  private void add(JsonNode patterns) {
    for (JsonNode pattern : patterns) {
      if (pattern.has("include")) {
        JsonNode rule = rule(pattern.get("include").asText().substring(1));
        if (rule.has("patterns")) {
          add(rule.get("patterns"));
        } else {
          rules.add(rule(rule));
        }
      } else {
        rules.add(rule(pattern));
      }
    }
  }

  private static Rule rule(JsonNode rule) {
    Pattern match = Pattern.compile(rule.get("match").asText());
    return new Rule(match, rule.path("name").asText(), rule.path("captures"));
  }

  /** A rule of the repository. */
  public JsonNode rule(String name) {
    JsonNode rule = grammar.get("repository").get(name);
    if (rule == null) {
      throw new IllegalArgumentException("there is no rule " + name);
    }
    return rule;
  }

  /** The words that a rule lists, in the group of that number. */
  public List<String> words(String name, int group) {
    String match = rule(name).get("match").asText();
    int from = startOfGroup(match, group);
    return List.of(match.substring(from, match.indexOf(')', from)).split("\\|"));
  }

  private static int startOfGroup(String match, int group) {
    int groups = 0;
    for (int i = 0; i < match.length(); i++) {
      char c = match.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '[') {
        i = match.indexOf(']', i + 1);
      } else if (c == '(' && match.charAt(i + 1) != '?' && ++groups == group) {
        return i + 1;
      }
    }
    throw new IllegalArgumentException(match + " has no group " + group);
  }

  /** The stretches of a line in order, blanks left out. */
  public List<Token> line(String line) {
    List<Token> tokens = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      Rule first = null;
      Matcher found = null;
      for (Rule rule : rules) {
        Matcher matcher = rule.match().matcher(line);
        if (matcher.find(at) && matcher.end() > matcher.start() && isEarlier(matcher, found)) {
          first = rule;
          found = matcher;
        }
      }
      if (first == null || found == null) {
        add(tokens, line.substring(at), "");
        break;
      }
      add(tokens, line.substring(at, found.start()), "");
      add(tokens, first, found);
      at = found.end();
    }
    return tokens;
  }

  private static boolean isEarlier(Matcher matcher, @Nullable Matcher found) {
    return found == null || matcher.start() < found.start();
  }

  private static void add(List<Token> tokens, Rule rule, Matcher found) {
    if (!rule.name().isEmpty()) {
      add(tokens, found.group(), rule.name());
      return;
    }
    for (int group = 1; group <= found.groupCount(); group++) {
      String text = found.group(group);
      if (text != null) {
        add(tokens, text, rule.captures().path(String.valueOf(group)).path("name").asText());
      }
    }
  }

  private static void add(List<Token> tokens, String text, String scope) {
    if (!text.isBlank()) {
      tokens.add(new Token(text.strip(), scope));
    }
  }
}
