package io.tickwright.save;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes one place of a save's text. */
final class Edit {
  private static final Pattern STEP = Pattern.compile("\\.([^.\\[]+)|\\[([0-9]+)\\]");

  private Edit() {}

  /**
   * @param edit JSON to put at the path, {@code gone} to take away what is there, or {@code twice}
   *     to have it stand there twice
   */
  static String apply(String text, String path, String edit) {
    Json root = JsonReader.read(text);
    if (edit.equals("twice")) {
      String name = path.substring(path.lastIndexOf('.') + 1);
      Matcher line = Pattern.compile("(\\s*)\"" + name + "\": [^\n]*,\n").matcher(text);
      if (!line.find()) {
        throw new AssertionError("no line of " + name);
      }
      return text.substring(0, line.end()) + line.group() + text.substring(line.end());
    }
    int last = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
    Json holder = at(root, path.substring(0, last));
    Matcher step = STEP.matcher(path.substring(last));
    if (!step.matches()) {
      throw new AssertionError(path);
    }
    if (holder instanceof Json.Arr list) {
      list.items().set(Integer.parseInt(step.group(2)), JsonReader.read(edit));
    } else if (edit.equals("gone")) {
      Objects.requireNonNull(((Json.Obj) holder).fields().remove(step.group(1)), path);
    } else {
      ((Json.Obj) holder).put(step.group(1), JsonReader.read(edit));
    }
    return JsonText.of(root);
  }

  private static Json at(Json root, String path) {
    Json at = root;
    Matcher step = STEP.matcher(path);
    while (step.find()) {
      at =
          step.group(1) != null
              ? Objects.requireNonNull(((Json.Obj) at).get(step.group(1)), path)
              : ((Json.Arr) at).items().get(Integer.parseInt(step.group(2)));
    }
    return at;
  }
}
