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
  const columns = Int32Array.from({ length: planes.width + 1 }, (_, column) => Math.floor((column * width) / planes.width))
  for (let row = 0; row < planes.height; row += 1) {
    const fromY = Math.floor((row * height) / planes.height)
    const toY = Math.max(fromY + 1, Math.floor(((row + 1) * height) / planes.height))
    shrinkRow(data, planes, { row, fromY, toY, columns, stride: width * 4 })
  }
  return planes
}

/** One row of blocks: rows are functions of their own everywhere here, since only what is called often is compiled for good. */
function shrinkRow(
  data: Uint8ClampedArray,
  { red, green, blue, width }: Planes,
  block: {
    readonly row: number
    readonly fromY: number
    readonly toY: number
    readonly columns: Int32Array
    readonly stride: number
  },
): void {
  const { fromY, toY, columns, stride } = block
  for (let column = 0, at = block.row * width; column < width; column += 1, at += 1) {
    const fromX = columns[column]!
    const toX = Math.max(fromX + 1, columns[column + 1]!)
    let r = 0
    let g = 0
    let b = 0
    for (let y = fromY; y < toY; y += 1) {
      const end = y * stride + toX * 4
      for (let from = y * stride + fromX * 4; from < end; from += 4) {
        r += data[from]!
        g += data[from + 1]!
        b += data[from + 2]!
      }
    }
    const share = 1 / ((toY - fromY) * (toX - fromX))
    red[at] = r * share
    green[at] = g * share
    blue[at] = b * share
  }
}

/** Planes of half the size, by means of four. */
export function halvePlanes({ width, height, red, green, blue }: Planes): Planes {
  const half = emptyPlanes(Math.max(1, width >> 1), Math.max(1, height >> 1))
  const right = width > 1 ? 1 : 0
  const down = height > 1 ? width : 0
  for (let y = 0; y < half.height; y += 1) {
    const row = { from: y * 2 * width, to: y * half.width, count: half.width, right, down }
    halveRow(red, half.red, row)
    halveRow(green, half.green, row)
    halveRow(blue, half.blue, row)
  }
  return half
}

function halveRow(
  plane: Float32Array,
  half: Float32Array,
  row: { readonly from: number; readonly to: number; readonly count: number; readonly right: number; readonly down: number },
): void {
  const { to, count, right, down } = row
  for (let x = 0, from = row.from; x < count; x += 1, from += 2) {
    half[to + x] = (plane[from]! + plane[from + right]! + plane[from + down]! + plane[from + right + down]!) / 4
  }
}

/** Brightness as the eye weighs it. */
export function brightnessOf(planes: Planes): Float32Array {
  const { width, height } = planes
  const brightness = new Float32Array(width * height)
  for (let from = 0; from < brightness.length; from += width) brightnessRow(planes, brightness, from, from + width)
  return brightness
}

function brightnessRow({ red, green, blue }: Planes, brightness: Float32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) brightness[at] = red[at]! * 0.3 + green[at]! * 0.59 + blue[at]! * 0.11
}
