import { mixRgb, type Rgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { gridMesh } from './grid.ts'
import type { PartNumbers } from './part-numbers.ts'

interface Oval {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: Vector
  readonly tilt: number
  readonly color: Rgb
  readonly material: Material
}

/** An egg that lies in the face. */
export const oval = (parts: PartNumbers, { x, y, z, size: [wide, high, deep], tilt, color, material }: Oval): Surface => ({
  part: parts.next(),
  material,
  color,
  ...gridMesh({ rows: 16, columns: 28, closed: true }, (row, column) => {
    const [lat, turn] = [(row / 15) * Math.PI, (column / 28) * 2 * Math.PI]
    const [across, up] = [-Math.sin(lat) * Math.cos(turn) * wide, -Math.cos(lat) * high]
    return [
      x + across * Math.cos(tilt) - up * Math.sin(tilt),
      y + across * Math.sin(tilt) + up * Math.cos(tilt),
      z + Math.sin(lat) * Math.sin(turn) * deep - 0.3 * Math.abs(across) * Math.sign(across * x),
    ]
  }),
})

interface Ball {
  readonly y: number
  readonly z: number
  readonly radius: number
  readonly wide?: number
  readonly color: Rgb
  readonly material: Material
}

export const ball = (parts: PartNumbers, { y, z, radius, wide = 1, color, material }: Ball): Surface => ({
  part: parts.next(),
  material,
  color,
  ...gridMesh({ rows: 20, columns: 36, closed: true }, (row, column) => {
    const [lat, turn] = [(row / 19) * Math.PI, (column / 36) * 2 * Math.PI]
    return [
      -Math.sin(lat) * Math.cos(turn) * radius * wide,
      y - Math.cos(lat) * radius,
      z + Math.sin(lat) * Math.sin(turn) * radius,
    ]
  }),
})

/** An eye in the middle of the face: lids round it, white, iris and pupil. */
export function eyeBall(
  { eyes, skin }: CharacterSheet,
  parts: PartNumbers,
  at: { y: number; z: number; size: number },
): Surface[] {
  const { y, size } = at
  const of = (share: number, forward: number) => ({ y, z: at.z + forward * size, radius: size * share })
  return [
    ball(parts, { ...of(1.24, -0.3), wide: 1.2, color: mixRgb(skin.base, [0.25, 0.1, 0.1], 0.4), material: MATERIAL.skin }),
    ball(parts, { ...of(1, 0.12), wide: 1.16, color: [0.93, 0.92, 0.9], material: MATERIAL.gem }),
    ball(parts, { ...of(0.62, 0.53), color: eyes.left, material: MATERIAL.gem }),
    ball(parts, { ...of(0.3, 0.87), color: [0.02, 0.02, 0.03], material: MATERIAL.gem }),
  ]
}

/** Pieces all over the scalp, evenly: each with its place and the way out. */
export function scattered(count: number, piece: (place: Vector, out: Vector, index: number) => Surface): Surface[] {
  return Array.from({ length: count }, (_, index) => {
    const high = 1 - (index / count) * 0.95
    const round = Math.sqrt(Math.max(0, 1 - high * high))
    const turn = index * 2.39996
    return { out: [round * Math.cos(turn), -high, round * Math.sin(turn)] as Vector, index }
  })
    .filter(({ out: [x, y, z] }) => y < -0.3 || z < 0.25 || Math.abs(x) > 0.95)
    .map(({ out, index }) => piece([out[0] * 0.78, -0.28 + out[1] * 0.74, -0.08 + out[2] * 0.84], out, index))
}

/** A leaf that lies outward and down from its place. */
export function blade(
  [x, y, z]: Vector,
  [ox, oy, oz]: Vector,
  {
    long,
    wide,
    turn,
    ...surface
  }: Pick<Surface, 'part' | 'material' | 'color'> & { readonly long: number; readonly wide: number; readonly turn: number },
): Surface {
  const [sideX, sideZ] = [Math.cos(turn * 1.7), Math.sin(turn * 1.7)]
  const mesh = gridMesh({ rows: 9, columns: 5, closed: false }, (row, column) => {
    const t = row / 8
    const across = (column - 2) / 2
    const half = wide * Math.sin(Math.min(1, t * 1.02) * Math.PI) ** 0.8 * across
    const fold = Math.abs(across) * 0.05
    return [
      x + (ox * 1.0 + sideX * 0.45) * long * t - sideZ * half,
      y + (oy * 0.6 - 0.25) * long * t + 0.5 * long * t * t - fold,
      z + (oz * 1.0 + sideZ * 0.45) * long * t + sideX * half + 0.05,
    ]
  })
  return { ...surface, ...mesh, doubleSided: true }
}

export function colored(surface: Surface, at: (x: number, y: number, z: number) => Rgb): Surface {
  const { positions } = surface
  const colors = new Float32Array(positions.length)
  for (let vertex = 0; vertex < positions.length; vertex += 3)
    colors.set(at(positions[vertex]!, positions[vertex + 1]!, positions[vertex + 2]!), vertex)
  return { ...surface, colors }
}
