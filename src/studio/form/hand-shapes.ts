export type HandKind = 'relaxed' | 'fist' | 'open' | 'holding' | 'on hip' | 'thinking'

export interface HandShape {
  /** Radians each of the three joints bends toward the palm: index, middle, ring, little finger. */
  readonly curls: readonly [number, number, number, number]
  /** How far the fingers fan out. */
  readonly spread: number
  /** 0 thumb out … 1 thumb over the palm. */
  readonly thumbIn: number
}

export const HAND_SHAPES: Record<HandKind, HandShape> = {
  relaxed: { curls: [0.2, 0.3, 0.38, 0.46], spread: 0.05, thumbIn: 0.4 },
  open: { curls: [0.03, 0, 0.04, 0.1], spread: 0.2, thumbIn: 0 },
  fist: { curls: [1.42, 1.48, 1.5, 1.52], spread: 0, thumbIn: 1 },
  holding: { curls: [1.02, 1.08, 1.12, 1.18], spread: 0.02, thumbIn: 0.85 },
  'on hip': { curls: [0.22, 0.24, 0.28, 0.34], spread: 0.08, thumbIn: 0 },
  thinking: { curls: [0.12, 1.1, 1.25, 1.32], spread: 0.02, thumbIn: 0.15 },
}
