import { mixRgb, type Rgb } from '../../../color.ts'
import type { Vector } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import { gridMesh, type Mesh } from '../../grid.ts'
import { ball, bar } from '../../props/shapes.ts'
import { add, cross, scaleBy, unit } from '../../vector.ts'
import type { BeastBuild } from './beast-build.ts'
import type { BeastHead } from './beast-head.ts'
import type { HeadSpace } from './head-space.ts'

export interface FacePart {
  readonly mesh: Mesh
  readonly color: Rgb
  readonly material: Material
  readonly colors?: Float32Array
}

const BLACK: Rgb = [0.05, 0.045, 0.05]

/** What a face does at a moment: how far the eyes are open, and the mouth, 0 … 1; in the colour that its coat has at a place of the head. */
export interface FaceDoing {
  readonly lids?: number
  readonly mouth?: number
  coat?(at: Vector): Rgb
}

/** Eyes with their lights, the nose, the line of the lips, whiskers. */
export function beastFace(build: BeastBuild, head: BeastHead, space: HeadSpace, doing: FaceDoing = {}): FacePart[] {
  const { skull, muzzle, nose, snout } = build
  const parts: FacePart[] = head.eyes.flatMap((eye) =>
    head.areEyesShut ? [shutLine(build, eye, space)] : eyeParts(build, eye, space),
  )
  const wide = (snout === 'disc' ? 0.42 : 0.24) * muzzle.wide
  if (snout !== 'trunk' && !build.hasHooves) {
    parts.push({ mesh: blob(space, head.noseAt, [wide, wide * 0.72, wide * 0.62]), color: nose, material: MATERIAL.leather })
    for (const side of [-1, 1])
      parts.push({
        mesh: blob(
          space,
          [side * wide * 0.5, head.noseAt[1] + wide * 0.16, head.noseAt[2] + wide * 0.42],
          [wide * 0.24, wide * 0.17, wide * 0.2],
        ),
        color: BLACK,
        material: MATERIAL.cloth,
      })
  } else if (snout === 'disc') {
    parts.push({ mesh: blob(space, head.noseAt, [wide, wide * 0.8, wide * 0.35]), color: nose, material: MATERIAL.skin })
    for (const side of [-1, 1])
      parts.push({ mesh: blob(space, [side * wide * 0.4, head.noseAt[1], head.noseAt[2] + wide * 0.3], [wide * 0.18, wide * 0.26, wide * 0.12]), color: mixRgb(nose, BLACK, 0.7), material: MATERIAL.cloth }) // biome-ignore format: nostrils
  } else if (snout === undefined) {
    for (const side of [-1, 1])
      parts.push({ mesh: blob(space, [side * 0.22 * muzzle.wide, head.noseAt[1] + 0.02, head.noseAt[2] - 0.12], [0.07, 0.11, 0.12]), color: BLACK, material: MATERIAL.cloth }) // biome-ignore format: nostrils
  }
  if (snout === undefined) {
    const lip = mixRgb(nose, BLACK, 0.5)
    for (const line of head.lips)
      parts.push({
        mesh: bar(line.map(space.outOf), (t) => skull * 0.035 * (1 - 0.5 * t), 6),
        color: lip,
        material: MATERIAL.leather,
      })
    if (!build.hasHooves) {
      const from: Vector = [0, head.noseAt[1] + wide * 0.6, head.noseAt[2] + wide * 0.1]
      parts.push({
        mesh: bar([from, head.lips[0]![0]!].map(space.outOf), () => skull * 0.03, 6),
        color: lip,
        material: MATERIAL.leather,
      })
    }
  }
  const { lids = 1, mouth = 0, coat = () => nose } = doing
  if (lids < 0.95 && !head.areEyesShut) parts.push(...head.eyes.flatMap((eye) => loweredLid(build, eye, { space, lids, coat })))
  if (mouth > 0.04 && snout === undefined) parts.push(...openMouth(head, { space, mouth, coat }))
  if (build.whiskers) parts.push(...whiskersOf(build, head, space))
  return parts
}

interface FaceOrder {
  readonly space: HeadSpace
  coat(at: Vector): Rgb
}

/** Radians from over an eye to its upper lid. */
const LID = { open: 1, shut: 2.35 } as const

/** The upper lid, come down over the eye. Laid over what is there, so that nothing else of the head is built otherwise. */
function loweredLid(
  build: BeastBuild,
  eye: BeastHead['eyes'][number],
  { space, lids, coat }: FaceOrder & { readonly lids: number },
): FacePart[] {
  const { size } = build.eye
  const { at } = eye
  const over: Vector = [at[0], at[1] - size * 1.5, at[2]]
  // From over the eye down to where it is open.
  const down = LID.open + (LID.shut - LID.open) * (1 - lids)
  const mesh = gridMesh({ rows: 10, columns: 24, closed: true }, (row, column) => {
    const [fall, turn] = [(row / 9) * down, (column / 24) * 2 * Math.PI]
    const out = size * 1.1 * Math.sin(fall)
    return space.outOf([at[0] + Math.cos(turn) * out, at[1] - size * 1.1 * Math.cos(fall), at[2] + Math.sin(turn) * out])
  })
  const lid = { mesh, color: coat(over), material: MATERIAL.fur }
  return lids < 0.2 ? [lid, shutLine(build, eye, space)] : [lid]
}

/** The dark of an open mouth before the chin, its tongue, and the chin below it. */
function openMouth({ jaw }: BeastHead, { space, mouth, coat }: FaceOrder & { readonly mouth: number }): FacePart[] {
  const { at, wide } = jaw
  const drop = 0.34 * mouth
  const low: Vector = [0, at[1] + drop, at[2] - wide * 0.4 - drop * 0.3]
  return [
    { mesh: blob(space, [0, at[1] + drop * 0.35, at[2] - wide * 0.42], [wide * 0.85, drop * 0.75 + 0.03, wide * 0.62]), color: [0.2, 0.05, 0.06], material: MATERIAL.cloth }, // biome-ignore format: radii
    { mesh: blob(space, [0, at[1] + drop * 0.72, at[2] - wide * 0.32], [wide * 0.52, drop * 0.3 + 0.02, wide * 0.6]), color: [0.85, 0.42, 0.44], material: MATERIAL.skin }, // biome-ignore format: radii
    { mesh: blob(space, [0, low[1] + drop * 0.25, low[2]], [wide * 0.9, 0.1 + drop * 0.22, wide * 0.66]), color: coat(at), material: MATERIAL.fur }, // biome-ignore format: radii
  ]
}

/** Where the lids of an eye that is shut meet. */
function shutLine({ skull, eye }: BeastBuild, { at, gaze }: BeastHead['eyes'][number], space: HeadSpace): FacePart {
  const aside = unit(cross([0, 1, 0], gaze))
  const points = [-1, -0.5, 0, 0.5, 1].map((t) => {
    const out = eye.size * (1.24 - 0.5 * t * t)
    return space.outOf(add(at, [aside[0] * t * eye.size + gaze[0] * out, eye.size * 0.3 * (1 - t * t) + gaze[1] * out, aside[2] * t * eye.size + gaze[2] * out])) // biome-ignore format: a point
  })
  return { mesh: bar(points, () => skull * 0.04, 6), color: BLACK, material: MATERIAL.leather }
}

function whiskersOf({ skull, muzzle }: BeastBuild, { tip }: BeastHead, space: HeadSpace): FacePart[] {
  return [-1, 1].flatMap((side) =>
    [-1, 0, 1].map((row): FacePart => {
      const from: Vector = [side * 0.3 * muzzle.wide, 0.42 + row * 0.07, tip - 0.3]
      const to: Vector = [side * 1.5, 0.42 + row * 0.26, tip - 0.45]
      const middle: Vector = [side * 0.95, 0.36 + row * 0.16, tip - 0.25]
      return {
        mesh: bar([from, middle, to].map(space.outOf), (t) => skull * 0.018 * (1 - 0.8 * t), 4),
        color: [0.93, 0.92, 0.9],
        material: MATERIAL.cloth,
      }
    }),
  )
}

/** An ellipsoid in the space of a head, carried out of it. */
function blob(space: HeadSpace, at: Vector, radii: Vector, turn?: (way: Vector) => Vector): Mesh {
  const mesh = ball(1)
  const positions = new Float32Array(mesh.positions.length)
  const normals = new Float32Array(mesh.positions.length)
  for (let index = 0; index < positions.length; index += 3) {
    const [x, y, z] = [mesh.positions[index]!, mesh.positions[index + 1]!, mesh.positions[index + 2]!]
    const way: Vector = [x * radii[0], y * radii[1], z * radii[2]]
    positions.set(space.outOf(add(at, turn ? turn(way) : way)), index)
    normals.set(unit(space.turned([x / radii[0], y / radii[1], z / radii[2]])), index)
  }
  return { ...mesh, positions, normals }
}

export function eyeParts(
  { eye }: Pick<BeastBuild, 'eye'>,
  { at, gaze }: BeastHead['eyes'][number],
  space: HeadSpace,
): FacePart[] {
  const { size, color, isSlit } = eye
  const aside = unit(cross([0, 1, 0], gaze))
  const up = cross(gaze, aside)
  const rows = 34
  const columns = 40
  const positions = new Float32Array(rows * columns * 3)
  const normals = new Float32Array(rows * columns * 3)
  const colors = new Float32Array(rows * columns * 3)
  const triangles: number[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      // Rings round the way it looks: pupil, iris, its dark edge, and what is brown beside it.
      const away = (row / (rows - 1)) * 1.9
      const turn = (column / columns) * 2 * Math.PI
      const [a, b, c] = [Math.cos(turn) * Math.sin(away), Math.sin(turn) * Math.sin(away), Math.cos(away)]
      const way = add(add(scaleBy(aside, a), scaleBy(up, b)), scaleBy(gaze, c))
      const to = (row * columns + column) * 3
      positions.set(space.outOf(add(at, scaleBy(way, size))), to)
      normals.set(unit(space.turned(way)), to)
      // A slit is wider in its middle, and an iris is lighter below, where light falls through it, and darker round the pupil.
      const isPupil = isSlit ? Math.abs(a) < 0.3 * (1 - b * b * 1.5) : away < 0.54
      const shade: Rgb = isPupil
        ? BLACK
        : away < 0.92
          ? mixRgb(mixRgb(color, BLACK, Math.max(0, 0.3 - b * 0.45)), [1, 0.92, 0.7], Math.max(0, b * 0.4))
          : away < 1.08
            ? mixRgb(color, BLACK, 0.75)
            : [0.2, 0.15, 0.13]
      colors.set(shade, to)
      if (row > 0) {
        const next = (column + 1) % columns
        const [p, q, r, s] = [
          (row - 1) * columns + column,
          (row - 1) * columns + next,
          row * columns + column,
          row * columns + next,
        ]
        triangles.push(p, q, r, q, s, r)
      }
    }
  const light = add(at, add(scaleBy(gaze, size * 0.86), add(scaleBy(aside, -size * 0.34), scaleBy(up, -size * 0.36))))
  return [
    { mesh: { positions, normals, triangles: Uint32Array.from(triangles) }, color, colors, material: MATERIAL.eye },
    {
      mesh: blob(space, add(at, scaleBy(gaze, -size * 0.2)), [size * 1.13, size * 1.06, size * 1.1]),
      color: BLACK,
      material: MATERIAL.cloth,
    },
    { mesh: blob(space, light, [size * 0.2, size * 0.2, size * 0.2]), color: [1, 1, 1], material: MATERIAL.glow },
  ]
}
