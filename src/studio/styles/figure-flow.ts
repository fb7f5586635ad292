import { type FigureBuffers, MATERIAL } from '../raster/figure-buffers.ts'

/** Writes where a brush goes on the figure at a pixel, along hair and round the forms, into `out`; false beside it and on eyes. */
export function figureFlow({ widthPx: width, heightPx: height, material, part, normal, strandU }: FigureBuffers) {
  return (x: number, y: number, out: Float32Array): boolean => {
    const column = Math.min(width - 2, Math.max(1, Math.floor(x)))
    const row = Math.min(height - 2, Math.max(1, Math.floor(y)))
    const at = row * width + column
    const kind = material[at]!
    if (kind === MATERIAL.none || kind === MATERIAL.glow || kind === MATERIAL.glass) return false
    let dx = -normal[at * 3 + 1]!
    let dy = normal[at * 3]!
    if (kind === MATERIAL.hair && part[at + 1] === part[at - 1] && part[at + width] === part[at - width]) {
      dx = strandU[at + 1]! - strandU[at - 1]!
      dy = strandU[at + width]! - strandU[at - width]!
    }
    const slope = Math.sqrt(dx * dx + dy * dy)
    if (slope < 1e-5) {
      out[0] = 0.6
      out[1] = 0.8
      return true
    }
    out[0] = dx / slope
    out[1] = dy / slope
    return true
  }
}
