import { mixRgb, type Rgb } from '../color.ts'
import type { Vector } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import { boxAround } from './bench.ts'
import { trunkField } from './body-trunk.ts'
import { mix } from './curve.ts'
import { clipMesh } from './field/clip-mesh.ts'
import { type Field, smoothMin } from './field/field.ts'
import { meshField } from './field/mesh-field.ts'
import { limb } from './field/solids.ts'
import { edge, type Print } from './garments/cloth-prints.ts'
import { gridMesh, type Mesh } from './grid.ts'
import { buildTube, pointsAlong } from './tube.ts'
import { add, cross, dot, scaleBy, subtract, unit } from './vector.ts'

/** Half heads of a scale along the tail and round it. */
const SCALE = { long: 0.27, wide: 0.34 } as const

/** Half heads before the spine where a lap begins. */
const LAP_FROM = 0.8

type Tail = NonNullable<CharacterSheet['tail']>

/** A mermaid's tail in place of legs, or a snake's or a smoke's that has no fin: from below the waist along them, then bent up to a fin that looks at the viewer. */
export function buildFishTail(bench: Bench, { kind, color }: Tail): Surface[] {
  const { skeleton, joints } = bench.stand
  const { tall, wide } = skeleton
  const spine = spineOf(bench)
  const [, knees, shins, bend, end] = spine as [Vector, Vector, Vector, Vector, Vector]
  const radius = skeleton.thighRadius
  const trunk = trunkField(skeleton, joints, { offset: 0.05, hang: 0 })
  const limbs = [
    ...joints.legs.map(({ hip }) => limb(hip, knees, radius + 0.12, radius * 0.98)),
    limb(knees, shins, radius * 1.0, radius * 0.68),
    limb(shins, bend, radius * 0.68, radius * 0.46),
    limb(bend, end, radius * 0.46, radius * 0.26),
  ]
  const waist = skeleton.waistY + 0.55 * tall
  const field: Field = (x, y, z) => {
    const body = trunk(x, y, z)
    if (y < waist - 0.3) return body
    return limbs.reduce((distance, each) => smoothMin(distance, each(x, y, z), 0.42), body)
  }
  const box = boxAround(bench, [[-1.6 * wide, waist, -1.2], [1.6 * wide, skeleton.crotchY, 1.3], ...spine], radius + 0.2) // biome-ignore format: points
  if (box.min[1] >= box.max[1]) return []
  const shell = meshField(
    field,
    { ...box, min: [box.min[0], waist - 0.6, box.min[2]] },
    { cell: bench.cell, toViewer: bench.toViewer },
  )
  // The edge dips before the belly; a lap before it is higher and stays.
  const dip = (x: number) => 0.35 * tall * Math.exp(-((x / (0.8 * wide)) ** 2))
  const tail = clipMesh(shell, (x, y, z) => waist + dip(x) - y - 2 * Math.max(0, z - LAP_FROM), { rim: 0.05 })
  if (kind === 'smoke') {
    const smoke = { part: bench.nextPart(), material: MATERIAL.fur, color, doubleSided: true }
    return [{ ...smoke, ...tail }, ...tipOf(bench, spine, color).map((tip) => ({ ...tip, ...smoke }))]
  }
  return [
    scaled(bench, tail, { color, spine }),
    ...(kind === 'fish' ? finOf(bench, { from: bend, to: end, color }) : tipOf(bench, spine, color)),
  ]
}

/** The end of a snake, that winds on over the ground and lifts its tip. */
function tipOf(bench: Bench, spine: readonly Vector[], color: Rgb): Surface[] {
  const radius = bench.stand.skeleton.thighRadius * 0.46
  const [, , , bend, end] = spine as [Vector, Vector, Vector, Vector, Vector]
  const out = end[0] > bend[0] ? 1 : -1
  const points = pointsAlong(
    40,
    (t): Vector => [
      bend[0] + out * (0.3 + 2.5 * Math.sin(t * 2.2)),
      bend[1] + 0.1 - 1.3 * Math.max(0, t - 0.62) ** 1.4 * 2,
      bend[2] + 0.9 * Math.sin(t * 3) + 0.2,
    ],
  )
  const surface = { part: bench.nextPart(), material: MATERIAL.leather, color }
  return [buildTube([bend, ...points], { ...surface, radius: (t) => radius * (1 - t) ** 0.55 + 0.015 })]
}

/** Hips, knees, shins, bend and end. Whoever stands, stands on the bend. */
function spineOf({ stand: { skeleton, joints } }: Bench): Vector[] {
  const { tall, hipY, soleY } = skeleton
  const [left, right] = joints.legs
  const middle = (a: Vector, b: Vector): Vector => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
  const hips = middle(left.hip, right.hip)
  const knees = middle(left.knee, right.knee)
  const ankles = middle(left.ankle, right.ankle)
  const side = -joints.holdingSide
  if (knees[1] - hipY > 2.2 * tall && ankles[1] - hipY > 5 * tall) {
    return [
      hips,
      [knees[0] - side * 0.34, knees[1], knees[2] + 0.3],
      [hips[0] - side * 0.12, mix(knees[1], soleY, 0.66), 0.15],
      [hips[0] + side * 0.85, soleY - 0.3, 0.5],
      [hips[0] + side * 1.85, soleY - 1.15 * tall, 0.75],
    ]
  }
  const on = unit(subtract(ankles, knees))
  const shins = middle(knees, ankles)
  return [hips, knees, shins, ankles, add(ankles, scaleBy(unit(add(on, [side * 0.6, -0.5, 0.2])), 1.15 * tall))]
}

/** Scales in staggered rows, printed pixel by pixel. */
function scaled(bench: Bench, mesh: Mesh, { color, spine }: { color: Rgb; spine: readonly Vector[] }): Surface {
  const { positions } = mesh
  const uvs = new Float32Array((positions.length / 3) * 2)
  const bones = spine.slice(1).map((to, index) => {
    const from = spine[index]!
    const along = unit(subtract(to, from))
    return { from, along, length: Math.hypot(...subtract(to, from)), across: unit(cross(along, bench.toViewer)) }
  })
  const starts = bones.map((_, index) => bones.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  for (let at = 0, to = 0; at < positions.length; at += 3, to += 2) {
    const point: Vector = [positions[at]!, positions[at + 1]!, positions[at + 2]!]
    let nearest = 99
    for (const [index, { from, along, length, across }] of bones.entries()) {
      const off = subtract(point, from)
      const far = dot(off, along)
      const near = Math.min(length, index === 0 ? far : Math.max(0, far))
      const away = Math.hypot(...subtract(off, scaleBy(along, near)))
      if (away >= nearest) continue
      nearest = away
      uvs.set([starts[index]! + near, dot(off, across)], to)
    }
  }
  const part = bench.nextPart()
  bench.patterns.set(part, {
    pattern: 'plain',
    base: color,
    second: color,
    seed: bench.sheet.seed,
    marking: { print: scales, tints: [mixRgb(color, [0.03, 0.08, 0.16], 0.55), mixRgb(color, [0.95, 1, 0.92], 0.5)] },
  })
  return { part, material: MATERIAL.leather, color, doubleSided: true, ...mesh, uvs }
}

/** The rim of each scale is dark, its upper edge shines. */
const scales: Print = (u, v) => {
  const row = Math.floor(u / SCALE.long)
  const x = (v / SCALE.wide + (row % 2 ? 0.5 : 0) + 40) % 1
  const y = u / SCALE.long - row
  const away = Math.hypot((x - 0.5) * SCALE.wide, y * SCALE.long * 0.82)
  const rim = edge(Math.abs(away - SCALE.wide * 0.5) - 0.012)
  if (rim > 0.05) return 0.75 * rim
  const shine = edge(Math.hypot((x - 0.42) * SCALE.wide, (y - 0.42) * SCALE.long * 0.8) - 0.035)
  return shine > 0.1 ? 1 + 0.55 * shine : 0
}

/** Two lobes with rays, spread so that the viewer sees them. */
function finOf(bench: Bench, { from, to, color }: { from: Vector; to: Vector; color: Rgb }): Surface[] {
  const { tall } = bench.stand.skeleton
  const ahead = unit(subtract(to, from))
  const flat = unit(subtract(ahead, scaleBy(bench.toViewer, dot(ahead, bench.toViewer))))
  const aside = unit(cross(flat, bench.toViewer))
  const light = mixRgb(color, [0.9, 1, 0.95], 0.32)
  return [-1, 1].map((lobe) => {
    const rows = 16
    const columns = 15
    const mesh = gridMesh({ rows, columns, closed: false }, (row, column): Vector => {
      const t = row / (rows - 1)
      const k = column / (columns - 1) - 0.5
      const ray = 0.5 + 0.5 * Math.cos(k * 2 * Math.PI * 4)
      const fan = 0.6 + k * 1.05
      const far = (0.15 + 2.3 * t * (1 - 1.5 * (k - 0.14) ** 2 - 0.05 * ray)) * tall
      const [out, up] = [Math.sin(fan) * far, Math.cos(fan) * far]
      const lift = 0.09 * ray * t + 0.12 * Math.sin(t * 2.6)
      return add(add(add(to, scaleBy(flat, up - 0.2)), scaleBy(aside, lobe * out)), scaleBy(bench.toViewer, lift))
    })
    const colors = new Float32Array(mesh.positions.length)
    for (let vertex = 0; vertex < rows * columns; vertex += 1) {
      const t = Math.floor(vertex / columns) / (rows - 1)
      const ray = 0.5 + 0.5 * Math.cos(((vertex % columns) / (columns - 1) - 0.5) * 2 * Math.PI * 4)
      const own = mixRgb(mixRgb(color, light, t), [0.05, 0.12, 0.2], 0.24 * (1 - ray) + 0.12 * (1 - t))
      colors.set(own, vertex * 3)
    }
    return { part: bench.nextPart(), material: MATERIAL.leather, color: light, colors, doubleSided: true, ...mesh }
  })
}
