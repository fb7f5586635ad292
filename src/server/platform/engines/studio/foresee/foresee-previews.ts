import { castCharacter } from '#studio/sheet/cast-character.ts'
import type { Warning } from '#studio/warning.ts'
import { readDescription } from '#studio/words/read-description.ts'
import type { Outline } from '../../engine.ts'
import { castWarnings } from '../cast-words.ts'

/** So many throws of the dice show what is left to them. */
const SEEDS = ['1', '2', '3']

/** What the previews of a description will not show; of an order whose seed is still open, what no seed shows. */
export function foreseePreviews(order: Extract<Outline, { kind: 'preview' }>): Warning[] {
  const { description, style, candidates, seed } = order
  const { reading } = readDescription(description)
  const told = (seed === undefined ? SEEDS : [seed]).flatMap((one) =>
    Array.from({ length: candidates }, (_, index) =>
      castWarnings(reading, castCharacter(reading, { seed: one, candidate: index + 1, style }), style),
    ),
  )
  const all = told.flat()
  if (seed !== undefined) return all
  return all.filter((warning) => told.every((warnings) => warnings.some(({ sentence }) => sentence === warning.sentence)))
}
