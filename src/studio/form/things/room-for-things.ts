import { apply } from '../../math/matrix.ts'
import type { Piece } from '../../raster/piece.ts'
import { seenAcross, type View } from '../../raster/view.ts'

/** Room at the sides, as a share of the picture's width, and how much smaller somebody is drawn at most for what is named beside them. */
const MARGIN = 0.03
const LEAST_SCALE = 0.84
/** Shares of the width that somebody may stand from the middle, and of the height where the feet or the lower edge are kept. */
const MOST_ASIDE = 0.15
const FOOT = 0.94
/** Half heads of somebody to each side of the neck, at least. */
const OWN = 2.2

/** The same view, so much smaller and moved aside that somebody and what was named round them are in the picture together. */
export function roomForThings(view: View, outlines: readonly Piece[]): View {
  const { widthPx, heightPx, originXPx, originYPx, unitPx } = view
  let [left, right, top] = [-OWN, OWN, Number.POSITIVE_INFINITY]
  for (const { surface, place } of outlines) {
    const { positions } = surface
    for (let at = 0; at < positions.length; at += 3) {
      const [across, down] = seenAcross(view, ...apply(place, [positions[at]!, positions[at + 1]!, positions[at + 2]!]))
      left = Math.min(left, across)
      right = Math.max(right, across)
      top = Math.min(top, down)
    }
  }
  const footPx = heightPx * FOOT
  const topPx = originYPx + top * unitPx
  const room = (1 - 2 * MARGIN) * widthPx
  const fitting = topPx < MARGIN * heightPx ? (footPx - MARGIN * heightPx) / (footPx - topPx) : 1
  const scale = Math.max(LEAST_SCALE, Math.min(1, fitting, room / ((right - left) * unitPx)))
  const size = unitPx * scale
  // Where they are already in the picture nobody is moved.
  const leftmost = MARGIN * widthPx - left * size
  const rightmost = (1 - MARGIN) * widthPx - right * size
  const wanted = leftmost > rightmost ? (leftmost + rightmost) / 2 : Math.min(rightmost, Math.max(leftmost, originXPx))
  const most = MOST_ASIDE * widthPx
  return {
    ...view,
    unitPx: size,
    originXPx: Math.min(widthPx / 2 + most, Math.max(widthPx / 2 - most, wanted)),
    originYPx: footPx - (footPx - originYPx) * scale,
  }
}
