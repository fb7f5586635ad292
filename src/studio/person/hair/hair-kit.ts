import type { FormManner } from '../../body/stylisations.ts'
import type { Vector } from '../../math/matrix.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { HairGround } from './hair-ground.ts'

/** What everything that grows on somebody is made with. */
export interface HairKit {
  readonly sheet: CharacterSheet
  readonly ground: HairGround
  /** Pixels per half head: small pictures have fewer and broader hairs. */
  readonly unitPx: number
  nextPart(): number
}

/** Hair is drawn no thinner than this, half heads and pixels. */
const FINEST = 0.0034
const FINEST_SHORT = 0.003
/** Of hairs so wide cuts say how many there are. */
const COUNTED = 0.0042
const FINEST_PX = 0.55
/** Short hairs are many and cost little: thinner, they are no dots. */
export const SHORT_PX = 0.3
const FEW_AT_MOST = 1.6

/** Of the locks and hairs of life, those of a manner: fewer, and as much broader. */
const LOCKS: Readonly<Record<FormManner, number>> = { real: 1, film3d: 0.6, toon3d: 0.45, anime3d: 0.4 }
export const locksOf = ({ ground }: HairKit): number => LOCKS[ground.person.manner]

export const widthOf = ({ unitPx }: HairKit, finestPx = FINEST_PX): number =>
  Math.max(finestPx === SHORT_PX ? FINEST_SHORT : FINEST, finestPx / unitPx)

/** How many hairs of this picture cover as much as `count` that a cut speaks of. */
export function countOf(kit: HairKit, count: number, finestPx = FINEST_PX): number {
  return Math.round(count * Math.min(FEW_AT_MOST, COUNTED / widthOf(kit, finestPx)))
}

/** Random numbers of one group of hairs, the same whatever the others do. */
export const randomOf = ({ sheet }: HairKit, group: string) => randomFor(sheet.seed, `strands ${group}`)

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** 0 … 1 between two ends, beginning and ending softly. */
export function eased(value: number, from: number, to: number): number {
  const held = clamp((value - from) / (to - from))
  return held * held * (3 - 2 * held)
}

/** What of a direction lies along the skin. */
export function alongSkin([x, y, z]: Vector, [nx, ny, nz]: Vector): Vector {
  const out = x * nx + y * ny + z * nz
  return [x - out * nx, y - out * ny, z - out * nz]
}
