import { mixRgb, type Rgb } from '../../color.ts'
import { type FacePen, ring, smoothLine, TAPER } from '../../features/face-pen.ts'
import type { FeatureSheets } from '../../features/feature-sheets.ts'
import type { FacePlace, Landmarks } from '../../features/landmarks.ts'
import { snoutRelief } from '../snout-relief.ts'

type DrawNose = (pen: FacePen, landmarks: Landmarks, sheets: FeatureSheets) => void

/** A soft nose with nostrils, and the line from it down to the mouth. */
export function padNose({ color, wide = 1, tall = 1, whiskers = 0 }: PadOptions): DrawNose {
  return (pen, { nose, mouth }, { proportions: p, look }) => {
    const [x] = nose.base
    const half = p.noseHalfWidth * wide
    const y = p.noseBaseY - 0.05 - nose.sneer * 0.03
    const high = half * 0.78 * tall
    const flesh = mixRgb(color, look.ink, 0.12)
    pen.stroke(
      smoothLine(
        [
          [x, y + high * 0.5],
          [x, (y + mouth.upper[1]) / 2 + 0.03],
          [mouth.upper[0], mouth.upper[1] + 0.004],
        ],
        6,
      ),
      { width: look.lineWidth * 1.15, color: look.ink, alpha: 0.85, taper: TAPER.even },
    )
    pen.fill(
      smoothLine(
        [
          [x - half, y - high * 0.5],
          [x - half * 0.5, y - high * 0.82],
          [x, y - high * 0.74],
          [x + half * 0.5, y - high * 0.82],
          [x + half, y - high * 0.5],
          [x + half * 0.72, y + high * 0.2],
          [x, y + high * 0.8],
          [x - half * 0.72, y + high * 0.2],
          [x - half, y - high * 0.5],
        ],
        6,
      ),
      flesh,
    )
    for (const side of [-1, 1])
      pen.fill(
        ring([x + side * half * 0.44, y + high * 0.02], half * 0.2, high * 0.17, 14),
        mixRgb(color, [0, 0, 0], 0.6),
        0.85,
      )
    pen.fill(ring([x - half * 0.2, y - high * 0.52], half * 0.32, high * 0.13, 14), [1, 1, 1], 0.4)
    if (whiskers > 0) drawWhiskers(pen, { x, y: (y + mouth.upper[1]) / 2, half: p.snout?.half ?? 0.2, whiskers, ink: look.ink })
  }
}

interface PadOptions {
  readonly color: Rgb
  readonly wide?: number
  readonly tall?: number
  /** Length of the whiskers. */
  readonly whiskers?: number
}

function drawWhiskers(
  pen: FacePen,
  { x, y, half, whiskers, ink }: { x: number; y: number; half: number; whiskers: number; ink: Rgb },
): void {
  for (const side of [-1, 1]) {
    for (const row of [-1, 0, 1]) {
      const root: FacePlace = [x + side * half * 0.62, y + row * 0.042]
      pen.fill(ring(root, 0.011, 0.011, 8), ink, 0.6)
      pen.stroke(
        smoothLine(
          [
            root,
            [root[0] + side * whiskers * 0.5, root[1] + row * 0.03 - 0.012],
            [Math.min(0.7, Math.abs(root[0]) + whiskers) * side, root[1] + row * 0.075 + 0.015],
          ],
          6,
        ),
        { width: 0.0085, color: mixRgb(ink, [1, 1, 1], 0.75), alpha: 0.7, taper: TAPER.out },
      )
    }
  }
}

/** A flat disc with two holes. */
export function discNose(color: Rgb): DrawNose {
  return (pen, { nose }, { proportions: p, look }) => {
    const [x] = nose.base
    const y = p.noseBaseY - 0.05
    const half = p.noseHalfWidth
    pen.fill(ring([x, y + 0.012], half * 1.04, half * 0.8), look.ink, 0.5)
    pen.fill(ring([x, y], half, half * 0.76), mixRgb(color, look.skinShade, 0.15))
    for (const side of [-1, 1])
      pen.fill(ring([x + side * half * 0.38, y], half * 0.17, half * 0.3, 16), mixRgb(look.ink, color, 0.2), 0.9)
  }
}

/** Two nostrils in the coat, far apart. */
export function nostrils({ apart, size }: { apart: number; size: number }): DrawNose {
  return (pen, { nose }, { proportions: p, look }) => {
    const [x] = nose.base
    const y = p.noseBaseY - 0.06 - nose.sneer * 0.03
    for (const side of [-1, 1]) {
      pen.stain([x + side * apart, y], { halfWidth: size * 2, halfHeight: size * 1.6, color: look.skinShade, alpha: 0.5 })
      pen.fill(
        smoothLine(
          [
            [x + side * (apart - size), y + size * 0.5],
            [x + side * apart, y - size * 0.6],
            [x + side * (apart + size), y - size * 0.5],
            [x + side * (apart + size * 0.3), y + size * 0.6],
            [x + side * (apart - size), y + size * 0.5],
          ],
          5,
        ),
        mixRgb(look.ink, [0.08, 0.04, 0.05], 0.5),
        0.85,
      )
    }
  }
}

/** A beak: horn from the bridge to its tip, its edge, and two holes. */
export function beak(color: Rgb): DrawNose {
  return (pen, { mouth }, { proportions: p, look }) => {
    const { snout } = p
    if (!snout) return
    const edgeOf = (y: number): number => {
      let x = 0
      while (x < 0.3 && snoutRelief(x, y, snout) > snout.length * 0.2) x += 0.01
      return x
    }
    const top = snout.topY + (snout.tipY - snout.topY) * 0.24
    const low = mouth.upper[1] + 0.02
    const heights = Array.from({ length: 9 }, (_, step) => top + ((low - top) * step) / 8)
    const side = (sign: number) =>
      heights.map((y, step): FacePlace => [sign * edgeOf(y) * (step < 8 ? 1 : 0.35) * Math.min(1, (step + 1.4) / 3), y])
    const outline = [...side(-1), ...side(1).reverse()]
    pen.fill(outline, mixRgb(color, look.ink, 0.06))
    pen.stroke([...outline, outline[0]!], {
      width: look.lineWidth * 0.8,
      color: mixRgb(color, look.ink, 0.75),
      alpha: 0.7,
      taper: TAPER.even,
    })
    const drop = mouth.lower[1] + 0.075
    pen.withMode('destination-over', () => {
      pen.fill(
        smoothLine(
          [
            [-edgeOf(low) * 0.8, low - 0.02],
            [-edgeOf(low) * 0.5, drop - 0.02],
            [0, drop],
            [edgeOf(low) * 0.5, drop - 0.02],
            [edgeOf(low) * 0.8, low - 0.02],
          ],
          5,
        ),
        mixRgb(color, [0.3, 0.16, 0.06], 0.28),
      )
    })
    pen.stroke(
      smoothLine(
        [
          [-0.012, top + 0.03],
          [-0.02, (top + low) / 2],
          [-0.01, low - 0.05],
        ],
        6,
      ),
      { width: 0.03, color: mixRgb(color, [1, 1, 1], 0.6), alpha: 0.6 },
    )
    for (const sign of [-1, 1])
      pen.fill(ring([sign * 0.042, top + (low - top) * 0.36], 0.014, 0.02, 12), mixRgb(color, look.ink, 0.8), 0.9)
  }
}
