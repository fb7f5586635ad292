import { mixRgb, type Rgb } from '../../color.ts'
import type { PosedBody } from '../../person/body-fields.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import { type Bench, boxAround } from '../bench.ts'
import { smoothStep } from '../curve.ts'
import { clipMesh } from '../field/clip-mesh.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import type { Mesh } from '../grid.ts'
import type { ArmJoints, LegJoints } from '../pose.ts'
import { cross, dot, scaleBy, subtract, unit } from '../vector.ts'
import { armholes } from './armholes.ts'
import { armOnSkin, legOnSkin, roomOfSkin, trunkOnSkin } from './cloth-on-skin.ts'
import { clothSurface } from './cloth-surface.ts'
import { hasLap } from './lap.ts'
import { type LimbBones, placeOnLimb } from './place-on-limb.ts'
import { pressedIn } from './pressed-in.ts'
import { sewGloves } from './sew-gloves.ts'

/** How thick the edge of a plate looks. */
const RIM = 0.06

/** A full harness on a real body: breast, shoulders, arms, faulds with tassets, legs and gauntlets, each plate cut from what lies on the limb below it. */
export function sewRealPlates(
  bench: Bench,
  garment: Garment,
  { body, neckline }: Pick<Smithy, 'body' | 'neckline'>,
): Surface[] {
  const { joints } = bench.stand
  const surfaces: Surface[] = []
  const deeper = mixRgb(garment.color, [0.1, 0.1, 0.13], 0.22)
  const add = (mesh: Mesh, color: Rgb = garment.color) => {
    if (mesh.triangles.length > 0)
      surfaces.push(clothSurface(bench, mesh, { garment, material: MATERIAL.metal, color, pattern: 'plain' }))
  }
  const trim = (mesh: Mesh) => add(mesh, garment.trim)
  const smithy = { bench, body, neckline, add, trim }
  trunkPlates(smithy)
  for (const arm of joints.arms) {
    armPlates(smithy, arm)
    shoulderPlates(smithy, arm)
  }
  for (const leg of joints.legs) legPlates(smithy, leg)
  const gauntlets = sewGloves(bench, { ...garment, color: deeper }, body).surfaces
  return [...surfaces, ...gauntlets.map((surface) => ({ ...surface, material: MATERIAL.metal }))]
}

interface Smithy {
  readonly bench: Bench
  readonly body: PosedBody
  /** Where the plates of the trunk end at the neck. */
  readonly neckline: Field
  readonly add: (mesh: Mesh, color?: Rgb) => void
  readonly trim: (mesh: Mesh) => void
}

/** A plate: the part of a mesh where all of `keep` are negative, raised by `lift`, its normals leant as the lift changes. */
function plate(mesh: Mesh, keep: readonly Field[], lift: Field, rim = RIM): Mesh {
  // One after the other: a strip narrower than a triangle would be lost between both its edges.
  const piece = keep.reduce((left, edge) => clipMesh(left, edge), mesh)
  const positions = piece.positions.slice()
  const normals = piece.normals.slice()
  const probe = 0.02
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [piece.positions[at]!, piece.positions[at + 1]!, piece.positions[at + 2]!]
    const [nx, ny, nz] = [piece.normals[at]!, piece.normals[at + 1]!, piece.normals[at + 2]!]
    const height = lift(x, y, z)
    const gx = (lift(x + probe, y, z) - height) / probe
    const gy = (lift(x, y + probe, z) - height) / probe
    const gz = (lift(x, y, z + probe) - height) / probe
    const along = gx * nx + gy * ny + gz * nz
    const leant = unit([nx - gx + along * nx, ny - gy + along * ny, nz - gz + along * nz])
    for (let axis = 0; axis < 3; axis += 1) {
      positions[at + axis] = piece.positions[at + axis]! + piece.normals[at + axis]! * height
      normals[at + axis] = leant[axis]!
    }
  }
  return withRim({ positions, normals, triangles: piece.triangles }, rim)
}

/** The cut edges folded inwards. */
function withRim(mesh: Mesh, rim: number): Mesh {
  const open = new Map<number, [number, number]>()
  const count = mesh.positions.length / 3
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    for (let corner = 0; corner < 3; corner += 1) {
      const [a, b] = [mesh.triangles[at + corner]!, mesh.triangles[at + ((corner + 1) % 3)]!]
      const back = b * count + a
      if (open.has(back)) open.delete(back)
      else open.set(a * count + b, [a, b])
    }
  }
  const edges = [...open.values()]
  const positions = new Float32Array(mesh.positions.length + edges.length * 12)
  const normals = new Float32Array(positions.length)
  const triangles = new Uint32Array(mesh.triangles.length + edges.length * 6)
  positions.set(mesh.positions)
  normals.set(mesh.normals)
  triangles.set(mesh.triangles)
  edges.forEach(([p, q], index) => {
    const first = count + index * 4
    const place = (vertex: number) => [0, 1, 2].map((axis) => mesh.positions[vertex * 3 + axis]!) as [number, number, number]
    const facing = (vertex: number) => [0, 1, 2].map((axis) => mesh.normals[vertex * 3 + axis]!) as [number, number, number]
    const outward = unit(cross(subtract(place(q), place(p)), facing(p)))
    ;[p, q, p, q].forEach((vertex, corner) => {
      const depth = corner < 2 ? 0 : rim
      const [from, normal] = [place(vertex), facing(vertex)]
      for (let axis = 0; axis < 3; axis += 1) {
        positions[(first + corner) * 3 + axis] = from[axis]! - normal[axis]! * depth
        normals[(first + corner) * 3 + axis] = outward[axis]!
      }
    })
    triangles.set([first, first + 2, first + 1, first + 1, first + 2, first + 3], mesh.triangles.length + index * 6)
  })
  return { positions, normals, triangles }
}

/** 1 in the middle of a stretch, 0 at its ends and beyond. */
function hump(value: number, middle: number, half: number): number {
  const share = (value - middle) / half
  return share * share >= 1 ? 0 : 1 - share * share
}

/** How much an edge flares: nothing but for the last of a stretch. */
function flared(value: number, from: number, to: number): number {
  const share = (2 * (value - from)) / (to - from) - 1
  return Math.min(1, share * share) ** 4
}

/** The stretch of something that runs over a body. */
const between = (value: Field, from: number, to: number): readonly [Field, Field] => [
  (x, y, z) => from - value(x, y, z),
  (x, y, z) => value(x, y, z) - to,
]

function trunkPlates({ bench, body, neckline, add, trim }: Smithy): void {
  const { stand } = bench
  const { skeleton, joints } = stand
  const { tall, waistY, hipY } = skeleton
  const room = roomOfSkin(body, { width: 1.4, back: 1.1, front: 1.2 }, 0.5)
  const order = { cell: bench.cell * 0.85, toViewer: bench.toViewer }
  const waist = waistY + 0.12
  const level: Field = (x, y) => y - x * joints.sway.hipTilt * 0.5
  const chestBox = boxAround(
    bench,
    [
      [-room.width, -0.7, -room.back],
      [room.width, waist + 0.4, room.front],
    ],
    0,
  )
  const smooth = trunkOnSkin(stand, body, { offset: 0.14, hang: 0.22 })
  // Where arms lie on it the plate is flat, and they come out of it cleanly.
  const pressed = pressedIn(stand, body, { cloth: smooth, fromY: skeleton.shoulderY + 0.6, sleeve: 0.16 })
  const chest = meshField(smooth, chestBox, order)
  const holes = armholes(stand)
  const lower: Field = (x, y, z) => level(x, y, 0) - waist - (z > 0 ? 0.16 * Math.max(0, 1 - Math.abs(x)) : 0)
  // Full over the chest, with a ridge down the middle.
  const breast: Field = (x, y, z) => {
    const front = smoothStep(-0.1, 0.5, z)
    const full = 0.2 * hump(y, 1.75 * tall, 1.5 * tall)
    const ridge = 0.1 * (1 - smoothStep(0, 0.42, Math.abs(x))) * hump(y, 1.9 * tall, 1.9 * tall)
    const free = 1 - smoothStep(0, 0.2, pressed(x, y, z) - smooth(x, y, z))
    return 0.02 + 0.03 * free + free * (front * (full + ridge) + 0.05 * smoothStep(-0.3, 0, lower(x, y, z)))
  }
  const keep: readonly Field[] = [neckline, (x, y, z) => holes(x, y, z) + 0.04, lower]
  add(plate(chest, keep, breast))
  const raised: Field = (x, y, z) => breast(x, y, z) + 0.03
  trim(plate(chest, [...keep, (x, y, z) => -neckline(x, y, z) - 0.1], raised))
  trim(plate(chest, [...keep, (x, y, z) => -lower(x, y, z) - 0.1], raised))

  if (waist > bench.lowestY) return
  // Lames round the hips, each a little wider than the one above; the lowest of who sits would stand in the thighs.
  const lowest = hasLap(joints) ? hipY - 0.55 : hipY + 0.35
  const lames = 4
  const step = (lowest - waist) / lames
  const skirtBox = boxAround(
    bench,
    [
      [-room.width, waist - 0.2, -room.back],
      [room.width, lowest + 0.2, room.front],
    ],
    0.2,
  )
  const onTrunk = trunkOnSkin(stand, body, { offset: 0.16, hang: 0 })
  const thighs = joints.legs.map((leg) => legOnSkin(body, leg, { ease: 0.16 }))
  const skirt = meshField(
    (x, y, z) => thighs.reduce((distance, thigh) => smoothMin(distance, thigh(x, y, z), 0.4), onTrunk(x, y, z)),
    skirtBox,
    order,
  )
  for (let lame = lames - 1; lame >= 0; lame -= 1) {
    const [from, to] = [waist - 0.06 + lame * step, waist + 0.05 + (lame + 1) * step]
    const stands: Field = (x, y) => 0.03 + 0.02 * lame + 0.1 * smoothStep(from, to, level(x, y, 0))
    add(plate(skirt, between(level, from, to), stands))
    if (lame === lames - 1) trim(plate(skirt, between(level, to - 0.08, to), (x, y, z) => stands(x, y, z) + 0.03))
  }
}

function armPlates({ bench, body, add, trim }: Smithy, arm: ArmJoints): void {
  const bones: LimbBones = [arm.shoulder, arm.elbow, arm.wrist]
  const box = boxAround(bench, [arm.shoulder, arm.elbow, arm.wrist], 0.75)
  if (box.min[1] >= box.max[1]) return
  const mesh = meshField(armOnSkin(body, arm, { ease: 0.1 }), box, { cell: bench.cell * 0.75, toViewer: bench.toViewer })
  const along: Field = (x, y, z) => placeOnLimb(bones, x, y, z).along
  const within = (from: number, to: number) => between(along, from, to)
  add(plate(mesh, within(0.4, 0.9), (x, y, z) => 0.045 + 0.05 * flared(along(x, y, z), 0.4, 0.9)))
  const [from, to] = [1.1, 1.95]
  const fore: Field = (x, y, z) => 0.045 + 0.07 * flared(along(x, y, z), from, to)
  add(plate(mesh, within(from, to), fore))
  trim(plate(mesh, within(to - 0.07, to), (x, y, z) => fore(x, y, z) + 0.03))
  add(plate(mesh, within(0.8, 1.22), (x, y, z) => 0.085 + 0.12 * hump(along(x, y, z), 1.01, 0.21)))
}

/** A cap over the shoulder and two lames down the arm. */
function shoulderPlates({ bench, body, add, trim }: Smithy, arm: ArmJoints): void {
  const { stand } = bench
  const { side, shoulder } = arm
  const axis = unit(subtract(arm.elbow, shoulder))
  const box = boxAround(bench, [shoulder, [shoulder[0], shoulder[1] + 0.5, shoulder[2]]], 1.35)
  const trunk = trunkOnSkin(stand, body, { offset: 0.12, hang: 0 })
  const sleeve = armOnSkin(body, arm, { ease: 0.12 })
  const mesh = meshField((x, y, z) => smoothMin(trunk(x, y, z), sleeve(x, y, z), 0.22), box, {
    cell: bench.cell * 0.75,
    toViewer: bench.toViewer,
  })
  const outward = unit(subtract([side, -0.5, 0], scaleBy(axis, dot([side, -0.5, 0], axis))))
  const from = (x: number, y: number, z: number) => [x - shoulder[0], y - shoulder[1], z - shoulder[2]] as const
  const down: Field = (x, y, z) => dot(from(x, y, z), axis)
  const out: Field = (x, y, z) => dot(from(x, y, z), outward)
  const inner: Field = (x, y, z) => -out(x, y, z) - 0.2 - 0.25 * Math.max(0, -down(x, y, z))
  const size = 1
  for (let lame = 2; lame >= 0; lame -= 1) {
    const [top, bottom] = lame === 0 ? [-9, 0.42] : [0.2 + lame * 0.2, 0.42 + lame * 0.24]
    const lift: Field = (x, y, z) => 0.15 - lame * 0.035 + 0.1 * smoothStep(bottom - 0.25, bottom, down(x, y, z))
    const near: Field = (x, y, z) => {
      const [px, py, pz] = from(x, y, z)
      return Math.sqrt(px * px + py * py + pz * pz) - size
    }
    const keep = [...between(down, top, bottom), inner, near]
    add(plate(mesh, keep, lift))
    trim(plate(mesh, [...keep, (x, y, z) => bottom - 0.08 - down(x, y, z)], (x, y, z) => lift(x, y, z) + 0.03))
  }
}

function legPlates({ bench, body, add, trim }: Smithy, leg: LegJoints): void {
  const bones: LimbBones = [leg.hip, leg.knee, leg.ankle]
  if (Math.min(leg.hip[1], leg.knee[1]) > bench.lowestY) return
  const box = boxAround(bench, [leg.hip, leg.knee, leg.ankle], 1.1)
  const mesh = meshField(legOnSkin(body, leg, { ease: 0.15 }), box, { cell: bench.cell * 0.8, toViewer: bench.toViewer })
  const place: Field = (x, y, z) => placeOnLimb(bones, x, y, z).along
  const within = (from: number, to: number) => between(place, from, to)
  const inFront = (from: typeof leg.hip, to: typeof leg.hip): Field => {
    const forward = unit(cross([1, 0, 0], unit(subtract(to, from))))
    return (x, y, z) => dot([x - from[0], y - from[1], z - from[2]], forward)
  }
  const beforeThigh = inFront(leg.hip, leg.knee)
  const beforeShin = inFront(leg.knee, leg.ankle)
  add(plate(mesh, within(0.3, 0.9), () => 0.03))
  // A ridge runs down the shin.
  const shin: Field = (x, y, z) =>
    0.04 + 0.06 * flared(place(x, y, z), 1.1, 1.93) + 0.03 * smoothStep(0.1, 0.8, beforeShin(x, y, z))
  add(plate(mesh, within(1.1, 1.93), shin))
  add(plate(mesh, within(0.84, 1.16), (x, y, z) => 0.075 + 0.15 * hump(place(x, y, z), 1, 0.17)))
  trim(plate(mesh, within(0.84, 0.88), () => 0.1))
  trim(plate(mesh, within(1.12, 1.16), () => 0.1))
  // A tasset hangs before the thigh, rounded below; over bent thighs it would stick out.
  if (hasLap(bench.stand.joints)) return
  const below: Field = (x, y, z) => place(x, y, z) - 0.5 + 0.12 * (x - leg.hip[0]) * (x - leg.hip[0])
  const tasset: readonly Field[] = [(x, y, z) => 0.02 - place(x, y, z), below, (x, y, z) => 0.12 - beforeThigh(x, y, z)]
  const hangs: Field = (x, y, z) => 0.13 + 0.1 * smoothStep(0.1, 0.5, place(x, y, z))
  add(plate(mesh, tasset, hangs))
  trim(plate(mesh, [...tasset, (x, y, z) => -0.04 - below(x, y, z)], (x, y, z) => hangs(x, y, z) + 0.03))
}
