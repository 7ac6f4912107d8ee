package io.tickwright.script.kotlin

import io.tickwright.script.Scripts
import io.tickwright.script.kotlin.compiler.ScriptDefinition
import kotlin.script.experimental.annotations.KotlinScript as Definition
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

/** How others find the language: a host by its services, an editor by its template. */
class DefinitionTest {
  @Test
  fun anEditorFindsTheDefinitionOfTickKts() {
    val name = TickScript::class.java.name
    val template = "/META-INF/kotlin/script/templates/$name.classname"
    assertNotNull(javaClass.getResource(template))
    val definition = TickScript::class.java.getAnnotation(Definition::class.java)
    assertEquals("tick.kts", definition.fileExtension)
    assertEquals(ScriptDefinition::class, definition.compilationConfiguration)
  }

  @Test
  fun theLanguageIsFoundByTheEndingOfAFile() {
    val language = Scripts.languages().single()
    assertEquals(listOf("tick.kts"), language.extensions())
    assertEquals("Kotlin script", language.name())
  }

  @Test
  fun noOtherLanguageIsOnTheClassPath() {
    for (theirs in listOf("org.graalvm.polyglot.Engine", "groovy.lang.Script")) {
      assertThrows(ClassNotFoundException::class.java) { Class.forName(theirs) }
    }
  }
}
