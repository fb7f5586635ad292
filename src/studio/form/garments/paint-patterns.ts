import { mixRgb, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'

export interface ClothPattern {
  readonly pattern: Garment['pattern']
  readonly base: Rgb
  readonly second: Rgb
  readonly seed: string
}

/** How much of the second colour the cloth has at (along, across), in half heads. */
type Print = (along: number, across: number) => number

/**
 * Prints stripes, checks, dots, flowers and embroidery on the cloth, pixel by pixel, so that they stay crisp at every
 * size. Reads the cloth's coordinates from the strand buffers and clears them: cloth has no strands.
 */
export function paintPatterns(buffers: FigureBuffers, patterns: ReadonlyMap<number, ClothPattern>): void {
  if (patterns.size === 0) return
  const { part, albedo, strandU, strandV } = buffers
  const prints = new Map([...patterns].map(([id, pattern]) => [id, { print: printFor(pattern), second: secondColor(pattern) }]))
  for (let pixel = 0; pixel < part.length; pixel += 1) {
    const found = prints.get(part[pixel]!)
    if (!found) continue
    const share = found.print(strandU[pixel]!, strandV[pixel]!)
    if (share > 0) {
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 3 + channel
        albedo[at] = albedo[at]! * (1 - share) + found.second[channel]! * 255 * share
      }
    }
    strandU[pixel] = 0
    strandV[pixel] = 0
  }
}

/** The trim, unless it would not show on the cloth. */
function secondColor({ base, second }: ClothPattern): Rgb {
  const apart = Math.abs(base[0] - second[0]) + Math.abs(base[1] - second[1]) + Math.abs(base[2] - second[2])
  if (apart > 0.3) return second
  const light = base[0] * 0.3 + base[1] * 0.59 + base[2] * 0.11
  return light > 0.5 ? mixRgb(base, [base[0] * 0.3, base[1] * 0.28, base[2] * 0.4], 0.8) : mixRgb(base, [1, 0.96, 0.88], 0.7)
}

function printFor({ pattern, seed }: ClothPattern): Print {
  switch (pattern) {
    case 'striped':
      return (along) => edge(Math.abs(wrap(along, 0.34)) - 0.075)
    case 'checked':
      return (along, across) => {
        const lines = band(along, 0.5, 0.12) * 0.5 + band(across, 0.5, 0.12) * 0.5
        const fine = Math.max(band(along + 0.25, 0.5, 0.015), band(across + 0.25, 0.5, 0.015))
        return Math.min(1, lines + fine * 0.55)
      }
    case 'dotted':
      return (along, across) => {
        const row = Math.round(along / 0.21)
        return edge(Math.hypot(along - row * 0.21, wrap(across + (row % 2) * 0.12, 0.24)) - 0.055)
      }
    case 'floral':
      return flowers(seed)
    case 'embroidered':
      return scrolls
    case 'plain':
      return () => 0
    default:
      return pattern satisfies never
  }
}

/** Soft by about a pixel of a bust. */
function edge(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance * 110))
}

function wrap(value: number, period: number): number {
  return value - Math.round(value / period) * period
}

function band(value: number, period: number, half: number): number {
  return edge(Math.abs(wrap(value, period)) - half)
}

/** Five-petalled flowers of three sizes, one in most cells, turned and moved by the seed. */
function flowers(seed: string): Print {
  const random = randomFor(seed, 'flowers')
  const bed = Array.from({ length: 64 }, () => [random(), random(), random(), random()] as const)
  const cell = 0.36
  return (along, across) => {
    const row = Math.floor(along / cell)
    const column = Math.floor(across / cell)
    const flower = bed[(((row * 13 + column * 29) % 64) + 64) % 64]!
    const x = along - (row + 0.35 + flower[0] * 0.3) * cell
    const y = across - (column + 0.35 + flower[1] * 0.3) * cell
    const size = 0.07 + flower[2] * 0.06
    const away = Math.hypot(x, y)
    if (away > 0.18) return 0
    const petals = size * (0.72 + 0.28 * Math.cos(5 * (Math.atan2(y, x) + flower[3] * 6)))
    return away < size * 0.24 ? 0.15 : edge(away - petals) * 0.92
  }
}

/** A wavy vine with leaves, running down the cloth. */
const scrolls: Print = (along, across) => {
  const column = Math.round(across / 0.62)
  const side = wrap(across, 0.62)
  const vine = 0.13 * Math.sin(along * 6.5 + column * 2)
  const stem = edge(Math.abs(side - vine) - 0.014)
  const leafAt = wrap(along + column * 0.13, 0.24)
  const leafSide = Math.round((along + column * 0.13) / 0.24) % 2 === 0 ? 1 : -1
  const leaf = edge(Math.hypot((side - vine - leafSide * 0.075) / 1.5, leafAt - 0.03) - 0.032)
  return Math.max(stem, leaf) * 0.9
}
