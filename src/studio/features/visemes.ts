import type { FaceMoves } from './expressions.ts'

/** Mouth shapes of speech. */
export const VISEMES = ['rest', 'MBP', 'FV', 'O', 'U', 'E', 'A', 'L', 'wide'] as const
export type Viseme = (typeof VISEMES)[number]

type MouthMoves = Pick<FaceMoves, 'open' | 'wide' | 'round' | 'teeth'>

const SHAPES: Record<Viseme, Partial<MouthMoves>> = {
  rest: {},
  MBP: { open: 0, wide: 0.94, round: 0.06, teeth: 0 },
  FV: { open: 0.14, wide: 0.98, round: 0, teeth: 1 },
  O: { open: 0.55, wide: 0.86, round: 0.7, teeth: 0.1 },
  U: { open: 0.24, wide: 0.76, round: 0.9, teeth: 0 },
  E: { open: 0.34, wide: 1.16, round: 0, teeth: 0.9 },
  A: { open: 0.85, wide: 1.02, round: 0.08, teeth: 0.55 },
  L: { open: 0.42, wide: 1, round: 0, teeth: 0.7 },
  wide: { open: 0.24, wide: 1.3, round: 0, teeth: 1 },
}

/** An expression that speaks: only the mouth's opening changes, the corners keep their mood. */
export function withViseme(moves: FaceMoves, viseme: Viseme): FaceMoves {
  return { ...moves, ...SHAPES[viseme] }
}
