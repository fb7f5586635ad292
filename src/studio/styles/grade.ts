import type { Rgb } from '../color.ts'
import type { Painting } from './stroke.ts'

export interface Grade {
  /** Factors: 1 leaves as it is. */
  readonly contrast: number
  readonly saturation: number
  /** Added in the shadows and in the lights, in shares of white. */
  readonly shadows: Rgb
  readonly lights: Rgb
  /** How dark the corners are, 0 … 1. */
  readonly vignette: number
}

/** The colour of a whole picture: contrast and saturation, shadows and lights tinted apart, corners darkened. Changes it. */
export function grade(painting: Painting, look: Grade): void {
  const tints = Float64Array.from([...look.shadows, ...look.lights], (share) => share * 255)
  for (let y = 0; y < painting.height; y += 1) gradeRow(painting, y, look, tints)
}

function gradeRow({ width, height, data }: Painting, y: number, look: Grade, tints: Float64Array): void {
  const { contrast, saturation, vignette } = look
  const fy = (y / height - 0.46) * 1.5
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const fx = (x / width - 0.5) * 1.5
    const far = fx * fx + fy * fy - 0.25
    const kept = far > 0 ? 1 - far * vignette : 1
    const luma = data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
    const light = luma / 255
    const dark = 1 - light
    for (let channel = 0; channel < 3; channel += 1) {
      const vivid = luma + (data[at + channel]! - luma) * saturation
      const tinted = vivid + tints[channel]! * dark * dark + tints[channel + 3]! * light * light
      data[at + channel] = ((tinted - 122) * contrast + 122) * kept
    }
  }
}
