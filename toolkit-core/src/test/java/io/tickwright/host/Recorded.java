package io.tickwright.host;

import io.tickwright.loop.Step;
import java.util.ArrayList;
import java.util.List;

/** A game and a surface that write down what is asked of them, and throw when told to. */
final class Recorded implements GameLoop, Surface {
  final List<String> calls = new ArrayList<>();
  final List<Float> alphas = new ArrayList<>();
  int width = 640;
  int height = 480;
  String throwsIn = "";
  Runnable atBeginFrame = () -> {};

  private void call(String name) {
    calls.add(name);
    if (throwsIn.equals(name.split(" ", 2)[0])) {
      throw new IllegalStateException("thrown by " + name);
    }
  }

  /** What was called since the last time this was asked. */
  List<String> take() {
    List<String> taken = List.copyOf(calls);
    calls.clear();
    return taken;
  }

  @Override
  public void beginFrame() {
    call("beginFrame");
    atBeginFrame.run();
  }

  @Override
  public void step(Step step) {
    call("step " + step.index() + " of " + step.dt());
  }

  @Override
  public void viewportSizeChanged(int newWidth, int newHeight) {
    call("viewportSizeChanged " + newWidth + "x" + newHeight);
  }

  @Override
  public void encodePrePasses(FrameSlot slot, float alpha) {
    call("encodePrePasses " + slot.index());
  }

  @Override
  public void encode(FrameSlot slot, float alpha) {
    alphas.add(alpha);
    call("encode " + slot.index());
  }

  @Override
  public void encodeHud(FrameSlot slot) {
    call("encodeHud " + slot.index());
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public void present(FrameSlot slot) {
    call("present " + slot.index());
    slot.release();
  }
}
