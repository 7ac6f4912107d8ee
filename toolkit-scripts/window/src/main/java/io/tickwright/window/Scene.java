package io.tickwright.window;

import io.tickwright.present.Blend;
import io.tickwright.sim.AngleColumn;
import io.tickwright.sim.Column;
import io.tickwright.sim.IntegerColumn;
import io.tickwright.sim.OneOfColumn;
import io.tickwright.sim.RowBanks;
import io.tickwright.sim.Simulation;
import io.tickwright.sim.Table;
import io.tickwright.sim.World;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the rows of tables around a gate, each between its last two ticks. */
final class Scene {
  private static final double FARTHEST = 26;
  private static final double ROW_SIZE = 14;
  private static final Color BACKGROUND = new Color(0x101418);
  private static final Color GATE = new Color(0xc0c0c0);

  /** One drawing with what it reads. */
  private record Shown(
      Table table,
      Blend distance,
      @Nullable Blend angle,
      @Nullable OneOfColumn label,
      Color colour) {}

  private final List<Shown> shown = new ArrayList<>();

  /** Refuses a drawing that names what the game does not declare. */
  static void check(World world, Drawing drawing) {
    Table table = world.get(Table.class, drawing.table());
    column(table, IntegerColumn.class, "whole number", drawing.distance());
    if (!drawing.less().isEmpty()) {
      column(table, RowBanks.class, "bank", drawing.less());
    }
    if (!drawing.angle().isEmpty()) {
      column(table, AngleColumn.class, "angle", drawing.angle());
    }
    if (!drawing.label().isEmpty()) {
      column(table, OneOfColumn.class, "choice", drawing.label());
    }
  }

  /** A scene of drawings that have been checked. */
  Scene(Simulation sim, List<Drawing> drawings) {
    for (Drawing drawing : drawings) {
      Table table = sim.world().get(Table.class, drawing.table());
      IntegerColumn whole = column(table, IntegerColumn.class, "whole number", drawing.distance());
      Blend distance = Blend.of(sim, whole);
      if (!drawing.less().isEmpty()) {
        RowBanks bank = column(table, RowBanks.class, "bank", drawing.less());
        distance = Blend.of(sim, table, slot -> place(whole, bank, slot));
      }
      shown.add(
          new Shown(
              table,
              distance,
              drawing.angle().isEmpty()
                  ? null
                  : Blend.of(sim, column(table, AngleColumn.class, "angle", drawing.angle())),
              drawing.label().isEmpty()
                  ? null
                  : column(table, OneOfColumn.class, "choice", drawing.label()),
              new Color(drawing.colour())));
    }
  }

  /** A whole step back, less the part of the next one that the row has banked. */
  private static double place(IntegerColumn whole, RowBanks bank, int slot) {
    boolean walks = bank.rate(slot).numerator() > 0;
    double part = walks ? (double) bank.progress(slot) / bank.whole() : 0;
    return whole.get(slot) - part;
  }

  private static <C extends Column> C column(Table table, Class<C> kind, String noun, String name) {
    for (Column column : table.columns()) {
      if (column.name().equals(name) && kind.isInstance(column)) {
        return kind.cast(column);
      }
    }
    throw new IllegalArgumentException(
        "`"
            + table.name()
            + "` has no "
            + noun
            + " `"
            + name
            + "`; name one of "
            + table.columns());
  }

  void draw(Graphics2D graphics, int width, int height, double alpha) {
    graphics.setColor(BACKGROUND);
    graphics.fillRect(0, 0, width, height);
    double gateX = 60;
    double gateY = height - 150;
    double scale = scale(width, height);
    graphics.setColor(GATE);
    graphics.draw(new Line2D.Double(gateX, gateY - 40, gateX, gateY + 40));
    for (Shown one : shown) {
      for (int slot = one.table.next(0); slot != Table.NONE; slot = one.table.next(slot + 1)) {
        double far = one.distance.lerp(slot, alpha) * scale;
        double turn = one.angle == null ? 0 : Math.toRadians(one.angle.lerp(slot, alpha));
        double x = gateX + far * Math.cos(turn);
        double y = gateY - far * Math.sin(turn);
        graphics.setColor(one.colour);
        graphics.fill(new Ellipse2D.Double(x - ROW_SIZE / 2, y - ROW_SIZE / 2, ROW_SIZE, ROW_SIZE));
        if (one.label != null) {
          graphics.setColor(GATE);
          graphics.drawString(one.label.get(slot), (float) x - 12, (float) (y - ROW_SIZE));
        }
      }
    }
  }

  /** Pixels for one step of distance. */
  static double scale(int width, int height) {
    return Math.min((width - 100) / FARTHEST, (height - 190) / (FARTHEST * 0.9));
  }
}
