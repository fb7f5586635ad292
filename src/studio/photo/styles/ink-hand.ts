import type { Picture } from '../../canvas.ts'
import { floatsOf } from '../../raster/floats-of.ts'
import { soakPaper } from '../../styles/chinese-ink-painting/soak-paper.ts'
import { stampSeal } from '../../styles/chinese-ink-painting/stamp-seal.ts'
import { gatherPigment } from '../../styles/gather-pigment.ts'
import { noiseField } from '../../styles/noise-field.ts'
import type { Painting } from '../../styles/stroke.ts'
import { warpPicture } from '../../styles/warp-picture.ts'
import { drawPlace } from '../draw-place.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { inkLines, layInk } from './ink-lines.ts'
import { keepFeatures } from './keep-features.ts'
import type { PhotoJob } from './photo-hand.ts'
import { photoScene } from './photo-scene.ts'
import { seat } from './seat.ts'
import { whereFigure } from './where-figure.ts'

/** Ink in water: the five tones, as shares of paper. */
const TONES = [0.14, 0.36, 0.6, 0.8, 0.97] as const
const INK = [18, 17, 20] as const
/** What stays of the sitter's own colours, by candidate. */
const TINT = [0.24, 0, 0.46] as const
const PLACES = ['mountains', 'river', 'forest'] as const

/** Ink washes in five tones and brush lines on rice paper, mist and mountains behind, a vermilion seal. */
export function paintInk({ photo, reading, seed, candidate, createCanvas, style, keepsPlace }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 12, createCanvas })
  const { width, height } = sitter
  const size = { width, height }
  const side = Math.max(width, height)
  const blotches = (trait: string, cell: number, octaves: number) =>
    noiseField({ ...size, seed: `${seed} ${trait}`, cellPx: cell * side, octaves })
  const flow = blotches('flow', 0.2, 4)
  const wander = blotches('wander', 0.04, 3)
  const painting = enlargeCrisp(sitter.calm, sitter, 1)
  const mood = (candidate - 1) % 3
  wash(painting, wander, TINT[mood]!)
  const drawn = { ...size, data: painting.data.slice() }
  const figure = whereFigure(sitter)
  const isPlaced = !keepsPlace && sitter.hasFigure && Math.min(width, height) >= 32
  if (isPlaced) {
    const scene = photoScene({ backdrop: PLACES[mood]!, timeOfDay: 'morning' }, seed)
    const { picture } = drawPlace({ scene, style, widthPx: width, heightPx: height, createCanvas })
    fadeInto(painting, picture, figure, flow)
  }
  const wet = warpPicture(painting, { across: wander, down: flow, reachPx: side * 0.004 })
  gatherPigment(wet, { radiusPx: Math.max(1, side * 0.008), strength: 1.2 })
  keepFeatures(wet, drawn, sitter, 0.6)
  const lines = inkLines(sitter, {
    pen: 2.3,
    from: 4.6,
    onSkin: 0.12,
    behind: isPlaced ? 0 : 0.6,
    outline: 1.3,
    onFeatures: 0.9,
  })
  // A brush that is pressed and lifted, and dry where it runs out.
  for (let at = 0; at < lines.length; at += 1)
    lines[at] = lines[at]! * Math.min(0.95, Math.max(0.2, (flow[at]! * 0.7 + wander[at]! * 0.3 - 0.3) * 4.2))
  layInk(wet, lines, { color: INK, own: 0 })
  soakPaper(wet, wander)
  // A drawn place has the same seal; where the figure covers it, it is stamped again beside the figure.
  stampSeal(wet, { part: new Uint16Array(floatsOf(figure, (share) => (share > 0.5 ? 1 : 0))) }, seed)
  return wet
}

function wash({ data }: Painting, wander: Float32Array, tint: number): void {
  for (let at = 0, to = 0; at < wander.length; at += 1, to += 4) {
    const grey = data[to]! * 0.3 + data[to + 1]! * 0.59 + data[to + 2]! * 0.11
    const place = Math.min(
      TONES.length - 1.001,
      Math.max(0, ((grey / 255) ** 0.82 * 1.06 + (wander[at]! - 0.5) * 0.1) * TONES.length - 0.5),
    )
    const step = Math.floor(place)
    const within = Math.min(1, Math.max(0, (place - step - 0.3) / 0.4))
    const level = (TONES[step]! + (TONES[step + 1]! - TONES[step]!) * within) * 255
    for (let channel = 0; channel < 3; channel += 1) data[to + channel] = level + (data[to + channel]! - grey) * tint
  }
}

/** Of the picture's width. */
const SEAL_CORNER = 0.16

/** The figure over the place; toward the lower border it runs out into the paper. */
function fadeInto({ data, width, height }: Painting, ground: Picture, figure: Float32Array, flow: Float32Array): void {
  for (let at = 0, to = 0; at < figure.length; at += 1, to += 4) {
    const down = Math.floor(at / width) / height
    const out = Math.min(1, Math.max(0, (down - 0.9 + (flow[at]! - 0.5) * 0.22) * 7))
    // Not in the corner of the place's seal: no second one shines through.
    const share = figure[at]! * ((at % width) / width < SEAL_CORNER ? 1 : 1 - out)
    for (let channel = 0; channel < 3; channel += 1) {
      const behind = ground.data[to + channel]!
      data[to + channel] = behind + (data[to + channel]! - behind) * share
    }
  }
}
