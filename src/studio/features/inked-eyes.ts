import { mixRgb, type Rgb } from '../color.ts'
import { type FacePen, ring, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { EyeLandmarks, FacePlace } from './landmarks.ts'
import { lidFolds, lowerLid, upperLid } from './lid-lines.ts'
import { drawPupil } from './pupil.ts'

/** How thick the lash line of a large eye is, half heads: of somebody without lashes, and what full lashes add. */
const LASH_LINE = { least: 0.03, lashes: 0.03 } as const

/** Lids in ink: a heavy lash line above that swells outward into a flick, hardly a line below. */
export function drawInkedLids(pen: FacePen, eye: EyeLandmarks, { sheet, look, proportions: p }: FeatureSheets): void {
  const { side } = eye
  const upper = upperLid(eye)
  const lashes = sheet.eyes.lashes * (1 - 0.75 * p.masculinity * (1 - p.youth))
  const ink = mixRgb(look.ink, sheet.brows.color, 0.18)
  // Of small eyes, as in comics, the line is thin too.
  const size = Math.min(1, p.eyeHalfHeight / 0.16)
  const thick = Math.max(look.lineWidth * 1.5, (LASH_LINE.least + LASH_LINE.lashes * lashes) * size)
  const wing = (0.02 + 0.05 * lashes) * size
  pen.fill(lashLine(upper, eye, { thick, wing }), ink)
  for (let lash = 0; lash < Math.round(lashes * 2.4); lash += 1) {
    const root = upper[Math.round((upper.length - 1) * (0.93 - lash * 0.13))]!
    const reach = (0.07 - 0.014 * lash) * (0.5 + 0.6 * lashes)
    pen.stroke(
      smoothLine(
        [
          [root[0], root[1] - thick * 0.4],
          [root[0] + side * reach * 0.6, root[1] - thick * 0.6 - reach * 0.3],
          [root[0] + side * reach, root[1] - thick * 0.6 - reach * (0.75 + 0.25 * lash)],
        ],
        5,
      ),
      { width: look.lineWidth * 1.25, color: ink, taper: TAPER.out },
    )
  }
  const lower = lowerLid(eye)
  pen.stroke(lower.slice(0, Math.round(lower.length * 0.55)), {
    width: look.lineWidth * (0.8 + 0.25 * lashes),
    color: ink,
    alpha: 0.8,
    taper: TAPER.out,
  })
  pen.stroke(lower.slice(-4), { width: look.lineWidth * 0.5, color: ink, alpha: 0.4 })
  const isHood = p.drawn?.lid.crease === 'hood'
  for (const fold of lidFolds(eye, p, p.eyeHalfHeight * 0.3 + 0.02 + thick * 0.5))
    pen.stroke(fold, { width: look.lineWidth * (isHood ? 0.8 : 0.55), color: ink, alpha: isHood ? 0.7 : 0.5 })
}

/** The shape of a lash line: nothing at the inner corner, full from the middle on, drawn out to a point beyond the outer one. */
function lashLine(
  upper: readonly FacePlace[],
  { side, outer }: EyeLandmarks,
  { thick, wing }: { thick: number; wing: number },
): FacePlace[] {
  const last = upper.length - 1
  const above = upper.map(([x, y], index): FacePlace => {
    const along = index / last
    const swell = thick * (0.3 + 0.7 * Math.min(1, along * 1.7))
    return [x + side * swell * 0.3 * along, y - swell]
  })
  const tip: FacePlace = [outer[0] + side * (wing + thick * 0.35), outer[1] - thick * 0.3 - wing * 0.75]
  return [...upper, [outer[0] + side * wing * 0.4, outer[1] + thick * 0.1 - wing * 0.1], tip, ...above.reverse()]
}

/** A large iris in layers: dark above, its colour below, a pool of light at the bottom, two catch lights. */
export function drawInkedIris(pen: FacePen, eye: EyeLandmarks, { color, sheets }: { color: Rgb; sheets: FeatureSheets }): void {
  const { sheet, look, scene } = sheets
  const [x, y] = eye.iris
  const [rx, ry] = [eye.irisRadius, eye.irisRadius * eye.irisTall]
  const deep: Rgb = [color[0] * color[0] * 0.42, color[1] * color[1] * 0.42, color[2] * color[2] * 0.48]
  const lifted = color.map((channel) => Math.min(1, channel * 1.3 + 0.12)) as unknown as Rgb // three channels in, three out
  const bright = mixRgb(lifted, [1, 1, 0.96], 0.2)
  const rim = mixRgb(deep, look.ink, 0.5)
  pen.fill(ring([x, y], rx, ry), rim)
  pen.fill(ring([x, y + ry * 0.02], rx * 0.91, ry * 0.94), mixRgb(deep, color, 0.3))
  for (const [down, wide, high, share] of POOLS)
    pen.fill(ring([x, y + ry * down], rx * wide, ry * high), mixRgb(mixRgb(deep, color, 0.3), color, share))
  pen.fill(ring([x, y + ry * 0.58], rx * 0.62, ry * 0.31), mixRgb(color, bright, 0.55))
  pen.fill(ring([x, y + ry * 0.72], rx * 0.42, ry * 0.16), bright)
  drawPupil(pen, [x, y + ry * 0.02], {
    kind: sheet.eyes.pupil,
    rx: rx * 0.36 * eye.pupil,
    ry: ry * 0.42 * eye.pupil,
    color: mixRgb(deep, look.ink, 0.75),
  })
  // The lid shades the upper part of it.
  pen.fill(ring([x, y - ry * 0.66], rx * 1.02, ry * 0.5), rim, 0.5)
  pen.fill(ring([x, y - ry * 0.8], rx * 1.02, ry * 0.42), rim, 0.6)
  if (sheet.eyes.glow > 0) pen.fill(ring([x, y], rx, ry), mixRgb(color, [1, 1, 1], 0.35), 0.6 * sheet.eyes.glow)
  const side = scene.light.keyDirection[0] < 0 ? -1 : 1
  const height = scene.light.keyDirection[1] > 0.25 ? 0.3 : -0.4
  pen.fill(ring([x + side * rx * 0.36, y + ry * height], rx * 0.29, ry * 0.25, 20), [1, 1, 1])
  pen.fill(ring([x - side * rx * 0.44, y + ry * 0.36], rx * 0.14, ry * 0.11, 14), [1, 1, 1], 0.92)
}

/** Nested pools of the iris's colour: how far down, how wide and high, and how clear. */
const POOLS = [
  [0.22, 0.86, 0.74, 0.45],
  [0.32, 0.82, 0.63, 0.75],
  [0.42, 0.77, 0.52, 1],
] as const
