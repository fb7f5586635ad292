import { pixelNoise } from './pixel-noise.ts'
import type { Painting } from './stroke.ts'

export interface Weave {
  /** Threads across the picture's height. */
  readonly threads: number
  /** Of 255: how much a thread stands out. */
  readonly depth: number
}

/** The threads of the canvas under the paint, more of them to see where the paint is thin (light or dark alike). Changes the painting. */
export function weaveCanvas({ width, height, data }: Painting, { threads, depth }: Weave): void {
  const threadPx = Math.max(2, height / threads)
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / threadPx)
    const inRow = Math.abs(y / threadPx - row - 0.5) * 2
    for (let x = 0; x < width; x += 1, at += 4) {
      const column = Math.floor(x / threadPx)
      const inColumn = Math.abs(x / threadPx - column - 0.5) * 2
      // Over and under in turn; no thread is as thick as the next.
      const isOver = ((row + column) & 1) === 0
      const lift = (0.5 - (isOver ? inRow : inColumn)) * depth * (1 + 0.4 * pixelNoise(column, row))
      data[at] = data[at]! + lift
      data[at + 1] = data[at + 1]! + lift
      data[at + 2] = data[at + 2]! + lift
    }
  }
}
