import { mixRgb } from '../color.ts'
import { randomFor } from '../random.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { BrowLandmarks } from './landmarks.ts'

/** One eyebrow: a tapered body, and single hairs where the style paints. */
export function drawBrow(
  pen: FacePen,
  { side, inner, peak, outer }: BrowLandmarks,
  { sheet, look, proportions }: FeatureSheets,
): void {
  const line = smoothLine([inner, [inner[0] * 0.55 + peak[0] * 0.45, inner[1] * 0.42 + peak[1] * 0.58], peak, outer], 8)
  const color = mixRgb(sheet.brows.color, look.ink, look.manner === 'drawn' ? 0.4 : 0.15)
  const width = proportions.browThickness * 2
  const taper = (along: number) => (0.55 + 0.45 * Math.min(1, along * 3)) * (1 - Math.max(0, along - 0.35) / 0.65) ** 0.75
  if (look.manner === 'drawn') {
    pen.stroke(line, { width: width * 0.8, color, taper })
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
