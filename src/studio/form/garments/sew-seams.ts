import { inverseOf } from '../../math/inverse-of.ts'
import type { Matrix } from '../../math/matrix.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { placeAt, type View } from '../../raster/view.ts'
import type { ClothPattern } from './cloth-pattern.ts'

/** Half heads that a seam is pressed in and wide to each side, and no narrower than so many pixels. */
const SEAM = { deep: 0.006, half: 0.017, leastPx: 1, darker: 0.12 } as const
/** Stitches beside it: how far off, how thick, from one to the next; and how much lighter their thread is. */
const STITCH = { off: 0.052, half: 0.008, leastPx: 0.7, step: 0.045, long: 0.65, lighter: 0.16 } as const

/** Presses seams into cloth whose height is in `strandV`, pixel by pixel by the place on the body, since no mesh is fine enough for them. */
export function sewSeams(
  buffers: FigureBuffers,
  patterns: ReadonlyMap<number, ClothPattern>,
  { view, bodyPlace }: { readonly view: View; readonly bodyPlace: Matrix },
): void {
  if (![...patterns.values()].some(({ seams }) => seams)) return
  const { part, depth, strandV, albedo, unitPx, widthPx } = buffers
  const toBody = inverseOf(bodyPlace)
  const half = Math.max(SEAM.half, SEAM.leastPx / unitPx)
  const thread = Math.max(STITCH.half, STITCH.leastPx / unitPx)
  // Seen from afar a seam would be too broad a trench.
  const deep = SEAM.deep * Math.min(1, SEAM.half / half)
  const hasStitches = STITCH.step * unitPx > 4
  for (let at = 0; at < part.length; at += 1) {
    const seams = patterns.get(part[at]!)?.seams
    if (!seams) continue
    const column = at % widthPx
    const [vx, vy, vz] = placeAt(view, column + 0.5, (at - column) / widthPx + 0.5, depth[at]!)
    const x = toBody[0] * vx + toBody[1] * vy + toBody[2] * vz + toBody[3]
    const y = toBody[4] * vx + toBody[5] * vy + toBody[6] * vz + toBody[7]
    const z = toBody[8] * vx + toBody[9] * vy + toBody[10] * vz + toBody[11]
    const away = seams.away(x, y, z)
    if (away < half) {
      const share = 1 - (away / half) * (away / half)
      strandV[at]! -= deep * share * share
      tint(albedo, at, 1 - SEAM.darker * share * share)
    } else if (seams.isStitched && hasStitches && Math.abs(away - STITCH.off) < thread) {
      const along = (x * 0.7 + y) / STITCH.step
      if (along - Math.floor(along) < STITCH.long) tint(albedo, at, 1 + STITCH.lighter)
    }
  }
}

function tint(albedo: Uint8ClampedArray, at: number, by: number): void {
  for (let channel = at * 3; channel < at * 3 + 3; channel += 1) albedo[channel] = albedo[channel]! * by
}
