import type { Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'

export interface PopColors {
  /** Of the two kinds of rays. */
  readonly ray: Rgb
  readonly between: Rgb
  /** Of the dots on them and of the darkest shapes of the place. */
  readonly dots: Rgb
  readonly dark: Rgb
}

/** Sets of loud colours that fight each other. */
const SETS: readonly PopColors[] = [
  { ray: [1, 0.86, 0.1], between: [1, 0.95, 0.62], dots: [0.94, 0.16, 0.2], dark: [0.1, 0.55, 0.85] },
  { ray: [0.1, 0.72, 0.88], between: [0.66, 0.92, 0.97], dots: [0.98, 0.36, 0.6], dark: [0.16, 0.22, 0.6] },
  { ray: [1, 0.42, 0.64], between: [1, 0.76, 0.84], dots: [1, 0.88, 0.16], dark: [0.45, 0.16, 0.56] },
  { ray: [0.36, 0.8, 0.5], between: [0.78, 0.95, 0.74], dots: [1, 0.84, 0.14], dark: [0.06, 0.42, 0.5] },
  { ray: [1, 0.52, 0.14], between: [1, 0.82, 0.42], dots: [0.12, 0.6, 0.85], dark: [0.78, 0.12, 0.28] },
]

const distance = (one: Rgb, other: Rgb) =>
  Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) + Math.abs(one[2] - other[2])

/** The set that stands farthest from the character's hair, skin and clothes, with a little chance in it. */
export function clashingColors(character: CharacterSheet): PopColors {
  const random = randomFor(character.seed, 'pop colours')
  const own = [character.hair.color, character.skin.base, ...character.garments.map((garment) => garment.color)]
  const scored = SETS.map((colors) => {
    const nearest = Math.min(...own.map((color) => distance(color, colors.ray)))
    return { colors, score: nearest + random() * 0.25 }
  })
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).colors
}
