import type { Rgb } from '../../color.ts'
import type { Surface } from '../../raster/surface.ts'

const BRACKET: Rgb = [0.5, 0.53, 0.58]
const WIRE: Rgb = [0.68, 0.7, 0.74]
/** Teeth of the upper row that have one, from the middle. */
const WORN_BY = 10

type Point = readonly [x: number, y: number, z: number]

interface Tooth {
  readonly front: Point
  /** Along the row and out of it, in the plane of the row. */
  readonly out: readonly [x: number, z: number]
  readonly halfWidth: number
  readonly halfHeight: number
}

/** The upper row with a bracket on each tooth and a wire from one to the next. */
export function withBraces(teeth: Surface, upper: readonly (readonly number[])[]): Surface {
  const worn = upper.slice(0, WORN_BY).filter((tooth) => tooth.length > 0)
  if (worn.length < 2) return teeth
  const middle = meanOf(teeth.positions, worn.flat())
  const places = worn
    .map((tooth) => toothOf(teeth.positions, tooth, middle))
    .toSorted((a, b) => Math.atan2(a.out[0], a.out[1]) - Math.atan2(b.out[0], b.out[1]))
  const positions: number[] = []
  const normals: number[] = []
  const colors: number[] = []
  const triangles: number[] = []
  const plate = (corners: readonly Point[], [outX, outZ]: Tooth['out'], color: Rgb) => {
    const first = (teeth.positions.length + positions.length) / 3
    for (const corner of corners) {
      positions.push(...corner)
      normals.push(outX, 0, outZ)
      colors.push(...color)
    }
    // Both ways round: whichever side the picture's space calls the front.
    triangles.push(
      first,
      first + 1,
      first + 2,
      first,
      first + 2,
      first + 3,
      first,
      first + 2,
      first + 1,
      first,
      first + 3,
      first + 2,
    )
  }
  const at = ({ front: [x, y, z], out: [outX, outZ] }: Tooth, aside: number, down: number, forward: number): Point => [
    x + outZ * aside + outX * forward,
    y + down,
    z - outX * aside + outZ * forward,
  ]
  places.forEach((tooth, index) => {
    const [wide, high] = [tooth.halfWidth * 0.46, tooth.halfHeight * 0.36]
    const before = places[index - 1]
    if (before) {
      const thin = tooth.halfHeight * 0.1
      plate(
        [at(before, 0, -thin, 0.004), at(tooth, 0, -thin, 0.004), at(tooth, 0, thin, 0.004), at(before, 0, thin, 0.004)],
        tooth.out,
        WIRE,
      )
    }
    plate(
      [
        at(tooth, -wide, -high, 0.007),
        at(tooth, wide, -high, 0.007),
        at(tooth, wide, high, 0.007),
        at(tooth, -wide, high, 0.007),
      ],
      tooth.out,
      BRACKET,
    )
  })
  const joined = (before: ArrayLike<number>, more: readonly number[]) => Float32Array.from([...Array.from(before), ...more])
  return {
    ...teeth,
    positions: joined(teeth.positions, positions),
    normals: joined(teeth.normals, normals),
    colors: joined(teeth.colors!, colors),
    triangles: Uint32Array.from([...teeth.triangles, ...triangles]),
  }
}

function meanOf(positions: Float32Array, vertices: readonly number[]): Point {
  const sum = [0, 0, 0]
  for (const vertex of vertices) for (let axis = 0; axis < 3; axis += 1) sum[axis]! += positions[vertex * 3 + axis]!
  return [sum[0]! / vertices.length, sum[1]! / vertices.length, sum[2]! / vertices.length]
}

function toothOf(positions: Float32Array, tooth: readonly number[], middle: Point): Tooth {
  const center = meanOf(positions, tooth)
  const away = Math.hypot(center[0] - middle[0], center[2] - middle[2]) || 1
  const out = [(center[0] - middle[0]) / away, (center[2] - middle[2]) / away] as const
  let [forward, halfWidth, halfHeight] = [0, 0, 0]
  for (const vertex of tooth) {
    const [x, y, z] = [0, 1, 2].map((axis) => positions[vertex * 3 + axis]! - center[axis]!)
    forward = Math.max(forward, x! * out[0] + z! * out[1])
    halfWidth = Math.max(halfWidth, Math.abs(x! * out[1] - z! * out[0]))
    halfHeight = Math.max(halfHeight, Math.abs(y!))
  }
  return { front: [center[0] + out[0] * forward, center[1], center[2] + out[1] * forward], out, halfWidth, halfHeight }
}
