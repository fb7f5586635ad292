import type { TattooMotif } from '../sheet/tattoo-motif.ts'
import { edge, type Print } from './garments/cloth-prints.ts'
import { TATTOO_STROKES, type TattooStroke } from './tattoo-strokes.ts'

/** A motif printed round the origin: `half` across the limb, `long` down it, half heads. */
export function tattooPrint(motif: Exclude<TattooMotif, 'flower'>, { half, long }: { half: number; long: number }): Print {
  const strokes = TATTOO_STROKES[motif]
  const size = Math.min(half, long)
  return (u, v) => {
    const [x, y] = [v / half, u / long]
    if (Math.abs(x) > 1.1 || Math.abs(y) > 1.1) return 0
    let nearest = 9
    for (const stroke of strokes) nearest = Math.min(nearest, distanceTo(stroke, x, y))
    return 0.92 * edge(nearest * size)
  }
}

/** Negative inside. */
function distanceTo({ points, widths, isFilled }: TattooStroke, x: number, y: number): number {
  let nearest = 9
  let isInside = false
  const count = isFilled ? points.length : points.length - 1
  for (let index = 0; index < count; index += 1) {
    const [ax, ay] = points[index]!
    const [bx, by] = points[(index + 1) % points.length]!
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    const along = (index + share) / count
    const [begin, middle, end] = widths
    const width = along < 0.5 ? begin + (middle - begin) * along * 2 : middle + (end - middle) * (along * 2 - 1)
    nearest = Math.min(nearest, Math.hypot(x - ax - dx * share, y - ay - dy * share) - width)
    if (isFilled && ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * dx) isInside = !isInside
  }
  return isInside ? Math.min(nearest, -0.02) : nearest
}
