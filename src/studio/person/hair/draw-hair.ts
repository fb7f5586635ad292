import type { Matrix } from '../../math/matrix.ts'
import { drawStrands, type PlacedStrands } from '../../raster/draw-strands.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { View } from '../../raster/view.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { Person } from '../person-of.ts'
import { type HairOptions, hairOfPerson } from './hair-of-person.ts'

interface HairDrawing extends Omit<HairOptions, 'unitPx'> {
  readonly view: View
  /** Head space → view space. */
  readonly headPlace: Matrix
  /** Buffer pixels side by side that the picture shows as one dot. */
  readonly samplesPerDot?: number
  /** Seen small and for a moment: fewer and broader hairs. */
  readonly isRough?: boolean
  /** Hairs of an animal beside them. */
  readonly coats?: readonly PlacedStrands[]
}

/** How much smaller a rough figure is taken to be than it is. */
const ROUGH = 0.6

/** Hair, beard, brows and lashes of a person over the figure that stands in its buffers already. */
export function drawHair(
  buffers: FigureBuffers,
  person: Person,
  sheet: CharacterSheet,
  { view, headPlace, samplesPerDot = 1, isRough = false, coats = [], ...options }: HairDrawing,
): FigureBuffers {
  const size = Math.sqrt(headPlace[0] * headPlace[0] + headPlace[4] * headPlace[4] + headPlace[8] * headPlace[8])
  const strands = hairOfPerson(person, sheet, {
    ...options,
    unitPx: ((view.unitPx * size) / samplesPerDot) * (isRough ? ROUGH : 1),
  })
  return drawStrands(buffers, [...strands.map((item) => ({ strands: item, place: headPlace })), ...coats], { view, headPlace })
}
