package io.tickwright.keys;

import io.tickwright.save.Save;
import io.tickwright.save.SaveRefused;
import io.tickwright.save.ScriptMark;
import io.tickwright.script.Script;
import io.tickwright.sim.Input;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.SimulationListener;
import io.tickwright.sim.World;
import io.tickwright.snapshot.SnapshotBytes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes down a run while it goes on, as a {@code .keys} file that replays to the same digests: how
 * long each frame was, each input with the tick it landed on, and a digest every so many ticks.
 *
 * <pre>{@code
 * try (Recorder recorder = Recorder.start(script, Path.of("morning.keys"))) {
 *   while (window.isOpen()) {
 *     runner.frame(System.nanoTime());
 *   }
 * }
 * }</pre>
 *
 * <p>It may begin in the middle of a session, and go on across a restore: then a save is written
 * beside the recording, {@code morning-1.save}, and the recording restores it. What a host changes
 * by hand between two ticks is no input: it says so by {@link #changed}.
 *
 * <p>Each interval is handed to the operating system when it is complete, and forced to the disk on
 * another thread: a process that is killed has lost less than the interval it was in. A tick that
 * fails is the last thing recorded; the recording fails with it in the same way. Errors of writing
 * never reach the game: they end the recording, and {@link #problem} tells.
 *
 * <p>Belongs to the simulation's thread, but for {@link #problem} and {@link #isRecording}.
 */
public final class Recorder implements AutoCloseable {
  private final Simulation simulation;
  private final Path file;
  private final RecordOptions options;
  private final @Nullable Path script;
  private final @Nullable ScriptMark mark;
  private final RecordingText text = new RecordingText();
  private final RecordingSchedule schedule;
  private final Ears ears = new Ears();
  private final RecordingFile out;
  private final @Nullable RecordingCheck check;
  private World world;
  private int saves;
  private long digestTick;
  private boolean stateIsUnknown;
  private volatile String problem = "";
  private volatile boolean recording = true;

  private Recorder(Simulation simulation, @Nullable Path script, Path file, RecordOptions options) {
    this.simulation = simulation;
    this.script = script;
    this.file = file.toAbsolutePath();
    this.options = options;
    this.mark = script == null ? null : ScriptMark.of(script);
    this.schedule = new RecordingSchedule(simulation.loop());
    this.world = simulation.world();
    this.digestTick = simulation.ticksDone();
    String header = RecordingText.header(simulation, this.file, script, mark);
    this.out = new RecordingFile(this.file, header);
    RunOptions replay = options.verification();
    this.check = replay == null ? null : new RecordingCheck(this.file, header, replay);
  }

  // Beginning

  /** Records a scripted simulation from now on, with a digest every 60 ticks. */
  public static Recorder start(Script script, Path file) {
    return start(script, file, RecordOptions.DEFAULT);
  }

  /**
   * Records a scripted simulation from now on, in place of the file that is there.
   *
   * @throws SaveRefused if the file cannot be written, or the script not be read
   * @throws IllegalStateException in the middle of a tick
   */
  public static Recorder start(Script script, Path file, RecordOptions options) {
    return start(script.simulation(), script.file(), file, options);
  }

  /**
   * Records a simulation whose game is no script; {@link RunOptions#withGame} replays it.
   *
   * @throws SaveRefused if the file cannot be written
   * @throws IllegalStateException in the middle of a tick
   */
  public static Recorder start(Simulation simulation, Path file, RecordOptions options) {
    return start(simulation, null, file, options);
  }

  /**
   * Runs a scenario and records it. What its lines set is kept as they say it, checks are not.
   *
   * @param file the recording; its game is looked for where the scenario's is
   */
  public static Recorded record(
      Scenario scenario,
      RunOptions options,
      RunListener listener,
      Path file,
      RecordOptions recording) {
    RecordingProbe probe = new RecordingProbe(scenario.source(), file, recording);
    RunResult result = new ScenarioRun(scenario, options, listener).probedBy(probe).run();
    return new Recorded(result, probe.problem());
  }

  /**
   * A scenario that was recorded.
   *
   * @param result how its run ended
   * @param problem what is wrong with the recording, as {@link #problem} has it; empty if nothing
   */
  public record Recorded(RunResult result, String problem) {}

  private static Recorder start(
      Simulation simulation, @Nullable Path script, Path file, RecordOptions options) {
    if (simulation.isTicking()) {
      throw new IllegalStateException(
          "a recording begins between two ticks; put it off: sim.betweenTicks(() -> …)");
    }
    simulation.open();
    Recorder recorder = new Recorder(simulation, script, file, options);
    recorder.begin();
    return recorder;
  }

  private void begin() {
    stateIsUnknown = simulation.isStarted();
    if (!stateIsUnknown) {
      simulation.inputs().waiting().forEach(input -> text.input(input, 0, -1));
    }
    simulation.addListener(ears);
  }

  // Telling

  /** Whether it still records: not after {@link #close}, a failed tick or an error of writing. */
  public boolean isRecording() {
    return recording;
  }

  /**
   * Why the recording ended before it was closed, or what its verification found: where the replay
   * differs, with both values. Any thread may ask.
   */
  public Optional<String> problem() {
    if (!problem.isEmpty()) {
      return Optional.of(problem);
    }
    return check == null ? Optional.empty() : check.problem();
  }

  /** The recording. */
  public Path file() {
    return file;
  }

  /**
   * Says that the host has changed the state by hand, between two ticks and by no input: the state
   * is saved beside the recording before the next tick.
   */
  public void changed() {
    stateIsUnknown = true;
  }

  /** A line of a scenario follows that says itself what it does; {@link #goOn} when it has run. */
  void verbatim(String line) {
    prepare();
    text.line(line);
    ears.deaf = true;
  }

  void goOn() {
    ears.deaf = false;
    schedule.look();
  }

  /**
   * Ends the recording with a digest, forces it to the disk, and waits for its verification. Once
   * it has ended, does nothing.
   */
  @Override
  public void close() {
    if (recording) {
      prepare();
      digest();
      end("");
    }
    if (check != null) {
      check.close();
    }
  }

  // Writing

  /** Writes what has happened to the state and the schedule since time passed last. */
  private void prepare() {
    if (simulation.world() != world) {
      world = simulation.world();
      refuseOtherText();
    }
    if (stateIsUnknown && recording) {
      saveState();
    }
    schedule.changes().forEach(text::line);
  }

  private void refuseOtherText() {
    String why = otherText();
    if (!why.isEmpty()) {
      write(false);
      end(why);
    }
  }

  /** Why the script is not the one that was recorded so far; empty when it is. */
  private String otherText() {
    try {
      return script == null || ScriptMark.of(script).equals(mark)
          ? ""
          : "The script was changed and loaded again at tick "
              + simulation.ticksDone()
              + "; what follows needs a recording of its own.";
    } catch (SaveRefused gone) {
      return "Whether the script was changed cannot be told: " + gone.getMessage();
    }
  }

  private void saveState() {
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.keys$", "");
    Path beside = file.resolveSibling(name + "-" + ++saves + ".save");
    try {
      Save.of(simulation, mark).writeTo(beside);
    } catch (SaveRefused refused) {
      end("The state could not be saved: " + refused.getMessage());
      return;
    }
    text.restore(String.valueOf(beside.getFileName()));
    stateIsUnknown = false;
    digestTick = simulation.ticksDone();
    schedule.lookAtSaved();
  }

  private void digest() {
    if (simulation.ticksDone() != digestTick && simulation.failure() == null) {
      digestTick = simulation.ticksDone();
      text.digest(digestTick, simulation.digest());
    }
    write(true);
  }

  /**
   * @param complete whether the state is the one that these lines lead to
   */
  private void write(boolean complete) {
    String block = text.take();
    if (block.isEmpty() || !recording) {
      return;
    }
    try {
      out.append(block);
    } catch (IOException full) {
      end("It cannot be written: " + full.getMessage());
      return;
    }
    if (check != null) {
      byte[] state = complete ? SnapshotBytes.of(simulation.state()) : null;
      check.follow(block, simulation.ticksDone(), state);
    }
  }

  private void end(String why) {
    problem = why;
    recording = false;
    simulation.removeListener(ears);
    out.close();
  }

  /** What comes to the simulation, in order. */
  private final class Ears implements SimulationListener {
    private final List<Input> within = new ArrayList<>();
    private final List<Long> landed = new ArrayList<>();
    private final List<String> between = new ArrayList<>();
    private @Nullable Runnable passing;
    private boolean restoredWithin;
    private boolean isAhead;
    private boolean deaf;

    @Override
    public void beforeTicks(long count) {
      before(count, () -> text.ticks(count));
    }

    @Override
    public void beforeAdvance(long units) {
      before(units / simulation.stepUnits(), () -> text.advance(simulation.base(), units));
    }

    @Override
    public void beforeFrame(long elapsedNanos) {
      before(0, () -> text.frame(elapsedNanos));
    }

    @Override
    public void credited() {
      if (passing != null) {
        schedule.look();
      }
    }

    @Override
    public void beforeCredited() {
      if (passing != null) {
        between.addAll(schedule.changes());
      }
    }

    private void before(long ticks, Runnable written) {
      if (deaf) {
        return;
      }
      // A frame that was planned and then given up has spent its time and left its ticks undone.
      stateIsUnknown |= simulation.isRunningAgain() || passing != null;
      passing = null;
      between.clear();
      if (simulation.isRunningAgain()) {
        return;
      }
      prepare();
      passing = written;
      isAhead = ticks > options.every();
      if (isAhead) {
        // A crash in the middle of it must not lose more than an interval.
        written.run();
        write(false);
      }
    }

    @Override
    public void arrived(Input input) {
      if (deaf) {
        return;
      }
      if (passing != null && isAhead) {
        restoredWithin = true;
      } else if (passing != null) {
        within.add(input);
        landed.add(simulation.ticksDone());
      } else if (!stateIsUnknown) {
        text.input(input, simulation.ticksDone(), -1);
      }
    }

    @Override
    public void restored() {
      if (!deaf) {
        stateIsUnknown = true;
        restoredWithin |= passing != null;
      }
    }

    @Override
    public void afterTicks() {
      Runnable written = passing;
      passing = null;
      if (written == null) {
        return;
      }
      boolean cutShort = simulation.loop().failed() && simulation.failure() == null;
      if (restoredWithin || cutShort) {
        stateIsUnknown = true;
      } else {
        for (int i = 0; i < within.size(); i++) {
          text.input(within.get(i), landed.get(i), landed.get(i));
        }
        if (!isAhead) {
          written.run();
        }
        // Its ticks were planned before, so that what the host changed then holds from here on.
        between.forEach(text::line);
      }
      between.clear();
      within.clear();
      landed.clear();
      restoredWithin = false;
      schedule.look();
      settle();
    }

    private void settle() {
      if (simulation.failure() != null) {
        write(false);
        end("The game failed at tick " + (simulation.failure().tick() + 1) + ".");
      } else if (!stateIsUnknown && simulation.ticksDone() - digestTick >= options.every()) {
        digest();
      } else if (text.frames() >= options.every()) {
        write(true);
      }
    }
  }
}
