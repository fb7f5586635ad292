import type { Rgb } from '../color.ts'
import { randomFor } from '../random.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { BodyShape } from './macro-weights.ts'

type Looks = Pick<CharacterSheet, 'seed' | 'skin' | 'face' | 'ageYears'> & Partial<Pick<CharacterSheet, 'hair'>>

/**
 * Where the forebears of somebody are from of whom only the looks are known: dark skin and lifted eyes tell a part, their seed
 * the rest. Green and blue skin tells nothing.
 */
export function guessOrigins({ seed, skin, hair, face, ageYears }: Looks): BodyShape['origins'] {
  const random = randomFor(seed, 'forebears')
  const [first, second, third] = [random(), random(), random()]
  const [red, green, blue] = skin.base
  const isOfPeople = red > green && green > blue
  if (!isOfPeople) return sharesOf(0.1 + first, 0.1 + second, 0.1 + third)
  const light = 0.3 * red + 0.59 * green + 0.11 * blue
  const isFairHaired = light > 0.6 && ageYears <= GREYING_YEARS && isFair(hair?.color)
  const african = light < 0.5 ? (0.5 - light) / 0.18 : 0
  const asian =
    isFairHaired || african > 0.6 ? 0 : Math.max(0, (face.eyeTilt - 0.05) / 0.06) + (light > 0.5 ? 0.2 : 0.4) * first
  const european = isFairHaired ? 2 : light > 0.5 ? 0.9 : 0.35
  return sharesOf(Math.min(2, african * african) + 0.1 * second, asian + 0.02, european * (0.6 + 0.4 * third))
}

/** Old people's hair tells nothing, and no hair that has no colour or one that nobody is born with. */
const GREYING_YEARS = 60
const isFair = ([red, green, blue]: Rgb = BLACK) => red > 0.4 && red > green + 0.05 && green > blue + 0.05
const BLACK: Rgb = [0, 0, 0]

function sharesOf(african: number, asian: number, european: number): BodyShape['origins'] {
  const sum = african + asian + european
  return { african: african / sum, asian: asian / sum, european: european / sum }
}
