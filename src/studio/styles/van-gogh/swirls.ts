import { randomFor } from '../../random.ts'
import type { FlowField } from '../flow-field.ts'

interface Swirl {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly turn: 1 | -1
}

export interface SwirlOptions {
  readonly seed: string
  readonly width: number
  readonly height: number
  /** The directions of the backdrop's own shapes. */
  readonly field: FlowField
}

/** Of the picture's height, how far down the air swirls. */
const SKY = 0.62

/** Writes the direction of the air's brushwork into `out`: along the shapes of the place, and round swirls in its upper part. */
export function swirlingFlow({ seed, width, height, field }: SwirlOptions) {
  const random = randomFor(seed, 'swirls')
  const swirls: Swirl[] = Array.from({ length: 5 }, (_, index) => ({
    x: ((index + 0.15 + random() * 0.7) / 5) * width,
    y: (0.04 + random() * SKY * 0.75) * height,
    radius: (0.11 + random() * 0.12) * height,
    turn: index % 2 === 0 ? 1 : -1,
  }))
  const wave = 5 + random() * 3
  return (x: number, y: number, out: Float32Array): boolean => {
    const cell =
      Math.min(field.rows - 1, Math.floor(y / field.cellPx)) * field.columns +
      Math.min(field.columns - 1, Math.floor(x / field.cellPx))
    // A long wave of wind where no swirl is near; the lower part follows the shapes.
    const air = Math.max(0, Math.min(1, (SKY + 0.12 - y / height) * 4))
    let dx = field.dx[cell]! * (1 - air * 0.75) + air * 0.9
    let dy = field.dy[cell]! * (1 - air * 0.75) + air * 0.5 * Math.sin((x / width) * wave + (y / height) * 4)
    for (const swirl of swirls) {
      const ox = x - swirl.x
      const oy = y - swirl.y
      const far = Math.sqrt(ox * ox + oy * oy) + 1e-3
      const pull = 2.6 * Math.exp(-((far / swirl.radius) ** 2))
      if (pull < 0.02) continue
      // Round the centre, and a little inwards, as a spiral.
      dx += ((-oy * swirl.turn - ox * 0.25) / far) * pull
      dy += ((ox * swirl.turn - oy * 0.25) / far) * pull
    }
    const length = Math.sqrt(dx * dx + dy * dy)
    out[0] = length > 1e-4 ? dx / length : 1
    out[1] = length > 1e-4 ? dy / length : 0
    return true
  }
}
