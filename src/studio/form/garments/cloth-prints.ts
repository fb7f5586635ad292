import { mixRgb, type Rgb } from '../../color.ts'
import { randomFor } from '../../random.ts'
import type { Garment } from '../../sheet/character-sheet.ts'

/**
 * What is printed at (along, across), in half heads: 0 nothing, up to 1 so much of the first tint, from 1 to 2 of the
 * second, and so on.
 */
export type Print = (along: number, across: number) => number

export interface Marking {
  readonly print: Print
  readonly tints: readonly Rgb[]
}

/** What a pattern prints on cloth, with `second` as the colour it is named for. */
export function printOf(cloth: { pattern: Garment['pattern']; base: Rgb; seed: string }, second: Rgb): Marking {
  return { print: printFor(cloth), tints: tintsOf(cloth, second) }
}

/** The colours of a pattern, with `second` as the one it is named for. */
function tintsOf({ pattern, base }: { pattern: Garment['pattern']; base: Rgb }, second: Rgb): Rgb[] {
  switch (pattern) {
    case 'plaid':
      return [second, mixRgb(base, [0.08, 0.08, 0.12], 0.62), mixRgb(second, [1, 0.95, 0.8], 0.6)]
    case 'camouflage':
      return [mixRgb(base, [0.16, 0.2, 0.1], 0.7), mixRgb(base, [0.36, 0.26, 0.16], 0.65), mixRgb(base, [0.9, 0.87, 0.7], 0.4)]
    case 'leopard':
      return [
        [0.16, 0.1, 0.07],
        [0.55, 0.33, 0.14],
      ]
    case 'zebra':
      return [base[0] + base[1] + base[2] > 1.2 ? [0.1, 0.09, 0.1] : [0.95, 0.93, 0.9]]
    case 'tie-dyed':
      return [second, [0.96, 0.78, 0.3], [0.35, 0.7, 0.75], [0.95, 0.94, 0.9]]
    case 'argyle':
      return [second, mixRgb(second, [1, 0.97, 0.9], 0.65)]
    case 'floral':
      return [second, mixRgb(second, [0.98, 0.85, 0.35], 0.85), [0.26, 0.45, 0.24]]
    default:
      return [second]
  }
}

/** What a pattern prints on cloth. */
function printFor({ pattern, seed }: { pattern: Garment['pattern']; seed: string }): Print {
  switch (pattern) {
    case 'striped':
      return (along) => edge(Math.abs(wrap(along, 0.34)) - 0.075)
    case 'pinstriped':
      return (_, across) => edge(Math.abs(wrap(across, 0.2)) - 0.011) * 0.6
    case 'checked':
      return (along, across) => {
        const lines = band(along, 0.5, 0.12) * 0.5 + band(across, 0.5, 0.12) * 0.5
        const fine = Math.max(band(along + 0.25, 0.5, 0.015), band(across + 0.25, 0.5, 0.015))
        return Math.min(1, lines + fine * 0.55)
      }
    case 'plaid':
      return plaid
    case 'argyle':
      return (along, across) => {
        const [u, v] = [wrap(along, 0.9) / 0.45, wrap(across, 0.6) / 0.3]
        const line = Math.abs(Math.abs(wrap(along + 0.45, 0.9) / 0.45) + Math.abs(wrap(across + 0.3, 0.6) / 0.3) - 1)
        if (line < 0.05) return 1.9
        return edge((Math.abs(u) + Math.abs(v) - 0.94) * 0.25)
      }
    case 'dotted':
      return (along, across) => {
        const row = Math.round(along / 0.21)
        return edge(Math.hypot(along - row * 0.21, wrap(across + (row % 2) * 0.12, 0.24)) - 0.055)
      }
    case 'stars':
      return scattered(seed, 0.38, (x, y, size) => {
        const away = Math.hypot(x, y)
        const turn = Math.atan2(x, -y)
        const sector = Math.PI / 5
        const inSector = Math.abs((((turn % (2 * sector)) + 2 * sector) % (2 * sector)) - sector)
        return edge(away - size * (0.52 + 0.48 * (inSector / sector) ** 1.4))
      })
    case 'hearts':
      return scattered(seed, 0.36, (x, y, size) => {
        const [u, v] = [Math.abs(x) / size, -y / size + 0.15]
        return edge((Math.hypot(u, v - Math.sqrt(u) * 0.62) - 0.85) * size * 0.8)
      })
    case 'leopard':
      return scattered(seed, 0.19, (x, y, size) => {
        const away = Math.hypot(x, y * 1.2) * (1 + 0.18 * Math.sin(Math.atan2(y, x) * 3))
        if (away < size * 0.36) return 1.7
        const gap = Math.cos(Math.atan2(y, x) - size * 90) > 0.8
        return gap ? 0 : edge(Math.abs(away - size * 0.52) - size * 0.2)
      })
    case 'zebra':
      return (along, across) =>
        edge(-0.05 - 0.09 * Math.sin(along * 11 + Math.sin(across * 4.2 + along * 1.3) * 1.9 + Math.sin(across * 9) * 0.4))
    case 'camouflage':
      return camouflage(seed)
    case 'tie-dyed':
      return (along, across) => {
        const away = Math.hypot(along - 1.9, across - 0.1)
        const spiral = (((Math.atan2(along - 1.9, across - 0.1) / (2 * Math.PI)) * 5 + away * 1.1) % 5) + 5
        const band = Math.floor(spiral) % 5
        const soft = Math.min(1, 4 * Math.min(spiral % 1, 1 - (spiral % 1)))
        return band === 0 ? 0 : band - 1 + 0.15 + 0.8 * soft
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

/** Broad bars woven over each other, a fine light line between. */
const plaid: Print = (along, across) => {
  const light = Math.max(band(along + 0.37, 0.74, 0.016), band(across + 0.37, 0.74, 0.016))
  if (light > 0.3) return 2 + light * 0.75
  const down = band(along, 0.74, 0.15)
  const over = band(across, 0.74, 0.15)
  if (down > 0.5 && over > 0.5) return 1.95
  if (Math.max(down, over) > 0.5) return 1.5
  const thin = Math.max(band(along + 0.24, 0.74, 0.03), band(across + 0.24, 0.74, 0.03))
  return thin * 0.8
}

/** Blots of three colours from a few slow waves. */
function camouflage(seed: string): Print {
  const random = randomFor(seed, 'camouflage')
  const waves = Array.from({ length: 9 }, () => [random() * 9 - 4.5, random() * 9 - 4.5, random() * 6.3] as const)
  const sum = (along: number, across: number, from: number) => {
    let total = 0
    for (let index = from; index < from + 3; index += 1) {
      const [a, b, phase] = waves[index]!
      total += Math.sin(along * a + across * b + phase + Math.sin(along * b * 1.7 - across * a * 1.4) * 0.9)
    }
    return total
  }
  return (along, across) => {
    if (sum(along, across, 0) > 0.85) return 1
    if (sum(along, across, 3) > 1) return 2
    return sum(along, across, 6) > 1.2 ? 3 : 0
  }
}

/** One figure in most cells of a grid, moved by the seed. */
function scattered(seed: string, cell: number, figure: (x: number, y: number, size: number) => number): Print {
  const random = randomFor(seed, 'scattered')
  const bed = Array.from({ length: 64 }, () => [random(), random(), random()] as const)
  return (along, across) => {
    const row = Math.floor(along / cell)
    const column = Math.floor(across / cell)
    const spot = bed[(((row * 13 + column * 29) % 64) + 64) % 64]!
    const y = along - (row + 0.36 + spot[0] * 0.28) * cell
    const x = across - (column + 0.36 + spot[1] * 0.28) * cell
    return figure(x, y, cell * (0.26 + 0.14 * spot[2]))
  }
}

/** Soft by about a pixel of a bust. */
export function edge(distance: number): number {
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
    if (away > 0.2) return 0
    const petals = size * (0.72 + 0.28 * Math.cos(5 * (Math.atan2(y, x) + flower[3] * 6)))
    if (away < size * 0.26) return 1.9
    const petal = edge(away - petals) * 0.92
    if (petal > 0.02) return petal
    // A leaf on each side of the flower.
    const leaf = edge((Math.hypot(x * 0.7 + y * 0.7, (x * 0.7 - y * 0.7) * 2.6) - 0.15) * 0.6)
    return leaf > 0.05 ? 2 + leaf * 0.6 : 0
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
