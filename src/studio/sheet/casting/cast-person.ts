import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { garmentCutOf } from '../../words/garment-kind-of.ts'
import { AGE_YEARS, BUILDS } from '../../words/lexicon/bodies.ts'
import { FACIAL_HAIR } from '../../words/lexicon/facial-hair.ts'
import { ORIGINS, type Origin } from '../../words/lexicon/origins.ts'
import { SKIN_TONES } from '../../words/lexicon/skin.ts'
import { bodyMarkOf } from '../../words/readers/read-body-marks.ts'
import type { CharacterSheet, FaceShape, Species } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'
import type { Choices } from './choices.ts'
import { FOREBEARS, HERITAGES, HERITAGES_OF, type Heritage, type HeritageFace } from './heritage.ts'
import { speciesOf } from './species-of.ts'
import { SPECIES_TRAITS } from './species-traits.ts'

export type Gender = 'female' | 'male' | 'androgynous'

/** Who is drawn, before face, hair and clothes. */
export interface Person {
  readonly species: Species
  readonly gender: Gender
  readonly ageYears: number
  readonly heritage: Heritage
  /** What the said origin gives a face. */
  readonly heritageFace?: HeritageFace
  readonly forebears?: NonNullable<CharacterSheet['forebears']>
  /** How hair grows of which nothing is said; absent where it may grow in any way. */
  readonly grows?: 'coils' | 'straight'
}

export function castPerson(reading: Reading, choices: Choices): Person {
  const gender = (['female', 'male', 'androgynous'] as const).find((name) => name === reading.gender)
  return {
    species: speciesOf(reading),
    gender:
      gender ??
      (isBeardSaid(reading) || isBareChestSaid(reading) || isWizardOrSamurai(reading) || isBeardedFolk(reading)
        ? 'male'
        : isHeadscarfSaid(reading) || isDressSaid(reading)
          ? 'female'
          : choices.one('gender', ['female', 'male'] as const)),
    ageYears: castAge(reading, choices),
    ...castHeritage(reading, choices),
  }
}

/** Of whom an origin is said, or fair hair or light eyes and no skin, the looks that go with it. */
function castHeritage(reading: Reading, choices: Choices): Pick<Person, 'heritage' | 'heritageFace' | 'forebears' | 'grows'> {
  const fair: readonly Heritage[] = HERITAGES.slice(0, 2)
  const isFair = isFairSaid(reading)
  const origin = originSaid(reading) ?? (isFair ? undefined : originOfCalling(reading))
  if (origin) {
    const { looks, face, grows } = HERITAGES_OF[origin]
    const forebears = FOREBEARS[origin]
    const heritage = choices.one('heritage', looks)
    const growth = grows ?? (growsCoils(rgbFromHex(heritage.skin)) ? 'coils' : undefined)
    return {
      heritage,
      ...(face ? { heritageFace: face } : {}),
      ...(forebears ? { forebears } : {}),
      ...(growth ? { grows: growth } : {}),
    }
  }
  const { marks = [] } = reading
  const skin = reading.skin === undefined ? undefined : colorOf(reading.skin, SKIN_TONES)
  // White patches are not seen on white skin.
  const tan: readonly Heritage[] | undefined =
    reading.skin === undefined && marks.some((mark) => mark.includes('vitiligo')) ? HERITAGES.slice(4) : undefined
  const heritage = choices.one('heritage', HERITAGES, (heritage) =>
    isFair ? fair.includes(heritage) : (tan?.includes(heritage) ?? true),
  )
  return { heritage, ...(growsCoils(skin ?? rgbFromHex(heritage.skin)) && { grows: 'coils' }) }
}

/** Brightness of the skin below which coils grow unasked: below that of most of South Asia and the Pacific. */
const COILS_BELOW = 0.42

const growsCoils = ([red, green, blue]: Rgb) =>
  red > green && green > blue && red * 0.3 + green * 0.59 + blue * 0.11 < COILS_BELOW

/** Of people, 'black' and 'white' tell of forebears, not of paint. */
function originSaid({ origin, skin = '', species }: Reading): Origin | undefined {
  if (origin !== undefined) return ORIGINS[origin]
  if (species !== undefined && species !== 'human') return undefined
  return /^black$/.test(skin) ? 'west africa' : /^white$/.test(skin) ? 'west europe' : undefined
}

/** Whether fair hair or light eyes are said. */
function isFairSaid({ facialHair = '', hairColor: said = facialHair, eyeColor = '', marks = [] }: Reading): boolean {
  // Streaks and tips are dyed.
  const hairColor = said.split(/\bwith\b/)[0]!
  const isFreckled = marks.some((mark) => mark.startsWith('freckle'))
  return (
    /blond|bleach|strawberry|flaxen|platinum/.test(hairColor) ||
    /^((bright|light|pale|icy|crystal|sky|deep|ice) )*(blue|gr[ae]y)$/.test(eyeColor) ||
    /ginger|carrot|copper|auburn/.test(hairColor) ||
    (/\bred/.test(hairColor) && (isFreckled || !/brown|black/.test(eyeColor)))
  )
}

/** Dress of a part of the world: whoever says no more of somebody pictures them from there. */
const DRESS_OF: readonly (readonly [types: RegExp, origin: Origin])[] = [
  [/\b(samurai|kimono|yukata|hanbok|qipao|cheongsam|hanfu)/, 'east asia'],
  [/\b(sari|lehenga|kurta|salwar)/, 'south asia'],
  [/\b(kilt|dirndl|lederhosen)/, 'north europe'],
  [/\b(dashiki|kente|boubou)/, 'west africa'],
]

function originOfCalling({ garments = [], headwear }: Reading): Origin | undefined {
  if (headwear === 'viking helmet') return 'north europe'
  return DRESS_OF.find(([types]) => garments.some(({ type }) => types.test(type)))?.[1]
}

const isBeardSaid = ({ facialHair }: Reading) => facialHair !== undefined && FACIAL_HAIR[facialHair] !== 'none'

/** Who of them is a woman is called so: a witch, a sorceress, she. */
const isWizardOrSamurai = (reading: Reading) => wearsByCalling(reading, /^(wizard robe|samurai)/)

/** A wizard of whom neither age nor another hair than white is told is pictured old. */
export const isOldWizardImplied = (reading: Reading) =>
  /^(white|gr[ae]y|silver|$)/.test(reading.hairColor ?? '') &&
  reading.gender !== 'female' &&
  speciesOf(reading) === 'human' &&
  wearsByCalling(reading, /^wizard robe/)

/** Dwarfs of tales have beards; small folk of other names need not. */
const isBeardedFolk = ({ species, marks = [] }: Reading) =>
  species === 'dwarf' && !marks.some((mark) => /make ?up|lipstick/.test(mark))

/** Clothes that a calling brings, and that nobody named. */
const wearsByCalling = ({ garments = [] }: Reading, types: RegExp) =>
  garments.some(({ type, isImplied }) => isImplied && types.test(type))

const isBareChestSaid = ({ garments = [] }: Reading) => garments.some(({ type }) => garmentCutOf(type) === 'bare chest')

/** Of whom only a dress is said, most authors mean a woman. */
const isDressSaid = ({ garments = [] }: Reading) =>
  garments.some(({ type }) => /(\b(dress|skirt|blouse|tutu|bikini|sari|corset|lehenga)|gown)$/.test(type))

const isHeadscarfSaid = ({ headwear = '' }: Reading) => /hijab|headscarf|head scarf|nun veil|wimple|khimar|niqab/.test(headwear)

/** Ages that nobody said: whose hair has a colour or a cut is pictured young. */
const YOUNG = [22, 27, 33, 41, 24, 29, 36, 26] as const
const GROWN = [22, 27, 33, 41, 24, 29, 36, 53] as const

function castAge(reading: Reading, choices: Choices): number {
  const { age, facialHair, hairColor, hairStyle } = reading
  const isHairSaid = hairColor !== undefined || hairStyle !== undefined
  // A white beard on somebody of whom no age and no hair is said belongs to an old man.
  if (age === undefined && hairColor === undefined && /white|grey|gray|silver/.test(facialHair ?? '')) return 68
  if (age === undefined && isOldWizardImplied(reading)) return 70
  if (age === undefined && hairColor?.endsWith('with grey streaks')) return 48
  if (age === undefined) return Math.round(choices.one('age', isHairSaid ? YOUNG : GROWN) + choices.number('age years', -1, 2))
  const years = Number(age)
  // Elves and vampires of 500 look grown up, not five hundred.
  if (Number.isFinite(years)) return years > 120 ? 35 : Math.max(3, years)
  return AGE_YEARS[age] ?? 30
}

export const MASCULINITY: Readonly<Record<Gender, number>> = { female: 0.1, androgynous: 0.48, male: 0.86 }

const clampTo = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Height, breadth, muscle and weight from words of build, the species, and a little chance. */
export function castBuild(reading: Reading, { species }: Person, choices: Choices): CharacterSheet['build'] {
  const words = findTerms(reading.body ?? '', BUILDS).map((word) => BUILDS[word]!)
  const parts = [SPECIES_TRAITS[species].build ?? {}, ...words]
  const sum = (part: 'height' | 'breadth' | 'muscle' | 'weight') => parts.reduce((total, each) => total + (each[part] ?? 0), 0)
  const chance = reading.body === undefined ? 1 : 0
  return {
    height: clampTo(1 + sum('height') + chance * choices.number('height', -0.04, 0.05), 0.85, 1.15),
    breadth: clampTo(1 + sum('breadth') + chance * choices.number('breadth', -0.04, 0.04), 0.85, 1.15),
    muscle: clampTo(0.35 + sum('muscle') + chance * choices.number('muscle', -0.1, 0.15), 0, 1),
    weight: clampTo(0.35 + sum('weight') + chance * (-0.03 + 0.18 * seldomFar(choices.number('weight', -1, 1))), 0, 1),
    ...(words.some(({ belly }) => belly) && { belly: 1 }),
  }
}

/** Mostly near 0, seldom near the ends, −1 and 1. */
const seldomFar = (even: number) => even * (0.3 + 0.7 * even * even)

/** A face of its own: nothing of it is said in words, so all candidates differ. */
export function castFace({ heritageFace = {} }: Person, choices: Choices): FaceShape {
  const of = (part: Exclude<keyof HeritageFace, 'eyeTilt'>) => heritageFace[part] ?? 1
  return {
    kind: choices.one('face shape', ['oval', 'round', 'square', 'heart', 'long'] as const),
    jaw: of('jaw') * choices.number('jaw', 0.88, 1.1),
    cheeks: of('cheeks') * choices.number('cheeks', 0.8, 1.28),
    eyeSize: of('eyeSize') * choices.number('eye size', 0.9, 1.1),
    eyeSpacing: choices.number('eye spacing', 0.92, 1.08),
    eyeTilt: (heritageFace.eyeTilt ?? 0) + choices.number('eye tilt', -0.06, 0.13),
    noseLength: of('noseLength') * choices.number('nose length', 0.8, 1.18),
    noseWidth: of('noseWidth') * choices.number('nose width', 0.78, 1.26),
    lipFullness: of('lipFullness') * choices.number('lip fullness', 0.7, 1.4),
    mouthWidth: choices.number('mouth width', 0.87, 1.12),
    asymmetry: choices.number('asymmetry', 0.006, 0.016),
  }
}

export function castSkin(reading: Reading, { species, heritage }: Person, choices: Choices): CharacterSheet['skin'] {
  const said = reading.skin === undefined ? undefined : colorOf(reading.skin, SKIN_TONES)
  const { skins } = SPECIES_TRAITS[species]
  const base = said ?? rgbFromHex(skins ? choices.one('skin', skins) : heritage.skin)
  const hasFreckles = reading.marks?.some((mark) => mark.includes('freckles') && !bodyMarkOf(mark)) ?? false
  return { base, blush: blushOf(base), blushStrength: choices.shared('blush', 0.28, 0.5), freckles: hasFreckles ? 0.75 : 0 }
}

/** Blood under this skin: rose on fair skin, wine on dark, the skin's own hue on green and blue. */
function blushOf(base: Rgb): Rgb {
  const isWarm = base[0] > base[1] && base[1] >= base[2] * 0.95
  const blood: Rgb = isWarm ? [base[0] * 0.98, base[1] * 0.6, base[2] * 0.58] : [base[0] * 1.05, base[1] * 0.72, base[2] * 0.85]
  return mixRgb(base, [Math.min(1, blood[0]), blood[1], blood[2]], 0.85)
}
