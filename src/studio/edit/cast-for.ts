import type { StyleId } from '../../contract/styles.ts'
import { castCharacter } from '../sheet/cast-character.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Reading } from '../sheet/reading.ts'
import type { Sheets } from './sheets.ts'

/** What a reading says, cast for somebody who is there already: clothes and beards suit their age and gender. */
export function castFor(
  { species, ageYears, masculinity }: CharacterSheet,
  reading: Reading,
  options: { seed: string; candidate: number; style: StyleId },
): Sheets {
  const gender = masculinity < 0.4 ? 'female' : masculinity > 0.6 ? 'male' : 'androgynous'
  return castCharacter({ species, age: String(ageYears), gender, ...reading }, options)
}
