import type { MouthShape } from './mouth-shape.ts'

/** The mouths that a film is drawn with: lips that meet, spread, open and rounded, each in steps that the eye takes for a movement. */
export const KEY_SHAPES: readonly MouthShape[] = [
  { open: 0, wide: 1, round: 0, teeth: 0 },
  { open: 0.12, wide: 1.06, round: 0, teeth: 1 },
  { open: 0.16, wide: 1.02, round: 0, teeth: 0.3 },
  { open: 0.2, wide: 1.2, round: 0, teeth: 0.9 },
  { open: 0.3, wide: 1.04, round: 0, teeth: 0.45 },
  { open: 0.36, wide: 1.16, round: 0, teeth: 0.75 },
  { open: 0.48, wide: 1.02, round: 0.05, teeth: 0.4 },
  { open: 0.66, wide: 1.02, round: 0.05, teeth: 0.5 },
  { open: 0.88, wide: 1.02, round: 0.05, teeth: 0.55 },
  { open: 0.14, wide: 0.96, round: 0.7, teeth: 0 },
  { open: 0.3, wide: 0.96, round: 0.75, teeth: 0 },
  { open: 0.46, wide: 0.97, round: 0.45, teeth: 0.15 },
]

/** How much a difference is seen, next to one of the opening. */
const SEEN = { wide: 0.9, round: 0.45, teeth: 0.12 } as const
/** Below this the lips are drawn as closed. */
const LEAST_OPEN = 0.06

/** Which of `KEY_SHAPES` comes nearest. */
export function nearestKeyShape({ open, wide, round, teeth }: MouthShape): number {
  if (open < LEAST_OPEN) return 0
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  KEY_SHAPES.forEach((key, index) => {
    if (index === 0) return
    const distance =
      (key.open - open) ** 2 +
      (SEEN.wide * (key.wide - wide)) ** 2 +
      (SEEN.round * (key.round - round)) ** 2 +
      (SEEN.teeth * (key.teeth - teeth)) ** 2
    if (distance < least) [best, least] = [index, distance]
  })
  return best
}
