import { mixRgb } from '../color.ts'
import { type FacePen, ring, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace, Landmarks } from './landmarks.ts'

/** A cartoonist's nose: a rosy knob with one open line round its shadow side. */
export function drawButtonNose(
  pen: FacePen,
  nose: Landmarks['nose'],
  { sheet, scene, look, proportions: p }: FeatureSheets,
): void {
  const turn = scene.camera.headYaw >= 0 ? 1 : -1
  const key = scene.light.keyDirection[0] <= 0 ? -1 : 1
  const radius = nose.halfWidth * (1.15 + 0.35 * p.masculinity + 0.25 * p.oldness - 0.2 * p.youth)
  const [x, y]: FacePlace = [nose.base[0], nose.base[1] - radius * 0.8]
  const { base, blush } = sheet.skin
  pen.fill(ring([x, y], radius, radius * 0.9), mixRgb(base, blush, 0.42))
  pen.fill(ring([x + key * radius * 0.32, y - radius * 0.32], radius * 0.28, radius * 0.22), look.skinLight, 0.85)
  // From the bridge over the side that shows and under the tip; open toward the viewer's other side.
  const arc = Array.from({ length: 7 }, (_, step) => {
    const angle = -1.15 + (step / 6) * 3.5
    return [x + turn * Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.92] as const
  })
  pen.stroke(smoothLine(arc, 5), { width: look.lineWidth, color: look.ink, taper: (along) => 0.5 + 0.5 * TAPER.both(along) })
}
