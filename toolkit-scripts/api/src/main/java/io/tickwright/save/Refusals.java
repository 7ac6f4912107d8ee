package io.tickwright.save;

import io.tickwright.sim.Names;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads one JSON value as the type it must have, and says so when it has another. */
final class Refusals {
  private Refusals() {}

  static long whole(@Nullable Json value, Supplier<String> path) {
    return whole(value, path, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  static long whole(@Nullable Json value, Supplier<String> path, long least, long most) {
    if (!(present(value, path) instanceof Json.Num number)) {
      throw is(path, value, "it must be a whole number", "");
    }
    if (!number.isWhole()) {
      throw is(path, value, "a whole number is written without fraction and exponent", "");
    }
    if (!number.isLong() || number.whole() < least || number.whole() > most) {
      throw is(path, value, "it lies in [" + least + ", " + most + "]", "");
    }
    return number.whole();
  }

  static boolean flag(@Nullable Json value, Supplier<String> path) {
    if (!(present(value, path) instanceof Json.Bool flag)) {
      throw is(path, value, "it must be true or false", "");
    }
    return flag.value();
  }

  static String text(@Nullable Json value, Supplier<String> path) {
    if (!(present(value, path) instanceof Json.Text text)) {
      throw is(path, value, "it must be a text", "");
    }
    return text.value();
  }

  static double real(@Nullable Json value, Supplier<String> path) {
    Double real = Reals.read(present(value, path));
    if (real == null) {
      throw is(
          path,
          value,
          "it must be a number that a double can hold, or \"NaN\", \"Infinity\" or \"-Infinity\"",
          "");
    }
    return real;
  }

  static int oneOf(@Nullable Json value, Supplier<String> path, List<String> names) {
    String listed = "it must be one of " + String.join(", ", names);
    if (!(present(value, path) instanceof Json.Text text)) {
      throw is(path, value, listed, "");
    }
    int index = names.indexOf(text.value());
    if (index < 0) {
      String cure = Names.cure(text.value(), names);
      throw is(path, value, listed, cure.startsWith("Did") ? cure : "");
    }
    return index;
  }

  static Json.Obj object(@Nullable Json value, Supplier<String> path) {
    if (!(present(value, path) instanceof Json.Obj object)) {
      throw is(path, value, "it must be an object", "");
    }
    return object;
  }

  static Json.Arr list(@Nullable Json value, Supplier<String> path) {
    if (!(present(value, path) instanceof Json.Arr list)) {
      throw is(path, value, "it must be a list", "");
    }
    return list;
  }

  static SaveRefused is(Supplier<String> path, @Nullable Json value, String right, String cure) {
    String shown = value == null ? "nothing" : value.shown();
    return new SaveRefused(path.get(), "is " + shown + "; " + right, cure);
  }

  static SaveRefused missing(Supplier<String> path, String cure) {
    return new SaveRefused(path.get(), "is missing", cure);
  }

  static SaveRefused unknown(
      Supplier<String> path, String name, Collection<String> known, String more) {
    String cure = Names.cure(name, known);
    return new SaveRefused(
        path.get(), "is not known", cure + (cure.isEmpty() || more.isEmpty() ? "" : " ") + more);
  }

  private static Json present(@Nullable Json value, Supplier<String> path) {
    if (value == null) {
      throw missing(path, "");
    }
    return value;
  }
}
