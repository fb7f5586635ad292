import { mixRgb, type Rgb } from '../color.ts'
import { type FacePen, ring, smoothLine } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace } from './landmarks.ts'

const RED: Rgb = [0.78, 0.3, 0.28]
const WET: Rgb = [0.97, 0.98, 1]
/** Where each runs down and how far, in widths and heights of the face; no two run alike. */
const RUNS = [
  { side: -1, from: -0.1, to: -0.05, ends: 0.86, drop: 0.03 },
  { side: 1, from: 0.25, to: 0.36, ends: 0.62, drop: 0.034 },
  { side: 1, from: -0.4, to: -0.5, ends: 0.36, drop: 0.024 },
] as const

/** Tears run down both cheeks from lids that have reddened. */
export function drawTears(pen: FacePen, { sheet, look, proportions: p }: FeatureSheets): void {
  for (const side of [-1, 1])
    pen.stain([side * p.eyeX, p.eyeY + p.eyeHalfHeight * 0.8], {
      halfWidth: p.eyeHalfWidth * 1.25,
      halfHeight: p.eyeHalfHeight * 1.1,
      color: mixRgb(sheet.skin.base, RED, 0.6),
      alpha: 0.5,
    })
  // On brown skin they shine less white.
  const wet = mixRgb(sheet.skin.base, WET, 0.72)
  const wetSkin = mixRgb(sheet.skin.base, look.skinShade, 0.5)
  // Of a pen two are enough.
  for (const { side, from, to, ends, drop } of look.manner === 'drawn' ? RUNS.slice(0, 2) : RUNS) {
    const top = p.eyeY + p.eyeHalfHeight * 0.95
    const bottom = top + (p.mouthY + 0.12 - top) * ends
    const at = (along: number, lean: number): FacePlace => [
      side * (p.eyeX + (from + (to - from) * along + lean) * p.eyeHalfWidth),
      top + (bottom - top) * along,
    ]
    const run = smoothLine([at(0, 0), at(0.35, 0.06), at(0.7, -0.02), at(1, 0)], 8)
    if (look.manner === 'drawn') {
      drawInkedTear(pen, run, { drop: drop * 0.9, ink: look.ink })
      continue
    }
    pen.stroke(run, { width: drop * 1.5, color: wetSkin, alpha: 0.45, taper: thicker })
    pen.stroke(
      run.map(([x, y]) => [x - drop * 0.16, y] as const),
      { width: drop * 0.5, color: wet, alpha: 0.5, taper: thicker },
    )
    const end = run.at(-1)!
    pen.fill(ring(end, drop * 0.62, drop * 0.9, 18), wetSkin, 0.55)
    pen.fill(ring([end[0], end[1] + drop * 0.1], drop * 0.5, drop * 0.72, 18), mixRgb(sheet.skin.base, WET, 0.45), 0.75)
    pen.fill(ring([end[0] - drop * 0.14, end[1] - drop * 0.2], drop * 0.18, drop * 0.24, 10), WET, 0.95)
  }
}

const TEAR: Rgb = [0.74, 0.89, 1]

/** A pen tells of a tear by its outline: a pale stream that ends in a bead with a light in it. */
function drawInkedTear(pen: FacePen, run: readonly FacePlace[], { drop, ink }: { drop: number; ink: Rgb }): void {
  const [x, y] = run.at(-1)!
  const bead = ring([x, y], drop, drop * 1.3, 20)
  const line = { color: mixRgb(ink, [0.2, 0.4, 0.7], 0.55), taper: () => 1 }
  pen.stroke(run, { ...line, width: drop * 1.75, alpha: 0.6 })
  pen.fill(ring([x, y], drop * 1.28, drop * 1.58, 20), line.color, 0.6)
  pen.stroke(run, { width: drop * 1.25, color: TEAR, taper: () => 1 })
  pen.fill(bead, TEAR)
  pen.fill(ring([x - drop * 0.3, y - drop * 0.3], drop * 0.32, drop * 0.4, 12), WET)
}

const thicker = (along: number) => 0.55 + 0.45 * along
