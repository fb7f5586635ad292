import type { Outline } from './kind-shapes.ts'

/** How much wider than its skull an outlined head is at a height of an adult's head (crown −1, chin 1). */
export function outlineWidth({ temple, cheek, corner, chin }: Outline, y: number): number {
  return (
    1 + temple * hill(y, -0.3, 0.5) + cheek * hill(y, 0.22, 0.36) + corner * hill(y, 0.58, 0.36) + chin * hill(y, 0.93, 0.34)
  )
}

/** 1 at `middle`, 0 from `reach` away on. */
function hill(y: number, middle: number, reach: number): number {
  const away = (y - middle) / reach
  return away <= -1 || away >= 1 ? 0 : (1 - away * away) ** 2
}
