import type { CharacterSheet, Species } from './character-sheet.ts'

/** Metres of children and teenagers by their years. */
const GROWING: readonly (readonly [years: number, metres: number])[] = [
  [1, 0.76],
  [3, 0.95],
  [5, 1.1],
  [7, 1.22],
  [9, 1.33],
  [11, 1.43],
  [13, 1.56],
  [15, 1.65],
  [18, 1.72],
]
const GROWN_WOMAN = 1.67
const GROWN_MAN = 1.79
const SPECIES_SIZE: Partial<Record<Species, number>> = { dwarf: 0.82, goblin: 0.72, fairy: 0.9, orc: 1.08 }

/** Of what somebody is taller or smaller than others, this share is seen beside them: 'tall' is 1.9 m, and heads stay near each other. */
const SEEN_OF_HEIGHT = 0.6

/** How tall somebody is from crown to sole, in metres: tells who is larger when several stand side by side. */
export function statureOf({ ageYears, masculinity, build, species }: CharacterSheet): number {
  const grown = GROWN_WOMAN + (GROWN_MAN - GROWN_WOMAN) * masculinity
  const size = (1 + (build.height - 1) * SEEN_OF_HEIGHT) * (SPECIES_SIZE[species] ?? 1)
  if (ageYears >= 18) return grown * size * (ageYears > 65 ? 0.97 : 1)
  const after = Math.max(
    1,
    GROWING.findIndex(([years]) => years >= ageYears),
  )
  const [[youngYears, young], [years, metres]] = [GROWING[after - 1]!, GROWING[after]!]
  const share = Math.max(0, (ageYears - youngYears) / (years - youngYears))
  const height = young + (metres - young) * share
  // Girls and boys part late.
  return (height + (grown - 1.72) * Math.max(0, (ageYears - 12) / 6)) * size
}
