import type { CharacterSheet, Mark } from '../sheet/character-sheet.ts'

const KINDS: ReadonlySet<Mark['kind']> = new Set(['white make-up', 'clown make-up', 'skull make-up'])

/** Whether paint covers the face from the forehead to the chin. */
export const isWhiteFaced = ({ marks }: Pick<CharacterSheet, 'marks'>): boolean => marks.some(({ kind }) => KINDS.has(kind))
