package io.tickwright.script.kotlin

import io.tickwright.script.ScriptRefused
import java.security.MessageDigest

/** What stands in every script without being written there. */
internal val DEFAULT_IMPORTS =
  listOf(
    "io.tickwright.dsl.*",
    "io.tickwright.time.PerSecond",
    "io.tickwright.time.Speed",
    "kotlin.time.Duration",
    "kotlin.time.Duration.Companion.days",
    "kotlin.time.Duration.Companion.hours",
    "kotlin.time.Duration.Companion.microseconds",
    "kotlin.time.Duration.Companion.milliseconds",
    "kotlin.time.Duration.Companion.minutes",
    "kotlin.time.Duration.Companion.nanoseconds",
    "kotlin.time.Duration.Companion.seconds",
  )

/** From a script's text to its program: out of the cache, or through the compiler. */
internal object Programs {
  /** @throws ScriptRefused if it does not compile */
  fun of(text: ScriptText): Program {
    val cache = KotlinScriptCache.ofUser()
    val key = key(text)
    return cache.find(key)
      ?: synchronized(this) {
        // Another thread may have compiled it while this one waited.
        cache.find(key)
          ?: Compilers.here().compile(text, HostClassPath.entries).also { cache.keep(key, it) }
      }
  }

  /** All that its code depends on; whatever differs in any of it is another program. */
  private fun key(text: ScriptText): String {
    val digest = MessageDigest.getInstance("SHA-256")
    val versions = listOf("$FORMAT", "${KotlinVersion.CURRENT}", Runtime.version().toString())
    for (part in
      versions + DEFAULT_IMPORTS + HostClassPath.fingerprint + listOf(text.shown, text.text)) {
      digest.update(part.toByteArray())
      digest.update(0)
    }
    return digest.digest().joinToString("") { "%02x".format(java.util.Locale.ROOT, it) }
  }

  /** Raised when what is done to compiled code changes. */
  private const val FORMAT = 1
}
