import type { Canvas } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { planeNoise } from './plane-noise.ts'
import type { Stage } from './stage.ts'

/** Clouds have soft edges: they are made at most so many pixels high and stretched over the sky. */
const HIGHEST_PX = 150
const LOWEST_PX = 40

interface CloudKind {
  /** Of the noise, 0 … 1, what lies below is blue. */
  readonly from: number
  /** How far from there to full white. */
  readonly soft: number
  /** Drawn out by high winds. */
  readonly stretch: number
  /** Height of the heaps over the horizon, in shares of the sky; the great clouds of fair days. */
  readonly bank: number
  readonly strength: number
}

const FAIR: CloudKind = { from: 0.57, soft: 0.14, stretch: 1, bank: 0.4, strength: 0.95 }
const EVENING: CloudKind = { from: 0.5, soft: 0.26, stretch: 0.36, bank: 0.2, strength: 0.9 }
const NIGHT: CloudKind = { from: 0.5, soft: 0.34, stretch: 0.5, bank: 0.12, strength: 0.5 }
const OVERCAST: CloudKind = { from: 0.3, soft: 0.34, stretch: 0.8, bank: 0.3, strength: 0.95 }

function kindOf({ scene }: Stage): CloudKind {
  if (scene.weather !== 'clear' && scene.weather !== 'wind') return OVERCAST
  if (scene.timeOfDay === 'night') return NIGHT
  return scene.timeOfDay === 'golden hour' || scene.timeOfDay === 'dusk' || scene.timeOfDay === 'dawn' ? EVENING : FAIR
}

/** The clouds of hour and weather between the top of the picture and the horizon, lit from the sun's side. */
export function gatherClouds(stage: Stage): Canvas {
  const { sky, horizon, lightSide } = stage
  const { from, soft, stretch, bank, strength } = kindOf(stage)
  const height = Math.round(Math.min(HIGHEST_PX, Math.max(LOWEST_PX, 260 * stage.unitPx)))
  const unit = (horizon + 100) / height
  const width = Math.ceil((stage.width + 200) / unit)
  const canvas = stage.createCanvas(width, height)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(width, height)
  const random = stage.random(`clouds over ${stage.scene.backdrop}`)
  const [shiftX, shiftY] = [random() * 64, random() * 64]
  for (let row = 0, at = 0; row < height; row += 1) {
    const up = (height - row - 0.5) / height
    // A ceiling of clouds seen from below: they shrink and close up toward the horizon.
    const far = 1 / (0.2 + up * 0.95)
    const haze = Math.min(1, up * 5)
    for (let column = 0; column < width; column += 1, at += 4) {
      const across = (column - width / 2) / height
      const u = across * far * 1.5 * stretch + shiftX
      const v = far * 2.3 + shiftY
      const here = planeNoise(u, v, 5)
      let dense = (here - from) / soft
      let light = 0.62 + (here - planeNoise(u + lightSide * 0.16 * stretch, v - 0.2, 3)) * 2.6 - Math.max(0, dense - 0.9) * 0.24
      const heap = heapAt(across, up, { bank, shiftX, lightSide })
      if (heap.dense > dense || (heap.dense > 0 && dense < 0.6)) {
        dense = heap.dense
        light = heap.light
      }
      if (dense <= 0) continue
      const share = Math.min(1, dense)
      paint(picture.data, at, {
        color: sky.cloud,
        shade: sky.cloudShade,
        low: sky.low,
        light: Math.min(1, Math.max(0, light)),
        haze,
        alpha: share * share * (3 - 2 * share) * strength * Math.min(1, 0.35 + up * 4),
      })
    }
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** A heap of round heads that stand over the horizon, in parts of a flowing crest. */
function heapAt(
  across: number,
  up: number,
  { bank, shiftX, lightSide }: { readonly bank: number; readonly shiftX: number; readonly lightSide: number },
) {
  const crest = (planeNoise(across * 1.7 + shiftX * 3, 7.5, 2) - 0.44) * 2.7 * bank
  if (up > crest + bank * 0.5) return { dense: 0, light: 0 }
  const heads = planeNoise(across * 7 + shiftX, up * 9, 4)
  const dense = ((crest - up) / bank + (heads - 0.5) * 1.5) * 5
  const lit = heads - planeNoise(across * 7 + shiftX + lightSide * 0.42, up * 9 + 0.5, 3)
  return { dense, light: 0.5 + lit * 2.3 + Math.min(0.35, (up / Math.max(0.08, crest)) * 0.4 - 0.1) }
}

interface CloudPoint {
  readonly color: Rgb
  readonly shade: Rgb
  readonly low: Rgb
  readonly light: number
  readonly haze: number
  readonly alpha: number
}

function paint(data: Uint8ClampedArray, at: number, { color, shade, low, light, haze, alpha }: CloudPoint): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const own = shade[channel]! + (color[channel]! - shade[channel]!) * light
    data[at + channel] = 255 * (low[channel]! + (own - low[channel]!) * (0.45 + 0.55 * haze))
  }
  data[at + 3] = 255 * alpha
}
