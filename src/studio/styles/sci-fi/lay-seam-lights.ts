import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'

const CYAN = [110, 245, 255] as const
/** Pixels this near to the figure's own outline carry no light: it would be a rim. */
const SHARE = 0.85

/** Thin strips of light where pieces of clothing meet, as if they were sealed with it. Changes the figure's layer. */
export function laySeamLights(rgba: Uint8ClampedArray, buffers: FigureBuffers): void {
  const { part, material } = buffers
  const isCloth = (pixel: number) =>
    part[pixel]! >= PART.firstGarment && material[pixel] !== MATERIAL.skin && material[pixel] !== MATERIAL.hair
  const edges = findEdges(buffers)
  const seams = { at: [] as number[], other: [] as number[] }
  for (let index = 0; index < edges.at.length; index += 1) {
    const one = edges.at[index]!
    const two = edges.other[index]!
    if (part[one] === part[two] || !isCloth(one) || !isCloth(two)) continue
    seams.at.push(one)
    seams.other.push(two)
  }
  const strips = outline(
    buffers,
    { at: Uint32Array.from(seams.at), other: Uint32Array.from(seams.other) },
    { lineWidth: 0.016, contour: 0, materialChange: 1, lockEdge: 0, crease: 0, seam: buffers.rest ? 0 : 1, toLight: [0, 0, 1] },
  )
  for (let at = 0; at < strips.length; at += 1) {
    if (strips[at] === 0 || material[at] === MATERIAL.none) continue
    const share = (strips[at]! / 255) * SHARE
    for (let channel = 0; channel < 3; channel += 1) {
      const to = at * 4 + channel
      rgba[to] = rgba[to]! + (CYAN[channel]! - rgba[to]!) * share
    }
  }
}
