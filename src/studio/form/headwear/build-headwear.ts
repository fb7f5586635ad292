import { headwearBuilder } from '#studio/form/headwear/headwear-builders.ts'
import type { Proportions } from '../../features/proportions.ts'
import type { Surface } from '../../raster/surface.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import type { PartNumbers } from '../part-numbers.ts'
import { createHeadwearKit, type Headwear } from './headwear-kit.ts'

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
  headwrap: 0.9,
  'powdered wig': 1.3,
  bandana: 0.9,
  hood: 1.5,
  helmet: 1.3,
  headband: 0.86,
  crown: 0.75,
  'peaked cap': 0.88,
  'flat cap': 0.88,
  'sailor cap': 0.86,
  'chef hat': 0.86,
  'graduation cap': 0.88,
  nemes: 1.3,
  'viking helmet': 0.9,
  'hard hat': 0.88,
  'firefighter helmet': 0.9,
  'space helmet': 1,
  'motorcycle helmet': 1.3,
  'bike helmet': 0.9,
  kabuto: 1,
  'santa hat': 0.86,
  'jester hat': 0.86,
  fez: 0.84,
  bowler: 0.86,
  'conical hat': 0.84,
  sombrero: 0.86,
  ushanka: 0.9,
  cloche: 0.9,
  boater: 0.86,
  'side cap': 0.86,
  shako: 0.86,
}

/** Where the hair is pressed flat by what is worn over it. */
export function pressedAbove({ headwear }: CharacterSheet): number {
  return headwear && !headwear.isCarried ? (PRESSED[headwear.kind] ?? 0) : 0
}

const OPEN_ABOVE: ReadonlySet<HeadwearKind> = new Set(['headband', 'crown', 'bandana'])

/** Whether a hat sits where a knot of hair would be. */
export function coversCrown(sheet: CharacterSheet): boolean {
  return pressedAbove(sheet) >= 0.84 && !OPEN_ABOVE.has(sheet.headwear!.kind)
}

/** What hides the hair: all of it, or all but its edge at temples and nape. */
const HIDDEN: Partial<Record<HeadwearKind, 'all' | 'but edge'>> = {
  headscarf: 'all',
  'nun veil': 'all',
  turban: 'but edge',
  headwrap: 'but edge',
  'powdered wig': 'all',
  'space helmet': 'but edge',
  'motorcycle helmet': 'but edge',
}

/** How much of the hair is hidden by what is worn over it; absent = it shows. */
export function hiddenHair({ headwear }: CharacterSheet): 'all' | 'but edge' | undefined {
  return headwear && !headwear.isCarried ? HIDDEN[headwear.kind] : undefined
}

/** What is worn on the head, in head space. */
export function buildHeadwear(sheet: CharacterSheet, proportions: Proportions, parts: PartNumbers): Surface[] {
  const { headwear } = sheet
  return headwear && !headwear.isCarried ? makeHeadwear(sheet, headwear, { proportions, parts }) : []
}

/** A piece of headwear, in head space, wherever it is put. */
export function makeHeadwear(
  sheet: CharacterSheet,
  headwear: Headwear,
  { proportions, parts }: { proportions: Proportions; parts: PartNumbers },
): Surface[] {
  return headwearBuilder(headwear.kind)(createHeadwearKit(sheet, headwear, { proportions, parts }))
}
