import type { Vector } from '../../math/matrix.ts'
import type { Surface } from '../../raster/surface.ts'

/** How dark a rope is where it turns away, and between two knots. */
const SIDE_TONE = 0.5
const GROOVE_TONE = 0.82

/** The rope with darker flanks and grooves painted in, so that neighbours part even where hair is shaded as one mass. */
export function shadeRope(
  rope: Surface,
  { outwardAt, knots, rings }: { outwardAt: (point: Vector) => Vector; knots: number; rings: number },
): Surface {
  const { positions, normals, color } = rope
  const sides = positions.length / 3 / rings
  const colors = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = outwardAt([positions[at]!, positions[at + 1]!, positions[at + 2]!])
    const facing = Math.max(0, normals[at]! * x + normals[at + 1]! * y + normals[at + 2]! * z)
    const along = Math.floor(at / 3 / sides) / (rings - 1)
    const groove = Math.abs(Math.sin(along * knots)) ** 0.5
    const tone = (SIDE_TONE + (1.12 - SIDE_TONE) * facing ** 0.7) * (GROOVE_TONE + (1 - GROOVE_TONE) * groove)
    colors.set([color[0] * tone, color[1] * tone, color[2] * tone], at)
  }
  return { ...rope, colors }
}
