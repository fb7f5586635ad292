export type HandKind =
  | 'relaxed'
  | 'fist'
  | 'open'
  | 'flat'
  | 'holding'
  | 'phone'
  | 'cupped'
  | 'clasped'
  | 'on hip'
  | 'thinking'
  | 'pointing'
  | 'peace'
  | 'thumb up'
  | 'hidden'

export interface HandShape {
  /** Radians each of the three joints bends toward the palm: index, middle, ring, little finger. */
  readonly curls: readonly [number, number, number, number]
  /** How far the fingers fan out. */
  readonly spread: number
  /** 0 thumb out … 1 thumb over the palm. */
  readonly thumbIn: number
  /** The thumb stands straight off. */
  readonly isThumbUp?: boolean
}

export const HAND_SHAPES: Record<HandKind, HandShape> = {
  relaxed: { curls: [0.2, 0.3, 0.38, 0.46], spread: 0.05, thumbIn: 0.4 },
  open: { curls: [0.03, 0, 0.04, 0.1], spread: 0.2, thumbIn: 0 },
  fist: { curls: [1.42, 1.48, 1.5, 1.52], spread: 0, thumbIn: 1 },
  holding: { curls: [1.02, 1.08, 1.12, 1.18], spread: 0.02, thumbIn: 0.85 },
  phone: { curls: [0.55, 0.6, 0.66, 0.72], spread: 0.04, thumbIn: 0.3 },
  'on hip': { curls: [0.22, 0.24, 0.28, 0.34], spread: 0.08, thumbIn: 0 },
  flat: { curls: [0.02, 0.02, 0.03, 0.05], spread: 0.01, thumbIn: 0.35 },
  cupped: { curls: [0.34, 0.38, 0.42, 0.48], spread: 0.03, thumbIn: 0.1 },
  clasped: { curls: [0.42, 0.46, 0.5, 0.55], spread: 0.01, thumbIn: 0.6 },
  pointing: { curls: [0.03, 1.35, 1.45, 1.5], spread: 0, thumbIn: 0.9 },
  peace: { curls: [0.04, 0.04, 1.42, 1.48], spread: 0.24, thumbIn: 1 },
  'thumb up': { curls: [1.42, 1.48, 1.5, 1.52], spread: 0, thumbIn: 0, isThumbUp: true },
  // In a pocket.
  hidden: { curls: [0.2, 0.2, 0.2, 0.2], spread: 0, thumbIn: 0.4 },
  thinking: { curls: [0.12, 1.1, 1.25, 1.32], spread: 0.02, thumbIn: 0.15 },
}
