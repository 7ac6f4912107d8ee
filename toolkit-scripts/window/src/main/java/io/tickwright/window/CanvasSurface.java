package io.tickwright.window;

import io.tickwright.host.FrameSlot;
import io.tickwright.host.FrameSlots;
import io.tickwright.host.PerSlot;
import io.tickwright.host.Surface;
import java.awt.Canvas;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;

/** A canvas that shows each slot's picture through two buffers, so that none is seen half drawn. */
final class CanvasSurface implements Surface {
  /** Shown on return, so that drawing ahead gains nothing. */
  private static final int SLOTS = 2;

  private final Canvas canvas;
  private final FrameSlots slots = new FrameSlots(SLOTS);
  private final PerSlot<BufferedImage[]> pictures = slots.each(i -> new BufferedImage[1]);

  CanvasSurface(Canvas canvas) {
    this.canvas = canvas;
  }

  FrameSlots slots() {
    return slots;
  }

  @Override
  public int width() {
    return canvas.getWidth();
  }

  @Override
  public int height() {
    return canvas.getHeight();
  }

  /** Where to draw the slot's picture, of the canvas's size; dispose of it. */
  Graphics2D draw(FrameSlot slot, int width, int height) {
    BufferedImage[] own = pictures.of(slot);
    if (own[0] == null || own[0].getWidth() != width || own[0].getHeight() != height) {
      own[0] = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    }
    Graphics2D graphics = own[0].createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    return graphics;
  }

  @Override
  public void present(FrameSlot slot) {
    BufferedImage picture = pictures.of(slot)[0];
    BufferStrategy strategy = canvas.getBufferStrategy();
    if (strategy != null) {
      do {
        Graphics2D graphics = (Graphics2D) strategy.getDrawGraphics();
        graphics.drawImage(picture, 0, 0, null);
        graphics.dispose();
        strategy.show();
      } while (strategy.contentsLost());
      Toolkit.getDefaultToolkit().sync();
    }
    slot.release();
  }
}
