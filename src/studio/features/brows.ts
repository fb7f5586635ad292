import { mixRgb, type Rgb } from '../color.ts'
import { mix } from '../form/curve.ts'
import { randomFor } from '../random.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { BrowLandmarks, FacePlace } from './landmarks.ts'

/** One eyebrow: a tapered body, and single hairs where the style paints. */
export function drawBrow(
  pen: FacePen,
  { side, inner, peak, outer }: BrowLandmarks,
  { sheet, look, proportions }: FeatureSheets,
): void {
  const line = smoothLine([inner, [inner[0] * 0.55 + peak[0] * 0.45, inner[1] * 0.42 + peak[1] * 0.58], peak, outer], 8)
  const color = mixRgb(sheet.brows.color, look.ink, look.manner === 'drawn' ? 0.58 : 0.15)
  const width = proportions.browThickness * 2
  const taper = (along: number) => (0.55 + 0.45 * Math.min(1, along * 3)) * (1 - Math.max(0, along - 0.35) / 0.65) ** 0.75
  const shape = proportions.drawn?.brow
  if (look.manner === 'drawn') {
    const { blunt = 0, isBushy } = shape ?? {}
    pen.stroke(line, { width: width * 0.8, color, taper: (along) => mix(taper(along), bluntTaper(along), blunt) })
    if (isBushy) drawTufts(pen, line, { side, width, color, seed: sheet.seed })
    return
  }
  if (look.eyes === 'ball') {
    // A modelled brow is one soft body.
    pen.stroke(line, { width: width * 1.3, color, alpha: 0.45, taper })
    pen.stroke(line, { width: width * 0.95, color, alpha: 0.9, taper })
    return
  }
  pen.stroke(line, { width: width * 0.95, color, alpha: 0.5, taper })
  pen.stroke(line, { width: width * 0.55, color, alpha: 0.4, taper })
  const hairs = randomFor(sheet.seed, `brow ${side}`)
  const count = 34
  for (let hair = 0; hair < count; hair += 1) {
    const along = (hair + hairs()) / count
    const root = line[Math.min(line.length - 1, Math.round(along * (line.length - 1)))]!
    const reach = width * (0.42 + 0.26 * hairs()) * taper(along)
    const lean = 0.75 + along * 1.1
    const rootY = root[1] + (hairs() - 0.25) * width * 0.55 * taper(along)
    pen.stroke(
      [
        [root[0], rootY],
        [root[0] + side * reach * lean, rootY - reach * (0.6 - along * 0.75)],
      ],
      { width: 0.0085, color, alpha: 0.6, taper: TAPER.out },
    )
  }
}

/** A brow that is cut off at its inner end and keeps its thickness. */
const bluntTaper = (along: number) => (along < 0.7 ? 0.85 + 0.15 * Math.min(1, along * 8) : 1 - ((along - 0.7) / 0.3) * 0.8)

interface Tufts {
  readonly side: -1 | 1
  readonly width: number
  readonly color: Rgb
  readonly seed: string
}

/** Single hairs that stand off a bushy brow. */
function drawTufts(pen: FacePen, line: readonly FacePlace[], { side, width, color, seed }: Tufts): void {
  const random = randomFor(seed, `brow ${side}`)
  const count = 11
  for (let hair = 0; hair < count; hair += 1) {
    const along = (hair + random()) / count
    const [x, y] = line[Math.min(line.length - 1, Math.round(along * (line.length - 1)))]!
    const reach = width * (0.75 + 0.4 * random())
    const down = random() < 0.3 ? -0.6 : 1
    pen.stroke(
      [
        [x - side * reach * 0.2, y],
        [x + side * reach * (0.2 + along), y - reach * (0.75 - along * 0.35) * down],
      ],
      { width: width * 0.34, color, taper: TAPER.out },
    )
  }
}
