import type { Rgb } from '../color.ts'
import type { Painting } from './stroke.ts'

export interface Duotone {
  /** Colours of the darkest, the middle and the brightest places. */
  readonly ramp: readonly [dark: Rgb, middle: Rgb, light: Rgb]
  /** How much of the ramp replaces the ground's own colours, 0 … 1. */
  readonly share: number
  /** Brightness before the ramp is read: below 1 it gets darker. */
  readonly exposure: number
}

/** Pulls a whole picture into a ramp of three colours by its brightness. Changes the picture. */
export function duotone(painting: Painting, { ramp, share, exposure }: Duotone): void {
  const [dark, middle, light] = ramp
  const table = new Float32Array(256 * 3)
  for (let luma = 0; luma < 256; luma += 1) {
    const place = luma / 127.5
    for (let channel = 0; channel < 3; channel += 1) {
      const color =
        place < 1
          ? dark[channel]! + (middle[channel]! - dark[channel]!) * place
          : middle[channel]! + (light[channel]! - middle[channel]!) * (place - 1)
      table[luma * 3 + channel] = color * 255
    }
  }
  const kept = exposure * (1 - share)
  for (let y = 0; y < painting.height; y += 1) toneRow(painting, y, table, { kept, share, exposure })
}

function toneRow(
  { width, data }: Painting,
  y: number,
  table: Float32Array,
  { kept, share, exposure }: { readonly kept: number; readonly share: number; readonly exposure: number },
): void {
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const luma = Math.min(255, (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) * exposure) | 0
    data[at] = data[at]! * kept + table[luma * 3]! * share
    data[at + 1] = data[at + 1]! * kept + table[luma * 3 + 1]! * share
    data[at + 2] = data[at + 2]! * kept + table[luma * 3 + 2]! * share
  }
}
