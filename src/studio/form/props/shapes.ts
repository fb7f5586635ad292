import type { Vector } from '../../math/matrix.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { add, cross, scaleBy, subtract, unit } from '../vector.ts'

/** A turned shape round the y axis: [y, radius] from top to bottom. */
export function lathe(profile: readonly (readonly [y: number, radius: number])[], columns = 18): Mesh {
  return gridMesh({ rows: profile.length, columns, closed: true }, (row, column): Vector => {
    const [y, radius] = profile[row]!
    const turn = (column / columns) * Math.PI * 2
    return [-Math.cos(turn) * Math.max(radius, 0.001), y, Math.sin(turn) * Math.max(radius, 0.001)]
  })
}

/** A round bar along points; the radius may change from the first (0) to the last (1). */
export function bar(points: readonly Vector[], radiusAt: (share: number) => number, columns = 10): Mesh {
  return gridMesh({ rows: points.length, columns, closed: true }, (row, column): Vector => {
    const ahead = unit(subtract(points[Math.min(points.length - 1, row + 1)]!, points[Math.max(0, row - 1)]!))
    const aside = unit(cross(ahead, Math.abs(ahead[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]))
    const third = cross(ahead, aside)
    const turn = (column / columns) * Math.PI * 2
    const radius = radiusAt(row / (points.length - 1))
    return add(points[row]!, add(scaleBy(aside, Math.cos(turn) * radius), scaleBy(third, Math.sin(turn) * radius)))
  })
}

/** A flat plate with bevelled edges: a superellipse of `power` (2 round, 8 boxy) standing in x and y. */
export function plate(width: number, height: number, depth: number, power = 8): Mesh {
  const columns = 32
  const rings = [
    [0.001, depth],
    [0.9, depth],
    [1, depth * 0.6],
    [1, -depth * 0.6],
    [0.9, -depth],
    [0.001, -depth],
  ] as const
  return gridMesh({ rows: rings.length, columns, closed: true }, (row, column): Vector => {
    const [size, z] = rings[row]!
    const turn = (column / columns) * Math.PI * 2
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const reach = size / (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (1 / power)
    return [(-cos * reach * width) / 2, (sin * reach * height) / 2, z]
  })
}

/** Points on a line, for bars. */
export function line(from: Vector, to: Vector, count = 2): Vector[] {
  return Array.from({ length: count }, (_, index) => add(from, scaleBy(subtract(to, from), index / (count - 1))))
}

/** The same mesh elsewhere. */
export function moved(mesh: Mesh, by: Vector): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, index) => value + by[index % 3]!) }
}

/** A ball round the origin. */
export function ball(radius: number): Mesh {
  return lathe(
    Array.from({ length: 9 }, (_, index) => {
      const turn = (index / 8) * Math.PI
      return [-Math.cos(turn) * radius, Math.sin(turn) * radius] as const
    }),
    14,
  )
}

/** A ring that faces the viewer: the middle of its bar `radius` away, the bar as thick as `thickness`. */
export function turnRing(radius: number, thickness: number): Mesh {
  const points = Array.from({ length: 29 }, (_, index): Vector => {
    const turn = (index / 28) * Math.PI * 2
    return [Math.cos(turn) * radius, Math.sin(turn) * radius, 0]
  })
  return bar(points, () => thickness)
}
