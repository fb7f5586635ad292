import type { Rgb } from '../../color.ts'
import type { Material } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { Mesh } from '../grid.ts'
import type { Surface } from '../surface.ts'

/** A piece of a garment; a pattern is noted under its part and painted per pixel when the figure is in its buffers. */
export function clothSurface(
  bench: Bench,
  mesh: Mesh,
  { garment, material, color, pattern }: { garment: Garment; material: Material; color: Rgb; pattern: Garment['pattern'] },
): Surface {
  const part = bench.nextPart()
  const surface: Surface = { part, material, color, doubleSided: true, ...mesh }
  if (pattern === 'plain') return surface
  bench.patterns.set(part, { pattern, base: color, second: garment.trim, seed: `${bench.sheet.seed} ${garment.kind}` })
  return { ...surface, uvs: clothCoordinates(mesh) }
}

/** Half heads down the cloth and round the body. */
function clothCoordinates({ positions }: Mesh): Float32Array {
  const count = positions.length / 3
  const uvs = new Float32Array(count * 2)
  for (let vertex = 0; vertex < count; vertex += 1) {
    const x = positions[vertex * 3]!
    uvs[vertex * 2] = positions[vertex * 3 + 1]!
    // Wraps with the chest: a step sideways is longer where the cloth turns away.
    uvs[vertex * 2 + 1] = x * (1 + 0.1 * x * x)
  }
  return uvs
}
