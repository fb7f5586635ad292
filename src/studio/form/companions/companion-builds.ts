import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import type { StandingKind } from './standing-companion.ts'

/** How an animal is built, sitting, feet in the origin, about 2 tall, looking along z. */
export interface CompanionBuild {
  readonly ears: 'pointed' | 'floppy' | 'long' | 'round' | 'side' | 'eyes' | 'tufts' | 'none' | 'horns' | 'aerial'
  readonly face: 'muzzle' | 'beak' | 'screen'
  /** How far it stands out. */
  readonly muzzle: number
  readonly bird: boolean
  /** How thick it is; 0 for none. */
  readonly tail: number
  readonly wings: boolean
  readonly material: Material
  /** What is lighter: the chest, chest and face, the muzzle alone. */
  readonly light?: 'chest' | 'mask' | 'muzzle'
  readonly spots?: boolean
  readonly stripes?: boolean
  readonly mane?: boolean
  readonly panda?: boolean
  readonly snout?: boolean
  readonly crest?: boolean
  /** A bird that does not sit on shoulders. */
  readonly grounded?: boolean
  readonly size?: number
  readonly broad?: number
}

export type SittingKind = Exclude<CompanionKind, StandingKind>

const BEAST = { face: 'muzzle', bird: false, tail: 0, wings: false, material: MATERIAL.fur } as const
const BIRD = { ears: 'none', face: 'beak', muzzle: 0, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur } as const

export const COMPANION_BUILDS: Record<SittingKind, CompanionBuild> = {
  cat: { ...BEAST, ears: 'pointed', muzzle: 0.16, tail: 0.1, light: 'chest' },
  dog: { ...BEAST, ears: 'floppy', muzzle: 0.36, tail: 0.12, light: 'chest', size: 1.12 },
  husky: { ...BEAST, ears: 'pointed', muzzle: 0.36, tail: 0.2, light: 'mask', size: 1.2 },
  corgi: { ...BEAST, ears: 'pointed', muzzle: 0.3, tail: 0.08, light: 'mask' },
  dalmatian: { ...BEAST, ears: 'floppy', muzzle: 0.36, tail: 0.12, spots: true, size: 1.15 },
  wolf: { ...BEAST, ears: 'pointed', muzzle: 0.42, tail: 0.2, light: 'mask', size: 1.3 },
  fox: { ...BEAST, ears: 'pointed', muzzle: 0.36, tail: 0.26, light: 'mask' },
  bear: { ...BEAST, ears: 'round', muzzle: 0.24, light: 'muzzle', broad: 1.2, size: 1.5 },
  panda: { ...BEAST, ears: 'round', muzzle: 0.2, broad: 1.2, panda: true, size: 1.4 },
  lion: { ...BEAST, ears: 'round', muzzle: 0.28, tail: 0.07, mane: true, light: 'muzzle', broad: 1.08, size: 1.75 },
  tiger: { ...BEAST, ears: 'round', muzzle: 0.26, tail: 0.09, light: 'mask', stripes: true, broad: 1.08, size: 1.7 },
  rabbit: { ...BEAST, ears: 'long', muzzle: 0.13, tail: 0.16, light: 'chest' },
  squirrel: { ...BEAST, ears: 'pointed', muzzle: 0.16, tail: 0.34, light: 'chest', size: 0.7 },
  hamster: { ...BEAST, ears: 'round', muzzle: 0.1, light: 'mask', size: 0.55, broad: 1.15 },
  monkey: { ...BEAST, ears: 'side', muzzle: 0.14, tail: 0.07, light: 'mask', size: 0.9 },
  pig: { ...BEAST, ears: 'floppy', muzzle: 0.3, tail: 0.05, material: MATERIAL.skin, snout: true, broad: 1.15 },
  eagle: { ...BIRD, size: 1.25 },
  rooster: { ...BIRD, tail: 0.16, grounded: true, size: 0.85, broad: 1.05 },
  gull: { ...BIRD, tail: 0.14, size: 0.85 },
  owl: { ...BIRD, ears: 'tufts' },
  raven: BIRD,
  falcon: { ...BIRD, light: 'chest' },
  dove: { ...BIRD, size: 0.75 },
  duck: { ...BIRD, tail: 0.16 },
  penguin: { ...BIRD, tail: 0.12, light: 'mask', grounded: true, broad: 1.1 },
  parrot: BIRD,
  phoenix: { ...BIRD, ears: 'tufts', tail: 0.3, material: MATERIAL.glow },
  dragon: { ...BEAST, ears: 'horns', muzzle: 0.42, tail: 0.17, wings: true, material: MATERIAL.skin, size: 1.2 },
  dinosaur: { ...BEAST, ears: 'none', muzzle: 0.5, tail: 0.24, material: MATERIAL.skin, crest: true, size: 1.6 },
  lizard: { ...BEAST, ears: 'none', muzzle: 0.36, tail: 0.13, material: MATERIAL.skin, crest: true, size: 0.7 },
  frog: { ...BEAST, ears: 'eyes', muzzle: 0.06, material: MATERIAL.skin, light: 'chest', size: 0.6, broad: 1.25 },
  robot: { ...BEAST, ears: 'aerial', face: 'screen', muzzle: 0, material: MATERIAL.metal },
}
