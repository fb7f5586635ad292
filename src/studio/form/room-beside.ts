import { apply } from '../math/matrix.ts'
import type { Piece } from '../raster/piece.ts'
import { seenAcross, type View } from '../raster/view.ts'

/** Room at the sides, how far the picture is moved aside at most, as shares of its width, and how much smaller it is drawn. */
const MARGIN = 0.03
const MOST_ASIDE = 0.17
const LEAST_SCALE = 0.74
/** Wider than this share of the picture, it is cut off; and the share of its height that has its head. */
const MOST_WIDE = 0.6
const HEAD = 0.27
/** Shares of the height: hooves that end between these are cut off by a little, and how far the picture is moved up for them. */
const CUT = { from: 0.98, to: 1.1, mostUp: 0.035 } as const

/** The same view moved aside, and if need be drawn smaller, so that what is beside the figure is in the picture with it. */
export function roomBeside(view: View, beside: readonly Piece[]): View {
  const { widthPx, heightPx, originXPx, originYPx, unitPx } = view
  const whole = extentOf(view, beside, Number.POSITIVE_INFINITY)
  const { top } = whole
  // Of what is too wide for the picture at least the head is in it.
  const isWide = (whole.right - whole.left) * unitPx > MOST_WIDE * widthPx
  const { left, right } = isWide ? extentOf(view, beside, top + HEAD * (whole.bottom - top)) : whole
  const over = (scale: number) => ({
    left: MARGIN * widthPx - (originXPx + left * unitPx * scale),
    right: originXPx + right * unitPx * scale - (1 - MARGIN) * widthPx,
  })
  const most = MOST_ASIDE * widthPx
  const needed = Math.max(over(1).left, over(1).right)
  // The feet, or whatever the lower edge cuts, stay where they are.
  const footPx = heightPx * 0.94
  const topPx = originYPx + top * unitPx
  const fitting = topPx < MARGIN * heightPx ? (footPx - MARGIN * heightPx) / (footPx - topPx) : 1
  const up = (lowestPx: number) =>
    lowestPx > CUT.from * heightPx && lowestPx < CUT.to * heightPx
      ? Math.min(CUT.mostUp * heightPx, lowestPx - CUT.from * heightPx)
      : 0
  const lowestPx = originYPx + whole.bottom * unitPx
  if (needed <= 0 && fitting === 1 && up(lowestPx) === 0) return view
  // What is left over when the picture has been moved as far as it may.
  const reach = Math.max(Math.abs(left), Math.abs(right)) * unitPx
  const scale = Math.max(LEAST_SCALE, Math.min(fitting, 1 - Math.max(0, needed - most) / reach))
  const { left: overLeft, right: overRight } = over(scale)
  const aside = overLeft > 0 ? Math.min(most, overLeft) : overRight > 0 ? -Math.min(most, overRight) : 0
  return {
    ...view,
    unitPx: unitPx * scale,
    originXPx: originXPx + aside,
    originYPx: footPx - (footPx - originYPx) * scale - up(footPx - (footPx - lowestPx) * scale),
  }
}

/** Half heads on the picture, of what is seen above a height. */
function extentOf(view: View, pieces: readonly Piece[], above: number) {
  const extent = { top: Number.POSITIVE_INFINITY, bottom: Number.NEGATIVE_INFINITY, left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY } // biome-ignore format: four sides
  for (const { surface, place } of pieces) {
    const { positions } = surface
    for (let at = 0; at < positions.length; at += 3) {
      const [across, down] = seenAcross(view, ...apply(place, [positions[at]!, positions[at + 1]!, positions[at + 2]!]))
      if (down > above) continue
      if (down < extent.top) extent.top = down
      if (down > extent.bottom) extent.bottom = down
      if (across < extent.left) extent.left = across
      if (across > extent.right) extent.right = across
    }
  }
  return extent
}
