package io.tickwright.examples.window;

import io.tickwright.examples.skirmish.Skirmish;
import io.tickwright.host.FrameDriver;
import io.tickwright.keys.RunListener;
import io.tickwright.keys.RunOptions;
import io.tickwright.keys.RunResult;
import io.tickwright.keys.Scenario;
import io.tickwright.keys.ScenarioRun;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.ClockedTimer;
import io.tickwright.sim.Column;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.Simulation;
import io.tickwright.window.GameWindow;
import io.tickwright.window.WindowFile;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javax.imageio.ImageIO;

/**
 * Plays the skirmish in a window with real key events and looks at the screen: the process that
 * {@link WindowIT} runs on a display of its own. Each thing seen is a line; the last is {@code
 * whole}.
 */
final class WindowSession {
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  /** Ten ticks a second, so that a tick is several pixels; and a tenth of it while F3 is down. */
  private static final String STEP = "10hz";

  /** How many different positions strictly between two ticks have to be seen. */
  private static final int ENOUGH = 6;

  /** Which of the bars is that of cooling down after a shot. */
  private static final int COOL = 2;

  private final Path folder;
  private final Robot robot;
  private final Simulation sim;
  private final Skirmish game = new Skirmish();
  private final GameWindow window;
  private final FrameDriver driver;
  private final List<String> answers = new CopyOnWriteArrayList<>();

  private WindowSession(Path skirmish, Path folder) throws Exception {
    this.folder = folder;
    this.robot = new Robot();
    this.sim = game.at(STEP).seed(7).build();
    WindowFile keys = WindowFile.read(skirmish.resolve("skirmish.window"));
    this.window = GameWindow.of(sim, keys, folder, "session").onAnswer(answers::add).recording();
    this.driver = window.driver();
  }

  /**
   * Plays a session.
   *
   * @param arguments the folder with {@code skirmish.window}, and one to write into
   */
  public static void main(String[] arguments) throws Exception {
    WindowSession session = new WindowSession(Path.of(arguments[0]), Path.of(arguments[1]));
    Thread player =
        new Thread(
            () -> {
              try {
                session.play();
              } catch (Throwable thrown) {
                thrown.printStackTrace();
                session.driver.requestClose();
              }
            },
            "player");
    player.start();
    session.window.run();
    player.join();
    session.replay();
    System.exit(0);
  }

  private void play() throws Exception {
    until("the window shows frames", () -> driver.isClosed() || ask(() -> sim.ticksDone()) > 2);
    robot.mouseMove(400, 300);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    until("three scouts are there", () -> ask(game.enemies::count) == 3);

    keepDown(KeyEvent.VK_F3, this::looksSmooth);
    press(KeyEvent.VK_F4);
    until("interpolation is off", () -> answers.contains("drawing ticks only"));
    keepDown(KeyEvent.VK_F3, this::looksLikeTicks);
    press(KeyEvent.VK_F4);

    press(KeyEvent.VK_SPACE);
    until("a scout is shot", () -> ask(game.enemies::count) == 2);
    press(KeyEvent.VK_F1);
    until("it is paused", () -> answers.contains("paused"));
    long held = ask(sim::ticksDone);
    Thread.sleep(300);
    say("pause holds the tick: " + (held == ask(sim::ticksDone)));
    press(KeyEvent.VK_F2);
    until("a step is one tick", () -> ask(sim::ticksDone) == held + 1);
    press(KeyEvent.VK_F5);
    until("it is saved", () -> answers.stream().anyMatch(a -> a.startsWith("saved ")));
    press(KeyEvent.VK_F1);
    until("it goes on", () -> ask(sim::ticksDone) > held + 4);
    press(KeyEvent.VK_F9);
    until("it is loaded", () -> answers.contains(loaded(held + 1)));
    robot.keyPress(KeyEvent.VK_SHIFT);
    until("slow motion is held", () -> ask(() -> game.world.speed().denominator()) == 3);
    robot.keyRelease(KeyEvent.VK_SHIFT);
    until("and let go", () -> ask(() -> game.world.speed().denominator()) == 1);
    looksAtTheBars();
    press(KeyEvent.VK_ESCAPE);
    until("it is closed", driver::isClosed);
  }

  private String loaded(long tick) {
    return "loaded " + folder.resolve("session-quick.save") + ", at tick " + tick;
  }

  // What the screen shows

  /** The positions on the screen, one for each screenshot, and those of the ticks meanwhile. */
  private List<Double> watch(String name, NavigableSet<Double> ticks, int wanted)
      throws IOException {
    List<Double> seen = new ArrayList<>();
    long first = ask(sim::ticksDone);
    long now = first;
    // A busy machine draws few frames a tick, so it is watched for longer.
    while (now < first + 3 || (now < first + 12 && between(seen, ticks) < wanted)) {
      ticks.add(ask(this::farthest));
      BufferedImage shot = robot.createScreenCapture(new Rectangle(0, 0, 960, 640));
      if (seen.isEmpty()) {
        ImageIO.write(shot, "png", folder.resolve(name + ".png").toFile());
      }
      seen.add(centre(shot));
      now = ask(sim::ticksDone);
    }
    ticks.add(ask(this::farthest));
    return seen;
  }

  private void looksSmooth() throws IOException {
    NavigableSet<Double> ticks = new TreeSet<>();
    List<Double> seen = watch("smooth", ticks, ENOUGH);
    say(
        "screenshots between ticks: "
            + (between(seen, ticks) >= ENOUGH)
            + " "
            + between(seen, ticks));
    boolean forward = true;
    for (int i = 1; i < seen.size(); i++) {
      forward &= seen.get(i) <= seen.get(i - 1) + 0.2;
    }
    say("it only comes nearer: " + forward);
  }

  /** The negative control: without interpolation nothing is drawn between two ticks. */
  private void looksLikeTicks() throws IOException {
    NavigableSet<Double> ticks = new TreeSet<>();
    List<Double> seen = watch("ticks", ticks, 0);
    say("without interpolation: " + (between(seen, ticks) == 0) + " " + between(seen, ticks));
  }

  /** While it is paused, one shot and a tick after it: it cools down, then less. */
  private void looksAtTheBars() {
    until("it can fire", () -> ask(this::canFireTwice));
    press(KeyEvent.VK_F1);
    until("it is paused again", () -> ask(driver.control()::isPaused));
    press(KeyEvent.VK_SPACE);
    press(KeyEvent.VK_F2);
    until("it cools down", () -> ask(game.cool::running));
    until("the bars are as long as what they show", () -> bars().equals(ask(this::lengths)));
    int whole = bars().get(COOL);
    long armed = ask(sim::ticksDone);
    press(KeyEvent.VK_F2);
    until("and a tick later", () -> ask(sim::ticksDone) == armed + 1);
    until("they are as long as that", () -> bars().equals(ask(this::lengths)));
    say("the bar gets shorter: " + (bars().get(COOL) < whole));
  }

  private boolean canFireTwice() {
    return !game.reload.running() && !game.cool.running() && game.shells.get() > 1;
  }

  /** How many pixels of each bar are filled, on the screen. */
  private List<Integer> bars() {
    BufferedImage shot = robot.createScreenCapture(new Rectangle(0, 0, 960, 640));
    List<Integer> bars = new ArrayList<>();
    for (int y = 43; y < 43 + 5 * 16; y += 16) {
      int filled = 0;
      for (int x = 960 - 110; x < 960 - 20; x++) {
        int rgb = shot.getRGB(x, y) & 0xffffff;
        filled += rgb == 0x4090e0 || rgb == 0x40b060 ? 1 : 0;
      }
      bars.add(filled);
    }
    return bars;
  }

  /** How many should be: of the bank and the timers, in the order in which the game has them. */
  private List<Integer> lengths() {
    List<Integer> lengths = new ArrayList<>();
    lengths.add(length(game.feed.progress(), game.feed.whole()));
    for (ClockedTimer timer : List.of(game.reload, game.cool, game.lull, game.toast)) {
      lengths.add(timer.running() ? length(timer.left(), timer.total()) : 0);
    }
    return lengths;
  }

  private static int length(long part, long whole) {
    return (int) Math.round(90.0 * part / Math.max(1, whole));
  }

  /** How many positions are strictly between those of two ticks, by more than can be misread. */
  private static long between(List<Double> seen, NavigableSet<Double> ticks) {
    return seen.stream()
        .filter(
            x -> {
              Double below = ticks.floor(x);
              Double above = ticks.ceiling(x);
              return below != null && above != null && x - below > 0.7 && above - x > 0.7;
            })
        .map(x -> Math.round(x * 2))
        .distinct()
        .count();
  }

  /** Where the tick itself has the farthest enemy: the window's own scale, in pixels from x = 0. */
  private double farthest() {
    double scale = Math.min((960 - 100) / 26.0, (640 - 190) / (26 * 0.9));
    double most = 0;
    IntegerColumn hex = column(IntegerColumn.class, "hex");
    AngleColumn bearing = column(AngleColumn.class, "bearing");
    RowBanks walk = column(RowBanks.class, "walk");
    for (int slot = game.enemies.next(0); slot >= 0; slot = game.enemies.next(slot + 1)) {
      double far = hex.get(slot) - (double) walk.progress(slot) / walk.whole();
      double turn = Math.toRadians((bearing.bits(slot) & 0xffff_ffffL) * (360.0 / 0x1p32));
      most = Math.max(most, 60 + far * scale * Math.cos(turn));
    }
    return most;
  }

  private <C extends Column> C column(Class<C> kind, String name) {
    return game.enemies.columns().stream()
        .filter(column -> column.name().equals(name))
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  /** The middle of the dot that is farthest to the right, weighed by how much of a pixel it is. */
  private static double centre(BufferedImage shot) {
    int right = shot.getWidth() - 1;
    while (right > 0 && weight(shot, right) == 0) {
      right--;
    }
    double sum = 0;
    double moment = 0;
    for (int x = right; x > right - 16; x--) {
      double weight = weight(shot, x);
      sum += weight;
      moment += weight * (x + 0.5);
    }
    return moment / sum;
  }

  private static double weight(BufferedImage shot, int x) {
    double sum = 0;
    for (int y = 130; y < 640; y++) {
      int rgb = shot.getRGB(x, y);
      int red = (rgb >> 16) & 0xff;
      int blue = rgb & 0xff;
      // The dots are d04020 on 101418; labels and bars are grey, blue or green.
      sum += red - blue > 20 ? (red - 0x10) / 192.0 : 0;
    }
    return sum;
  }

  // Asking and pressing

  private <T> T ask(Supplier<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    driver.atNextUpdate(() -> answer.complete(question.get()));
    return answer.orTimeout(60, TimeUnit.SECONDS).join();
  }

  private void press(int key) {
    robot.keyPress(key);
    robot.delay(60);
    robot.keyRelease(key);
    robot.delay(60);
  }

  private interface Watching {
    void look() throws IOException;
  }

  private void keepDown(int key, Watching watching) throws IOException {
    robot.keyPress(key);
    until("F3 slows everything", () -> ask(() -> sim.loop().speed().denominator()) == 10);
    try {
      watching.look();
    } finally {
      robot.keyRelease(key);
    }
    until("and no more", () -> ask(() -> sim.loop().speed().denominator()) == 1);
  }

  private static void until(String what, BooleanSupplier holds) {
    long begun = System.nanoTime();
    while (!holds.getAsBoolean()) {
      if (System.nanoTime() - begun > PATIENCE_NANOS) {
        throw new AssertionError("it did not come to be: " + what);
      }
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
    say(what);
  }

  private static void say(String line) {
    System.out.println(line);
  }

  // The recording

  /** Without a window, by the same game in another simulation. */
  private void replay() {
    Scenario recording = Scenario.parse(folder.resolve("session-1.keys"));
    RunOptions options = RunOptions.DEFAULT.withGame(fresh -> new Skirmish(fresh.world()));
    RunResult result = new ScenarioRun(recording, options, RunListener.SILENT).run();
    say("replayed " + result.status() + ", " + result.ticks() + " ticks");
    result.problems().forEach(problem -> say(problem.text()));
    say("the same digest: " + (result.digest() == sim.digest()));
    say(result.passed() && result.ticks() == sim.ticksDone() ? "whole" : "not whole");
  }
}
