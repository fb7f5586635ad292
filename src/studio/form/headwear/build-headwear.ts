import type { Proportions } from '../../features/proportions.ts'
import type { CharacterSheet, HeadwearKind } from '../../sheet/character-sheet.ts'
import type { PartNumbers } from '../part-numbers.ts'
import type { Surface } from '../surface.ts'
import { buildCrown, buildFlowerCrown, buildHeadband, buildHeadphones, buildHelmet, buildTiara } from './bands.ts'
import { buildBrimmedHat, buildPirateHat } from './brimmed-hats.ts'
import { buildHeadscarf, buildNunVeil } from './headscarves.ts'
import { createHeadwearKit, type HeadwearKit } from './headwear-kit.ts'
import { buildBandana, buildBeanie, buildBeret, buildCap, buildHood, buildTurban } from './soft-hats.ts'

const BUILDERS: Record<HeadwearKind, (kit: HeadwearKit) => Surface[]> = {
  hat: (kit) => buildBrimmedHat(kit, 'hat'),
  'wide hat': (kit) => buildBrimmedHat(kit, 'wide hat'),
  'witch hat': (kit) => buildBrimmedHat(kit, 'witch hat'),
  'top hat': (kit) => buildBrimmedHat(kit, 'top hat'),
  'cowboy hat': (kit) => buildBrimmedHat(kit, 'cowboy hat'),
  'pirate hat': buildPirateHat,
  cap: buildCap,
  beanie: buildBeanie,
  beret: buildBeret,
  turban: buildTurban,
  bandana: buildBandana,
  hood: buildHood,
  headscarf: buildHeadscarf,
  'nun veil': buildNunVeil,
  crown: buildCrown,
  tiara: buildTiara,
  headband: buildHeadband,
  'flower crown': buildFlowerCrown,
  headphones: buildHeadphones,
  helmet: buildHelmet,
}

/** Down to where headwear presses the hair to the skull: 0 crown, 1 widest level; absent = it lies on top. */
const PRESSED: Partial<Record<HeadwearKind, number>> = {
  hat: 0.86,
  'wide hat': 0.86,
  'witch hat': 0.86,
  'top hat': 0.86,
  'cowboy hat': 0.86,
  'pirate hat': 0.86,
  cap: 0.88,
  beanie: 0.9,
  beret: 0.78,
  turban: 0.9,
  bandana: 0.9,
  hood: 1.5,
  helmet: 1.3,
  headband: 0.86,
  crown: 0.75,
}

/** Where the hair is pressed flat by what is worn over it. */
export function pressedAbove({ headwear }: CharacterSheet): number {
  return headwear ? (PRESSED[headwear.kind] ?? 0) : 0
}

/** What hides the hair: all of it, or all but its edge at temples and nape. */
const HIDDEN: Partial<Record<HeadwearKind, 'all' | 'but edge'>> = { headscarf: 'all', 'nun veil': 'all', turban: 'but edge' }

/** How much of the hair is hidden by what is worn over it; absent = it shows. */
export function hiddenHair({ headwear }: CharacterSheet): 'all' | 'but edge' | undefined {
  return headwear && HIDDEN[headwear.kind]
}

/** What is worn on the head, in head space. */
export function buildHeadwear(sheet: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] {
  const { headwear } = sheet
  return headwear ? BUILDERS[headwear.kind](createHeadwearKit(sheet, headwear, { proportions, parts })) : []
}
