import type { Picture } from '../canvas.ts'

/** How far a fade goes in, as a share of the width. */
const REACH = 0.16

/** A cut-out that fades toward a side where its photo cut somebody off: no straight edge stands in another picture. */
export function fadeSide({ width, height, data }: Picture, side: 'left' | 'right'): Picture {
  const result = data.slice()
  const reachPx = Math.max(1, width * REACH)
  for (let x = 0; x < reachPx; x += 1) {
    const share = (x + 0.5) / reachPx
    const kept = share * share * (3 - 2 * share)
    const column = side === 'left' ? x : width - 1 - x
    for (let y = 0; y < height; y += 1) {
      const at = (y * width + column) * 4 + 3
      result[at] = result[at]! * kept
    }
  }
  return { width, height, data: result }
}
