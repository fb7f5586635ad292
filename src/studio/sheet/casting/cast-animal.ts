import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { animalOf } from '../../words/lexicon/animal-heads.ts'
import { COMPANION_KINDS, COMPANION_WORDS } from '../../words/lexicon/companion-words.ts'
import { HAIR_COLORS } from '../../words/lexicon/hair.ts'
import type { AnimalKind } from '../animal-kind.ts'
import type { CharacterSheet } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'
import type { Choices } from './choices.ts'

interface AnimalTraits {
  readonly ears: CharacterSheet['ears']
  readonly eyes: string
  readonly tail?: NonNullable<CharacterSheet['tail']>['kind']
  readonly slit?: true
  readonly pale?: string
}

const TRAITS: Readonly<Record<AnimalKind, AnimalTraits>> = {
  fox: { ears: 'fox', eyes: '#b9791f', tail: 'fox' },
  wolf: { ears: 'wolf', eyes: '#d3a02c', tail: 'fox' },
  dog: { ears: 'dog', eyes: '#5a3a20', tail: 'cat' },
  cat: { ears: 'cat', eyes: '#7fae3c', tail: 'cat', slit: true },
  tiger: { ears: 'bear', eyes: '#d3a02c', tail: 'cat' },
  lion: { ears: 'bear', eyes: '#b9791f', tail: 'cat' },
  rabbit: { ears: 'rabbit', eyes: '#4a2e1c' },
  mouse: { ears: 'mouse', eyes: '#2a1c18', tail: 'cat' },
  bear: { ears: 'bear', eyes: '#4a2e1c' },
  panda: { ears: 'bear', eyes: '#4a2e1c' },
  pig: { ears: 'wolf', eyes: '#5a4030' },
  horse: { ears: 'horse', eyes: '#3a241a' },
  deer: { ears: 'deer', eyes: '#3a241a' },
  owl: { ears: 'tufts', eyes: '#e8a820', pale: '#efe3cc' },
  bird: { ears: 'none', eyes: '#d39a2c' },
  lizard: { ears: 'none', eyes: '#d9b92e', tail: 'lizard', slit: true },
  dragon: { ears: 'fin', eyes: '#e0a02a', tail: 'lizard', slit: true },
  frog: { ears: 'none', eyes: '#d9b92e', slit: true, pale: '#e2e4b0' },
}

/** Their own coats where the animal beside somebody stands for others. */
const COATS: Readonly<Record<string, string>> = {
  wolf: '#8a8c90',
  'arctic fox': '#f2f0ec',
  'polar bear': '#f2f0ea',
  'snowy owl': '#f2f0ea',
  panther: '#26242a',
  raccoon: '#8a8a8c',
  rat: '#8a8480',
  mouse: '#a49a94',
  mice: '#a49a94',
  crocodile: '#5f7a44',
  alligator: '#5f7a44',
  goat: '#d8d0c4',
  sheep: '#ece8e0',
  lamb: '#ece8e0',
  elephant: '#8f9298',
  koala: '#9a9ca2',
  badger: '#6a6a6c',
  sparrow: '#8a6a4a',
  robin: '#9a6a48',
  bird: '#5a7fb0',
  gorilla: '#3a3836',
}

/** The person of whom the words say an animal's head: its coat, ears and eyes. Everybody else as they are. */
export function castAnimal(person: CharacterSheet, reading: Reading, choices: Choices): CharacterSheet {
  const name = (reading.marks ?? []).map((mark) => / head$/.test(mark) && mark.replace(/ head$/, '')).find(Boolean)
  const kind = name ? animalOf(name) : undefined
  if (!name || !kind) return person
  const traits = TRAITS[kind]
  // 'with red scales', 'of grey fur'
  const coated = reading.marks?.find((mark) => / (scales|fur|feathers)$/.test(mark))
  const said = [reading.skin, coated, reading.hairStyle === undefined ? reading.hairColor : undefined]
    .map((words) => (words === undefined ? undefined : (colorOf(words, HAIR_COLORS) ?? colorOf(words))))
    .find(Boolean)
  const own = COATS[name] ?? COMPANION_WORDS[COMPANION_KINDS[name]!].color
  const coat: Rgb = said ?? colorOf(name) ?? mixRgb(rgbFromHex(own), [0.3, 0.2, 0.15], choices.number('coat', 0, 0.12))
  const light = coat[0] * 0.3 + coat[1] * 0.59 + coat[2] * 0.11
  const pale = mixRgb(
    traits.pale ? rgbFromHex(traits.pale) : coat,
    [0.98, 0.95, 0.9],
    traits.pale ? 0 : light < 0.3 ? 0.28 : 0.8,
  )
  const dark = mixRgb(coat, [0.1, 0.08, 0.08], kind === 'panda' ? 0.94 : 0.72)
  const horns = /^(bull|goat|ram|cow|ox)$/.exec(name)?.[1]
  const isMane = kind === 'lion' && reading.gender !== 'female'
  const isHairSaid = reading.hairStyle !== undefined
  const eyes = reading.eyeColor === undefined ? rgbFromHex(traits.eyes) : undefined
  const { tail: _tail, facialHair: _beard, ...plain } = person
  return {
    ...plain,
    animal: { kind, pale, dark },
    skin: { ...person.skin, base: coat, blush: mixRgb(coat, [0.86, 0.45, 0.42], 0.3), blushStrength: 0.12 },
    hair: isHairSaid
      ? person.hair
      : isMane
        ? {
            ...person.hair,
            kind: 'shoulder',
            texture: 'wavy',
            fringe: 'none',
            volume: 0.2,
            color: mixRgb(coat, [0.42, 0.2, 0.08], 0.65),
          }
        : { kind: 'bald', color: dark, texture: 'straight', fringe: 'none', volume: 0.06, parting: 0 },
    eyes: {
      ...person.eyes,
      ...(eyes && { left: eyes, right: eyes }),
      pupil: traits.slit ? 'slit' : 'round',
    },
    brows: { ...person.brows, color: dark },
    ears: traits.ears,
    fangs: false,
    ...(horns &&
      !person.horns && {
        horns: { kind: horns === 'ram' ? ('ram' as const) : ('curved' as const), color: [0.82, 0.76, 0.62] as const },
      }),
    ...(traits.tail && { tail: { kind: traits.tail, color: coat } }),
    ...(reading.facialHair !== undefined && person.facialHair && { facialHair: person.facialHair }),
  }
}
