import { mixRgb, type Rgb } from '../../color.ts'
import { noiseAt } from '../../math/noise-volume.ts'
import type { Hide } from '../../sheet/being.ts'
import { smoothStep } from '../curve.ts'
import { type Cell, cellAt } from './cells.ts'

/** A hide at one place. */
export interface HideSpot {
  /** How high it stands there, 0 … 1. */
  height: number
  /** Its colour in place of the skin's, by `share`. */
  color: Rgb
  share: number
  /** It shines by itself. */
  isGlowing: boolean
  /** It is of metal, whatever is beside it. */
  isMetal?: boolean
}

/** Writes how a hide is at a place of the body (half heads, y down) on skin of a colour. */
type DrawHide = (x: number, y: number, z: number, spot: HideSpot, skin: Rgb) => void

const cell: Cell = { inside: 0, away: 0, id: 0 }
const noise = new Float32Array(4)
const BLACK: Rgb = [0.03, 0.03, 0.04]
const WHITE: Rgb = [0.97, 0.98, 1]

const noiseOf = (x: number, y: number, z: number, perUnit: number) => {
  noiseAt(x * perUnit + 31, y * perUnit + 17, z * perUnit + 5, noise)
  return noise[0]!
}

/** A light or a dark shade of the skin's own colour: −1 … 1. */
const shade = (skin: Rgb, by: number): Rgb => (by < 0 ? mixRgb(skin, BLACK, -by) : mixRgb(skin, WHITE, by))

type Point = readonly [aside: number, y: number]

/** Gaps between the plates of a face: down the forehead, round the eyes to the ears, and from the mouth to the jaw. */
const SEAMS: readonly (readonly Point[])[] = [
  [[0, -1], [0, -0.42], [0.3, -0.3], [0.8, -0.36]],
  [[0.56, 0.06], [0.4, 0.3], [0.3, 0.62], [0.2, 0.78], [0.2, 1.1]],
  [[0.4, 0.3], [0.8, 0.42]],
] // biome-ignore format: points

function fromSeam(aside: number, y: number, z: number): number {
  if (z < 0) return 1
  let nearest = 1
  for (const line of SEAMS)
    for (let index = 1; index < line.length; index += 1) {
      const [[x0, y0], [x1, y1]] = [line[index - 1]!, line[index]!]
      const [dx, dy] = [x1 - x0, y1 - y0]
      const t = Math.min(1, Math.max(0, ((aside - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy)))
      nearest = Math.min(nearest, Math.hypot(aside - x0 - dx * t, y - y0 - dy * t))
    }
  return nearest
}

/** Rings below the head, and a gap on either side. */
const fromRow = (aside: number, y: number) =>
  Math.min(Math.abs(((y * 2.4) % 1) - 0.5) / 2.4, y > 1.5 ? Math.abs(aside - 0.34) : 1)

export const HIDES: Readonly<Record<Hide, DrawHide>> = {
  scales(x, y, z, spot, skin) {
    cellAt(x / 0.13, y / 0.11, z / 0.13, cell)
    const rim = smoothStep(0.02, 0.22, cell.inside)
    spot.height = 0.55 * Math.min(1, cell.inside * 1.6)
    spot.color = shade(skin, -0.5 * (1 - rim) + (cell.id - 0.5) * 0.22)
    spot.share = 1
  },
  stone(x, y, z, spot, skin) {
    cellAt(x / 0.42 + 0.2 * noiseOf(x, y, z, 5), y / 0.36, z / 0.42, cell)
    const crack = 1 - smoothStep(0.015, 0.085, cell.inside)
    const grain = noiseOf(x, y, z, 26) + noiseOf(x, y, z, 9) - 1
    spot.height = Math.min(1, cell.inside * 4) * 0.75 + grain * 0.22
    spot.color = shade(skin, Math.max(-0.9, -0.75 * crack + grain * 0.34 + (cell.id - 0.5) * 0.2))
    spot.share = 1
  },
  lava(x, y, z, spot, skin) {
    cellAt(x / 0.36 + 0.25 * noiseOf(x, y, z, 5), y / 0.36, z / 0.36, cell)
    const hot = 1 - smoothStep(0.03, 0.16, cell.inside)
    spot.isGlowing = hot > 0.45
    spot.height = Math.min(1, cell.inside * 3) * 0.8
    const rock = mixRgb(skin, [0.09, 0.06, 0.06], 0.82)
    spot.color =
      hot > 0 ? mixRgb(mixRgb(rock, [0.9, 0.2, 0.03], Math.min(1, hot * 2)), [1, 0.78, 0.2], smoothStep(0.55, 1, hot)) : rock
    spot.share = 1
  },
  crystal(x, y, z, spot, skin) {
    cellAt(x / 0.34, y / 0.46, z / 0.34, cell)
    const edge = 1 - smoothStep(0.0, 0.05, cell.inside)
    spot.height = Math.min(1, cell.inside * 1.1)
    spot.color = shade(skin, Math.max(edge * 0.45, (cell.id - 0.55) * 0.6))
    spot.share = 1
  },
  bark(x, y, z, spot, skin) {
    const bent = 0.16 * (noiseOf(x, y, z, 2.2) - 0.5)
    cellAt((x + bent) / 0.11, y / 0.62, (z + bent) / 0.11, cell)
    const groove = 1 - smoothStep(0.03, 0.3, cell.inside)
    const grain = noiseOf(x * 3, y * 0.5, z * 3, 14) - 0.5
    spot.height = Math.min(1, cell.inside * 2) * 0.9
    spot.color = shade(skin, Math.max(-0.85, -0.5 * groove + grain * 0.3 + (cell.id - 0.5) * 0.14))
    spot.share = 1
  },
  fur(x, y, z, spot, skin) {
    const strand = noiseOf(x * 4, y * 0.9, z * 4, 15) - 0.5
    const tuft = noiseOf(x, y * 0.6, z, 5) - 0.5
    spot.height = 0.5 + strand * 0.5 + tuft * 0.35
    spot.color = shade(skin, Math.min(0.06 + 0.2 * skin[1], Math.max(-0.4, strand * 0.4 + tuft * 0.24)))
    spot.share = 1
  },
  feathers(x, y, z, spot, skin) {
    cellAt(x / 0.15, y / 0.26, z / 0.15, cell)
    const rim = smoothStep(0, 0.2, cell.inside)
    spot.height = 0.5 * Math.min(1, cell.inside * 1.3)
    spot.color = shade(skin, -0.3 * (1 - rim) + (cell.id - 0.5) * 0.26)
    spot.share = 1
  },
  bandages(x, y, z, spot) {
    // Turns of cloth that climb round the body and cross now and then.
    const wave = 0.13 * Math.sin(x * 1.9 + y * 0.8) + 0.09 * Math.sin(x * 3.1 + z * 2 + y * 2.3)
    const turn = (y + 0.26 * x + wave) / 0.2
    const within = turn - Math.floor(turn)
    const number = Math.floor(turn)
    const tone = Math.abs(Math.sin(number * 12.9898) * 43758.5453) % 1
    const gap = 1 - smoothStep(0, 0.17, within)
    const weave = noiseOf(x, y, z, 60) - 0.5
    spot.height = 0.3 + within * 0.6
    spot.color = shade([0.83, 0.76, 0.6], Math.max(-0.8, -0.68 * gap + (tone - 0.6) * 0.24 + weave * 0.16))
    spot.share = 1
  },
  slime(x, y, z, spot, skin) {
    const flow = noiseOf(x, y * 0.45, z, 2.6)
    cellAt(x / 0.5, y / 0.5, z / 0.5, cell)
    const bubble = smoothStep(0.55, 0.72, cell.inside)
    spot.height = flow * 0.9 + bubble * 0.2
    spot.color = shade(skin, (flow - 0.42) * 0.85 + bubble * 0.4)
    spot.share = 1
  },
  rot(x, y, z, spot, skin) {
    const patch = noiseOf(x, y, z, 2.7) * 0.7 + noiseOf(x, y, z, 9) * 0.3
    const wound = smoothStep(0.56, 0.63, patch)
    const bruise = smoothStep(0.42, 0.58, patch)
    spot.height = 0.5 - wound * 0.45 + noiseOf(x, y, z, 14) * 0.12
    spot.color = mixRgb(mixRgb(skin, [0.26, 0.24, 0.2], 0.6 * bruise), [0.36, 0.07, 0.06], wound * 0.9)
    spot.share = Math.max(bruise, wound)
  },
  panels(x, y, z, spot, skin) {
    const seam = 1 - smoothStep(0.006, 0.02, y < 1.05 ? fromSeam(Math.abs(x), y, z) : fromRow(Math.abs(x), y))
    spot.height = 1 - seam
    spot.color = shade(skin, -0.82)
    spot.share = seam * 0.8
  },
  'half metal'(x, y, z, spot) {
    // One half of the face and one arm; where they meet, the edge runs from plate to plate.
    const edge = y < 1.3 ? (y > 1 ? 9 : 0.05) + 0.07 * Math.abs(((y * 2.3 + 4) % 1) - 0.5) : 1.25
    spot.isMetal = x > edge && y < 6
    const isEdge = Math.abs(x - edge) < 0.018
    const seam = spot.isMetal
      ? 1 - smoothStep(0.008, 0.024, y < 1.05 ? fromSeam(Math.abs(x), y, z) : fromRow(Math.abs(x), y))
      : 0
    spot.height = spot.isMetal && !isEdge ? 1 - seam : 0.3
    spot.color = isEdge || seam > 0.5 ? [0.08, 0.08, 0.1] : [0.72, 0.75, 0.8]
    spot.share = spot.isMetal || isEdge ? 1 : 0
  },
  spots(x, y, z, spot, skin) {
    cellAt(x / 0.26, y / 0.26, z / 0.26, cell)
    spot.height = 0.5
    spot.color = shade(skin, -0.6)
    spot.share = smoothStep(0.36, 0.46, cell.inside) * 0.9
  },
  stripes(x, y, z, spot, skin) {
    const wave = Math.sin((y + 0.2 * Math.abs(x) + 0.5 * (noiseOf(x, y, z, 2.2) - 0.5)) * 15)
    spot.height = 0.5
    spot.color = shade(skin, -0.75)
    spot.share = smoothStep(0.35, 0.6, wave) * smoothStep(0.1, 0.34, Math.abs(x))
  },
}
