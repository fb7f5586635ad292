import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { AnimalKind } from '../sheet/animal-kind.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'

/** What the uncovered body is made of. */
export function bareMaterial({ species, animal }: CharacterSheet): Material {
  if (animal && !BARE.has(animal.kind)) return MATERIAL.fur
  return species === 'robot' ? MATERIAL.metal : MATERIAL.skin
}

/** Animals without fur and feathers. */
const BARE: ReadonlySet<AnimalKind> = new Set(['pig', 'lizard', 'dragon', 'frog'])
