import type { Vector } from '../../math/matrix.ts'
import type { HairGround } from './hair-ground.ts'

/** Where a hair comes out of the skin, in head space. */
export interface Root {
  readonly place: Vector
  readonly normal: Vector
  /** The same place on the base mesh (decimetres), alike for everybody. */
  readonly base: Vector
  /** How thick hair grows here, 0 … 1. */
  readonly density: number
}

/** Roots end so far below the skin: the drawn skin is a little rounder than the mesh they are sown on. */
const SUNK = 0.009

/** How thick hair grows at a place of the base mesh. */
export type Density = (x: number, y: number, z: number) => number

/**
 * `count` roots over the skin, evenly by its area and by how thick hair grows: of each share of the whole one is drawn. `onVertex`
 * says where there may be any; `density`, where it is given, how thick it grows between the vertices.
 */
export function sowRoots(
  ground: HairGround,
  { onVertex, density, count, random }: { onVertex: Float32Array; density?: Density; count: number; random: () => number },
): Root[] {
  const { person, vertices, normals } = ground
  const { base, quads } = person.form
  const skin = quads.get('skin')!
  const corners: number[] = []
  const sums: number[] = []
  let total = 0
  for (let quad = 0; quad < skin.length; quad += 4) {
    // Both triangles of the quad.
    for (let slot = 1; slot <= 2; slot += 1) {
      const a = skin[quad]!
      const b = skin[quad + slot]!
      const c = skin[quad + slot + 1]!
      const mean = (onVertex[a]! + onVertex[b]! + onVertex[c]!) / 3
      if (mean <= 0.01) continue
      total += mean * areaOf(vertices, a, b, c)
      corners.push(a, b, c)
      sums.push(total)
    }
  }
  const roots: Root[] = []
  let triangle = 0
  for (let index = 0; index < count && total > 0; index += 1) {
    const wanted = ((index + random()) / count) * total
    while (triangle < sums.length - 1 && sums[triangle]! < wanted) triangle += 1
    let u = random()
    let v = random()
    if (u + v > 1) {
      u = 1 - u
      v = 1 - v
    }
    const [a, b, c] = [corners[triangle * 3]!, corners[triangle * 3 + 1]!, corners[triangle * 3 + 2]!]
    const between = (values: Float32Array, axis: number, width = 3) =>
      values[a * width + axis]! * (1 - u - v) + values[b * width + axis]! * u + values[c * width + axis]! * v
    const at: Vector = [between(base, 0), between(base, 1), between(base, 2)]
    const allowed = Math.min(1, between(onVertex, 0, 1))
    const thick = density ? density(...at) * allowed : allowed
    // Within a triangle too, more of them grow where it is thicker.
    if (!density && random() * Math.max(onVertex[a]!, onVertex[b]!, onVertex[c]!) > thick) continue
    if (density && random() > thick) continue
    const [nx, ny, nz] = [between(normals, 0), between(normals, 1), between(normals, 2)]
    const per = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    const normal: Vector = [nx * per, ny * per, nz * per]
    const place: Vector = [
      between(vertices, 0) - normal[0] * SUNK,
      between(vertices, 1) - normal[1] * SUNK,
      between(vertices, 2) - normal[2] * SUNK,
    ]
    roots.push({ place, normal, base: at, density: thick })
  }
  return roots
}

function areaOf(vertices: Float32Array, a: number, b: number, c: number): number {
  const ux = vertices[b * 3]! - vertices[a * 3]!
  const uy = vertices[b * 3 + 1]! - vertices[a * 3 + 1]!
  const uz = vertices[b * 3 + 2]! - vertices[a * 3 + 2]!
  const vx = vertices[c * 3]! - vertices[a * 3]!
  const vy = vertices[c * 3 + 1]! - vertices[a * 3 + 1]!
  const vz = vertices[c * 3 + 2]! - vertices[a * 3 + 2]!
  const x = uy * vz - uz * vy
  const y = uz * vx - ux * vz
  const z = ux * vy - uy * vx
  return Math.sqrt(x * x + y * y + z * z) / 2
}
