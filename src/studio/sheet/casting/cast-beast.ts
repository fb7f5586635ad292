import { type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { COMPANION_KINDS, COMPANION_WORDS } from '../../words/lexicon/companion-words.ts'
import type { CharacterSheet } from '../character-sheet.ts'
import type { CompanionKind } from '../companion-kind.ts'
import type { PoseKind } from '../pose-kind.ts'
import type { Reading } from '../reading.ts'
import type { BackdropKind, SceneSheet } from '../scene-sheet.ts'
import type { Choices, Weighted } from './choices.ts'

interface Cast {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
}

/** Of these no shape of their own is built yet. */
const WITHOUT_SHAPE: ReadonlySet<CompanionKind> = new Set(['frog', 'robot', 'snake', 'turtle', 'butterfly', 'fairy'])

/** What an animal does by itself, by the words of a pose, and how it is then; the first that is said counts. */
const DOINGS: readonly (readonly [RegExp, PoseKind])[] = [
  [/sleep|napping|\bnap\b|dozing|curled/, 'sleeping'],
  [/gallop|\brun|sprint|chas|racing|charging|bounding/, 'running'],
  [/jump|leap|pounc/, 'jumping'],
  [/\bl(?:ying|ies|aying)|resting|relax|loung|sprawl|belly|stretch/, 'lying'],
  [/\bsit|\bsat\b|seated|perch|crouch|hunt/, 'sitting on the floor'],
  [/walk|prowl|stroll|trot|stalk|wander|march/, 'walking'],
  [/fly|soar|glid|hover/, 'flying'],
  [/stand|howl|graz|eat|drink|swim|bath|play|roar|alert|guard|wading|sniff|looking|watch/, 'relaxed'],
]

/** Where each of them is at home, when no place is said. */
const HOMES: Readonly<Record<'house' | 'farm' | 'wild' | 'hot' | 'forest' | 'cold' | 'lair', readonly BackdropKind[]>> = {
  house: ['garden', 'park', 'meadow', 'living room', 'porch'],
  farm: ['meadow', 'farm', 'wheat field'],
  wild: ['forest', 'mountains', 'meadow', 'snowfield'],
  hot: ['savanna', 'jungle'],
  forest: ['forest', 'meadow', 'bamboo forest'],
  cold: ['ice world', 'snowfield'],
  lair: ['mountains', 'castle outside', 'ruins', 'volcano'],
}
const AT_HOME: Readonly<Partial<Record<string, keyof typeof HOMES>>> = {
  elephant: 'hot',
  zebra: 'hot',
  'polar bear': 'cold',
  'arctic fox': 'cold',
  'snow leopard': 'cold',
  cat: 'house',
  dog: 'house',
  husky: 'house',
  corgi: 'house',
  dalmatian: 'house',
  hamster: 'house',
  horse: 'farm',
  unicorn: 'forest',
  pig: 'farm',
  rooster: 'farm',
  lion: 'hot',
  tiger: 'hot',
  monkey: 'hot',
  parrot: 'hot',
  lizard: 'hot',
  dinosaur: 'hot',
  penguin: 'cold',
  dragon: 'lair',
  phoenix: 'lair',
  panda: 'forest',
  rabbit: 'forest',
  squirrel: 'forest',
}

const STANCES: readonly Weighted<PoseKind>[] = [
  ['sitting on the floor', 4],
  ['relaxed', 3],
  ['lying', 2],
  ['walking', 1],
]
const STANCES_ON_HOOVES: readonly Weighted<PoseKind>[] = [
  ['relaxed', 4],
  ['walking', 2],
]
const ON_HOOVES: ReadonlySet<CompanionKind> = new Set(['horse', 'unicorn', 'deer', 'pig'])

const NEAR = /portrait|close|face|head ?shot|\bhead\b|bust|macro/

/**
 * Whoever is an animal by the words, of whom nothing is said that only people have, as that animal: in its own shape, doing what
 * animals do, where it is at home. Everybody else as they are. `castScene` casts a scene from a reading.
 */
export function castBeast(
  { character, scene }: Cast,
  reading: Reading,
  { choices, castScene }: { readonly choices: Choices; castScene(reading: Reading): SceneSheet },
): Cast {
  const beast = isPlain(reading) ? beastOf(character, reading) : undefined
  if (!beast) return { character, scene }
  const { companion: _ridden, ...others } = reading
  const companion = reading.companion === beast.kind ? undefined : reading.companion
  const isPlaceOpen = reading.place === undefined && reading.sights === undefined && reading.things === undefined
  const home = HOMES[AT_HOME[beast.name ?? ''] ?? AT_HOME[beast.kind] ?? 'wild']
  const pose =
    doingOf(reading.pose) ?? choices.weighted('stance of an animal', ON_HOOVES.has(beast.kind) ? STANCES_ON_HOOVES : STANCES)
  const {
    gesture: _gesture,
    seat: _seat,
    ...placed
  } = castScene({
    ...others,
    ...(companion !== undefined && { companion }),
    ...(isPlaceOpen && { place: choices.one('place of an animal', home) }),
    pose: 'standing',
  })
  const { companion: _companion, ...alone } = character
  const framing = NEAR.test(reading.camera ?? '')
    ? placed.camera.framing
    : placed.camera.framing === 'wide'
      ? 'wide'
      : 'full figure'
  return {
    character: { ...alone, beast, ...(companion !== undefined && character.companion && { companion: character.companion }) },
    scene: {
      ...placed,
      pose,
      // Unasked, no animal laughs.
      ...(reading.expression === undefined && { expression: 'neutral' as const }),
      camera: { ...placed.camera, framing },
    },
  }
}

/** What an animal has in its mouth or before it makes nobody of it. */
const OF_ANIMALS = /branch|bamboo|ball|bone|stick|carrot|fish|leaf|leaves|nut|acorn|berr|apple|grass|flower|log|bowl/

/** What is tied round an animal's neck too. */
const NECKWEAR = /^(?:scarf|bandana|neckerchief|shawl|muffler)$/

const BANDANA = /bandana|kerchief/

function isPlain(reading: Reading): boolean {
  const { marks = [], garments = [], props = [], jewellery = [], pose, others = [] } = reading
  const isDressed =
    garments.some(({ type }) => !NECKWEAR.test(type)) ||
    !BANDANA.test(reading.headwear ?? 'bandana') ||
    reading.eyewear !== undefined
  const isOfSomebody =
    reading.hairStyle !== undefined || reading.facialHair !== undefined || jewellery.length > 0 || others.length > 0
  return (
    // A minotaur has a bull's head and is none.
    / person$/.test(reading.species ?? '') &&
    !isDressed &&
    !isOfSomebody &&
    !marks.some((mark) => /^upright$|horn|wing|tattoo/.test(mark)) &&
    props.every((words) => OF_ANIMALS.test(words)) &&
    (pose === undefined || doingOf(pose) !== undefined)
  )
}

/** Of those whose kind has another colour. */
const COATS: Readonly<Record<string, string>> = { 'polar bear': '#efece4', 'arctic fox': '#f2f0ec' }

const doingOf = (pose: string | undefined): PoseKind | undefined =>
  pose === undefined ? undefined : DOINGS.find(([said]) => said.test(pose))?.[1]

function beastOf({ eyes, garments, headwear }: CharacterSheet, reading: Reading): CharacterSheet['beast'] {
  const name = (reading.marks ?? []).map((mark) => / head$/.test(mark) && mark.replace(/ head$/, '')).find(Boolean)
  const kind = name ? COMPANION_KINDS[name] : undefined
  if (!name || !kind || WITHOUT_SHAPE.has(kind)) return undefined
  const scarf = reading.garments && garments.find((garment) => garment.kind === 'scarf')
  if (reading.garments && !scarf) return undefined
  const tied = scarf ?? (reading.headwear === undefined ? undefined : headwear)
  // No retriever is of gold, and a red fox is orange.
  const named = name.replace(/golden (?=retriever|eagle)|ginger (?=cat)|red (?=fox|squirrel|panda)|brown (?=bear)/, '')
  const coat = reading.marks?.find((mark) => / (scales|fur|feathers)$/.test(mark))
  const color: Rgb =
    [reading.skin, coat, reading.hairColor, named]
      .map((words) => (words === undefined ? undefined : colorOf(words)))
      .find(Boolean) ?? rgbFromHex(COATS[name] ?? COMPANION_WORDS[kind].color)
  return {
    kind,
    ...(name !== kind && { name }),
    color,
    ...(reading.eyeColor !== undefined && { eyes: eyes.left }),
    ...(tied && { scarf: tied.color }),
  }
}
