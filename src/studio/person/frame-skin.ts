import type { Stand } from '../form/stand.ts'
import { apply } from '../math/matrix.ts'
import { pixelOf, type View } from '../raster/view.ts'
import { type PosedBody, skinOf } from './body-fields.ts'

/** Decimetres of the base mesh over which its skin ends where it is cut off. */
const EDGE_DM = 0.45

/** Of somebody without legs, whose skin ends at the chest and the upper arms, no more is seen than there is. */
export function frameSkin(view: View, body: PosedBody, stand: Pick<Stand, 'bodyPlace' | 'headPlace'>): View {
  if (skinOf(body, 'left foot').vertices.length > 0) return view
  const { widthPx, heightPx, unitPx, originXPx, originYPx } = view
  const [headPx] = pixelOf(view, apply(stand.headPlace, [0, 0, 0]))
  let endPx = heightPx
  for (const vertex of edgeOf(body)) {
    const at = vertex * 3
    const [xPx, yPx] = pixelOf(view, apply(stand.bodyPlace, [body.posed[at]!, body.posed[at + 1]!, body.posed[at + 2]!]))
    if (xPx > 0 && xPx < widthPx) endPx = Math.min(endPx, yPx)
  }
  const nearer = heightPx / endPx
  return {
    ...view,
    unitPx: unitPx * nearer,
    originXPx: headPx + (originXPx - headPx) * nearer,
    originYPx: originYPx * nearer,
  }
}

/** The vertices of the skin that is there at its lowest and at its widest. */
function edgeOf({ form: { base, skinCount } }: PosedBody): number[] {
  const vertices = Array.from({ length: skinCount }, (_, vertex) => vertex)
  const lowest = vertices.reduce((least, vertex) => Math.min(least, base[vertex * 3 + 1]!), Number.POSITIVE_INFINITY)
  const widest = vertices.reduce((most, vertex) => Math.max(most, base[vertex * 3]!), 0)
  return vertices.filter((vertex) => base[vertex * 3 + 1]! < lowest + EDGE_DM || Math.abs(base[vertex * 3]!) > widest - EDGE_DM)
}
