import type { CharacterSheet } from '../sheet/character-sheet.ts'

type Eyewear = NonNullable<CharacterSheet['eyewear']>

/** The rim of a pair of glasses. */
export interface LensOutline {
  /** Place on the rim in lens radii by the angle from outward, downward positive; x is away from the nose. */
  readonly at: (turn: number) => readonly [out: number, down: number]
  /** Size beside that of ordinary glasses. */
  readonly size: number
  /** Thickness of the rim, half heads. */
  readonly thick: number
  /** How far below the eyes they sit, in radii. */
  readonly lower: number
  readonly hasTopBar?: boolean
}

/** A rounded box between circle (2) and square. */
const superellipse = (square: number, height: number) => (turn: number) =>
  [
    Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** (2 / square),
    Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** (2 / square) * height,
  ] as const

const ROUND: LensOutline = { at: superellipse(2, 1), size: 1, thick: 0.017, lower: 0 }
const SQUARE: LensOutline = { at: superellipse(4.5, 0.76), size: 1, thick: 0.022, lower: 0 }
const DARK: LensOutline = { at: superellipse(3, 0.84), size: 1, thick: 0.02, lower: 0 }

const OF_SHAPE: Record<NonNullable<Eyewear['shape']>, LensOutline> = {
  'cat eye': {
    // The outer upper corner is drawn up and out.
    at: (turn) => {
      const [x, y] = superellipse(2.7, 0.72)(turn)
      const corner = Math.max(0, x) * Math.max(0, -y / 0.72)
      return [(y > 0 ? x * (1 - 0.2 * y) : x) + 0.42 * corner, y - 0.86 * corner]
    },
    size: 1.02,
    thick: 0.03,
    lower: 0,
  },
  aviator: {
    // A drop: flat above, low and narrow toward the cheek.
    at: (turn) => {
      const [x, y] = superellipse(2.5, 1)(turn)
      return [y > 0 ? x * (1 - 0.24 * y) + 0.08 * y : x, y > 0 ? y * 1.02 : y * 0.7]
    },
    size: 1.1,
    thick: 0.013,
    lower: 0.08,
    hasTopBar: true,
  },
  'half moon': {
    at: (turn) => {
      const [x, y] = superellipse(2.1, 0.92)(turn)
      return [x, Math.max(-0.05, y)]
    },
    size: 0.98,
    thick: 0.015,
    lower: 0.34,
  },
  oversized: { at: superellipse(2.7, 0.94), size: 1.34, thick: 0.03, lower: 0.1 },
  rimless: { at: superellipse(2.8, 0.74), size: 0.95, thick: 0.005, lower: 0 },
  heart: {
    at: (turn) => {
      const x = Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.9
      const down = Math.sin(turn)
      return [
        x * (down > 0 ? 1 - 0.25 * down : 1),
        down > 0 ? down * 1.05 : down * 0.72 + 0.5 * Math.max(0, 1 - Math.abs(x) * 2.2),
      ]
    },
    size: 1.12,
    thick: 0.026,
    lower: 0,
  },
}

export function lensOutline({ kind, shape }: Eyewear): LensOutline {
  if (shape && kind !== 'goggles') return OF_SHAPE[shape]
  if (kind === 'sunglasses') return DARK
  if (kind === 'goggles') return { at: superellipse(2.3, 0.94), size: 1, thick: 0.052, lower: 0 }
  return kind === 'square glasses' ? SQUARE : ROUND
}
