import type { Picture } from '../../canvas.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { gatherPigment } from '../../styles/gather-pigment.ts'
import { grade } from '../../styles/grade.ts'
import { noiseField } from '../../styles/noise-field.ts'
import type { Painting } from '../../styles/stroke.ts'
import { warpPicture } from '../../styles/warp-picture.ts'
import { dryOnPaper } from '../../styles/watercolor/dry-on-paper.ts'
import { layGroundWashes } from '../../styles/watercolor/ground-washes.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { inkLines, layInk } from './ink-lines.ts'
import { keepFeatures } from './keep-features.ts'
import type { PhotoJob } from './photo-hand.ts'
import { seat } from './seat.ts'
import { whereFigure } from './where-figure.ts'

const GRAPHITE = [74, 62, 66] as const
/** How much of the place is left to the paper, by candidate. */
const LEFT_OUT = [0.62, 0.9, 0.2] as const

/** Transparent washes with wet edges on grained paper, a little pencil, the place only hinted at. */
export function paintWatercolor({ photo, reading, seed, candidate, createCanvas }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 11, createCanvas })
  const { width, height } = sitter
  const size = { width, height }
  const blotches = (trait: string, cell: number, octaves: number) =>
    noiseField({ ...size, seed: `${seed} ${trait}`, cellPx: cell * Math.max(width, height), octaves })
  const pigment = blotches('pigment', 0.16, 4)
  const wander = blotches('wander', 0.035, 2)
  const sheet = blotches('sheet', 0.42, 3)
  const painting = enlargeCrisp(sitter.calm, sitter, 1)
  grade(painting, { contrast: 1.04, saturation: 1.22, shadows: [0.05, 0.03, 0.08], lights: [0.05, 0.04, 0.02], vignette: 0 })
  const figure = whereFigure(sitter)
  if (sitter.hasFigure) leaveOut(painting, figure, sheet, LEFT_OUT[(candidate - 1) % 3]!)
  const drawn = { ...size, data: painting.data.slice() }
  layGroundWashes(painting, { pigment, wander })
  keepFeatures(painting, drawn, sitter, 0.5)
  const side = Math.max(width, height)
  const wet = warpPicture(painting, { across: wander, down: pigment, reachPx: side * 0.0045 })
  gatherPigment(wet, { radiusPx: Math.max(1, side * 0.006), strength: 1.5 })
  const part = new Uint16Array(floatsOf(figure, (share) => (share > 0.5 ? 1 : 0)))
  dryOnPaper(wet, { buffers: { part }, pigment, wander, sheet })
  const pencil = inkLines(sitter, { pen: 1.1, from: 4.2, onSkin: 0.15, behind: 0.25, outline: 0.7, onFeatures: 1 })
  for (let at = 0; at < pencil.length; at += 1)
    pencil[at] = pencil[at]! * Math.min(0.85, Math.max(0.12, (pigment[at]! - 0.28) * 3.4))
  layInk(wet, pencil, { color: GRAPHITE, own: 0.35 })
  return wet
}

/** Thins the place with water until it is only paper far from the figure. */
function leaveOut({ data, width, height }: Painting, figure: Float32Array, sheet: Float32Array, share: number): void {
  for (let at = 0, to = 0; at < figure.length; at += 1, to += 4) {
    const down = Math.floor(at / width) / height
    const aside = Math.abs((at % width) / width - 0.5) * 2
    const far = Math.min(1, Math.max(0, (aside * 0.6 + down * 0.5 + (sheet[at]! - 0.5) * 1.6) * share + share * 0.3))
    const left = (1 - figure[at]!) * far
    for (let channel = 0; channel < 3; channel += 1)
      data[to + channel] = data[to + channel]! + (252 - data[to + channel]!) * left
  }
}
