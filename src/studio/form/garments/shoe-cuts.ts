import type { Rgb } from '../../color.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'

/** How a shoe is made: lengths in half heads. */
export interface ShoeCut {
  /** How far its leather stands off the foot. */
  readonly ease: number
  /** Thickness of the sole, and how far it stands out round the upper. */
  readonly sole: number
  readonly welt: number
  /** Where the upper ends: negative on it, by how far before the ankle and how far above it. */
  readonly edge: (before: number, above: number, aside: number) => number
  /** Straps leave the foot between them bare. */
  readonly isOpen?: boolean
  readonly soleColor?: Rgb
}

const HALF_SHOE: ShoeCut = {
  ease: 0.06,
  sole: 0.13,
  welt: 0.035,
  edge: (before, above) => above + 0.06 - 0.24 * before - 2 * Math.max(0, before - 0.55),
}
const PUMP: ShoeCut = {
  ease: 0.045,
  sole: 0.09,
  welt: 0.012,
  // Low round the sides, higher at the heel, over the toes alone in front.
  edge: (before, above) => above + 0.4 - 0.5 * Math.max(0, -before) - 2.4 * Math.max(0, before - 0.78),
}
const SANDAL: ShoeCut = {
  ease: 0.035,
  sole: 0.13,
  welt: 0.05,
  isOpen: true,
  edge: (before, above, aside) => {
    const overToes = Math.abs(before - 0.98) - 0.13
    const overInstep = Math.max(Math.abs(before - 0.42 + above * 0.5) - 0.085, above - 0.3)
    const round = Math.max(Math.abs(above + 0.02 - 0.1 * before) - 0.065, before - 0.45)
    const between = Math.max(Math.abs(aside) - 0.05, 0.4 - before, before - 0.98)
    return Math.min(overToes, overInstep, round, between)
  },
}
const SHOES: Partial<Record<GarmentCut, ShoeCut>> = {
  // A sole this thin is the leather's own underside.
  heels: { ...PUMP, sole: 0 },
  'ballet shoes': { ...PUMP, sole: 0.05 },
  sandals: SANDAL,
  sneakers: {
    ease: 0.085,
    sole: 0.2,
    welt: 0.05,
    edge: (before, above) => above - 0.04 - 0.24 * before - 2 * Math.max(0, before - 0.55),
    soleColor: [0.93, 0.92, 0.9],
  },
  loafers: {
    ...HALF_SHOE,
    edge: (before, above) => above + 0.1 - 0.3 * before - 2.2 * Math.max(0, before - 0.62),
  },
}
/** The cut of what is called so; all other shoes are half shoes. */
export const shoeCutOf = (cut: GarmentCut | undefined): ShoeCut => (cut && SHOES[cut]) ?? HALF_SHOE
