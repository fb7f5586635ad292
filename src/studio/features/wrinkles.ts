import { mixRgb } from '../color.ts'
import { type FacePen, smoothLine, TAPER } from './face-pen.ts'
import type { FeatureSheets } from './feature-sheets.ts'
import type { FacePlace, Landmarks } from './landmarks.ts'

/** Lines of age: nose to mouth, under the eyes, crow's feet, forehead. A smile deepens some of them at any age. */
export function drawWrinkles(
  pen: FacePen,
  { eyes, nose, mouth, moves }: Landmarks,
  { sheet, look, proportions: p }: FeatureSheets,
): void {
  const asked = sheet.marks.some(({ kind }) => kind === 'wrinkles') ? 0.6 : 0
  const age = Math.max(p.oldness, asked)
  const drawn = look.manner === 'drawn'
  const isSlight = p.family === 'anime' || p.family === 'gentle'
  const line = (places: readonly FacePlace[], strength: number, width = 1, cut = strength) => {
    if (strength < 0.05) return
    const smooth = smoothLine(places, 6)
    if (!drawn) pen.stroke(smooth, { width: 0.034 * width, color: look.skinShade, alpha: 0.5 * strength })
    // Young skin only swells beside a smile; a furrow is cut by years.
    if (cut < 0.05) return
    pen.stroke(smooth, {
      width: look.lineWidth * (drawn ? 0.78 : 0.95) * width,
      color: drawn ? look.ink : mixRgb(look.skinShade, look.ink, 0.35),
      alpha: Math.min(1, (drawn ? (isSlight ? 0.48 : 0.62) : 0.9) * cut),
      taper: TAPER.both,
    })
  }
  // A young face with large eyes has no line beside its smile.
  const swells = isSlight ? 0 : drawn ? 0.12 : 0.35
  const cheek = Math.min(1, age * 0.95 + moves.cheekLift * swells * (1 - p.youth))
  for (const [corner, side] of [
    [mouth.left, -1],
    [mouth.right, 1],
  ] as const) {
    const wing = nose.halfWidth * 1.2
    const reach = drawn ? 0.72 : 0.95
    const end: FacePlace = [corner[0] + side * 0.055, nose.base[1] + (corner[1] + 0.01 - nose.base[1]) * reach]
    line(
      [
        [side * wing, nose.base[1] - 0.05],
        [side * (wing + (Math.abs(end[0]) - wing) * 0.62), nose.base[1] + (end[1] - nose.base[1]) * 0.42],
        end,
      ],
      cheek,
      1.1,
      drawn ? cheek : age * 0.95,
    )
    line(
      [
        [corner[0] + side * 0.03, corner[1] + 0.05],
        [corner[0] + side * 0.02, corner[1] + 0.13],
      ],
      age * (isSlight ? 0.15 : 0.55),
    )
  }
  for (const { center, outer, inner, side, bottom } of eyes) {
    const low = bottom[1] + p.eyeHalfHeight * 0.3 + 0.02
    line(
      [
        [inner[0] + side * 0.03, low - 0.012],
        [center[0], low + 0.025],
        [outer[0] - side * 0.05, low + 0.002],
      ],
      age * 0.75,
    )
    for (const fan of [-0.6, 0.1, 0.8]) {
      const start: FacePlace = [outer[0] + side * 0.035, outer[1] + fan * 0.035]
      line(
        [start, [start[0] + side * 0.045, start[1] + fan * 0.025], [start[0] + side * 0.08, start[1] + fan * 0.05]],
        Math.max(0, age - 0.15) * 0.8,
        0.8,
      )
    }
  }
  const brow = p.browY - 0.13
  for (let fold = 0; fold < 3; fold += 1) {
    const y = brow - fold * 0.085
    const half = 0.27 - fold * 0.04
    const lean = 0.012 * (fold - 1)
    line(
      [
        [-half, y + 0.02],
        [-half * 0.4, y - 0.012 + lean],
        [half * 0.35, y - 0.01 - lean],
        [half, y + 0.02],
      ],
      Math.max(0, age - 0.2) * (0.8 - fold * 0.15),
    )
  }
  if (moves.browInner < -0.03 && p.youth < 0.5) {
    for (const side of [-1, 1]) {
      line(
        [
          [side * 0.035, p.browY + 0.05],
          [side * 0.03, p.browY - 0.01],
          [side * 0.04, p.browY - 0.05],
        ],
        0.5 + 0.5 * age,
        0.8,
      )
    }
  }
}
