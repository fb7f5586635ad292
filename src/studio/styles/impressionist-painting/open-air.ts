import type { Painting } from '../stroke.ts'

/** Mean brightness toward which every place is lifted, and how far. */
const OPEN = 176
const LIFTING = 0.6
const CLEARER = 1.22

/** Lets the light of open air into a backdrop: brighter, clearer, its darks violet. Changes the painting. */
export function openAir({ width, height, data }: Painting): void {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const mean = Math.min(245, Math.max(10, sum / (width * height)))
  const target = Math.max(mean, mean + (OPEN - mean) * LIFTING)
  // A curve that leaves black and white where they are and moves the mean to its target.
  const power = Math.log(target / 255) / Math.log(mean / 255)
  const curve = Float32Array.from({ length: 256 }, (_, value) => 255 * (value / 255) ** power)
  for (let at = 0; at < data.length; at += 4) {
    const red = curve[data[at]!]!
    const green = curve[data[at + 1]!]!
    const blue = curve[data[at + 2]!]!
    const grey = red * 0.3 + green * 0.59 + blue * 0.11
    const dark = 1 - grey / 255
    data[at] = grey + (red - grey) * CLEARER + dark * 14
    data[at + 1] = grey + (green - grey) * CLEARER + dark * 4
    data[at + 2] = grey + (blue - grey) * CLEARER + dark * 30
  }
}
