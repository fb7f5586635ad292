import { pixelNoise } from '../pixel-noise.ts'
import type { Painting } from '../stroke.ts'

const PAPER = Float64Array.of(0.972, 0.948, 0.89)
/** Fibres of rice paper lie this much longer than they are wide. */
const FIBRE = 9

/** Ink soaked into rice paper: its warm tone and its long fibres. Changes the painting. */
export function soakPaper({ width, height, data }: Painting, wander: Float32Array): void {
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const across = pixelNoise(Math.floor(x / FIBRE + wander[at]! * 3), y)
      const along = pixelNoise(x, Math.floor(y / FIBRE + wander[at]! * 3) + 977)
      const fibre = 1 + across * 0.012 + along * 0.012 + (wander[at]! - 0.5) * 0.03
      const to = at * 4
      data[to] = data[to]! * PAPER[0]! * fibre
      data[to + 1] = data[to + 1]! * PAPER[1]! * fibre
      data[to + 2] = data[to + 2]! * PAPER[2]! * fibre
    }
  }
}
