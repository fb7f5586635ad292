import type { Rgb } from '../color.ts'
import { colorName } from '../words/color-name.ts'
import { CUT_WORDS } from '../words/lexicon/garment-cuts.ts'
import type { CharacterSheet, HairSheet } from './character-sheet.ts'
import { CLOTH_COLOR_NAMES, EYE_NAMES, HAIR_COLOR_NAMES, SKIN_NAMES } from './color-words.ts'

export interface DescribedTrait {
  readonly name: string
  readonly value: string
}

const cloth = (color: Rgb) => colorName(color, CLOTH_COLOR_NAMES)

/** What a character is made of, in plain words for its page: hair, eyes, skin, clothes, and what is always with it. */
export function describeSheet(character: CharacterSheet): DescribedTrait[] {
  const traits: (DescribedTrait | undefined)[] = [
    { name: 'Who', value: describePerson(character) },
    { name: 'Hair', value: describeHair(character.hair) },
    character.facialHair && {
      name: 'Beard',
      value: `${character.facialHair.kind}, ${colorName(character.facialHair.color, HAIR_COLOR_NAMES)}`,
    },
    { name: 'Eyes', value: describeEyes(character.eyes) },
    { name: 'Skin', value: describeSkin(character) },
    { name: 'Face', value: character.face.kind },
    { name: 'Build', value: describeBuild(character.build) },
    { name: 'Features', value: (character.bodyWords ?? []).join(', ') },
    { name: 'Wears', value: character.garments.map(describeGarment).join(', ') },
    { name: 'Always', value: describeAlways(character).join(', ') },
  ]
  return traits.filter((trait) => trait !== undefined).filter(({ value }) => value !== '')
}

function describePerson({ species, ageYears, masculinity }: CharacterSheet): string {
  const isChild = ageYears < 13
  const noun =
    masculinity < 0.35
      ? isChild
        ? 'girl'
        : 'woman'
      : masculinity > 0.65
        ? isChild
          ? 'boy'
          : 'man'
        : isChild
          ? 'child'
          : 'person'
  const age =
    ageYears < 13
      ? ''
      : ageYears < 20
        ? 'teenage '
        : ageYears < 31
          ? 'young '
          : ageYears < 45
            ? ''
            : ageYears < 62
              ? 'middle-aged '
              : 'old '
  const kind = species === 'human' ? '' : `, ${species}`
  return `${age}${noun}${kind}, about ${ageYears} years`
}

const CUTS: Readonly<Partial<Record<HairSheet['kind'], string>>> = {
  shoulder: 'shoulder-length',
  crop: 'closely cropped',
  afro: 'an afro',
  bun: 'in a bun',
  braid: 'in a braid',
  'twin braids': 'in two braids',
  'pony tail': 'in a ponytail',
  'twin tails': 'in twin tails',
  bob: 'a bob',
  mohawk: 'a mohawk',
  undercut: 'an undercut',
  dreadlocks: 'in dreadlocks',
  'space buns': 'in space buns',
  topknot: 'in a topknot',
  'side tail': 'in a low ponytail',
  pigtails: 'in pigtails',
  'half up': 'half up',
  mullet: 'a mullet',
  quiff: 'a quiff',
  cornrows: 'in cornrows',
  'box braids': 'in box braids',
}

function describeHair(hair: HairSheet): string {
  if (hair.kind === 'bald') return hair.lost ? 'bald on top' : 'bald'
  const cut = CUTS[hair.kind] ?? hair.kind
  const words = [cut, colorName(hair.color, HAIR_COLOR_NAMES)]
  if (hair.texture !== 'straight' && hair.kind !== hair.texture && hair.kind !== 'afro') words.push(hair.texture)
  if (hair.fringe !== 'none') words.push(hair.fringe === 'straight' ? 'with a fringe' : `with a ${hair.fringe} fringe`)
  if (hair.lost) words.push(hair.lost === 'temples' ? 'receding' : 'balding')
  if (hair.tipColor) words.push(`${colorName(hair.tipColor, HAIR_COLOR_NAMES)} tips`)
  if (hair.rootColor) words.push(`${colorName(hair.rootColor, HAIR_COLOR_NAMES)} roots`)
  if (hair.sideColor) words.push(`half ${colorName(hair.sideColor, HAIR_COLOR_NAMES)}`)
  if (hair.streakColor) words.push(`${colorName(hair.streakColor, HAIR_COLOR_NAMES)} streaks`)
  return words.join(', ')
}

function describeEyes({ left, right, glow }: CharacterSheet['eyes']): string {
  const [one, other] = [colorName(left, EYE_NAMES), colorName(right, EYE_NAMES)]
  const shine = glow > 0.5 ? 'glowing ' : ''
  return one === other ? `${shine}${one}` : `${shine}one ${one}, one ${other}`
}

function describeSkin({ skin, marks }: CharacterSheet): string {
  const freckles = skin.freckles > 0 || marks.some(({ kind }) => kind === 'freckles') ? ', freckled' : ''
  return `${colorName(skin.base, SKIN_NAMES)}${freckles}`
}

function describeBuild({ height, breadth, muscle, weight }: CharacterSheet['build']): string {
  const words: string[] = []
  if (height > 1.06) words.push('tall')
  if (height < 0.93) words.push('short')
  if (muscle > 0.6) words.push('muscular')
  if (weight > 0.6) words.push('full-figured')
  else if (breadth < 0.95 || weight < 0.22) words.push('slender')
  else if (breadth > 1.06 && muscle <= 0.6) words.push('broad')
  return words.length > 0 ? words.join(', ') : 'ordinary'
}

function describeGarment({ kind, cut, color, pattern }: CharacterSheet['garments'][number]): string {
  // Skin has its own colour.
  if (cut === 'bare feet' || cut === 'bare chest') return cut
  const name = cut ? CUT_WORDS[cut].names.split(', ')[0]! : kind
  return [cloth(color), pattern === 'plain' ? '' : pattern, name].filter(Boolean).join(' ')
}

function describeAlways(character: CharacterSheet): string[] {
  const {
    headwear,
    eyewear,
    jewellery,
    props,
    companion,
    marks,
    horns,
    wings,
    tail,
    halo,
    ears,
    animal,
    bodyMarks = [],
  } = character
  const things = [headwear, eyewear, ...jewellery, ...props].filter((thing) => thing !== undefined)
  return [
    ...things.map(({ kind, color }) => `${cloth(color)} ${kind}`),
    ...(companion ? [`a ${companion.name ?? `${cloth(companion.color)} ${companion.kind}`} beside`] : []),
    ...marks
      .filter(({ kind }) => kind !== 'freckles')
      .map(({ kind, place }) => (place === 'face' ? kind : `${kind} (${place})`)),
    ...(animal ? [`the head of a ${animal.kind}`] : []),
    ...bodyMarks.map(({ kind, place, side }) => `${kind} (${[side, place].filter(Boolean).join(' ')})`),
    ...(horns ? [`${horns.kind} horns`] : []),
    ...(wings ? [`${wings.kind} wings`] : []),
    ...(tail ? [`a ${tail.kind} tail`] : []),
    ...(halo ? ['a halo'] : []),
    ...(ears === 'round' || ears === 'none' ? [] : [`${ears} ears`]),
  ]
}
