import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { Species } from '../sheet/character-sheet.ts'

/** What the uncovered body is made of. */
export function bareMaterial(species: Species): Material {
  return species === 'robot' ? MATERIAL.metal : MATERIAL.skin
}
