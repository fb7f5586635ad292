import { blurValues } from './blur-values.ts'
import type { FigureBuffers } from './figure-buffers.ts'
import { MATERIAL } from './figure-buffers.ts'

export interface OutlineOptions {
  /** Of the outer contour, in half heads. */
  readonly lineWidth: number
  /** Weights of the four kinds of line; the contour is the thickest (lesson 31). */
  readonly contour: number
  readonly materialChange: number
  readonly lockEdge: number
  readonly crease: number
  /** Lines turned to the light are thinner by up to 35 %. */
  readonly toLight: readonly [number, number, number]
}

/** Of two neighbouring pixels of different parts: how strong a line between them is. */
function lineWeight(buffers: FigureBuffers, a: number, b: number, options: OutlineOptions): number {
  const { part, material, depth } = buffers
  if (part[a] === part[b]) {
    // Within one part only a real step makes a line: a nostril, the far cheek before an ear.
    const step = Math.abs(depth[a]! - depth[b]!)
    return step > 0.07 ? options.crease * Math.min(1, step * 6) : 0
  }
  const materialA = material[a]!
  const materialB = material[b]!
  if (materialA === MATERIAL.none || materialB === MATERIAL.none) return options.contour
  const step = Math.abs(depth[a]! - depth[b]!)
  if (materialA !== materialB) return options.materialChange * (step > 0.02 ? 1 : 0.72)
  if (materialA === MATERIAL.skin) return step > 0.05 ? options.materialChange * Math.min(1, 0.4 + step * 3) : 0
  if (materialA === MATERIAL.hair || materialA === MATERIAL.fur) {
    return step > 0.012 ? options.lockEdge * Math.min(1, 0.35 + 2.2 * step) : 0
  }
  return options.materialChange * Math.min(1, 0.45 + step * 4)
}

/** Ink from the buffers, 0…1 per pixel: where parts meet or depth jumps, rounded and tapered by a blur and a threshold. */
export function outline(buffers: FigureBuffers, options: OutlineOptions): Float32Array {
  const { widthPx: width, heightPx: height, normal } = buffers
  const edges = new Float32Array(width * height)
  const [lx, ly] = options.toLight
  const mark = (a: number, b: number) => {
    const weight = lineWeight(buffers, a, b, options)
    if (weight === 0) return
    const inner = buffers.depth[a]! > buffers.depth[b]! ? a : b
    const facing = normal[inner * 3]! * lx + normal[inner * 3 + 1]! * ly
    const drawn = weight * (1 - 0.35 * Math.min(1, Math.max(0, facing)))
    if (drawn > edges[a]!) edges[a] = drawn
    if (drawn > edges[b]!) edges[b] = drawn
  }
  const { part } = buffers
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const own = part[at]!
      if (x + 1 < width && (own !== 0 || part[at + 1] !== 0)) mark(at, at + 1)
      if (y + 1 < height && (own !== 0 || part[at + width] !== 0)) mark(at, at + width)
    }
  }
  const widthPx = options.lineWidth * buffers.unitPx
  const radius = Math.max(1, Math.round(widthPx * 0.55))
  const ink = blurValues(edges, { width, height, radius, passes: 2 })
  // A straight edge is two pixels thick before the blur; at its middle a tent of this radius leaves about 2 / (2r + 1).
  const peak = 2 / (radius * 2 + 1)
  const fade = Math.min(1, widthPx / 1.4)
  for (let at = 0; at < ink.length; at += 1) {
    const value = ink[at]! / peak
    if (value <= 0.22) ink[at] = 0
    else ink[at] = Math.min(1, (value - 0.22) / 0.38) * fade
  }
  return ink
}
