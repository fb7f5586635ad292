import type { ExpressionKind } from '../sheet/scene-sheet.ts'

/** How far an expression moves the landmarks of a resting face. Lengths are half heads; lifts are upwards. */
export interface FaceMoves {
  readonly browLift: number
  /** Inner ends of the brows: positive worries, negative frowns. */
  readonly browInner: number
  readonly browOuter: number
  /** Opening of the upper lid, 1 at rest. */
  readonly lid: number
  /** How far the lower lid comes up, 0…1. */
  readonly squint: number
  readonly pupil: number
  readonly cornerLift: number
  /** Opening of the mouth, 0…1. */
  readonly open: number
  readonly wide: number
  /** Lips drawn together toward an O, 0…1. */
  readonly round: number
  /** Teeth seen in the opening, 0…1. */
  readonly teeth: number
  readonly cheekLift: number
  readonly blush: number
  /** Wings of the nose pulled up. */
  readonly sneer: number
  /** What only one side does: +1 the picture's right eye and corner. */
  readonly oneSided?: { readonly side: -1 | 1; readonly lid?: number; readonly cornerLift?: number; readonly browLift?: number }
  /** Eyes that look elsewhere on their own, −1…1. */
  readonly gazeX?: number
  readonly gazeY?: number
}

const REST: FaceMoves = {
  browLift: 0,
  browInner: 0,
  browOuter: 0,
  lid: 1,
  squint: 0,
  pupil: 1,
  cornerLift: 0.02,
  open: 0,
  wide: 1,
  round: 0,
  teeth: 0,
  cheekLift: 0,
  blush: 0,
  sneer: 0,
}

const MOVES: Record<ExpressionKind, Partial<FaceMoves>> = {
  neutral: {},
  smile: { cornerLift: 0.045, wide: 1.15, squint: 0.22, browLift: 0.012, cheekLift: 0.4, blush: 0.1 },
  happy: {
    cornerLift: 0.07,
    wide: 1.28,
    open: 0.72,
    teeth: 0.8,
    squint: 0.42,
    lid: 0.94,
    browLift: 0.035,
    cheekLift: 1,
    blush: 0.25,
  },
  sad: { cornerLift: -0.032, wide: 0.9, browInner: 0.062, browOuter: -0.03, lid: 0.8, squint: 0.08, gazeY: 0.3 },
  angry: {
    cornerLift: -0.034,
    wide: 1.02,
    open: 0.16,
    teeth: 1,
    browInner: -0.075,
    browOuter: 0.028,
    browLift: -0.02,
    lid: 0.76,
    squint: 0.3,
    sneer: 0.7,
    pupil: 0.9,
  },
  surprised: { open: 0.62, round: 0.55, wide: 0.8, browLift: 0.085, lid: 1.2, pupil: 0.82, cornerLift: 0 },
  afraid: { open: 0.3, wide: 1.08, cornerLift: -0.028, browInner: 0.07, browLift: 0.045, lid: 1.16, pupil: 0.72, teeth: 0.5 },
  disgusted: {
    cornerLift: -0.035,
    wide: 0.95,
    browInner: -0.05,
    lid: 0.7,
    squint: 0.5,
    sneer: 1,
    oneSided: { side: 1, cornerLift: 0.02, browLift: -0.02 },
  },
  smirk: {
    cornerLift: 0.004,
    wide: 1.1,
    browInner: -0.028,
    lid: 0.84,
    squint: 0.22,
    oneSided: { side: 1, cornerLift: 0.075, browLift: 0.05 },
  },
  determined: { cornerLift: -0.004, wide: 1, browInner: -0.05, browOuter: 0.02, browLift: -0.012, lid: 0.9, squint: 0.24 },
  tired: { cornerLift: -0.012, browLift: -0.006, browInner: 0.02, lid: 0.58, squint: 0.14, wide: 0.94, gazeY: 0.12 },
  shy: { cornerLift: 0.026, wide: 0.8, browInner: 0.04, lid: 0.9, blush: 0.8, gazeX: 0.32, gazeY: 0.22 },
  serious: { cornerLift: -0.004, browInner: -0.03, browLift: -0.014, lid: 0.82, squint: 0.14 },
  wink: {
    cornerLift: 0.055,
    wide: 1.15,
    open: 0.28,
    teeth: 0.9,
    browLift: 0.02,
    squint: 0.2,
    blush: 0.15,
    cheekLift: 0.6,
    oneSided: { side: 1, lid: 0, browLift: -0.03, cornerLift: 0.02 },
  },
  get laughing() {
    return { ...this.happy, open: 0.86, squint: 0.6, lid: 0.8 }
  },
  get furious() {
    return { ...this.angry, open: 0.5, browInner: -0.085, lid: 0.9, sneer: 1 }
  },
  get stern() {
    return { ...this.serious, browInner: -0.05, cornerLift: -0.024 }
  },
  get evil() {
    return { ...this.happy, open: 0.3, teeth: 1, browInner: -0.07, browOuter: 0.03, browLift: -0.01, blush: 0, cheekLift: 0.5 }
  },
  get proud() {
    return { ...this.smirk, lid: 0.66, browLift: 0.02, gazeY: 0.1 }
  },
  get worried() {
    return { ...this.sad, browLift: 0.02, lid: 1, gazeY: 0 }
  },
  get doubtful() {
    return { ...this.serious, squint: 0.3, oneSided: { side: 1 as const, browLift: 0.05, cornerLift: -0.01 } }
  },
  get thoughtful() {
    return { ...this.serious, browLift: 0.01, browInner: 0.01, gazeX: 0.35, gazeY: -0.4 }
  },
  kiss: { cornerLift: 0.01, wide: 0.72, round: 0.8, lid: 0.72, blush: 0.2 },
  get 'tongue out'() {
    const { oneSided: _, ...moves } = this.wink
    return { ...moves, open: 0.34, teeth: 0.2 }
  },
  singing: { open: 0.55, round: 0.35, browLift: 0.04, browInner: 0.03, cornerLift: 0.03, lid: 0.9 },
}

/** What an expression does to a face. */
export function expressionMoves(expression: ExpressionKind): FaceMoves {
  return { ...REST, ...MOVES[expression] }
}
