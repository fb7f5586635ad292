import { apply } from '../math/matrix.ts'
import { pixelOf, type View } from '../raster/view.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import { lowestFramed } from './extents.ts'
import type { Stand } from './stand.ts'

/** Room at the sides, above and below, as shares of the picture, and for what is worn, half heads. */
const MARGIN = { side: 0.03, top: 0.025, bottom: 0.02 } as const
const CLOTH = 0.15
/** Half heads that what these stand or sit at is seen in front of their feet and beside them. */
const BEFORE: Partial<Record<PoseKind, number>> = {
  'playing drums': 0.9,
  typing: 1.6,
  writing: 0.7,
  hammering: 0.7,
  chopping: 0.7,
  cooking: 0.9,
  kneading: 0.7,
  sweeping: 0.6,
}

/**
 * The same view, a little smaller or moved if need be, so that what comes near to the eye is in the picture: knees of who sits,
 * hands on a table. Of a figure that the lower edge cuts, what lies above that edge.
 */
export function fitLimbs(view: View, { body, bodyPlace, joints, skeleton }: Stand, isWhole: boolean): View {
  const { eye, widthPx, heightPx, unitPx, originXPx, originYPx } = view
  if (!eye || !body) return view
  const edge = isWhole ? Number.POSITIVE_INFINITY : heightPx
  const lowest = lowestFramed({ joints, skeleton }, isWhole)
  const extent = { left: widthPx, right: 0, top: heightPx, bottom: 0 }
  for (let at = 0; at < body.form.skinCount * 3; at += 3) {
    if (body.posed[at + 1]! > lowest) continue
    const [xPx, yPx] = pixelOf(view, apply(bodyPlace, [body.posed[at]!, body.posed[at + 1]!, body.posed[at + 2]!]))
    if (yPx >= edge) continue
    extent.left = Math.min(extent.left, xPx)
    extent.right = Math.max(extent.right, xPx)
    extent.top = Math.min(extent.top, yPx)
    extent.bottom = Math.max(extent.bottom, yPx)
  }
  const clothPx = CLOTH * unitPx
  const beforePx = (isWhole ? (BEFORE[joints.kind] ?? 0) : 0) * unitPx
  const [left, right] = [extent.left - clothPx - beforePx, extent.right + clothPx + beforePx]
  const [top, bottom] = [extent.top, isWhole ? extent.bottom + clothPx + beforePx : heightPx]
  const room = {
    across: (1 - 2 * MARGIN.side) * widthPx,
    up: (1 - MARGIN.top - (isWhole ? MARGIN.bottom : 0)) * heightPx,
  }
  const scale = Math.min(1, room.across / (right - left), room.up / (bottom - top))
  // Feet, or what the lower edge cuts, stay where they are.
  const [middle, foot] = [(left + right) / 2, bottom]
  const x = within(middle + (left - middle) * scale, middle + (right - middle) * scale, {
    from: MARGIN.side * widthPx,
    to: (1 - MARGIN.side) * widthPx,
  })
  const y = isWhole
    ? within(foot + (top - foot) * scale, foot, { from: MARGIN.top * heightPx, to: (1 - MARGIN.bottom) * heightPx })
    : 0
  if (scale === 1 && x === 0 && y === 0) return view
  return {
    ...view,
    unitPx: unitPx * scale,
    originXPx: middle + (originXPx - middle) * scale + x,
    originYPx: foot + (originYPx - foot) * scale + y,
  }
}

/** How far a stretch that is not too long has to be moved to be inside another. */
function within(from: number, to: number, room: { readonly from: number; readonly to: number }): number {
  if (from < room.from) return room.from - from
  return to > room.to ? room.to - to : 0
}
