import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'
import type { FigureTone } from '../figure-tone.ts'
import { pixelNoise } from '../pixel-noise.ts'

/** Tones (of 255) below which a shadow is all black, and above which no stroke reaches. */
const BLACK = 26
const OPEN = 112
/** Skin keeps its colour: it is only hatched, and later. */
const SKIN_OPEN = 74
/** Brighter surfaces (of 255) than this are hatched less and never black: white hair stays white under a hat. */
const PALE = 120
/** Distance of the strokes in half heads. */
const PITCH = 0.042
const LEAST_PITCH_PX = 3.4
const SLOPE = 0.72

/** Feathered strokes out of the shadows, thick in the dark and pointed toward the light, and spot blacks. Adds to the ink. */
export function hatch(ink: Uint8Array, buffers: FigureBuffers, { tone }: FigureTone): void {
  const { widthPx: width, material, unitPx, normal, albedo } = buffers
  const pitchPx = Math.max(LEAST_PITCH_PX, PITCH * unitPx)
  for (let at = 0; at < ink.length; at += 1) {
    const kind = material[at]!
    if (kind === MATERIAL.none || kind === MATERIAL.glow || kind === MATERIAL.glass || kind === MATERIAL.eye) continue
    const isSkin = kind === MATERIAL.skin
    const from = at * 3
    const pale = Math.max(0, (albedo[from]! * 0.3 + albedo[from + 1]! * 0.59 + albedo[from + 2]! * 0.11 - PALE) / (255 - PALE))
    const open = isSkin ? SKIN_OPEN : OPEN - pale * 46
    const value = tone[at]!
    if (value >= open) continue
    const black = isSkin ? -20 : BLACK - pale * 60
    const x = at % width
    const y = (at - x) / width
    // The strokes lean with the form, so that they go round it.
    const across = (x * SLOPE + y + normal[at * 3]! * unitPx * 0.16) / pitchPx
    const stroke = Math.floor(across)
    const off = Math.abs(across - stroke - 0.5) * 2
    const reach = open - (pixelNoise(stroke, 7) * 0.5 + 0.5) * 18
    const thick = (reach - value) / (reach - black)
    if (thick <= 0) continue
    const cover = (Math.min(1, thick * 0.85 + (value < black ? 1 : 0)) - off) * pitchPx * 0.5 + 0.5
    if (cover <= 0) continue
    const dark = cover >= 1 ? 255 : cover * 255
    if (dark > ink[at]!) ink[at] = dark
  }
}
