import { smoothStep } from '../../form/curve.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import { type FigureLight, readFigureLight } from '../figure-light.ts'
import type { PaintJob, PlacedFigure } from '../style.ts'
import { createVolumeNormal } from '../volume-normal.ts'
import { type Cells, ditherAt } from './cells.ts'

/** The figure on the grid: what each cell shows, and its light in steps. */
export interface FigureCells extends Cells {
  /** The part most of a cell shows; 0 beside the figure. */
  readonly part: Uint16Array
  readonly material: Uint8Array
  readonly depth: Float32Array
}

/** The thing in front counts for this many more samples, or spectacles and strings would vanish. */
const FRONT_VOTES = 2.5
/** Light, half tone, shadow: three shades a hue, and a fourth only where metal or hair shines. */
const SHADE = 0
const HALF = 1
const LIGHT = 2
const SHINE = 3

/** Votes of the samples of each cell, then one of four flat tones, dithered only where two tones meet. */
export function figureCells({ figure, scene, character }: PaintJob, passes: FigureLight, samplesPerCell: number): FigureCells {
  const { light } = scene
  const { buffers } = figure
  const width = buffers.widthPx
  const columns = Math.floor(width / samplesPerCell)
  const rows = Math.floor(buffers.heightPx / samplesPerCell)
  const rgb = new Float32Array(columns * rows * 3)
  const part = new Uint16Array(columns * rows)
  const material = new Uint8Array(columns * rows)
  const depth = new Float32Array(columns * rows).fill(Number.NEGATIVE_INFINITY)
  // Coils scatter the light: no band on them.
  const toneAt = createToneReader(figure, light, passes, { hairBand: character.hair.texture !== 'coily' })
  const colors = tones(light)
  for (let row = 0, cell = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const first = row * samplesPerCell * width + column * samplesPerCell
      const winner = vote(buffers.part, buffers.depth, first, width, samplesPerCell)
      if (winner === 0) continue
      let red = 0
      let green = 0
      let blue = 0
      let tone = 0
      let count = 0
      let sample = first
      for (let dy = 0; dy < samplesPerCell; dy += 1) {
        for (let dx = 0; dx < samplesPerCell; dx += 1) {
          const at = first + dy * width + dx
          if (buffers.part[at] !== winner) continue
          red += buffers.albedo[at * 3]!
          green += buffers.albedo[at * 3 + 1]!
          blue += buffers.albedo[at * 3 + 2]!
          tone += toneAt(at, column * samplesPerCell + dx, row * samplesPerCell + dy)
          count += 1
          sample = at
        }
      }
      const step = Math.min(SHINE, Math.max(SHADE, Math.round(tone / count + ditherAt(column, row) * 0.42)))
      const factor = (buffers.material[sample] === MATERIAL.skin ? colors.skin : colors.plain)[step]!
      rgb[cell * 3] = Math.min(255, (red / count) * factor[0] + factor[3])
      rgb[cell * 3 + 1] = Math.min(255, (green / count) * factor[1] + factor[3])
      rgb[cell * 3 + 2] = Math.min(255, (blue / count) * factor[2] + factor[3])
      part[cell] = winner
      material[cell] = buffers.material[sample]!
      depth[cell] = buffers.depth[sample]!
    }
  }
  return { columns, rows, rgb, part, material, depth }
}

/** Most cells show one part only: they need no vote. */
function isUniform(part: Uint16Array, first: number, width: number, samples: number): boolean {
  const own = part[first]
  for (let dy = 0; dy < samples; dy += 1) {
    for (let dx = 0; dx < samples; dx += 1) if (part[first + dy * width + dx] !== own) return false
  }
  return true
}

function vote(part: Uint16Array, depth: Float32Array, first: number, width: number, samples: number): number {
  if (isUniform(part, first, width, samples)) return part[first]!
  let best = 0
  let most = 0
  let front = first
  for (let dy = 0; dy < samples; dy += 1) {
    for (let dx = 0; dx < samples; dx += 1) {
      const at = first + dy * width + dx
      if (depth[at]! > depth[front]!) front = at
    }
  }
  for (let dy = 0; dy < samples; dy += 1) {
    for (let dx = 0; dx < samples; dx += 1) {
      const candidate = part[first + dy * width + dx]!
      let votes = candidate !== 0 && candidate === part[front] ? FRONT_VOTES : 0
      for (let by = 0; by < samples; by += 1) {
        for (let bx = 0; bx < samples; bx += 1) if (part[first + by * width + bx] === candidate) votes += 1
      }
      if (votes <= most) continue
      most = votes
      best = candidate
    }
  }
  return best
}

/** Tone of a sample, 0 shade … 2 light, more where it shines. */
function createToneReader(
  figure: PlacedFigure,
  light: Light,
  passes: FigureLight,
  { hairBand }: { readonly hairBand: boolean },
) {
  const { normal, material, part, depth } = figure.buffers
  const volumeNormal = createVolumeNormal(figure.view, figure.headPlace)
  const [lx, ly, lz] = light.keyDirection
  const around = new Float32Array(3)
  return (at: number, x: number, y: number): number => {
    const kind = material[at]!
    if (kind === MATERIAL.glow) return SHINE
    const nx = normal[at * 3]!
    const ny = normal[at * 3 + 1]!
    const nz = normal[at * 3 + 2]!
    let facing = nx * lx + ny * ly + nz * lz
    // Animals keep their own form: their coat is no hair that falls from the crown.
    const isCoat = kind === MATERIAL.fur && (part[at] === PART.head || part[at]! >= PART.firstGarment)
    const isHair = !isCoat && (kind === MATERIAL.hair || kind === MATERIAL.fur)
    let shine = 0
    if (isHair || (part[at] === PART.head && !isCoat)) {
      const volume = volumeNormal(x, y, depth[at]!)
      const volumeFacing = volume[0]! * lx + volume[1]! * ly + volume[2]! * lz
      facing += (volumeFacing - facing) * (isHair ? 0.6 : 0.6)
      if (isHair && hairBand && part[at] !== PART.hairCap && Math.abs(volume[1]! + 0.5) < 0.07 && volumeFacing > 0.15) shine = 1
    } else if (kind === MATERIAL.metal || kind === MATERIAL.gem) {
      const band = nx * 0.35 - ny + nz * 0.2
      if (band > 0.62 && band < 0.9) shine = 1.2
      else if (band > -0.25 && band < -0.05) facing = -0.2
    }
    readFigureLight(passes, x, y, around)
    const cast = smoothStep(0.4, 0.6, around[0]!)
    const lit = HALF * smoothStep(-0.14, 0.06, facing) + (LIGHT - HALF) * smoothStep(0.16, 0.4, facing)
    const tone = lit * (1 - cast) + shine * (1 - cast)
    return around[1]! > 0.5 ? tone * 0.4 : tone
  }
}

type ToneFactor = readonly [red: number, green: number, blue: number, lift: number]

/** Factors of the four tones; shades shift toward the sky's colour, lights toward the key's. */
function tones(light: Light): { readonly plain: readonly ToneFactor[]; readonly skin: readonly ToneFactor[] } {
  const [kr, kg, kb] = light.key
  const [ar, ag, ab] = light.ambient
  const shadow = (channel: number) => channel ** 0.66
  const half = (key: number, ambient: number) => key * 0.62 + shadow(ambient) * 0.38
  const ramp = (red: number, green: number, blue: number): ToneFactor[] => [
    [shadow(ar) * red, shadow(ag) * green, shadow(ab) * blue, 0],
    [half(kr, ar) * (0.4 + 0.6 * red), half(kg, ag) * (0.4 + 0.6 * green), half(kb, ab) * (0.4 + 0.6 * blue), 0],
    [0.3 + 0.72 * kr, 0.3 + 0.72 * kg, 0.3 + 0.72 * kb, 2],
    [1.2 * kr, 1.2 * kg, 1.2 * kb, 30],
  ]
  return { plain: ramp(0.94, 0.94, 1), skin: ramp(1.02, 0.84, 0.86) }
}
