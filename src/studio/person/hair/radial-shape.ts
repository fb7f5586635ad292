import type { Vector } from '../../math/matrix.ts'

/** Places along each edge of the six squares that the directions round a point are sorted into. */
const SIDE = 26

/** How far a surface reaches round a point, direction by direction, on the squares of a cube. */
export interface RadialShape {
  readonly center: Vector
  /** Six squares of `SIDE` × `SIDE`; 0 where there is nothing. */
  readonly radii: Float32Array
}

/** The farthest of many points in every direction; gaps up to `gap` places wide are filled from beside them. */
export function measureRadial(points: Float32Array, center: Vector, gap: number): RadialShape {
  const radii = new Float32Array(6 * SIDE * SIDE)
  for (let at = 0; at < points.length; at += 3) {
    const x = points[at]! - center[0]
    const y = points[at + 1]! - center[1]
    const z = points[at + 2]! - center[2]
    const { face, u, v } = placeOf(x, y, z)
    const index = (face * SIDE + Math.round(v)) * SIDE + Math.round(u)
    radii[index] = Math.max(radii[index]!, Math.sqrt(x * x + y * y + z * z))
  }
  for (let round = 0; round < gap; round += 1) fillGaps(radii)
  return { center, radii }
}

/** How far the surface reaches in a direction of any length. */
export function radiusToward({ radii }: RadialShape, x: number, y: number, z: number): number {
  const { face, u, v } = placeOf(x, y, z)
  const left = Math.min(SIDE - 2, Math.floor(u))
  const top = Math.min(SIDE - 2, Math.floor(v))
  const fu = u - left
  const fv = v - top
  const at = (face * SIDE + top) * SIDE + left
  const upper = radii[at]! + (radii[at + 1]! - radii[at]!) * fu
  const lower = radii[at + SIDE]! + (radii[at + SIDE + 1]! - radii[at + SIDE]!) * fu
  return upper + (lower - upper) * fv
}

const found = { face: 0, u: 0, v: 0 }

/** The square that a direction goes through and where, in places; one object for all, read at once. */
function placeOf(x: number, y: number, z: number): typeof found {
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  const az = Math.abs(z)
  let main = x
  let a = y
  let b = z
  found.face = 0
  if (ay >= ax && ay >= az) {
    main = y
    a = x
    b = z
    found.face = 2
  } else if (az >= ax && az >= ay) {
    main = z
    a = x
    b = y
    found.face = 4
  }
  if (main < 0) found.face += 1
  const per = 1 / (Math.abs(main) || 1)
  found.u = (a * per * 0.5 + 0.5) * (SIDE - 1)
  found.v = (b * per * 0.5 + 0.5) * (SIDE - 1)
  return found
}

function fillGaps(radii: Float32Array): void {
  const before = radii.slice()
  for (let at = 0; at < radii.length; at += 1) {
    if (before[at] !== 0) continue
    const column = at % SIDE
    const row = Math.floor(at / SIDE) % SIDE
    let sum = 0
    let count = 0
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (column + dx < 0 || column + dx >= SIDE || row + dy < 0 || row + dy >= SIDE) continue
        const value = before[at + dy * SIDE + dx]!
        if (value === 0) continue
        sum += value
        count += 1
      }
    }
    if (count > 0) radii[at] = sum / count
  }
}
