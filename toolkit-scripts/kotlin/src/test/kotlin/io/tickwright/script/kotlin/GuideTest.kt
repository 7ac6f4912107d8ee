package io.tickwright.script.kotlin

import io.tickwright.keys.RunListener
import io.tickwright.keys.RunOptions
import io.tickwright.keys.Scenario
import io.tickwright.keys.ScenarioRun
import java.nio.file.Files
import java.nio.file.Path
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

/** The page on Kotlin scripts says nothing that does not run and end as it says. */
class GuideTest {
  private val page = Files.readString(Path.of("../../docs/kotlin-scripts.md")).replace("\r\n", "\n")

  @Test
  fun everyScenarioOfThePagePassesWithItsScript(@TempDir folder: Path) {
    blocks("kotlin").forEach { Cases.write(folder, it, nameOf(it)) }
    val scenarios = blocks("keys")
    assertEquals(3, scenarios.size)
    for (scenario in scenarios) {
      val file = Cases.write(folder, scenario, nameOf(scenario))
      val run = ScenarioRun(Scenario.parse(file), RunOptions.DEFAULT, RunListener.SILENT).run()
      assertTrue(run.passed(), run.failure())
    }
  }

  @Test
  fun theMistakeOfThePageIsToldAsItSays(@TempDir folder: Path) {
    val wrong = blocks("kotlin").single { nameOf(it) == "wrong.tick.kts" }
    val file = Cases.write(folder, wrong, nameOf(wrong))
    val refused =
      assertThrows(RuntimeException::class.java) { Cases.load(file) }.let { Cases.refusal(it) }
    assertEquals(blocks("text").single().trim(), refused.message)
  }

  @Test
  fun itsFirstLineSaysThatScriptsAreTrusted() {
    assertTrue("trusted code" in page.lines()[2], page.lines()[2])
    val security = Files.readString(Path.of("../../docs/security.md")).lines()
    assertTrue("Kotlin and Groovy scripts are code of the host" in security[2], security[2])
  }

  private fun blocks(language: String): List<String> =
    Regex("(?m)^```$language\n((?s:.*?))^```$").findAll(page).map { it.groupValues[1] }.toList()

  private fun nameOf(block: String): String =
    block.lines().first().removePrefix("//").removePrefix("#").trim()
}
