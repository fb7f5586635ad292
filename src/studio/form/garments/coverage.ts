import type { Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import { TOPS } from './tops.ts'

/** What clothes leave of the bare body. */
export interface Coverage {
  readonly torso: boolean
  /** Lowest height of skin seen through necklines, body space. */
  readonly torsoOpenTo: number
  /** Share of the arms and of the legs that is covered, from above. */
  readonly sleeves: number
  readonly legs: number
  readonly feet: boolean
}

const LEGS: Partial<Record<GarmentKind, number>> = {
  trousers: 1,
  jeans: 1,
  overalls: 1,
  shorts: 0.4,
  'space suit': 1,
  armor: 1,
  suit: 1,
  uniform: 1,
}

/** The bare skin left by all garments together. */
export function coverageOf(garments: readonly Garment[]): Coverage {
  const tops = garments.flatMap(({ kind }) => TOPS[kind] ?? [])
  const closed = tops.filter((top) => !top.open)
  return {
    torso: closed.length > 0,
    torsoOpenTo: Math.min(...closed.map((top) => top.openTo), 5),
    sleeves: Math.max(0, ...tops.map((top) => top.sleeves)),
    legs: Math.max(0, ...garments.map(({ kind }) => LEGS[kind] ?? 0)),
    feet: garments.some(({ kind }) => kind === 'boots' || kind === 'shoes' || kind === 'space suit' || kind === 'armor'),
  }
}
