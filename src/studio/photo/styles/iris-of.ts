import type { Rgb } from '../../color.ts'
import type { Painting } from '../../styles/stroke.ts'
import { distance, type EyeMarks, type Place } from './face-marks.ts'

export interface Iris {
  readonly middle: Place
  readonly radiusPx: number
  readonly color: Rgb
}

/** Of an eye's width (corner to corner), the radius of an iris. */
const RADIUS = 0.2

/** Where an eye looks and of which colour it is: the dark round thing between its lids. */
export function irisOf({ width, height, data }: Painting, eye: EyeMarks): Iris {
  const radiusPx = Math.max(1, eye.widthPx * RADIUS)
  const [cx, cy] = eye.middle
  const reachX = eye.widthPx * 0.36
  const reachY = Math.max(1, eye.openPx * 0.5)
  let [sumX, sumY, sum, mean, count] = [0, 0, 0, 0, 0]
  const visit = (each: (x: number, y: number, light: number) => void) => {
    for (let y = Math.max(0, Math.floor(cy - reachY)); y <= Math.min(height - 1, cy + reachY); y += 1) {
      for (let x = Math.max(0, Math.floor(cx - reachX)); x <= Math.min(width - 1, cx + reachX); x += 1) {
        if (((x - cx) / reachX) ** 2 + ((y - cy) / reachY) ** 2 > 1) continue
        const at = (y * width + x) * 4
        each(x, y, data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11)
      }
    }
  }
  visit((_x, _y, light) => {
    mean += light
    count += 1
  })
  mean /= Math.max(1, count)
  visit((x, y, light) => {
    const dark = Math.max(0, mean - light) ** 2
    sumX += x * dark
    sumY += y * dark
    sum += dark
  })
  // A lash line is dark too: across, the find is trusted; upright, only a little.
  const middle: Place = sum > 1 ? [sumX / sum, cy + (sumY / sum - cy) * 0.35] : [cx, cy]
  return { middle, radiusPx, color: colorRound({ width, height, data }, middle, radiusPx) }
}

/** The mean of what is neither pupil nor glint, made clear enough to be drawn with. */
function colorRound({ width, height, data }: Painting, middle: Place, radiusPx: number): Rgb {
  const sums = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(middle[1] - radiusPx * 0.5); y <= middle[1] + radiusPx * 0.7; y += 1) {
    for (let x = Math.floor(middle[0] - radiusPx); x <= middle[0] + radiusPx; x += 1) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const far = distance([x, y], middle) / radiusPx
      if (far < 0.45 || far > 0.85) continue
      const at = (y * width + x) * 4
      if (data[at]! + data[at + 1]! + data[at + 2]! > 480) continue
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[at + channel]!
      count += 1
    }
  }
  if (count === 0) return [0.35, 0.22, 0.14]
  const [red, green, blue] = sums.map((sum) => sum / count / 255) as [number, number, number]
  const grey = red * 0.3 + green * 0.59 + blue * 0.11
  const lift = Math.max(1, 0.34 / Math.max(0.05, grey))
  const clear = (channel: number) => Math.min(0.9, Math.max(0.03, (grey + (channel - grey) * 1.3) * Math.min(1.7, lift)))
  return [clear(red), clear(green), clear(blue)]
}
