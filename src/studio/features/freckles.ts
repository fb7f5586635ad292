import type { Rgb } from '../color.ts'
import { randomFor } from '../random.ts'
import { type FacePen, ring } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'

/** Flat colours hide what is as fine as on real skin. */
const DRAWN = 1.9

/** Freckles gather on nose and cheek bones and thin out from there. */
export function drawFreckles(pen: FacePen, { sheet, proportions: p, look }: FeatureSheets, strength: number): void {
  const random = randomFor(sheet.seed, 'freckles')
  const color: Rgb = [sheet.skin.base[0] * 0.72, sheet.skin.base[1] * 0.55, sheet.skin.base[2] * 0.46]
  const count = Math.round(34 + 60 * strength)
  for (let freckle = 0; freckle < count; freckle += 1) {
    const along = random() * 2 - 1
    const x = along * 0.5
    const arch = p.eyeY * 0.3 + p.noseBaseY * 0.7 - 0.06 + 0.05 * Math.abs(along)
    const y = arch + (random() + random() - 1) * 0.15
    const size = (0.006 + 0.009 * random() * random()) * (look.manner === 'drawn' ? DRAWN : 1)
    const fade = 1 - Math.abs(y - arch) / 0.2
    pen.fill(
      ring([x, y], size, size * 0.93, 8),
      color,
      (look.manner === 'drawn' ? 0.55 + 0.35 * random() : 0.25 + 0.45 * random()) * fade,
    )
  }
}
