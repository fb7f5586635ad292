import { type Rgb, rgbFromHex } from '../../../color.ts'
import type { CharacterSheet } from '../../../sheet/character-sheet.ts'
import { COMPANION_WORDS } from '../../../words/lexicon/companion-words.ts'
import type { BeastBuild } from './beast-build.ts'
import { BEAST_BUILDS } from './beast-builds.ts'

/** Names that mean another one's build. */
const SAME: Readonly<Record<string, string>> = {
  pup: 'puppy',
  retriever: 'golden retriever',
  collie: 'border collie',
  sheepdog: 'border collie',
  'guide dog': 'labrador',
  'service dog': 'labrador',
  'police dog': 'german shepherd',
  'guard dog': 'rottweiler',
  'boxer dog': 'bulldog',
  hound: 'beagle',
  wolfhound: 'great dane',
  malamute: 'husky',
  'siberian husky': 'husky',
  'shiba inu': 'shiba',
  kitty: 'kitten',
  fennec: 'fennec fox',
  hare: 'rabbit',
  foal: 'fawn',
  mule: 'donkey',
  doe: 'fawn',
  'panda cub': 'panda',
  mice: 'mouse',
  rat: 'mouse',
  'guinea pig': 'hamster',
  lamb: 'sheep',
  ram: 'goat',
  calf: 'cow',
  bull: 'cow',
  jaguar: 'leopard',
  pegasus: 'unicorn',
  drake: 'dragon',
  wyvern: 'dragon',
  alligator: 'crocodile',
}
/** The young of a kind are smaller and have larger heads. */
const CUB = /\bcub$|^baby |^(puppy|kitten|lamb|foal|calf|piglet|bunny)$/
const PALE_OR_DARK: ReadonlySet<BeastBuild['pattern']> = new Set([
  'tabby',
  'cream below',
  'face',
  'muzzle',
  'mask',
  'saddle',
  'fox',
  'points',
])

/** How an animal that somebody has is built and coloured, where it goes on four legs. */
export function beastOf({
  kind,
  name = kind,
  color,
}: NonNullable<CharacterSheet['companion']>): { readonly build: BeastBuild; readonly color: Rgb } | undefined {
  const known = BEAST_BUILDS[name] ?? BEAST_BUILDS[SAME[name] ?? ''] ?? BEAST_BUILDS[kind]
  if (!known) return undefined
  const isYoung = CUB.test(name) && !Object.hasOwn(BEAST_BUILDS, name)
  const build = isYoung
    ? { ...known, high: known.high * 0.5, skull: known.skull * 1.35, eye: { ...known.eye, size: known.eye.size * 1.3 } }
    : known
  const natural = rgbFromHex(COMPANION_WORDS[kind].color)
  const isSaid = natural.some((value, channel) => Math.abs(value - color[channel]!) > 0.01)
  if (!isSaid) return { build, color: build.color }
  const light = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11
  // A black or a white one is so all over.
  const isPlain = (light < 0.24 || light > 0.8) && PALE_OR_DARK.has(build.pattern)
  return { build: isPlain ? { ...build, pattern: 'plain' } : build, color }
}
