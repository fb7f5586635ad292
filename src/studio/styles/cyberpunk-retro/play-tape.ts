import { randomFor } from '../../random.ts'
import { pixelNoise } from '../pixel-noise.ts'
import type { Painting } from '../stroke.ts'

/** How far red and blue slip aside, as a share of the width. */
const SLIP = 0.0034
const SCAN_DARKNESS = 0.14
/** Lines of the tube in a picture's height; small pictures have fewer, or they would turn grey. */
const SCAN_LINES = 240
const NOISE = 7
const BANDS = 3

/** A worn video tape: red and blue slip apart, rows are shifted where the head loses the track, scan lines and noise. Changes the picture. */
export function playTape(painting: Painting, seed: string): void {
  const { width, height, data } = painting
  const random = randomFor(seed, 'tape')
  const shifts = new Int32Array(height)
  for (let band = 0; band < BANDS; band += 1) {
    // Above the head or across the chest: a face must not tear.
    const from = Math.floor((band === 0 ? 0.02 + 0.1 * random() : 0.68 + 0.3 * random()) * height)
    const rows = Math.max(1, Math.floor(height * (0.006 + 0.014 * random())))
    const shift = Math.round((random() - 0.5) * width * 0.02)
    for (let y = from; y < Math.min(height, from + rows); y += 1) shifts[y] = shift
  }
  const slip = Math.max(1, Math.round(SLIP * width))
  const perLine = Math.max(2, Math.round(height / SCAN_LINES))
  const row = new Uint8ClampedArray(width * 4)
  for (let y = 0; y < height; y += 1) {
    const start = y * width * 4
    row.set(data.subarray(start, start + width * 4))
    playRow(data, row, { start, width, y, shift: shifts[y]!, slip, kept: y % perLine < perLine / 2 ? 1 : 1 - SCAN_DARKNESS })
  }
}

interface TapeRow {
  readonly start: number
  readonly width: number
  readonly y: number
  readonly shift: number
  readonly slip: number
  readonly kept: number
}

function playRow(data: Uint8ClampedArray, row: Uint8ClampedArray, { start, width, y, shift, slip, kept }: TapeRow): void {
  const last = width - 1
  for (let x = 0, to = start; x < width; x += 1, to += 4) {
    const middle = Math.min(last, Math.max(0, x + shift))
    const left = Math.max(0, middle - slip)
    const right = Math.min(last, middle + slip)
    const noise = NOISE * pixelNoise(x >> 1, y)
    data[to] = row[left * 4]! * kept + noise
    data[to + 1] = row[middle * 4 + 1]! * kept + noise
    data[to + 2] = row[right * 4 + 2]! * kept + noise
  }
}
