import type { StyleId } from '#contract/styles.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { castOthers } from '#studio/sheet/casting/cast-others.ts'
import { outOfFrame } from '#studio/sheet/casting/out-of-frame.ts'
import type { Reading } from '#studio/sheet/reading.ts'
import { warningsIn } from '#studio/styles/draws-person.ts'
import { readDescription } from '#studio/words/read-description.ts'

interface CastOptions {
  readonly seed: string
  readonly candidate: number
  readonly style: StyleId
}

/** Who a description tells of, where they are, and what of it the picture will not show. */
export function castWords(description: string, options: CastOptions) {
  const { reading } = readDescription(description)
  const cast = castCharacter(reading, options)
  const others = castOthers(reading, cast.character, options)
  return { ...cast, others, warnings: castWarnings(reading, cast, options.style) }
}

/** What of a description the picture that was cast of it will not show. */
export function castWarnings(reading: Reading, { scene }: ReturnType<typeof castCharacter>, style: StyleId) {
  return [...warningsIn(style, reading.warnings), ...outOfFrame(reading, scene.camera.framing)]
}
