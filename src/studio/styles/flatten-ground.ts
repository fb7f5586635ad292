import { smoothStep } from '../form/curve.ts'
import type { Painting } from './stroke.ts'

export interface FlattenOptions {
  /** So many flat tones from black to white. */
  readonly tones: number
  /** How hard the borders between tones are: 0 soft … 1 cut with scissors. */
  readonly edge: number
  readonly saturation: number
  /** Toward white, 0 … 1, so that the figure stands out. */
  readonly lift: number
}

const TABLE_STEPS = 1024

/** Makes gradients of a ground into a few flat tones, each in its own colour, as a screen print has them. Changes the ground. */
export function flattenGround(ground: Painting, { tones, edge, saturation, lift }: FlattenOptions): void {
  const levels = new Float32Array(TABLE_STEPS + 1)
  for (let step = 0; step <= TABLE_STEPS; step += 1) {
    const place = (step / TABLE_STEPS) * tones
    const level = Math.floor(place)
    const border = 0.5 - 0.5 * (1 - edge)
    levels[step] = ((level + smoothStep(border, 1 - border + 0.001, place - level)) / tones) * 255
  }
  for (let y = 0; y < ground.height; y += 1) flattenRow(ground, y, levels, saturation, lift)
}

function flattenRow({ width, data }: Painting, y: number, levels: Float32Array, saturation: number, lift: number): void {
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const red = data[at]!
    const green = data[at + 1]!
    const blue = data[at + 2]!
    const luma = red * 0.3 + green * 0.59 + blue * 0.11
    const flat = levels[Math.round((luma / 255) * TABLE_STEPS)]!
    // Colour goes with the tone: dark places would else turn garish.
    const chroma = saturation * Math.min(1.6, (flat + 24) / (luma + 24))
    data[at] = (flat + (red - luma) * chroma) * (1 - lift) + 255 * lift
    data[at + 1] = (flat + (green - luma) * chroma) * (1 - lift) + 255 * lift
    data[at + 2] = (flat + (blue - luma) * chroma) * (1 - lift) + 255 * lift
  }
}
