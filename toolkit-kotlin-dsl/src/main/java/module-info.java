/** The core's own objects, said in Kotlin. */
module io.tickwright.dsl {
  requires transitive io.tickwright.core;
  requires transitive kotlin.stdlib;

  exports io.tickwright.dsl;
}
