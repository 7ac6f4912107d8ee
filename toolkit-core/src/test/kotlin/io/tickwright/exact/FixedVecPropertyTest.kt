package io.tickwright.exact

import io.kotest.property.Arb
import io.kotest.property.arbitrary.bind
import io.kotest.property.arbitrary.int
import io.kotest.property.checkAll
import java.math.BigDecimal
import java.math.BigInteger
import java.math.MathContext
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class FixedVecPropertyTest {

  private val vectors: Arb<FixedVec3> = Arb.bind(anyBits(), anyBits(), anyBits(), ::FixedVec3)

  @Test
  fun `dot and cross products are rounded once`() = check {
    checkAll(exactConfig(10_000), vectors, vectors) { a, b ->
      val xy = big(a.x) * big(b.x) + big(a.y) * big(b.y)
      assertEquals(rounded(xy), flat(a).dot(flat(b)))
      assertEquals(rounded(xy + big(a.z) * big(b.z)), a.dot(b))
      val cross = a.cross(b)
      assertEquals(rounded(big(a.y) * big(b.z) - big(a.z) * big(b.y)), cross.x)
      assertEquals(rounded(big(a.z) * big(b.x) - big(a.x) * big(b.z)), cross.y)
      assertEquals(rounded(big(a.x) * big(b.y) - big(a.y) * big(b.x)), cross.z)
      assertEquals(cross.z, flat(a).cross(flat(b)))
    }
  }

  @Test
  fun `lengths and distances are rounded down`() = check {
    checkAll(exactConfig(10_000), vectors, vectors) { a, b ->
      assertEquals(saturated(squares(a.x, a.y, a.z).sqrt()), a.length())
      assertEquals(saturated(squares(a.x, a.y).sqrt()), flat(a).length())
      val way = b.minus(a)
      assertEquals(saturated(squares(way.x, way.y, way.z).sqrt()), a.distance(b))
      assertEquals(saturated(squares(way.x, way.y).sqrt()), flat(a).distance(flat(b)))
    }
  }

  @Test
  fun `a direction has each part to the nearest, however long or short it was`() = check {
    checkAll(exactConfig(5_000), vectors) { a ->
      val direction = a.normalised()
      if (a == FixedVec3.ZERO) {
        assertEquals(FixedVec3.ZERO, direction)
      } else {
        val length = BigDecimal(squares(a.x, a.y, a.z)).sqrt(MathContext(60))
        assertNearest(a.x, length, direction.x)
        assertNearest(a.y, length, direction.y)
        assertNearest(a.z, length, direction.z)
      }
    }
  }

  @Test
  fun `a turned vector in the plane is rounded once`() = check {
    checkAll(exactConfig(), vectors, Arb.int()) { a, angle ->
      val sin = big(Angle.sin(angle))
      val cos = big(Angle.cos(angle))
      val turned = flat(a).rotate(angle)
      assertEquals(rounded(big(a.x) * cos - big(a.y) * sin), turned.x)
      assertEquals(rounded(big(a.x) * sin + big(a.y) * cos), turned.y)
    }
  }

  @Test
  fun `a perpendicular is at right angles exactly`() = check {
    checkAll(exactConfig(), vectors) { a ->
      assertEquals(0, flat(a).dot(flat(a).perpendicular()) / nearLeast(a))
      val p = a.perpendicular()
      assertEquals(0, a.dot(p) / nearLeast(a))
      assertTrue(a == FixedVec3.ZERO || p != FixedVec3.ZERO)
    }
  }

  /** The opposite of the least number is one 65,536th short, and so is a right angle with it. */
  private fun nearLeast(a: FixedVec3): Long =
    if (a.x == Fixed.LEAST || a.y == Fixed.LEAST || a.z == Fixed.LEAST) Fixed.MOST else 1L

  private fun assertNearest(part: Long, length: BigDecimal, actual: Long) {
    val exact = (BigDecimal(part) * BigDecimal(65536)).divide(length, MathContext(40))
    assertTrue((BigDecimal(actual) - exact).abs() <= BigDecimal("0.500001"), "$actual for $exact")
  }

  private fun flat(v: FixedVec3) = FixedVec2(v.x, v.y)

  private fun squares(vararg parts: Long): BigInteger =
    parts.fold(BigInteger.ZERO) { sum, part -> sum + big(part) * big(part) }

  private fun rounded(product: BigInteger): Long = saturated(roundedQuotient(product, ONE_BITS))
}
