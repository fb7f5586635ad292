import { layHairsAside } from '../../raster/lay-aside.ts'
import { readFigureLightRow } from '../figure-light.ts'
import type { PaintJob } from '../style.ts'
import { lightPlanes } from './light-planes.ts'
import { shadeEyeRow } from './shade-eyes.ts'
import { shadeHairRow } from './shade-hair.ts'
import { shadeSkinRow } from './shade-skin.ts'
import { shadeStrandsRow } from './shade-strands.ts'
import { shadeThingsRow } from './shade-things.ts'
import { PHOTO, type PhotoLook, prepareShading } from './shading.ts'
import { skinGlow } from './skin-glow.ts'

/**
 * The figure as a lens sees it, each pixel shaded once: skin with depth, wet eyes, strands, cloth, leather and metal, under the
 * scene's key, fill, rims and sky. RGBA of the buffers' size, transparent beside the figure.
 */
export function shadeRealistic(job: PaintJob, look: Partial<PhotoLook> = {}): Uint8ClampedArray {
  const { buffers } = job.figure
  const { widthPx, heightPx, material, hairs } = buffers
  const planes = lightPlanes(buffers, look.light ?? job.scene.light)
  const { hollow = 1 } = look
  if (hollow !== 1)
    for (let at = 1; at < planes.light.values.length; at += 3) planes.light.values[at] = planes.light.values[at]! * hollow
  layHairsAside(buffers)
  const shading = prepareShading(job, planes, { ...PHOTO, ...look })
  const glow = skinGlow(buffers, planes, shading.lights, shading.look.scatter)
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y += 1) {
    readFigureLightRow(planes.light, y, material, shading.around)
    if (glow) {
      readFigureLightRow(glow, y, material, shading.glowRow)
      shadeSkinRow(rgba, y, shading)
    }
    shading.volumeNormalRow(y, shading.volume)
    shadeEyeRow(rgba, y, shading)
    shadeHairRow(rgba, y, shading)
    shadeThingsRow(rgba, y, shading)
  }
  layHairsAside(buffers)
  if (!hairs) return rgba
  for (let y = 0; y < heightPx; y += 1) {
    readFigureLightRow(planes.light, y, hairs.cover, shading.around)
    shadeStrandsRow(rgba, y, shading, hairs)
  }
  return rgba
}
