import { animalHead } from '#studio/form/animals/animal-heads.ts'
import { mixRgb } from '../color.ts'
import type { Proportions } from '../features/proportions.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Mesh } from './grid.ts'

/** The coat of an animal's head, three values per vertex; undefined for people. */
export function coatColors({ animal, skin }: CharacterSheet, proportions: Proportions, mesh: Mesh): Float32Array | undefined {
  if (!animal) return undefined
  const { coat } = animalHead(animal.kind)
  const { positions } = mesh
  const colors = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const share = coat(positions[at]!, positions[at + 1]!, positions[at + 2]!, proportions)
    colors.set(mixRgb(mixRgb(skin.base, animal.pale, share.pale), animal.dark, share.dark), at)
  }
  return colors
}
