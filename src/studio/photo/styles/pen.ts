import type { Context2D } from '../../canvas.ts'
import { cssColor, type Rgb } from '../../color.ts'
import type { Place } from './face-marks.ts'

/** Fills a closed form drawn smoothly through its places. */
export function fillForm(context: Context2D, places: readonly Place[], color: Rgb, alpha = 1): void {
  context.fillStyle = cssColor(color, alpha)
  context.beginPath()
  const [first, last] = [places[0]!, places.at(-1)!]
  context.moveTo((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
  for (const [index, place] of places.entries()) {
    const next = places[(index + 1) % places.length]!
    context.quadraticCurveTo(place[0], place[1], (place[0] + next[0]) / 2, (place[1] + next[1]) / 2)
  }
  context.closePath()
  context.fill()
}

export interface TaperedStroke {
  readonly widthPx: number
  readonly color: Rgb
  readonly alpha: number
  /** Of its width, how broad it is where it begins. */
  readonly blunt: number
}

const STEPS = 6

/** A line through places that swells to its middle and runs out to its end. */
export function strokeTapered(
  context: Context2D,
  places: readonly Place[],
  { widthPx, color, alpha, blunt }: TaperedStroke,
): void {
  const line = smooth(places)
  const upper: Place[] = []
  const lower: Place[] = []
  for (const [index, [x, y]] of line.entries()) {
    const before = line[Math.max(0, index - 1)]!
    const after = line[Math.min(line.length - 1, index + 1)]!
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
    const along = index / (line.length - 1)
    const half = (widthPx / 2) * Math.max(along < 0.5 ? blunt : 0, Math.sin(Math.PI * along) ** 0.7)
    const [nx, ny] = [(-(after[1] - before[1]) / length) * half, ((after[0] - before[0]) / length) * half]
    upper.push([x + nx, y + ny])
    lower.push([x - nx, y - ny])
  }
  context.fillStyle = cssColor(color, alpha)
  context.beginPath()
  for (const [index, [x, y]] of [...upper, ...lower.reverse()].entries()) {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
  context.fill()
}

/** A Catmull-Rom curve through places, in short straight pieces. */
function smooth(places: readonly Place[]): Place[] {
  const line: Place[] = [places[0]!]
  for (let index = 0; index + 1 < places.length; index += 1) {
    const [a, b, c, d] = [
      places[Math.max(0, index - 1)]!,
      places[index]!,
      places[index + 1]!,
      places[Math.min(places.length - 1, index + 2)]!,
    ]
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      line.push([at(0), at(1)])
    }
  }
  return line
}
