import { rgbOf } from '../rgb-of.ts'
import type { BeastBuild } from './beast-build.ts'
import { DRAGON, DRAGONLING, LIZARD } from './beast-families.ts'

/** Builds of dragons and what has scales, by what people call them. */
export const REPTILE_BUILDS: Readonly<Record<string, BeastBuild>> = {
  dragon: DRAGON,
  'baby dragon': DRAGONLING,
  'tiny dragon': DRAGONLING,
  'small dragon': DRAGONLING,
  'little dragon': DRAGONLING,
  dragonling: DRAGONLING,
  lizard: LIZARD,
  dinosaur: { ...LIZARD, high: 5, skull: 0.26, legs: 0.4, color: rgbOf(0x7a8f4c) },
  crocodile: { ...LIZARD, high: 2.6, long: 1.9, muzzle: { long: 1.8, wide: 1.05, deep: 0.6 }, color: rgbOf(0x55663c) },
}
