import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { PaintJob } from '../style.ts'
import { layEyes } from './lay-eyes.ts'
import { PHOTO, type PhotoLook } from './shading.ts'

/**
 * A drawn figure whose face is geometry, with its skin and eyes as the eye sees them: what a draughtsman looks at. Of it, eyes
 * come whole and skin by the share `skin` into the drawing (which is changed); answers nothing where features are painted.
 */
export function seeFace(
  rgba: Uint8ClampedArray,
  job: PaintJob,
  { skin, look }: { readonly skin: number; readonly look?: Partial<PhotoLook> },
): Uint8ClampedArray | undefined {
  const { rest, material } = job.figure.buffers
  if (!rest) return undefined
  const seen = rgba.slice()
  layEyes(seen, job, { skin: 1, look: { ...PHOTO, ...look } })
  for (let at = 0; at < material.length; at += 1) {
    const share = material[at] === MATERIAL.eye ? 1 : material[at] === MATERIAL.skin ? skin : 0
    if (share === 0) continue
    for (let to = at * 4; to < at * 4 + 3; to += 1) rgba[to] = rgba[to]! + (seen[to]! - rgba[to]!) * share
  }
  return seen
}
