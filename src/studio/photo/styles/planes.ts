import type { Painting } from '../../styles/stroke.ts'

/** Red, green and blue of a picture apart, 0 … 255, row by row. */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly red: Float32Array
  readonly green: Float32Array
  readonly blue: Float32Array
}

/** Room for planes of this size. */
export function emptyPlanes(width: number, height: number): Planes {
  const plane = () => new Float32Array(width * height)
  return { width, height, red: plane(), green: plane(), blue: plane() }
}

/** A picture made `factor` times smaller by means of whole blocks, which also takes its noise away; 1 only takes it apart. */
export function shrinkToPlanes({ width, height, data }: Painting, factor: number): Planes {
  const planes = emptyPlanes(Math.max(1, Math.floor(width / factor)), Math.max(1, Math.floor(height / factor)))
  for (let row = 0, at = 0; row < planes.height; row += 1) {
    const [fromY, toY] = span(row, planes.height, height)
    for (let column = 0; column < planes.width; column += 1, at += 1) {
      const [fromX, toX] = span(column, planes.width, width)
      let [red, green, blue] = [0, 0, 0]
      for (let y = fromY; y < toY; y += 1) {
        for (let x = fromX, from = (y * width + fromX) * 4; x < toX; x += 1, from += 4) {
          red += data[from]!
          green += data[from + 1]!
          blue += data[from + 2]!
        }
      }
      const share = 1 / ((toY - fromY) * (toX - fromX))
      planes.red[at] = red * share
      planes.green[at] = green * share
      planes.blue[at] = blue * share
    }
  }
  return planes
}

/** Planes of half the size, by means of four. */
export function halvePlanes({ width, height, red, green, blue }: Planes): Planes {
  const half = emptyPlanes(Math.max(1, width >> 1), Math.max(1, height >> 1))
  const right = width > 1 ? 1 : 0
  const down = height > 1 ? width : 0
  for (let y = 0, at = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, at += 1) {
      const from = y * 2 * width + x * 2
      const [b, c, d] = [from + right, from + down, from + right + down]
      half.red[at] = (red[from]! + red[b]! + red[c]! + red[d]!) / 4
      half.green[at] = (green[from]! + green[b]! + green[c]! + green[d]!) / 4
      half.blue[at] = (blue[from]! + blue[b]! + blue[c]! + blue[d]!) / 4
    }
  }
  return half
}

function span(cell: number, cells: number, pixels: number): readonly [number, number] {
  const from = Math.floor((cell * pixels) / cells)
  return [from, Math.max(from + 1, Math.floor(((cell + 1) * pixels) / cells))]
}

/** Brightness as the eye weighs it. */
export function brightnessOf({ red, green, blue }: Planes): Float32Array {
  const brightness = new Float32Array(red.length)
  for (let at = 0; at < red.length; at += 1) brightness[at] = red[at]! * 0.3 + green[at]! * 0.59 + blue[at]! * 0.11
  return brightness
}
