import { mixRgb } from '../color.ts'
import { randomFor } from '../random.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { type FacePen, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'

/** A shadow of short hair on jaw and lip, denser where it grows. */
export function drawStubble(
  pen: FacePen,
  { sheet, look, proportions: p }: FeatureSheets,
  { kind, color }: NonNullable<CharacterSheet['facialHair']>,
): void {
  if (kind !== 'stubble') return
  const random = randomFor(sheet.seed, 'stubble')
  const tone = mixRgb(color, sheet.skin.base, 0.45)
  const jaw = (x: number) => p.mouthY + 0.13 - 0.05 * Math.cos(x * 5)
  // One band along the jaw from ear to ear, laid in small overlapping stains, and the upper lip.
  for (let step = -6; step <= 6; step += 1) {
    const x = step * 0.088
    const y = p.chinY - 0.15 - 0.3 * (Math.abs(x) / 0.53) ** 1.7
    pen.stain([x, y], { halfWidth: 0.15, halfHeight: 0.15, color: tone, alpha: 0.2 })
  }
  for (const side of [-1, 1])
    pen.stain([side * 0.09, p.noseBaseY * 0.42 + p.mouthY * 0.58 - 0.01], {
      halfWidth: 0.15,
      halfHeight: 0.055,
      color: tone,
      alpha: 0.32,
    })
  const count = look.manner === 'drawn' ? 130 : 520
  for (let hair = 0; hair < count; hair += 1) {
    const x = (random() * 2 - 1) * 0.58
    const lip = random() < 0.22 && Math.abs(x) < 0.2
    const y = lip
      ? p.noseBaseY + 0.05 + random() * (p.mouthY - p.noseBaseY - 0.09)
      : jaw(x) - 0.32 * Math.min(1, Math.abs(x) / 0.5) ** 2 + random() * 0.26
    if (!lip && Math.abs(x) < p.mouthHalfWidth * 1.1 && y < p.mouthY + 0.11) continue
    if (y > p.chinY - 0.02) continue
    pen.stroke(
      [
        [x, y],
        [x + x * 0.03, y + 0.022],
      ],
      { width: 0.009, color: mixRgb(color, look.ink, 0.3), alpha: 0.28 + 0.3 * random(), taper: TAPER.out },
    )
  }
}
