import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { FaceLayer } from './face-layer.ts'

/** Of the light on the skin around them, features take this share; the rest they keep, or eyes would drown in shadow. */
const LIGHT_SHARE = 0.72

/**
 * Lays the face's features over a shaded figure, lit like the skin they lie on (lesson 3). `through` says how much of
 * them shows through hair in front, 0…1 (brows and lashes do in anime); in coloured light a style may keep `lightShare` small.
 */
export function layFace(
  rgba: Uint8ClampedArray,
  buffers: FigureBuffers,
  face: FaceLayer,
  through = 0,
  lightShare = LIGHT_SHARE,
): void {
  const { part, material, albedo, widthPx } = buffers
  const { width, height, data: layer } = face.picture
  for (let y = 0, from = 0; y < height; y += 1) {
    let at = (y + face.topPx) * widthPx + face.leftPx
    for (let x = 0; x < width; x += 1, at += 1, from += 4) {
      const alpha = layer[from + 3]!
      if (alpha === 0) continue
      // The eyes of a face that is geometry have the head's part; nothing is painted over them.
      const isFace = part[at] === PART.head && material[at] !== MATERIAL.eye
      if (!isFace && (through === 0 || material[at] !== MATERIAL.hair)) continue
      const share = (alpha / 255) * (isFace ? 1 : through)
      for (let channel = 0; channel < 3; channel += 1) {
        const base = Math.max(8, albedo[at * 3 + channel]!)
        const shaded = rgba[at * 4 + channel]!
        const light = isFace ? 1 + (Math.min(1.25, shaded / base) - 1) * lightShare : 1
        rgba[at * 4 + channel] = shaded + (layer[from + channel]! * light - shaded) * share
      }
    }
  }
}
