import { blurPlane } from '../../kernels/blur-plane.ts'
import { brightnessOf, type Planes } from './planes.ts'

/** Along which way a picture changes least, pixel by pixel: unit directions, and how much of a direction there is (0 … 1). */
export interface PhotoFlow {
  readonly width: number
  readonly height: number
  readonly dx: Float32Array
  readonly dy: Float32Array
  readonly strength: Float32Array
}

/** From the smoothed structure tensor of the brightness (Sobel gradients). */
export function photoFlow(planes: Planes, { smoothPx }: { readonly smoothPx: number }): PhotoFlow {
  const { width, height } = planes
  const light = brightnessOf(planes)
  const [xx, xy, yy] = [new Float32Array(light.length), new Float32Array(light.length), new Float32Array(light.length)]
  for (let y = 0; y < height; y += 1) tensorRow(light, [xx, xy, yy], { y, width, height })
  const size = { width, height, radius: smoothPx }
  return directions(width, height, [blurPlane(xx, size), blurPlane(xy, size), blurPlane(yy, size)])
}

type Tensor = readonly [xx: Float32Array, xy: Float32Array, yy: Float32Array]

function tensorRow(
  light: Float32Array,
  [xx, xy, yy]: Tensor,
  { y, width, height }: { readonly y: number; readonly width: number; readonly height: number },
): void {
  const above = Math.max(0, y - 1) * width
  const own = y * width
  const below = Math.min(height - 1, y + 1) * width
  for (let x = 0; x < width; x += 1) {
    const left = x > 0 ? x - 1 : 0
    const right = x < width - 1 ? x + 1 : x
    const gx =
      light[above + right]! -
      light[above + left]! +
      light[below + right]! -
      light[below + left]! +
      2 * (light[own + right]! - light[own + left]!)
    const gy =
      light[below + left]! -
      light[above + left]! +
      light[below + right]! -
      light[above + right]! +
      2 * (light[below + x]! - light[above + x]!)
    xx[own + x] = gx * gx
    xy[own + x] = gx * gy
    yy[own + x] = gy * gy
  }
}

function directions(width: number, height: number, tensor: Tensor): PhotoFlow {
  const plane = () => new Float32Array(width * height)
  const flow = { width, height, dx: plane(), dy: plane(), strength: plane() }
  for (let y = 0; y < height; y += 1) directRow(tensor, flow, y * width)
  return flow
}

function directRow([xx, xy, yy]: Tensor, { width, dx, dy, strength }: PhotoFlow, from: number): void {
  for (let at = from; at < from + width; at += 1) {
    const difference = xx[at]! - yy[at]!
    const root = Math.sqrt(difference * difference + 4 * xy[at]! * xy[at]!)
    const sum = xx[at]! + yy[at]!
    // The larger eigenvector runs across the edge; either of its two forms may vanish, so the longer one is taken.
    const isWide = difference >= 0
    const acrossX = isWide ? difference + root : 2 * xy[at]!
    const acrossY = isWide ? 2 * xy[at]! : root - difference
    const length = Math.sqrt(acrossX * acrossX + acrossY * acrossY)
    dx[at] = length > 1e-3 ? -acrossY / length : 1
    dy[at] = length > 1e-3 ? acrossX / length : 0
    strength[at] = sum > 1 ? root / sum : 0
  }
}
