import { smoothStep } from '../../form/curve.ts'
import { pixelNoise } from '../pixel-noise.ts'

export interface PencilOptions {
  readonly width: number
  readonly height: number
  /** Blotches of 0 … 1: where they are low the line is left out. */
  readonly breaks: Float32Array
}

/** Ink lines as a pencil has them: grained by the paper, broken where the hand was light. Changes `ink`. */
export function roughenPencil(ink: Uint8Array, { width, height, breaks }: PencilOptions): void {
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (ink[at] === 0) continue
      const pressed = smoothStep(0.3, 0.52, breaks[at]!)
      ink[at] = ink[at]! * (0.12 + 0.78 * pressed) * (0.8 + 0.2 * pixelNoise(x, y))
    }
  }
}
