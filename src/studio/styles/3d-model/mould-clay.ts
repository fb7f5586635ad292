import { type FigureBuffers, MATERIAL } from '../../raster/figure-buffers.ts'

/** Of the material's colour so much gives way to the clay under it. */
const CLAY_SHARE = 0.12
const CLAY = [172, 168, 162] as const

/** Mixes the grey of unpainted clay into a shaded figure, by the brightness that light gave it. Changes the layer. */
export function mouldClay(rgba: Uint8ClampedArray, { material, albedo }: FigureBuffers): void {
  for (let at = 0; at < material.length; at += 1) {
    const kind = material[at]
    if (kind === MATERIAL.none || kind === MATERIAL.glow || kind === MATERIAL.eye) continue
    const from = at * 3
    const to = at * 4
    const base = albedo[from]! * 0.3 + albedo[from + 1]! * 0.59 + albedo[from + 2]! * 0.11 + 24
    const light = (rgba[to]! * 0.3 + rgba[to + 1]! * 0.59 + rgba[to + 2]! * 0.11 + 8) / base
    for (let channel = 0; channel < 3; channel += 1) {
      const clay = Math.min(250, CLAY[channel]! * light)
      rgba[to + channel] = rgba[to + channel]! + (clay - rgba[to + channel]!) * CLAY_SHARE
    }
  }
}
