import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { createScreen } from '../halftone.ts'
import type { Painting } from '../stroke.ts'

/** Levels each printing ink has: no shading, only dots between them. */
const LEVELS = 4
const DOTS = 120
const SATURATION = 1.3
/** Where the place's shapes meet by this much, a thin black line runs. */
const LINE = 46

/** A backdrop as a comic prints it: few levels of ink with dots between them, and thin lines. */
export function printGround({ width, height, data }: Painting, buffers: FigureBuffers): void {
  const source = data.slice()
  const screens = [0.26, 1.31, 0.78].map((angle) => createScreen({ pitchPx: Math.max(2.4, height / DOTS), angle }))
  const reach = Math.max(1, Math.round(height / 700))
  for (let y = 0; y < height; y += 1) printRow(data, source, { y, width, height, part: buffers.part, screens, reach })
}

interface GroundRow {
  readonly y: number
  readonly width: number
  readonly height: number
  readonly part: FigureBuffers['part']
  readonly screens: readonly ReturnType<typeof createScreen>[]
  readonly reach: number
}

function printRow(data: Uint8ClampedArray, source: Uint8ClampedArray, row: GroundRow): void {
  const { y, width, height, part, screens, reach } = row
  for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
    if (part[at] !== 0) continue
    const to = at * 4
    const grey = source[to]! * 0.3 + source[to + 1]! * 0.59 + source[to + 2]! * 0.11
    const edge = x + reach < width && y + reach < height ? contrast(source, to, (at + reach) * 4, (at + reach * width) * 4) : 0
    const line = edge <= LINE ? 0 : Math.min(0.75, (edge - LINE) / 40)
    for (let channel = 0; channel < 3; channel += 1) {
      const clear = Math.min(255, Math.max(0, grey + (source[to + channel]! - grey) * SATURATION))
      const place = (clear / 255) * LEVELS
      const level = Math.floor(place)
      const rest = place - level
      const dot = rest < 0.15 ? 0 : screens[channel]!(x, y, Math.min(1, (rest - 0.15) * 1.18))
      const printed = (Math.min(LEVELS, level + dot) / LEVELS) * 255
      data[to + channel] = printed * (1 - line) + 12 * line
    }
  }
}

function contrast(data: Uint8ClampedArray, a: number, b: number, c: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel += 1) {
    const own = data[a + channel]!
    most = Math.max(most, Math.abs(own - data[b + channel]!), Math.abs(own - data[c + channel]!))
  }
  return most
}
