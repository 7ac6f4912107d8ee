package io.tickwright.window;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Tells when a key goes down and when it comes up, once each: an operating system repeats a key
 * that is held, and tells nobody of one that comes up while another window has the keyboard. On the
 * event thread.
 */
final class Keyboard {
  private final BiConsumer<Integer, Boolean> changed;
  private final Set<Integer> down = new LinkedHashSet<>();

  final KeyAdapter keys =
      new KeyAdapter() {
        @Override
        public void keyPressed(KeyEvent event) {
          if (down.add(event.getKeyCode())) {
            changed.accept(event.getKeyCode(), true);
          }
        }

        @Override
        public void keyReleased(KeyEvent event) {
          // X11 repeats by a release and a press of the same moment, one right after the other.
          EventQueue.invokeLater(
              () -> {
                if (!isRepeat(event)) {
                  up(event.getKeyCode());
                }
              });
        }
      };

  final FocusAdapter focus =
      new FocusAdapter() {
        @Override
        public void focusLost(FocusEvent event) {
          List.copyOf(down).forEach(Keyboard.this::up);
        }
      };

  /**
   * @param changed hears of a key's code, and whether it is down now
   */
  Keyboard(BiConsumer<Integer, Boolean> changed) {
    this.changed = changed;
  }

  private void up(int code) {
    if (down.remove(code)) {
      changed.accept(code, false);
    }
  }

  private static boolean isRepeat(KeyEvent release) {
    AWTEvent next =
        Toolkit.getDefaultToolkit().getSystemEventQueue().peekEvent(KeyEvent.KEY_PRESSED);
    return next instanceof KeyEvent press
        && press.getKeyCode() == release.getKeyCode()
        && press.getWhen() == release.getWhen();
  }
}
