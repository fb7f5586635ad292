import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { collectStrands } from '../../../person/hair/collect-strands.ts'
import { randomFor } from '../../../random.ts'
import type { Strands } from '../../../raster/strands.ts'
import type { Mesh } from '../../grid.ts'

export interface CoatOrder {
  readonly part: number
  /** Length of a hair, and its width, in the beast's own measure. */
  readonly long: number
  readonly wide: number
  /** Hairs on a square of side 1. */
  readonly dense: number
  readonly toViewer: Vector
  /** Shorter ones are left out. */
  readonly shortest: number
  readonly isCurly: boolean
  /** Of ordinary hair's, how far it stands off the skin; absent for as far. */
  readonly lift?: number
  color(x: number, y: number, z: number): Rgb
  /** Where hairs run there, and the share of the length they have. */
  flow(x: number, y: number, z: number): { readonly way: Vector; readonly share: number }
}

const POINTS = 4
const LIFT = 0.34
/** Turned farther away, nobody sees it: an eye near at hand looks a little round what is beside its axis. */
const AWAY = -0.5

/** Hairs on what the viewer sees of a skin. */
export function growCoat({ positions, normals, triangles }: Mesh, order: CoatOrder): Strands {
  const { part, shortest, long, wide, dense, toViewer, isCurly, lift: raised = 1, color, flow } = order
  const random = randomFor('coat', String(part))
  const collector = collectStrands()
  let owed = 0
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at]! * 3, triangles[at + 1]! * 3, triangles[at + 2]! * 3]
    if (normals[a]! * toViewer[0] + normals[a + 1]! * toViewer[1] + normals[a + 2]! * toViewer[2] < AWAY) continue
    const [ux, uy, uz] = [
      positions[b]! - positions[a]!,
      positions[b + 1]! - positions[a + 1]!,
      positions[b + 2]! - positions[a + 2]!,
    ]
    const [vx, vy, vz] = [
      positions[c]! - positions[a]!,
      positions[c + 1]! - positions[a + 1]!,
      positions[c + 2]! - positions[a + 2]!,
    ]
    const [cx, cy, cz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    owed += 0.5 * Math.sqrt(cx * cx + cy * cy + cz * cz) * dense
    for (; owed >= 1; owed -= 1) {
      let [s, t] = [random(), random()]
      if (s + t > 1) [s, t] = [1 - s, 1 - t]
      const [x, y, z] = [
        positions[a]! + ux * s + vx * t,
        positions[a + 1]! + uy * s + vy * t,
        positions[a + 2]! + uz * s + vz * t,
      ]
      const [nx, ny, nz] = [normals[a]!, normals[a + 1]!, normals[a + 2]!]
      const { way, share } = flow(x, y, z)
      const chance = random()
      const aside = random() - 0.5
      const tone = random()
      if (long * share < shortest) continue
      // Along the skin, a little off it.
      const along = way[0] * nx + way[1] * ny + way[2] * nz
      let [dx, dy, dz] = [way[0] - along * nx, way[1] - along * ny, way[2] - along * nz]
      const size = Math.sqrt(way[0] * way[0] + way[1] * way[1] + way[2] * way[2]) || 1
      const per = 1 / (Math.sqrt(dx * dx + dy * dy + dz * dz) + 0.15 * size)
      dx *= per
      dy *= per
      dz *= per
      const [bx, by, bz] = [ny * dz - nz * dy, nz * dx - nx * dz, nx * dy - ny * dx]
      const length = long * share * (0.7 + 0.6 * chance)
      const own = color(x, y, z)
      const root = mixRgb(own, [0.05, 0.04, 0.04], (0.16 + 0.26 * tone) * (isCurly ? 0.5 : 1))
      const tip =
        tone > 0.5 ? mixRgb(own, [1, 0.97, 0.92], (tone - 0.5) * 0.24) : mixRgb(own, [0.05, 0.04, 0.04], (0.5 - tone) * 0.34)
      const hair = collector.add(POINTS, { root, tip, part, across: aside * 0.5 })
      for (let point = 0; point < POINTS; point += 1) {
        const u = point / (POINTS - 1)
        const lift = length * (LIFT * raised * u * (1.25 - 0.75 * u)) * (isCurly ? 1.6 : 1) - 0.1 * length * (1 - u)
        const run = isCurly ? length * 0.55 * Math.sin(u * 3 + tone * 6) : length * u
        const bend = isCurly ? length * 0.55 * Math.sin(u * 3 + chance * 6) : length * aside * 0.4 * u * u
        const to = (hair.at / 3 + point) * 3
        hair.positions[to] = x + dx * run + nx * lift + bx * bend
        hair.positions[to + 1] = y + dy * run + ny * lift + by * bend + length * 0.12 * u * u
        hair.positions[to + 2] = z + dz * run + nz * lift + bz * bend
      }
    }
  }
  return collector.finish({ width: wide, tipShare: 0.4 })
}
