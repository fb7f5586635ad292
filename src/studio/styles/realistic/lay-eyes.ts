import { MATERIAL } from '../../raster/figure-buffers.ts'
import { readFigureLightRow } from '../figure-light.ts'
import type { PaintJob } from '../style.ts'
import { lightPlanes } from './light-planes.ts'
import { shadeEyeRow } from './shade-eyes.ts'
import { shadeSkinRow } from './shade-skin.ts'
import { PHOTO, type PhotoLook, prepareShading } from './shading.ts'
import { skinGlow } from './skin-glow.ts'

/**
 * Lays the eyes of a person of the human form over a figure that was painted by its tones: their iris, white and window of
 * light are no tones of one colour. `skin` is how much of the skin comes through as a lens sees it: tones alone model no face.
 * Changes `rgba`; does nothing to figures whose eyes are features.
 */
export function layEyes(
  rgba: Uint8ClampedArray,
  job: PaintJob,
  { skin = 0, look = PHOTO }: { readonly skin?: number; readonly look?: PhotoLook } = {},
): void {
  const { buffers } = job.figure
  if (!buffers.rest) return
  const planes = lightPlanes(buffers, job.scene.light)
  const shading = prepareShading(job, planes, look)
  const glow = skin > 0 ? skinGlow(buffers, planes, shading.lights, 1) : undefined
  const seen = glow && new Uint8ClampedArray(rgba.length)
  for (let y = 0; y < buffers.heightPx; y += 1) {
    readFigureLightRow(planes.light, y, buffers.material, shading.around)
    if (glow && seen) {
      readFigureLightRow(glow, y, buffers.material, shading.glowRow)
      shadeSkinRow(seen, y, shading)
    }
    shadeEyeRow(rgba, y, shading)
  }
  if (seen) blendSkin(rgba, seen, buffers.material, skin)
}

function blendSkin(rgba: Uint8ClampedArray, seen: Uint8ClampedArray, material: Uint8Array, share: number): void {
  for (let at = 0; at < material.length; at += 1) {
    if (material[at] !== MATERIAL.skin) continue
    for (let to = at * 4; to < at * 4 + 3; to += 1) rgba[to] = rgba[to]! + (seen[to]! - rgba[to]!) * share
  }
}
