import type { CharacterSheet } from '../sheet/character-sheet.ts'

/** Whose tail is in place of legs. */
export const isLegless = ({ tail }: Pick<CharacterSheet, 'tail'>): boolean =>
  tail?.kind === 'fish' || tail?.kind === 'snake' || tail?.kind === 'smoke'
