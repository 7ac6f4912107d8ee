package io.tickwright.host;

import io.tickwright.loop.FrameLoop;
import io.tickwright.sim.Simulation;
import org.jspecify.annotations.Nullable;

/**
 * Runs a game in real time: reads the clock, lets the steps happen that are due, and has the game
 * draw between them.
 *
 * <pre>{@code
 * FrameDriver driver = FrameDriver.of(sim, game, surface);
 * loadTextures();
 * driver.anchor();                      // loading is not game time
 * driver.run(FramePacer.at("60hz"));    // until a close is asked for
 * }</pre>
 *
 * <p>Each frame does, in this order and no other: credit the frame's time; {@code beginFrame}; the
 * due steps, each with the same dt; wait for the oldest frame slot; {@code viewportSizeChanged} if
 * the drawable's size is new, the first included; {@code encodePrePasses}; {@code encode}; {@code
 * encodeHud}; present. {@link #update} is the first three, {@link #render} the rest, {@link #frame}
 * both. A host whose toolkit draws before it updates calls the two the other way round: what is
 * drawn is then one iteration old. Drawing again without an update draws the same.
 *
 * <p>What a hook throws comes out of here, and the driver can be called again:
 *
 * <table>
 * <caption>After a throw</caption>
 * <tr><th>thrown by</th><th>what is so then</th></tr>
 * <tr><td>{@code beginFrame}</td><td>the frame's steps are abandoned and counted as such</td></tr>
 * <tr><td>a step</td><td>the loop has failed at that step: updates refuse to go on before {@link
 * FrameLoop#clearFailure} or a restore; what was there last can still be drawn</td></tr>
 * <tr><td>{@code viewportSizeChanged}</td><td>the size counts as not told</td></tr>
 * <tr><td>that, {@code encode…} or {@code present}</td><td>the steps are done, nothing was shown,
 * and the slot is free: a {@code present} that throws must not have passed it on</td></tr>
 * </table>
 *
 * <p>It belongs to the thread of its first frame, and so does the simulation from then on; {@link
 * #atNextUpdate}, {@link #requestClose} and an {@link InputQueue} are for all the others.
 */
public final class FrameDriver {
  private static final int UNKNOWN = -1;

  private final Ticking ticking;
  private final FrameHooks hooks;
  private final Surface surface;
  private final OwnerThread owner = new OwnerThread();
  private final Tasks tasks = new Tasks();
  private final FrameTiming timing = new FrameTiming();
  private final HostEvents events = HostEvents.current();
  private final TimeControl control;
  private HostClock clock = HostClock.system();
  private FrameSlots slots = new FrameSlots(FrameSlots.DEFAULT_COUNT);
  private Dormancy whenDormant = Dormancy.KEEP_STEPPING;
  private @Nullable InputQueue inputs;
  private volatile boolean closeRequested;
  private boolean closed;
  private boolean anchored;
  private boolean dormant;
  private boolean inFrame;
  private float alpha;
  private int toldWidth = UNKNOWN;
  private int toldHeight = UNKNOWN;
  private long frames;

  /** The update that waits to be drawn: its work so far and its steps. */
  private boolean undrawn;

  private long work;
  private long steps;

  private FrameDriver(Ticking ticking, FrameHooks hooks, Surface surface) {
    this.ticking = ticking;
    this.hooks = hooks;
    this.surface = surface;
    this.control = new TimeControl(ticking);
  }

  /** Drives a simulation, and what draws it. */
  public static FrameDriver of(Simulation sim, FrameHooks hooks, Surface surface) {
    FrameDriver driver = new FrameDriver(Ticking.of(sim), hooks, surface);
    sim.checkCallers(driver.owner);
    return driver;
  }

  /** Drives a game that has its own state and a bare loop. */
  public static FrameDriver of(FrameLoop loop, GameLoop game, Surface surface) {
    return new FrameDriver(Ticking.of(loop, game), game, surface);
  }

  // Settings, before the first frame

  /** Reads another clock, as a test does. */
  public FrameDriver clock(HostClock clock) {
    this.clock = clock;
    return this;
  }

  /** Draws with these slots; three unless told otherwise. */
  public FrameDriver slots(FrameSlots slots) {
    this.slots = slots;
    return this;
  }

  /** What happens while the window is dormant; it steps on unless told otherwise. */
  public FrameDriver whenDormant(Dormancy what) {
    this.whenDormant = what;
    return this;
  }

  /** Takes inputs from other threads, just before the steps of each frame. */
  public FrameDriver inputs(InputQueue inputs) {
    this.inputs = inputs;
    return this;
  }

  // Lifecycle

  /** Says that bring-up is over and game time begins now; the first frame does it by itself. */
  public void anchor() {
    anchor(clock.nanos());
  }

  /** Says that game time begins at this moment of the display's clock. */
  public void anchor(long nowNanos) {
    enter();
    try {
      anchorHalfway(nowNanos);
    } finally {
      inFrame = false;
    }
  }

  private void anchorHalfway(long now) {
    anchored = true;
    ticking.anchorHalfway(now);
    alpha = ticking.loop.alpha();
  }

  /** Says that the time since the last frame was no time; it counts from the next frame on. */
  public void resync() {
    anchored = false;
  }

  /** Stops time from outside the game: no steps; see {@link TimeControl#pause}. */
  public void pause() {
    control.pause();
  }

  /** Lets time go on from the next frame's moment; see {@link TimeControl#resume}. */
  public void resume() {
    control.resume();
  }

  /** Says whether anybody sees the window; see {@link #whenDormant}. */
  public void dormant(boolean isDormant) {
    if (dormant && !isDormant && whenDormant == Dormancy.RESYNC) {
      resync();
    }
    dormant = isDormant;
  }

  /**
   * Asks for the end, from any thread; the next update acts on it. There is no way back. That
   * update waits for the frames in flight and closes what the slots hold; when its thread is
   * interrupted meanwhile, the update after it does.
   */
  public void requestClose() {
    closeRequested = true;
  }

  /** Whether it has ended. */
  public boolean isClosed() {
    return closed;
  }

  /** Has something done on the driver's thread when the next update begins; from any thread. */
  public void atNextUpdate(Runnable task) {
    tasks.add(task);
  }

  // Frames

  /**
   * Runs frames until a close is asked for, or the thread is interrupted. While it sprints, one
   * frame follows the other without a wait.
   */
  public void run(FramePacer pacer) {
    if (pacer.isVsync()) {
      throw new IllegalArgumentException(
          "with vsync there is nothing to run: have the display call frame(nowNanos)");
    }
    while (!Thread.currentThread().isInterrupted() && frame()) {
      if (control.isSprinting()) {
        pacer.restart();
      } else {
        pacer.background(dormant || control.isPaused());
        pacer.await();
      }
    }
  }

  /**
   * One frame at this moment.
   *
   * @return whether it goes on; false once a close was asked for
   */
  public boolean frame() {
    return frame(clock.nanos());
  }

  /** One frame at a moment that the display tells, on the display's clock. */
  public boolean frame(long nowNanos) {
    if (!update(nowNanos)) {
      return false;
    }
    if (dormant) {
      skipDrawing();
    } else {
      render();
    }
    return true;
  }

  /** The first half of {@link #frame()}: everything up to the last step. */
  public boolean update() {
    return update(clock.nanos());
  }

  /** The first half of {@link #frame(long)}. */
  public boolean update(long nowNanos) {
    enter();
    try {
      if (closed || closeRequested) {
        close();
        return false;
      }
      skipDrawing();
      begin();
      long started = clock.nanos();
      try {
        tasks.run();
        advance(nowNanos);
      } finally {
        work += clock.nanos() - started;
      }
      return true;
    } finally {
      inFrame = false;
    }
  }

  private void begin() {
    events.frameBegan();
    undrawn = true;
    work = 0;
    steps = 0;
  }

  private void advance(long now) {
    if (dormant && whenDormant == Dormancy.RESYNC) {
      return;
    }
    if (!anchored || control.takeResync()) {
      anchorHalfway(now);
    }
    long before = ticking.loop.ticksDone();
    events.burstBegan();
    try {
      if (control.takesOver()) {
        hooks.beginFrame();
        runControlled();
      } else {
        creditAndStep(now);
      }
    } finally {
      steps = ticking.loop.ticksDone() - before;
      events.burstEnded(before, steps);
    }
    alpha = ticking.loop.alpha();
  }

  private void runControlled() {
    if (control.hasTicks()) {
      landInputs();
      control.run(clock, Long.MAX_VALUE);
    }
  }

  private void creditAndStep(long now) {
    long dropped = ticking.credit(now).dropped();
    if (dropped > 0) {
      events.dropped(ticking.loop.ticksDone(), dropped);
    }
    try {
      hooks.beginFrame();
      landInputs();
      ticking.runCredited();
    } finally {
      // Only what beginFrame or an input kept from running; a step that throws has failed the loop.
      ticking.loop.abandonCredited();
    }
  }

  private void landInputs() {
    InputQueue queue = inputs;
    if (queue != null) {
      queue.land();
    }
  }

  /**
   * The second half of {@link #frame()}: draws the last update, or draws it again.
   *
   * @return whether anything was shown; false when the surface has no size, the driver is closed,
   *     or the thread was interrupted while it waited for a slot
   */
  public boolean render() {
    enter();
    try {
      int width = surface.width();
      int height = surface.height();
      FrameSlot slot = closed || width < 1 || height < 1 ? null : slots.acquire();
      if (slot == null) {
        return false;
      }
      long started = clock.nanos();
      boolean shown = false;
      try {
        draw(slot, width, height);
        shown = true;
      } finally {
        if (!shown) {
          slots.takeBack(slot);
        }
        work += clock.nanos() - started;
        finish(shown);
      }
      return true;
    } finally {
      inFrame = false;
    }
  }

  private void draw(FrameSlot slot, int width, int height) {
    if (width != toldWidth || height != toldHeight) {
      toldWidth = UNKNOWN;
      hooks.viewportSizeChanged(width, height);
      toldWidth = width;
      toldHeight = height;
    }
    hooks.encodePrePasses(slot, alpha);
    hooks.encode(slot, alpha);
    hooks.encodeHud(slot);
    surface.present(slot);
  }

  private void skipDrawing() {
    if (undrawn) {
      finish(false);
    }
  }

  private void finish(boolean presented) {
    timing.frame(presented, work);
    if (undrawn) {
      events.frameEnded(frames++, steps, presented, work);
    }
    undrawn = false;
    work = 0;
  }

  private void enter() {
    if (owner.hasOwner()) {
      owner.run();
    } else {
      owner.claim();
    }
    if (inFrame) {
      throw new IllegalStateException(
          "a frame is under way; a hook cannot begin another, it returns and the host calls again");
    }
    inFrame = true;
  }

  private void close() {
    if (!closed) {
      closed = true;
      skipDrawing();
    }
    slots.close();
  }

  // What there is to see

  /** How far the next step had come at the last update, in [0, 1): what is drawn with. */
  public float alpha() {
    return alpha;
  }

  /** Pause, step, sprint, speed: time as the player or the developer wants it. */
  public TimeControl control() {
    return control;
  }

  /** How long frames took. */
  public FrameTiming timing() {
    return timing;
  }

  /** The slots that it draws with; a game makes a resource for each here. */
  public FrameSlots slots() {
    return slots;
  }
}
