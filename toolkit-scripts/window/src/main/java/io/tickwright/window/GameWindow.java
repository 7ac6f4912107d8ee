package io.tickwright.window;

import io.tickwright.host.Dormancy;
import io.tickwright.host.FrameDriver;
import io.tickwright.host.FrameHooks;
import io.tickwright.host.FramePacer;
import io.tickwright.host.FrameSlot;
import io.tickwright.host.InputQueue;
import io.tickwright.host.TimeControl;
import io.tickwright.host.TimeWords;
import io.tickwright.keys.RecordOptions;
import io.tickwright.keys.Recorder;
import io.tickwright.save.Save;
import io.tickwright.save.SaveRefused;
import io.tickwright.script.Script;
import io.tickwright.sim.Simulation;
import io.tickwright.time.Speed;
import java.awt.AWTError;
import java.awt.Canvas;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Graphics2D;
import java.awt.GraphicsEnvironment;
import java.awt.HeadlessException;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game in a window: its keys from a text file, its tables drawn between ticks, its timers and
 * banks as bars; with pause, slow motion, single steps, a quick save, and recordings.
 *
 * <pre>{@code
 * GameWindow window = GameWindow.of(sim, WindowFile.read(file), folder, "skirmish");
 * window.run(); // until it is closed
 * }</pre>
 *
 * <p>The simulation belongs to the thread that calls {@link #run}; keys come from the event thread
 * and are handed over.
 */
public final class GameWindow {
  private static final int WIDTH = 960;
  private static final int HEIGHT = 640;
  private static final long FPS_INTERVAL_NANOS = 500_000_000;

  private final Simulation sim;
  private final @Nullable Script script;
  private final WindowFile file;
  private final Path folder;
  private final String title;
  private final InputQueue inputs;
  private final Scene scene;
  private final Hud hud;
  private final Canvas canvas = new Canvas();
  private final CanvasSurface surface = new CanvasSurface(canvas);
  private final FrameDriver driver;
  private final TimeControl control;
  private final TimeWords timeWords;
  private final SlowKeys slowKeys = new SlowKeys();
  private Consumer<String> answers = answer -> {};
  private @Nullable Recorder recorder;
  private boolean interpolates = true;
  private boolean recordsFromTheStart;
  private double framesPerSecond;
  private long countedSince = System.nanoTime();
  private int counted;

  private GameWindow(
      Simulation sim, @Nullable Script script, WindowFile file, Path folder, String title) {
    this.sim = sim;
    this.script = script;
    this.file = file;
    this.folder = folder;
    this.title = title;
    file.check(sim.world());
    this.inputs = new InputQueue(sim);
    this.scene = new Scene(sim, file.drawings());
    this.hud = new Hud(sim);
    this.driver =
        FrameDriver.of(sim, new Hooks(), surface)
            .slots(surface.slots())
            .whenDormant(Dormancy.RESYNC)
            .inputs(inputs);
    this.control = driver.control();
    this.timeWords = new TimeWords(control);
    control.whenSprinted(report -> answers.accept(report.text()));
  }

  /**
   * A window for a game; it opens when it is run.
   *
   * @param folder where the quick save and recordings go
   * @throws IllegalArgumentException if the file names what the game does not declare
   */
  public static GameWindow of(Simulation sim, WindowFile file, Path folder, String title) {
    return new GameWindow(sim, null, file, folder, title);
  }

  /** A window for a script's game; see {@link #of(Simulation, WindowFile, Path, String)}. */
  public static GameWindow of(Script script, WindowFile file, Path folder, String title) {
    return new GameWindow(script.simulation(), script, file, folder, title);
  }

  /** Whether a window can be opened here. */
  public static boolean hasDisplay() {
    try {
      return !GraphicsEnvironment.isHeadless()
          && GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices().length > 0;
    } catch (HeadlessException | AWTError | NoClassDefFoundError | UnsatisfiedLinkError none) {
      // DISPLAY names one that nobody answers at, or this Java has no windows at all.
      return false;
    }
  }

  /** Hears what the window answers to words, and what it has to say by itself. */
  public GameWindow onAnswer(Consumer<String> listener) {
    answers = listener;
    return this;
  }

  /** Records from the first frame on, into {@code NAME-1.keys}. */
  public GameWindow recording() {
    recordsFromTheStart = true;
    return this;
  }

  /** What drives it, for a host that wants to know more. */
  public FrameDriver driver() {
    return driver;
  }

  /** Opens the window and plays until it is closed; on the thread that owns the simulation. */
  public void run() {
    Frame frame = open();
    try {
      answers.accept("keys: " + file.keysText());
      if (recordsFromTheStart) {
        answers.accept(record());
      }
      driver.anchor();
      driver.run(FramePacer.at("60hz"));
    } finally {
      if (recorder != null) {
        answers.accept(endRecording());
      }
      EventQueue.invokeLater(frame::dispose);
    }
  }

  private Frame open() {
    Frame[] opened = new Frame[1];
    try {
      EventQueue.invokeAndWait(() -> opened[0] = openOnEventThread());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted before the window was open", e);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException("the window does not open", e.getCause());
    }
    return opened[0];
  }

  private Frame openOnEventThread() {
    Frame frame = new Frame(title);
    canvas.setPreferredSize(new Dimension(WIDTH, HEIGHT));
    canvas.setBackground(Color.BLACK);
    canvas.setIgnoreRepaint(true);
    Keyboard keyboard = new Keyboard(this::key);
    canvas.addKeyListener(keyboard.keys);
    canvas.addFocusListener(keyboard.focus);
    frame.setIgnoreRepaint(true);
    frame.add(canvas);
    frame.pack();
    frame.setLocation(0, 0);
    frame.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            driver.requestClose();
          }

          @Override
          public void windowIconified(WindowEvent event) {
            driver.atNextUpdate(() -> driver.dormant(true));
          }

          @Override
          public void windowDeiconified(WindowEvent event) {
            driver.atNextUpdate(() -> driver.dormant(false));
          }
        });
    frame.setVisible(true);
    canvas.createBufferStrategy(2);
    canvas.requestFocus();
    return frame;
  }

  /** A key went down or came up; on the event thread. */
  private void key(int code, boolean down) {
    Binding binding = file.binding(code);
    if (binding instanceof Binding.Tap tap && down) {
      inputs.tap(tap.action());
    } else if (binding instanceof Binding.Hold hold) {
      if (down) {
        inputs.press(hold.action());
      } else {
        inputs.release(hold.action());
      }
    } else if (binding instanceof Binding.Slow slow) {
      driver.atNextUpdate(() -> slow(Speed.of(slow.speed()), down));
    } else if (binding instanceof Binding.Say word && down) {
      say(word.line());
    }
  }

  private void slow(Speed speed, boolean down) {
    control.speed(down ? slowKeys.down(speed, control.speed()) : slowKeys.up(speed));
  }

  // Words

  /** What can be said to it, a line each. */
  public static List<String> usage() {
    return PlayWords.usage();
  }

  /** Says a word to it, from any thread; the answer goes to {@link #onAnswer}. */
  public void say(String line) {
    driver.atNextUpdate(
        () -> {
          try {
            answers.accept(answer(line.strip()));
          } catch (IllegalArgumentException | SaveRefused refused) {
            answers.accept(String.valueOf(refused.getMessage()));
          }
        });
  }

  private String answer(String line) {
    switch (line) {
      case "save" -> {
        Save.of(sim).writeTo(quickSave());
        return "saved " + quickSave() + " at tick " + sim.ticksDone();
      }
      case "load" -> {
        if (!Files.exists(quickSave())) {
          throw new IllegalArgumentException(
              "nothing is saved in " + quickSave() + " yet; say `save` first");
        }
        Save.readFrom(quickSave()).restoreInto(sim);
        driver.resync();
        return "loaded " + quickSave() + ", at tick " + sim.ticksDone();
      }
      case "record" -> {
        return recorder == null ? record() : endRecording();
      }
      case "interpolation" -> {
        interpolates = !interpolates;
        return interpolates ? "drawing between ticks" : "drawing ticks only";
      }
      case "quit" -> {
        driver.requestClose();
        return "closing at tick " + sim.ticksDone();
      }
      // The key that pauses also ends the pause.
      case "pause" -> {
        return timeWords.say(control.isPaused() ? "resume" : "pause");
      }
      default -> {
        PlayWords.checkSaid(line);
        return timeWords.say(line);
      }
    }
  }

  private Path quickSave() {
    return folder.resolve(title + "-quick.save");
  }

  private String record() {
    Path target = newRecording(folder, title);
    recorder =
        script == null
            ? Recorder.start(sim, target, RecordOptions.DEFAULT)
            : Recorder.start(script, target, RecordOptions.DEFAULT);
    return "recording " + target;
  }

  /** The first number that no session before has recorded under. */
  static Path newRecording(Path folder, String title) {
    Path file;
    int number = 0;
    do {
      file = folder.resolve(title + "-" + ++number + ".keys");
    } while (Files.exists(file));
    return file;
  }

  private String endRecording() {
    Recorder ended = recorder;
    if (ended == null) {
      return "";
    }
    recorder = null;
    ended.close();
    return ended.problem().orElse("recorded " + ended.file());
  }

  // Drawing

  private final class Hooks implements FrameHooks {
    private int width;
    private int height;

    @Override
    public void beginFrame() {
      counted++;
      long now = System.nanoTime();
      if (now - countedSince > FPS_INTERVAL_NANOS) {
        framesPerSecond = counted * 1e9 / (now - countedSince);
        counted = 0;
        countedSince = now;
      }
    }

    @Override
    public void viewportSizeChanged(int newWidth, int newHeight) {
      width = newWidth;
      height = newHeight;
    }

    @Override
    public void encode(FrameSlot slot, float alpha) {
      Graphics2D graphics = surface.draw(slot, width, height);
      scene.draw(graphics, width, height, interpolates ? alpha : 1);
      graphics.dispose();
    }

    @Override
    public void encodeHud(FrameSlot slot) {
      Graphics2D graphics = surface.draw(slot, width, height);
      hud.draw(graphics, width, height, state(), framesPerSecond);
      graphics.dispose();
    }

    private String state() {
      String time = control.isSprinting() ? "sprinting" : control.isPaused() ? "paused" : "";
      return recorder == null ? time : time + "  recording";
    }
  }
}
