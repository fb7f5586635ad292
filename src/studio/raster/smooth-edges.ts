import type { Edges } from './find-edges.ts'

/** Edges fainter than this (luma of 0…255) are left alone. */
const LEAST_CONTRAST = 14
const LONGEST_PX = 6

const lumaAt = (data: Uint8ClampedArray, at: number) => data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11

/**
 * Takes the stairs out of the figure's aliased edges in an opaque RGBA picture, in place of drawing at twice the size:
 * each edge pixel becomes a mean along its edge, after FXAA (Timothy Lottes, 2009). Changes the picture.
 */
export function smoothEdges(
  data: Uint8ClampedArray,
  size: { readonly width: number; readonly height: number },
  edges: Edges,
): void {
  const { width, height } = size
  const pixels = edgePixels(edges, width * height)
  const results = new Uint8ClampedArray(pixels.length * 3)
  const row = width * 4
  for (let index = 0; index < pixels.length; index += 1) {
    const at = pixels[index]! * 4
    const to = index * 3
    results[to] = data[at]!
    results[to + 1] = data[at + 1]!
    results[to + 2] = data[at + 2]!
    const x = pixels[index]! % width
    const y = (pixels[index]! - x) / width
    if (x < LONGEST_PX || y < LONGEST_PX || x >= width - LONGEST_PX || y >= height - LONGEST_PX) continue
    const nw = lumaAt(data, at - row - 4)
    const ne = lumaAt(data, at - row + 4)
    const sw = lumaAt(data, at + row - 4)
    const se = lumaAt(data, at + row + 4)
    const middle = lumaAt(data, at)
    const least = Math.min(nw, ne, sw, se, middle)
    const most = Math.max(nw, ne, sw, se, middle)
    if (most - least < LEAST_CONTRAST) continue
    let dx = sw + se - nw - ne
    let dy = nw + sw - ne - se
    const smaller = Math.min(Math.abs(dx), Math.abs(dy)) + (nw + ne + sw + se) * 0.03 + 2
    dx = Math.min(LONGEST_PX, Math.max(-LONGEST_PX, dx / smaller))
    dy = Math.min(LONGEST_PX, Math.max(-LONGEST_PX, dy / smaller))
    let wideLuma = 0
    for (let channel = 0; channel < 3; channel += 1) {
      const near = tap(data, row, x - dx / 6, y - dy / 6, channel) + tap(data, row, x + dx / 6, y + dy / 6, channel)
      const far = tap(data, row, x - dx / 2, y - dy / 2, channel) + tap(data, row, x + dx / 2, y + dy / 2, channel)
      const wide = (near + far) / 4
      wideLuma += wide * (channel === 0 ? 0.3 : channel === 1 ? 0.59 : 0.11)
      results[to + channel] = wide
    }
    if (wideLuma >= least && wideLuma <= most) continue
    // The long mean has left the edge: the short one has not.
    for (let channel = 0; channel < 3; channel += 1) {
      results[to + channel] =
        (tap(data, row, x - dx / 6, y - dy / 6, channel) + tap(data, row, x + dx / 6, y + dy / 6, channel)) / 2
    }
  }
  for (let index = 0; index < pixels.length; index += 1) {
    const at = pixels[index]! * 4
    data[at] = results[index * 3]!
    data[at + 1] = results[index * 3 + 1]!
    data[at + 2] = results[index * 3 + 2]!
  }
}

/** Every pixel of an edge once. */
function edgePixels(edges: Edges, count: number): Uint32Array {
  const seen = new Uint8Array(count)
  const pixels = new Uint32Array(edges.at.length * 2)
  let found = 0
  for (let index = 0; index < edges.at.length; index += 1) {
    for (const pixel of [edges.at[index]!, edges.other[index]!]) {
      if (seen[pixel] === 1) continue
      seen[pixel] = 1
      pixels[found] = pixel
      found += 1
    }
  }
  return pixels.subarray(0, found)
}

/** One channel read between pixels. */
function tap(data: Uint8ClampedArray, row: number, x: number, y: number, channel: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const at = top * row + left * 4 + channel
  const upper = data[at]! + (data[at + 4]! - data[at]!) * fx
  const lower = data[at + row]! + (data[at + row + 4]! - data[at + row]!) * fx
  return upper + (lower - upper) * fy
}
