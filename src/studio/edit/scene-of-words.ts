import type { StyleId } from '../../contract/styles.ts'
import type { Rgb } from '../color.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { colorOf } from '../words/color-of.ts'
import { findTerms } from '../words/find-terms.ts'
import { PLACES } from '../words/lexicon/places.ts'
import { readInstruction } from './read-instruction.ts'

/** Where a picture is moved to: a place that is drawn, or a plain ground of one colour. */
export type OtherPlace =
  | { readonly kind: 'scene'; readonly scene: SceneSheet }
  | { readonly kind: 'plain'; readonly color: Rgb }

/** The place that a text names: 'on a beach at sunset', 'change the background to pink'; undefined where it names none. */
export function sceneOfWords(text: string, options: { seed: string; style: StyleId }): OtherPlace | undefined {
  const readings = readInstruction(text).flatMap((order) => (order.kind === 'describe' ? [order.reading] : []))
  return placeOfReading(Object.assign({ warnings: [] }, ...readings), options)
}

/** The same, of words that are read already. */
export function placeOfReading(reading: Reading, { seed, style }: { seed: string; style: StyleId }): OtherPlace | undefined {
  if (reading.place === undefined) return undefined
  if (findTerms(reading.place, PLACES).length > 0) {
    const { scene } = castCharacter(reading, { seed, candidate: 1, style })
    return { kind: 'scene', scene }
  }
  const color = colorOf(reading.place)
  return color && { kind: 'plain', color }
}
