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
  | 'cigarette'
  | 'edge'
  | 'plate'
  | 'tray'
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
  /** Fingers lie nearly side by side. */
  readonly isTogether?: boolean
  /** A hand at rest: no two are alike. */
  readonly isAtEase?: boolean
}

/** Shares of the curls of a hand at rest, by finger: as they are, the index finger apart, and half closed. */
const EASES = [
  [1, 1, 1, 1],
  [0.5, 0.95, 1.1, 1.15],
  [1.5, 1.45, 1.4, 1.35],
  [1.15, 0.8, 0.95, 1.25],
] as const

/** The shape of a hand at rest as one of its ways, 0…1, has it; all others are what they are. */
export function handShape(kind: HandKind, way = 0): HandShape {
  const shape = HAND_SHAPES[kind]
  if (!shape.isAtEase) return shape
  const ease = EASES[Math.min(EASES.length - 1, Math.floor(way * EASES.length))]!
  return { ...shape, curls: shape.curls.map((curl, finger) => curl * ease[finger]!) as unknown as HandShape['curls'] }
}

/** Fingers taper: side by side they lean to each other. */
const CLOSED = -0.085

const HAND_SHAPES: Record<HandKind, HandShape> = {
  relaxed: { curls: [0.28, 0.4, 0.49, 0.58], spread: CLOSED, thumbIn: 0.5, isTogether: true, isAtEase: true },
  open: { curls: [0.03, 0, 0.04, 0.1], spread: 0.2, thumbIn: 0 },
  fist: { curls: [1.42, 1.48, 1.5, 1.52], spread: 0, thumbIn: 1 },
  holding: { curls: [1.02, 1.08, 1.12, 1.18], spread: 0.02, thumbIn: 0.85 },
  phone: { curls: [0.55, 0.6, 0.66, 0.72], spread: 0.04, thumbIn: 0.3 },
  'on hip': { curls: [0.42, 0.5, 0.58, 0.66], spread: CLOSED, thumbIn: 0.1, isTogether: true, isAtEase: true },
  flat: { curls: [0.02, 0.02, 0.03, 0.05], spread: CLOSED, thumbIn: 0.35, isTogether: true },
  cupped: { curls: [0.34, 0.38, 0.42, 0.48], spread: CLOSED, thumbIn: 0.1, isTogether: true },
  clasped: { curls: [0.42, 0.46, 0.5, 0.55], spread: CLOSED, thumbIn: 0.6, isTogether: true },
  pointing: { curls: [0.03, 1.35, 1.45, 1.5], spread: 0, thumbIn: 0.9 },
  peace: { curls: [0.04, 0.04, 1.42, 1.48], spread: 0.24, thumbIn: 1 },
  'thumb up': { curls: [1.42, 1.48, 1.5, 1.52], spread: 0, thumbIn: 0, isThumbUp: true },
  // Index and middle finger hold something thin between them.
  cigarette: { curls: [0.2, 0.3, 0.85, 0.95], spread: 0, thumbIn: 0.7, isTogether: true },
  // The edge of a page lies between fingers behind it and a thumb before it.
  edge: { curls: [0.16, 0.2, 0.24, 0.3], spread: CLOSED, thumbIn: 0.7, isTogether: true },
  // The same of something stiff: the fingers lie flat behind it.
  plate: { curls: [0, 0, 0, 0], spread: 0.06, thumbIn: 0.8 },
  tray: { curls: [0, 0, 0, 0], spread: 0.08, thumbIn: 0 },
  // In a pocket.
  hidden: { curls: [0.2, 0.2, 0.2, 0.2], spread: 0, thumbIn: 0.4 },
  thinking: { curls: [0.72, 1.12, 1.25, 1.32], spread: 0.02, thumbIn: 0.3 },
}
