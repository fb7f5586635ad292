import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'

const CYAN = [110, 245, 255] as const
/** Pixels this near to the figure's own outline carry no light: it would be a rim. */
const SHARE = 0.6
/** Of a seam that is lit, half heads. */
const LEAST_LENGTH = 0.9

const pairOf = (one: number, two: number) => Math.min(one, two) * 65536 + Math.max(one, two)

/** Thin strips of light where pieces of clothing meet, as if they were sealed with it. Changes the figure's layer. */
export function laySeamLights(rgba: Uint8ClampedArray, buffers: FigureBuffers): void {
  const { part, material } = buffers
  const isCloth = (pixel: number) =>
    part[pixel]! >= PART.firstGarment && material[pixel] !== MATERIAL.skin && material[pixel] !== MATERIAL.hair
  const edges = findEdges(buffers)
  // Buttons and buckles are no seams.
  const lengths = new Map<number, number>()
  const seams = { at: [] as number[], other: [] as number[] }
  for (let index = 0; index < edges.at.length; index += 1) {
    const one = edges.at[index]!
    const two = edges.other[index]!
    if (part[one] === part[two] || !isCloth(one) || !isCloth(two)) continue
    seams.at.push(one)
    seams.other.push(two)
    const pair = pairOf(part[one]!, part[two]!)
    lengths.set(pair, (lengths.get(pair) ?? 0) + 1)
  }
  const isLong = (index: number) =>
    lengths.get(pairOf(part[seams.at[index]!]!, part[seams.other[index]!]!))! > LEAST_LENGTH * buffers.unitPx
  const strips = outline(
    buffers,
    {
      at: Uint32Array.from(seams.at.filter((_, index) => isLong(index))),
      other: Uint32Array.from(seams.other.filter((_, index) => isLong(index))),
    },
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
