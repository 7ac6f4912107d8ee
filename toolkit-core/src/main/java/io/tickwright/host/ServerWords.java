package io.tickwright.host;

import java.util.List;

/**
 * Control of a server in words, for its console or its chat: a line in, an answer out. Besides
 * those of {@link TimeWords} it knows the ones that server operators expect, with or without {@code
 * tick} before them: {@code freeze}, {@code unfreeze}, {@code step [N]}, {@code step stop}, {@code
 * sprint N}, {@code sprint stop}, {@code rate R}, {@code query}.
 */
public final class ServerWords {
  private final ServerDriver server;
  private final TimeWords words;

  /** The words for this server. */
  public ServerWords(ServerDriver server) {
    this.server = server;
    this.words = new TimeWords(server.control());
  }

  /**
   * Does what the line says, on the server's thread.
   *
   * @return what was done, for whoever asked
   * @throws IllegalArgumentException if it is no such line: what is wrong, and what would be right
   */
  public String say(String line) {
    String said = String.join(" ", List.of(line.strip().split("\\s+", -1)));
    String asked = said.startsWith("tick ") ? said.substring("tick ".length()) : said;
    return switch (asked) {
      case "freeze" -> words.say("pause").replace("paused", "frozen");
      case "unfreeze" -> words.say("resume").replace("resumed", "running");
      case "step stop", "sprint stop" -> words.say("stop");
      case "query" -> server.query();
      default -> {
        if (asked.startsWith("rate ")) {
          server.rate(asked.substring("rate ".length()));
          yield server.query();
        }
        yield words.say(asked);
      }
    };
  }
}
