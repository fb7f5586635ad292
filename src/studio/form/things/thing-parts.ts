import { mixRgb, type Rgb } from '../../color.ts'
import type { Vector } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import { gridMesh } from '../grid.ts'
import type { PropPiece } from '../props/prop-piece.ts'
import { ball, bar, lathe, line, moved, plate } from '../props/shapes.ts'
import { cuboid } from './cuboid.ts'

/** Makes a thing of a colour in metres: on the ground in the origin, up is −y, its front toward z. */
export type MakeThing = (color: Rgb) => PropPiece[]

export const { wood, metal, glass, cloth, glow, leather, gem } = MATERIAL

export const IRON: Rgb = [0.17, 0.18, 0.2]
export const TYRE: Rgb = [0.07, 0.07, 0.08]
export const PANE: Rgb = [0.2, 0.27, 0.33]
export const WHITE: Rgb = [0.93, 0.93, 0.91]
export const LAMP: Rgb = [1, 0.93, 0.72]
export const STONE: Rgb = [0.6, 0.58, 0.54]
export const BARK: Rgb = [0.34, 0.25, 0.18]

export const darker = (color: Rgb, share = 0.3) => mixRgb(color, [0.02, 0.02, 0.03], share)
export const lighter = (color: Rgb, share = 0.3) => mixRgb(color, [1, 1, 1], share)

/** Polished metal mirrors what is before it, which is nothing: flat sides of it are painted. */
const flat = (material: Material): Material => (material === metal ? glass : material)

/** A box from the middle of its base: across, up, forward. */
export const box = (
  [x, y, z]: Vector,
  [width, height, depth]: Vector,
  color: Rgb,
  material: Material = wood,
  bevel?: number,
): PropPiece => ({
  mesh: cuboid([x - width / 2, y - height, z - depth / 2], [x + width / 2, y, z + depth / 2], bevel),
  color,
  material: flat(material),
})

export const rod = (
  from: Vector,
  to: Vector,
  radius: number,
  color: Rgb,
  material: Material = metal,
  end = radius,
): PropPiece => ({
  mesh: bar(line(from, to, 3), (share) => radius + (end - radius) * share),
  color,
  material,
})

export const bent = (points: readonly Vector[], radius: number, color: Rgb, material: Material = metal): PropPiece => ({
  mesh: bar(points, () => radius, 8),
  color,
  material,
})

/** Turned on a lathe: [height above its base, radius] from the bottom up. */
export const turned = (
  [x, y, z]: Vector,
  profile: readonly (readonly [up: number, radius: number])[],
  color: Rgb,
  material: Material = wood,
  columns = 26,
): PropPiece => ({
  mesh: moved(
    lathe(
      profile.toReversed().map(([up, radius]) => [-up, radius] as const),
      columns,
    ),
    [x, y, z],
  ),
  color,
  material,
})

export const orb = (at: Vector, radius: number, color: Rgb, material: Material = glass): PropPiece => ({
  mesh: moved(ball(radius), at),
  color,
  material,
})

/** A flat plate that stands upright, `power` 2 round … 10 square. */
export const board = (
  at: Vector,
  [width, height, depth]: Vector,
  color: Rgb,
  { material = wood, power = 20 }: { material?: Material; power?: number } = {},
): PropPiece => ({ mesh: moved(plate(width, height, depth / 2, power), at), color, material: flat(material) })

/** A wheel that rolls along x. */
export function wheel([x, y, z]: Vector, radius: number, width: number, hub: Rgb = [0.7, 0.71, 0.74]): PropPiece[] {
  return [
    board([x, y, z], [radius * 2, radius * 2, width], TYRE, { material: leather, power: 2 }),
    board([x, y, z + width * 0.04], [radius * 1.24, radius * 1.24, width], hub, { material: metal, power: 2 }),
    board([x, y, z + width * 0.08], [radius * 0.4, radius * 0.4, width], darker(hub, 0.4), { material: metal, power: 2 }),
  ]
}

/** Of spokes, as carts have them. */
export function cartWheel([x, y, z]: Vector, radius: number, color: Rgb): PropPiece[] {
  const rim = Array.from({ length: 25 }, (_, index): Vector => {
    const turn = (index / 24) * Math.PI * 2
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, z]
  })
  return [
    bent(rim, radius * 0.08, color, wood),
    ...Array.from({ length: 10 }, (_, index) => rim[Math.round(index * 2.4)]!).map((to) =>
      rod([x, y, z], to, radius * 0.045, color, wood),
    ),
    board([x, y, z + 0.02], [radius * 0.34, radius * 0.34, 0.1], darker(color), { power: 2 }),
  ]
}

/** The same outline (x, y) from one side to the other: bodies of vehicles, roofs. */
export function slab(
  outline: readonly (readonly [x: number, y: number])[],
  [near, far]: readonly [near: number, far: number],
  color: Rgb,
  material: Material = glass,
  inset = 0.04,
): PropPiece {
  const middle = outline.reduce(([x, y], point) => [x + point[0] / outline.length, y + point[1] / outline.length] as const, [
    0, 0,
  ] as const)
  const rings = [
    [0, far],
    [0.97, far],
    [1, far + inset],
    [1, near - inset],
    [0.97, near],
    [0, near],
  ] as const
  return {
    mesh: gridMesh({ rows: rings.length, columns: outline.length, closed: true }, (row, column): Vector => {
      const [size, z] = rings[row]!
      const [x, y] = outline[column]!
      return [middle[0] + (x - middle[0]) * size, middle[1] + (y - middle[1]) * size, z]
    }),
    color,
    material,
  }
}

/** Lumps that make a crown of leaves, a cloud of smoke or a heap: all balls of an uneven surface. */
export function lump(at: Vector, [rx, ry, rz]: Vector, color: Rgb, material: Material = cloth, rough = 0.16): PropPiece {
  const mesh = gridMesh({ rows: 15, columns: 24, closed: true }, (row, column): Vector => {
    const [down, turn] = [(row / 14) * Math.PI, (column / 24) * Math.PI * 2]
    const uneven =
      1 +
      rough *
        (Math.sin(turn * 5 + down * 4 + at[0] * 9) +
          Math.sin(turn * 3 - down * 7 + at[1] * 7) +
          0.7 * Math.sin(turn * 8 + down * 11)) *
        0.5 *
        Math.sin(down)
    return [
      at[0] - Math.cos(turn) * Math.sin(down) * rx * uneven,
      at[1] - Math.cos(down) * ry * uneven,
      at[2] + Math.sin(turn) * Math.sin(down) * rz * uneven,
    ]
  })
  return { mesh, color, material }
}

/** Leaves all over a ball, every one a small card: `count` of them, `leaf` metres long. */
export function foliage(at: Vector, radius: number, color: Rgb, { count = 150, leaf = 0.2 } = {}): PropPiece {
  const positions = new Float32Array(count * 12)
  const normals = new Float32Array(count * 12)
  const triangles = new Uint32Array(count * 6)
  for (let index = 0; index < count; index += 1) {
    // Evenly round the ball, at uneven depths.
    const y = 1 - (2 * (index + 0.5)) / count
    const turn = index * 2.39996 + at[0] * 5
    const ring = Math.sqrt(1 - y * y)
    const out: Vector = [Math.cos(turn) * ring, y, Math.sin(turn) * ring]
    const far = radius * (0.72 + 0.34 * fraction(index * 0.618 + at[1]))
    const tilt = fraction(index * 0.754 + at[2]) * 6.2832
    const [cos, sin] = [Math.cos(tilt) * leaf, Math.sin(tilt) * leaf]
    const corners = [
      [-cos, -sin * 0.8, 0.3 * leaf],
      [sin * 0.42, -cos * 0.42, -0.25 * leaf],
      [-sin * 0.42, cos * 0.42, 0.25 * leaf],
      [cos, sin * 0.8, -0.3 * leaf],
    ] as const
    const lean = (fraction(index * 0.37) - 0.5) * 0.9
    corners.forEach((corner, vertex) => {
      for (let axis = 0; axis < 3; axis += 1) {
        positions[index * 12 + vertex * 3 + axis] = at[axis]! + out[axis]! * far + corner[axis]! * 0.5
        normals[index * 12 + vertex * 3 + axis] = out[axis]! + (axis === 1 ? -0.35 : lean)
      }
      const long = Math.hypot(...normals.subarray(index * 12 + vertex * 3, index * 12 + vertex * 3 + 3))
      for (let axis = 0; axis < 3; axis += 1) normals[index * 12 + vertex * 3 + axis]! /= long
    })
    triangles.set(
      [0, 1, 2, 1, 3, 2].map((vertex) => index * 4 + vertex),
      index * 6,
    )
  }
  return { mesh: { positions, normals, triangles }, color, material: cloth }
}

const fraction = (value: number) => value - Math.floor(value)
