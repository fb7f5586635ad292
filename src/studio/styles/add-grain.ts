import { pixelNoise } from './pixel-noise.ts'
import type { Painting } from './stroke.ts'

/** Silver grain, strongest in the middle tones; `strength` of 255. Changes the picture. */
export function addGrain(painting: Painting, strength: number): void {
  for (let y = 0; y < painting.height; y += 1) grainRow(painting, y, strength)
}

function grainRow({ width, data }: Painting, y: number, strength: number): void {
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const green = data[at + 1]! / 255
    const grain = strength * (0.35 + 2.6 * green * (1 - green)) * pixelNoise(x, y)
    data[at] = data[at]! + grain
    data[at + 1] = data[at + 1]! + grain
    data[at + 2] = data[at + 2]! + grain
  }
}
