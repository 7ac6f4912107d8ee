package io.tickwright.script.kotlin

import java.lang.ref.WeakReference
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.locks.LockSupport
import kotlin.concurrent.thread

/**
 * Interrupts a script that does not give back control: one daemon thread looks after all scripts of
 * the process, from the first one loaded on.
 */
internal class Patience(private val nanos: Long) {
  private var waitingFor: Thread? = null
  private var since = 0L
  private var allowed = 0L

  /** Whether it was lost on what ran last. */
  @get:Synchronized
  var isLost = false
    private set

  init {
    LOOKED_AFTER += WeakReference(this)
    WATCHER.isAlive
  }

  /** Begins to wait, so many times as long as usual. */
  @Synchronized
  fun begin(times: Int) {
    waitingFor = Thread.currentThread()
    since = System.nanoTime()
    allowed = nanos * times
    isLost = false
  }

  /** Waits no more, and takes back an interrupt of its own. */
  @Synchronized
  fun end() {
    waitingFor = null
    if (isLost) Thread.interrupted()
  }

  @Synchronized
  private fun look(now: Long) {
    val overdue = waitingFor ?: return
    if (now - since >= allowed) {
      isLost = true
      overdue.interrupt()
    }
  }

  private companion object {
    const val LOOK_EVERY_NANOS = 20_000_000L
    val LOOKED_AFTER = CopyOnWriteArrayList<WeakReference<Patience>>()

    val WATCHER =
      thread(isDaemon = true, name = "tickwright-kotlin-script-watchdog") {
        while (true) {
          LockSupport.parkNanos(LOOK_EVERY_NANOS)
          val now = System.nanoTime()
          LOOKED_AFTER.removeIf { it.get() == null }
          for (patience in LOOKED_AFTER) patience.get()?.look(now)
        }
      }
  }
}
