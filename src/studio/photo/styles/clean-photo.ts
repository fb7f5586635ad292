import type { Painting } from '../../styles/stroke.ts'
import type { Planes } from './planes.ts'
import { resizePlane } from './resize-plane.ts'
import type { Sitter } from './sitter.ts'

/**
 * The photo with its skin and planes calmed by a brush while its borders stay: `detail` 1 is the photo, 0 only the calm
 * planes. Features always keep more.
 */
export function cleanPhoto({ photo, calm, small, masks, width, height }: Sitter, detail: number): Painting {
  const size = { width, height }
  const features = resizePlane(masks.features, calm, size)
  const difference = (channel: 'red' | 'green' | 'blue') => resizePlane(minus(calm, small, channel), calm, size)
  const [red, green, blue] = [difference('red'), difference('green'), difference('blue')]
  const data = new Uint8ClampedArray(photo.data.length)
  for (let at = 0, to = 0; to < data.length; at += 1, to += 4) {
    const share = (1 - detail) * (1 - 0.6 * Math.min(1, Math.max(0, features[at]!)))
    data[to] = photo.data[to]! + red[at]! * share
    data[to + 1] = photo.data[to + 1]! + green[at]! * share
    data[to + 2] = photo.data[to + 2]! + blue[at]! * share
    data[to + 3] = 255
  }
  return { width, height, data }
}

function minus(calm: Planes, small: Planes, channel: 'red' | 'green' | 'blue'): Float32Array {
  return calm[channel].map((value, at) => value - small[channel][at]!)
}
