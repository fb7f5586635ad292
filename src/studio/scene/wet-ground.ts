import type { Picture } from '../canvas.ts'
import { planeNoise } from './plane-noise.ts'

/** What lies on the ground is so dark where it is wet, and mirrors so much of what stands behind it: far away and at the feet. */
const WET = { dark: 0.34, far: 0.82, near: 0.4 } as const
/** Units below the horizon until the ground is wholly wet: there the feet of far things stand. */
const BEGINS = 46
/** In thousandths of the height: finer than this no ripple is seen. */
const RIPPLE = 3
/** Of the rows behind the ground so many are seen in one of it: water drags lights into upright streaks. */
const STREAK = [-0.34, -0.12, 0.12, 0.34] as const

/**
 * Rain lies on the ground: what is behind comes back from it upside down, drawn out and broken by ripples, most from puddles.
 * `horizonPx` is its row and `unitPx` a thousandth of the height. Changes the picture.
 */
export function wetGround({ data, width, height }: Picture, horizonPx: number, unitPx: number): void {
  const from = Math.max(1, Math.ceil(horizonPx))
  for (let y = from; y < height; y += 1) wetRow(data, { y, width, horizonPx, unitPx })
}

/** A function of its own, so that engines compile it as a whole. */
function wetRow(
  data: Uint8ClampedArray,
  { y, width, horizonPx, unitPx }: { y: number; width: number; horizonPx: number; unitPx: number },
): void {
  const below = (y - horizonPx) / unitPx
  const begun = Math.min(1, below / BEGINS)
  const far = 300 / (below + 14)
  const near = Math.min(1, below / 330)
  const mirrored = WET.far + (WET.near - WET.far) * near
  // The lower the nearer; a wall behind shows its foot first.
  const up = below * 1.06 + 4
  const starts = STREAK.map(
    (aside) => Math.max(0, Math.round(horizonPx - (up + up * aside * (0.3 + 0.5 * near)) * unitPx)) * width * 4,
  )
  const reach = (2 + 26 * near) * unitPx
  // Ripples and puddles are as wide as several pixels of a large picture.
  const step = Math.max(1, Math.round(RIPPLE * unitPx))
  let [ripple, puddle] = [0, 0]
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    if (x % step === 0) {
      const across = ((x - width / 2) / unitPx) * far
      ripple = planeNoise(across / 9 + 3.1, far * 21 + below * 0.07, 2) - 0.5
      puddle = Math.min(1, Math.max(0, (planeNoise(across / 46 + 11.7, far * 4.3, 3) - 0.36) * 4.5))
    }
    const share = begun * mirrored * (0.38 + 0.62 * puddle)
    const fromX = Math.min(width - 1, Math.max(0, Math.round(x + ripple * reach)))
    const own = (1 - WET.dark * begun * (0.5 + 0.5 * puddle)) * (1 - share * 0.62)
    const seen = (share * 0.86) / STREAK.length
    const [a, b, c, d] = [starts[0]! + fromX * 4, starts[1]! + fromX * 4, starts[2]! + fromX * 4, starts[3]! + fromX * 4]
    for (let channel = 0; channel < 3; channel += 1) {
      const sum = data[a + channel]! + data[b + channel]! + data[c + channel]! + data[d + channel]!
      data[at + channel] = data[at + channel]! * own + sum * seen
    }
  }
}
