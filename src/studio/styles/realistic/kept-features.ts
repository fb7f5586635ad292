import { ease } from '../../person/skin/ease.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { type FaceLayer, isOfForm } from '../face-layer.ts'
import type { PaintJob } from '../style.ts'

/** Eyes with their brows, and the mouth, on the base mesh from the front (decimetres). */
const EYE = { x: 0.31, y: 7.33, halfWidth: 0.26, halfHeight: 0.2 } as const
const MOUTH = { x: 0, y: 6.6, halfWidth: 0.34, halfHeight: 0.16 } as const

/**
 * What a painter keeps sharp of a face (`keepFace`): of painted features their layer, of a person of the human form the places of
 * eyes, brows and mouth.
 */
export function keptFeatures(job: PaintJob, face: FaceLayer): FaceLayer {
  const { buffers } = job.figure
  const { rest } = buffers
  if (!isOfForm(job.figure) || !rest) return face
  const { widthPx: width, heightPx: height, part, material } = buffers
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < part.length; pixel += 1) {
    if (part[pixel] !== PART.head) continue
    if (material[pixel] === MATERIAL.eye) {
      data[pixel * 4 + 3] = 255
      continue
    }
    const [x, y, z] = [rest[pixel * 3]!, rest[pixel * 3 + 1]!, rest[pixel * 3 + 2]!]
    if (z < 1) continue
    const kept = Math.max(inside(Math.abs(x), y, EYE), inside(Math.abs(x), y, MOUTH))
    data[pixel * 4 + 3] = kept * 255
  }
  return { picture: { width, height, data }, leftPx: 0, topPx: 0 }
}

/** 1 in the middle of an ellipse, fading out toward its edge. */
function inside(x: number, y: number, { x: cx, y: cy, halfWidth, halfHeight }: typeof EYE | typeof MOUTH): number {
  const [dx, dy] = [(x - cx) / halfWidth, (y - cy) / halfHeight]
  return ease(1, 0.45, dx * dx + dy * dy)
}
