import { PLACES } from '#studio/words/lexicon/places.ts'
import type { StyleId } from '../../contract/styles.ts'
import type { Rgb } from '../color.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import { moodOf } from '../sheet/casting/cast-scene.ts'
import type { Reading } from '../sheet/reading.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { colorOf } from '../words/color-of.ts'
import { findTerms } from '../words/find-terms.ts'
import { readInstruction } from './read-instruction.ts'

/** Where a picture is moved to: a place that is drawn, or a plain ground of one colour. */
export type OtherPlace =
  | { readonly kind: 'scene'; readonly scene: SceneSheet }
  | { readonly kind: 'plain'; readonly color: Rgb }

interface Casting {
  readonly seed: string
  readonly style: StyleId
}

/** The place that a text names: 'on a beach at sunset', 'change the background to pink'; undefined where it names none. */
export function sceneOfWords(text: string, options: Casting): OtherPlace | undefined {
  return placeOfReading(readingOf(text), options)
}

/** What people feel and do as a text has it: nothing of what it does not say. */
export function doingsOfWords(
  text: string,
  { seed, style }: Casting,
): Partial<Pick<SceneSheet, 'expression' | 'areEyesShut' | 'isInTears' | 'pose'>> {
  const reading = readingOf(text)
  const { scene } = castCharacter(reading, { seed, candidate: 1, style })
  return {
    ...(reading.expression !== undefined && moodOf(scene)),
    ...(reading.pose !== undefined && { pose: scene.pose }),
  }
}

function readingOf(text: string): Reading {
  const readings = readInstruction(text).flatMap((order) => (order.kind === 'describe' ? [order.reading] : []))
  return Object.assign({ warnings: [] }, ...readings)
}

/** The same, of words that are read already. */
export function placeOfReading(reading: Reading, { seed, style }: Casting): OtherPlace | undefined {
  if (reading.place === undefined) return undefined
  if (findTerms(reading.place, PLACES).length > 0) {
    const { scene } = castCharacter(reading, { seed, candidate: 1, style })
    return { kind: 'scene', scene }
  }
  const color = colorOf(reading.place)
  return color && { kind: 'plain', color }
}
