package io.tickwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * A curve over two logarithmic axes as SVG, with text as text: a plotting library's has outlines
 * instead, a hundred times as large.
 */
final class Plot {
  private static final int WIDTH = 640;
  private static final int HEIGHT = 360;
  private static final int LEFT = 70;
  private static final int RIGHT = 20;
  private static final int TOP = 20;
  private static final int BOTTOM = 50;

  private final Map<Double, Double> points;
  private final int lowX;
  private final int highX;
  private final int lowY;
  private final int highY;

  /** Of y by x, both positive, in the order of x. */
  Plot(Map<Double, Double> points) {
    this.points = points;
    lowX = decade(points.keySet().stream().mapToDouble(x -> x).min().orElse(1), false);
    highX = decade(points.keySet().stream().mapToDouble(x -> x).max().orElse(10), true);
    lowY = decade(points.values().stream().mapToDouble(y -> y).min().orElse(1), false);
    highY = decade(points.values().stream().mapToDouble(y -> y).max().orElse(10), true);
  }

  private static int decade(double value, boolean up) {
    double power = Math.log10(value);
    return (int) (up ? Math.ceil(power - 1e-9) : Math.floor(power + 1e-9));
  }

  void write(Path file, String alongX, String alongY) throws IOException {
    StringBuilder svg = new StringBuilder();
    add(
        svg,
        "<svg xmlns='http://www.w3.org/2000/svg' width='%d' height='%d' font-family='sans-serif'"
            + " font-size='12'>%n<rect width='100%%' height='100%%' fill='white'/>%n",
        WIDTH,
        HEIGHT);
    for (int power = lowX; power <= highX; power++) {
      line(svg, x(power), y(lowY), x(power), y(highY));
      text(svg, x(power), HEIGHT - BOTTOM + 18, "middle", ten(power));
    }
    for (int power = lowY; power <= highY; power++) {
      line(svg, x(lowX), y(power), x(highX), y(power));
      text(svg, LEFT - 8, y(power) + 4, "end", ten(power));
    }
    text(svg, (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 12, "middle", alongX);
    add(svg, "<g transform='rotate(-90)'>");
    text(svg, -(TOP + HEIGHT - BOTTOM) / 2.0, 18, "middle", alongY);
    add(svg, "</g>%n<polyline fill='none' stroke='#1f5f9f' stroke-width='2' points='");
    points.forEach((px, py) -> add(svg, "%.1f,%.1f ", x(Math.log10(px)), y(Math.log10(py))));
    add(svg, "'/>%n");
    points.forEach(
        (px, py) ->
            add(
                svg,
                "<circle cx='%.1f' cy='%.1f' r='4' fill='#1f5f9f'/>%n",
                x(Math.log10(px)),
                y(Math.log10(py))));
    add(svg, "</svg>%n");
    Files.createDirectories(file.getParent());
    Files.writeString(file, svg);
  }

  private double x(double power) {
    return LEFT + (power - lowX) / Math.max(1, highX - lowX) * (WIDTH - LEFT - RIGHT);
  }

  private double y(double power) {
    return HEIGHT - BOTTOM - (power - lowY) / Math.max(1, highY - lowY) * (HEIGHT - TOP - BOTTOM);
  }

  private static String ten(int power) {
    return "10<tspan dy='-5' font-size='9'>" + power + "</tspan>";
  }

  private static void line(StringBuilder svg, double x1, double y1, double x2, double y2) {
    add(svg, "<path stroke='#ddd' d='M%.1f %.1fL%.1f %.1f'/>%n", x1, y1, x2, y2);
  }

  private static void text(StringBuilder svg, double x, double y, String anchor, String text) {
    add(svg, "<text x='%.1f' y='%.1f' text-anchor='%s'>%s</text>%n", x, y, anchor, text);
  }

  private static void add(StringBuilder svg, String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format.replace("%n", "\n"), values));
  }
}
