import { animalHead } from '#studio/form/animals/animal-heads.ts'
import type { Proportions } from '../features/proportions.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { buildEars } from './ears.ts'
import { buildEyewear } from './eyewear.ts'
import { buildFacialHair } from './facial-hair.ts'
import { buildHair } from './hair/build-hair.ts'
import { buildHead } from './head.ts'
import { buildHeadwear, hiddenHair, pressedAbove } from './headwear/build-headwear.ts'
import { buildHorns } from './horns.ts'
import { buildMasks, hidesMouth } from './masks.ts'
import { createPartNumbers, type PartNumbers } from './part-numbers.ts'
import type { Surface } from './surface.ts'

/** Everything that moves with the head, in head space: head, ears, hair, beard, horns, headwear, eyewear. */
export function buildHeadPieces(
  sheet: CharacterSheet,
  proportions: Proportions,
  { parts = createPartNumbers(), detail = 1 }: { parts?: PartNumbers; detail?: number } = {},
): Surface[] {
  return [
    ...buildHead(sheet, proportions, detail),
    ...(sheet.animal ? animalHead(sheet.animal.kind).ruff(sheet, proportions, parts) : []),
    ...(hiddenHair(sheet) === 'all' ? [] : buildEars(sheet, proportions, detail)),
    ...buildHair(sheet, { proportions, parts, pressedAbove: pressedAbove(sheet), hidden: hiddenHair(sheet), detail }),
    ...(hidesMouth(sheet) ? [] : buildFacialHair(sheet, proportions, { parts, detail })),
    ...buildHorns(sheet, parts),
    ...buildHeadwear(sheet, proportions, parts),
    ...buildMasks(sheet, proportions, parts),
    ...buildEyewear(sheet, proportions, parts),
  ]
}
