import type { Picture } from '../canvas.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'

/** Of the light on the skin around them, features take this share; the rest they keep, or eyes would drown in shadow. */
const LIGHT_SHARE = 0.72

/**
 * Lays the face's features over a shaded figure, lit like the skin they lie on (lesson 3). `through` says how much of
 * them shows through hair in front, 0…1 (brows and lashes do in anime).
 */
export function layFace(rgba: Uint8ClampedArray, buffers: FigureBuffers, face: Picture, through = 0): void {
  const { part, material, albedo } = buffers
  const layer = face.data
  for (let at = 0, to = 0; at < part.length; at += 1, to += 4) {
    const alpha = layer[to + 3]!
    if (alpha === 0) continue
    const isFace = part[at] === PART.head
    if (!isFace && (through === 0 || material[at] !== MATERIAL.hair)) continue
    const share = (alpha / 255) * (isFace ? 1 : through)
    const from = at * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const base = Math.max(8, albedo[from + channel]!)
      const shaded = rgba[to + channel]!
      const light = isFace ? 1 + (Math.min(1.25, shaded / base) - 1) * LIGHT_SHARE : 1
      rgba[to + channel] = shaded + (layer[to + channel]! * light - shaded) * share
    }
  }
}
