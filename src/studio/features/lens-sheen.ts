import type { FacePen } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace } from './landmarks.ts'
import { lensRadius } from './lens-radius.ts'

/** Two slanted streaks of light on each clear lens, on the side of the key. */
export function drawLensSheen(pen: FacePen, { sheet, scene, proportions: p }: FeatureSheets): void {
  if (sheet.eyewear?.isRaised || sheet.eyewear?.shape === 'half moon') return
  if (sheet.eyewear?.kind !== 'round glasses' && sheet.eyewear?.kind !== 'square glasses') return
  const radius = lensRadius(p, sheet.eyewear.kind)
  const key = scene.light.keyDirection[0] < 0 ? -1 : 1
  for (const side of [-1, 1]) {
    const x = side * Math.max(p.eyeX * 1.01, radius + 0.055)
    const streak = (from: number, to: number): FacePlace[] => [
      [x + key * radius * (from + 0.28), p.eyeY - radius * 0.62],
      [x + key * radius * (to + 0.28), p.eyeY - radius * 0.62],
      [x + key * radius * (to - 0.28), p.eyeY + radius * 0.62],
      [x + key * radius * (from - 0.28), p.eyeY + radius * 0.62],
    ]
    pen.fill(streak(0.22, 0.46), [1, 1, 1], 0.2)
    pen.fill(streak(0.54, 0.62), [1, 1, 1], 0.16)
  }
}
