import { animalHead } from '#studio/form/animals/animal-heads.ts'
import { buildHair } from '#studio/form/hair/build-hair.ts'
import { seldomPart } from '#studio/seldom-parts.ts'
import type { Proportions } from '../features/proportions.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet, Mark } from '../sheet/character-sheet.ts'
import { buildEars } from './ears.ts'
import { buildHead } from './head.ts'
import { buildHeadwear, coversCrown, hiddenHair, pressedAbove } from './headwear/build-headwear.ts'
import { createPartNumbers, type PartNumbers } from './part-numbers.ts'

/** Everything that moves with the head, in head space: head, ears, hair, beard, horns, headwear, eyewear. */
export function buildHeadPieces(
  sheet: CharacterSheet,
  proportions: Proportions,
  { parts = createPartNumbers(), detail = 1 }: { parts?: PartNumbers; detail?: number } = {},
): Surface[] {
  return [
    ...(proportions.person ? [] : buildHead(sheet, proportions, detail)),
    ...(sheet.animal ? animalHead(sheet.animal.kind).ruff(sheet, proportions, parts) : []),
    ...(hiddenHair(sheet) === 'all' ? [] : buildEars(sheet, proportions, detail)),
    ...(proportions.person
      ? []
      : buildHair(sheet, {
          proportions,
          parts,
          pressedAbove: pressedAbove(sheet),
          isCovered: coversCrown(sheet),
          hidden: hiddenHair(sheet),
          detail,
        })),
    ...(hasBeard(sheet) && !proportions.person ? seldomPart('facial hair')(sheet, proportions, { parts, detail }) : []),
    ...(sheet.growths ? seldomPart('growths')(sheet, proportions, parts) : []),
    ...(sheet.horns ? seldomPart('horns')(sheet, parts) : []),
    ...buildHeadwear(sheet, proportions, parts),
    ...(sheet.marks.some(isMask) ? seldomPart('masks')(sheet, proportions, parts) : []),
    ...(sheet.eyewear ? seldomPart('eyewear')(sheet, proportions, parts) : []),
  ]
}

const isMask = ({ kind }: Mark) => kind.endsWith(' mask')

/** Stubble is drawn with the features; a mask over mouth and chin covers the beard with them. */
function hasBeard({ facialHair, marks }: CharacterSheet): boolean {
  // One at the chin was pulled down.
  const isWorn = (mark: Mark) => isMask(mark) && mark.place !== 'chin'
  const isCovered = marks.some((mark) => isWorn(mark) && mark.kind !== 'half mask' && mark.kind !== 'carnival mask')
  return facialHair !== undefined && facialHair.kind !== 'stubble' && !isCovered
}
