import { readFigureLightRow } from '../figure-light.ts'
import type { PaintJob } from '../style.ts'
import { lightPlanes } from './light-planes.ts'
import { shadeEyeRow } from './shade-eyes.ts'
import { PHOTO, prepareShading } from './shading.ts'

/**
 * Lays the eyes of a person of the human form over a figure that was painted by its tones: their iris, white and window of
 * light are no tones of one colour. Changes `rgba`; does nothing to figures whose eyes are features.
 */
export function layEyes(rgba: Uint8ClampedArray, job: PaintJob): void {
  const { buffers } = job.figure
  if (!buffers.rest) return
  const planes = lightPlanes(buffers, job.scene.light)
  const shading = prepareShading(job, planes, PHOTO)
  for (let y = 0; y < buffers.heightPx; y += 1) {
    readFigureLightRow(planes.light, y, buffers.material, shading.around)
    shadeEyeRow(rgba, y, shading)
  }
}
