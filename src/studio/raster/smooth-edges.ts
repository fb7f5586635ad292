/** Edges fainter than this (luma of 0…255) are left alone. */
const LEAST_CONTRAST = 18
const LONGEST_PX = 6

/**
 * Takes the stairs out of aliased edges in an RGBA picture, in place of drawing at twice the size: two and four reads
 * along each edge, after FXAA (Timothy Lottes, 2009). Answers a new array.
 */
export function smoothEdges(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const result = data.slice()
  const luma = new Float32Array(width * height)
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4) {
    luma[at] = data[from]! * 0.3 + data[from + 1]! * 0.59 + data[from + 2]! * 0.11
  }
  const tap = (x: number, y: number, channel: number): number => {
    const left = x | 0
    const top = y | 0
    const fx = x - left
    const fy = y - top
    const at = (top * width + left) * 4 + channel
    const below = at + width * 4
    const upper = data[at]! + (data[at + 4]! - data[at]!) * fx
    return upper + (data[below]! + (data[below + 4]! - data[below]!) * fx - upper) * fy
  }
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      const nw = luma[at - width - 1]!
      const ne = luma[at - width + 1]!
      const sw = luma[at + width - 1]!
      const se = luma[at + width + 1]!
      const middle = luma[at]!
      let least = middle
      let most = middle
      if (nw < least) least = nw
      else if (nw > most) most = nw
      if (ne < least) least = ne
      else if (ne > most) most = ne
      if (sw < least) least = sw
      else if (sw > most) most = sw
      if (se < least) least = se
      else if (se > most) most = se
      if (most - least < LEAST_CONTRAST) continue
      let dx = sw + se - nw - ne
      let dy = nw + sw - ne - se
      const smaller = Math.min(Math.abs(dx), Math.abs(dy)) + (nw + ne + sw + se) * 0.03 + 2
      dx = Math.min(LONGEST_PX, Math.max(-LONGEST_PX, dx / smaller))
      dy = Math.min(LONGEST_PX, Math.max(-LONGEST_PX, dy / smaller))
      if (x - LONGEST_PX < 1 || x + LONGEST_PX > width - 2 || y - LONGEST_PX < 1 || y + LONGEST_PX > height - 2) continue
      const near0x = x - dx / 6
      const near0y = y - dy / 6
      const near1x = x + dx / 6
      const near1y = y + dy / 6
      const far0x = x - dx / 2
      const far0y = y - dy / 2
      const far1x = x + dx / 2
      const far1y = y + dy / 2
      const mix = [0, 0, 0]
      let wideLuma = 0
      const wide = [0, 0, 0]
      for (let channel = 0; channel < 3; channel += 1) {
        const near = 0.5 * (tap(near0x, near0y, channel) + tap(near1x, near1y, channel))
        const far = 0.5 * near + 0.25 * (tap(far0x, far0y, channel) + tap(far1x, far1y, channel))
        mix[channel] = near
        wide[channel] = far
        wideLuma += far * (channel === 0 ? 0.3 : channel === 1 ? 0.59 : 0.11)
      }
      const chosen = wideLuma < least || wideLuma > most ? mix : wide
      const to = at * 4
      result[to] = chosen[0]!
      result[to + 1] = chosen[1]!
      result[to + 2] = chosen[2]!
    }
  }
  return result
}
