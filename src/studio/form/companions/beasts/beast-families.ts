import { rgbOf } from '../rgb-of.ts'
import type { BeastBuild } from './beast-build.ts'

export const BLACK = rgbOf(0x1c1a1d)
const ROSE = rgbOf(0xd08a8c)

export const DOG: BeastBuild = {
  high: 4.8,
  long: 1.02,
  girth: 0.235,
  flat: 1.25,
  legs: 0.52,
  neck: { up: 0.21, fore: 0.23, thick: 0.165 },
  skull: 0.175,
  nod: 0.08,
  muzzle: { long: 0.95, wide: 1, deep: 1 },
  stop: 0.6,
  ears: 'folded',
  eye: { size: 0.17, apart: 0.44, color: rgbOf(0x3e2413) },
  nose: BLACK,
  tail: 'plume',
  color: rgbOf(0xc99450),
  pattern: 'cream below',
  fur: 0.05,
}
export const SPITZ: BeastBuild = {
  ...DOG,
  ears: 'pricked',
  stop: 0.45,
  fur: 0.075,
  muzzle: { long: 0.95, wide: 0.85, deep: 0.85 },
}
export const CAT: BeastBuild = {
  ...DOG,
  high: 2.3,
  long: 1.15,
  girth: 0.22,
  flat: 1.1,
  neck: { up: 0.2, fore: 0.16, thick: 0.15 },
  skull: 0.235,
  nod: 0.02,
  muzzle: { long: 0.16, wide: 0.82, deep: 0.66 },
  stop: 0.5,
  ears: 'pricked',
  eye: { size: 0.235, apart: 0.46, color: rgbOf(0x9fb04a), isSlit: true },
  nose: ROSE,
  tail: 'thin',
  color: rgbOf(0x8f7a5e),
  pattern: 'tabby',
  fur: 0.06,
  whiskers: true,
}
export const BIG_CAT: BeastBuild = {
  ...CAT,
  high: 7.4,
  long: 1.2,
  girth: 0.25,
  skull: 0.2,
  neck: { up: 0.17, fore: 0.24, thick: 0.18 },
  muzzle: { long: 0.52, wide: 1.15, deep: 1.05 },
  ears: 'round',
  eye: { size: 0.14, apart: 0.42, color: rgbOf(0xc08a2c) },
  nose: rgbOf(0x8c5450),
  tail: 'thin',
  fur: 0.035,
}
export const HOOFED: BeastBuild = {
  ...DOG,
  high: 12.6,
  long: 1.08,
  girth: 0.235,
  flat: 1.15,
  legs: 0.58,
  neck: { up: 0.34, fore: 0.34, thick: 0.115 },
  skull: 0.115,
  nod: 0.85,
  muzzle: { long: 2.3, wide: 0.86, deep: 1.1 },
  stop: 0,
  ears: 'leaf',
  eye: { size: 0.19, apart: 0.7, color: rgbOf(0x2c1a12) },
  nose: rgbOf(0x3a2c28),
  tail: 'horse',
  color: rgbOf(0x7c4a28),
  pattern: 'points',
  fur: 0.012,
  hasHooves: true,
  isStanding: true,
}
export const HORSE: BeastBuild = { ...HOOFED, mane: 'crest' }

const REPTILE: BeastBuild = {
  ...DOG,
  high: 6,
  girth: 0.24,
  legs: 0.46,
  neck: { up: 0.42, fore: 0.2, thick: 0.12 },
  skull: 0.185,
  nod: 0.2,
  muzzle: { long: 0.95, wide: 0.92, deep: 0.86 },
  stop: 0.45,
  ears: 'none',
  eye: { size: 0.2, apart: 0.46, color: rgbOf(0xe8b02c), isSlit: true },
  nose: rgbOf(0x2a2420),
  tail: 'dragon',
  color: rgbOf(0x3f8a5c),
  pattern: 'scales',
  fur: 0,
  hasSpikes: true,
}
export const DRAGON: BeastBuild = { ...REPTILE, horns: 'dragon', hasWings: true }
/** A small one has a large head. */
export const DRAGONLING: BeastBuild = {
  ...DRAGON,
  high: 2.1,
  skull: 0.27,
  neck: { up: 0.24, fore: 0.16, thick: 0.15 },
  muzzle: { long: 0.55, wide: 0.88, deep: 0.8 },
  eye: { ...DRAGON.eye, size: 0.27 },
}
export const LIZARD: BeastBuild = {
  ...REPTILE,
  high: 1.3,
  legs: 0.3,
  girth: 0.3,
  neck: { up: 0.1, fore: 0.26, thick: 0.2 },
  skull: 0.3,
  muzzle: { long: 0.75, wide: 1, deep: 0.75 },
  color: rgbOf(0x5f8f45),
}
