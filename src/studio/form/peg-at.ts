import { type BodyMark, isPegLeg } from '../sheet/body-mark.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'

/** The peg that somebody has for the leg at this side of the picture. */
export function pegAt({ bodyMarks }: CharacterSheet, side: -1 | 1): BodyMark | undefined {
  return bodyMarks?.find((mark) => isPegLeg(mark) && (!mark.side || (mark.side === 'left' ? 1 : -1) === side))
}
