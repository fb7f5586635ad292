import type { StyleId } from '#contract/styles.ts'
import { castCharacter } from '#studio/sheet/cast-character.ts'
import { castOthers } from '#studio/sheet/casting/cast-others.ts'
import { outOfFrame } from '#studio/sheet/casting/out-of-frame.ts'
import { readDescription } from '#studio/words/read-description.ts'

/** Who a description tells of, where they are, and what of it the picture will not show. */
export function castWords(description: string, options: { seed: string; candidate: number; style: StyleId }) {
  const { reading } = readDescription(description)
  const cast = castCharacter(reading, options)
  const others = castOthers(reading, cast.character, options)
  return { ...cast, others, warnings: [...reading.warnings, ...outOfFrame(reading, cast.scene.camera.framing)] }
}
