import type { Rgb } from '../../color.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { Mesh } from '../grid.ts'
import type { Seams } from './cloth-pattern.ts'
import type { Marking } from './cloth-prints.ts'
import type { Creases } from './creases.ts'

const DULL: ReadonlySet<Garment['finish']> = new Set(['velvet', 'sequins'])

/** A piece of a garment; a pattern is noted under its part and painted per pixel when the figure is in its buffers. */
export function clothSurface(
  bench: Bench,
  mesh: Mesh,
  { garment, material, color, pattern, marking, creases: folds, seams, coordinates = overChest }: ClothLook,
): Surface {
  const part = bench.nextPart()
  // What is sewn on lies without folds, but is of the same cloth.
  const creases = folds ?? bench.threadsOf?.(garment, material)
  // A cut that shines like satin does not where it is of velvet.
  const cloth = material === MATERIAL.leather && DULL.has(garment.finish) ? MATERIAL.cloth : material
  const finish = cloth === MATERIAL.cloth ? garment.finish : undefined
  const ownMaterial = finish === 'leather' ? MATERIAL.leather : cloth
  const surface: Surface = { part, material: ownMaterial, color, doubleSided: true, ...mesh }
  if (pattern === 'plain' && !marking && !creases && !finish && !seams) return surface
  bench.patterns.set(part, {
    pattern,
    base: color,
    second: garment.trim,
    seed: `${bench.sheet.seed} ${garment.kind}`,
    ...(finish && { finish }),
    ...(marking && { marking }),
    ...(creases && { creases }),
    ...(seams && { seams }),
  })
  return { ...surface, uvs: clothCoordinates(mesh, coordinates) }
}

/** Where on the cloth a point lies: half heads down it and across it. */
export type ClothCoordinates = (x: number, y: number, z: number) => readonly [along: number, across: number]

interface ClothLook {
  readonly garment: Garment
  readonly material: Material
  readonly color: Rgb
  readonly pattern: Garment['pattern']
  readonly marking?: Marking | undefined
  readonly coordinates?: ClothCoordinates | undefined
  /** The folds that are drawn on it. */
  readonly creases?: Creases | undefined
  /** Where it is sewn together. */
  readonly seams?: Seams | undefined
}

/** Wraps with the chest: a step sideways is longer where the cloth turns away. */
const overChest: ClothCoordinates = (x, y) => [y, x * (1 + 0.1 * x * x)]

function clothCoordinates({ positions }: Mesh, coordinates: ClothCoordinates): Float32Array {
  const count = positions.length / 3
  const uvs = new Float32Array(count * 2)
  for (let vertex = 0; vertex < count; vertex += 1) {
    const [along, across] = coordinates(positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!)
    uvs[vertex * 2] = along
    uvs[vertex * 2 + 1] = across
  }
  return uvs
}

/** The folds of a piece of cloth on a real body, and where on it a point lies for them. */
export interface Drape {
  readonly creases: Creases | undefined
  readonly coordinates: ClothCoordinates
}
