import { mixRgb as mix, type Rgb } from '../../../color.ts'
import { type Matrix, type Vector, viewerFrom } from '../../../math/matrix.ts'
import { MATERIAL, type Material } from '../../../raster/figure-buffers.ts'
import type { Piece } from '../../../raster/piece.ts'
import type { Bench } from '../../bench.ts'
import type { Box, Field } from '../../field/field.ts'
import { meshField } from '../../field/mesh-field.ts'
import type { Mesh } from '../../grid.ts'
import { shapeBody } from './beast-body.ts'
import type { BeastBuild } from './beast-build.ts'
import { coatOf } from './beast-coat.ts'
import { beastFace, type FaceDoing } from './beast-face.ts'
import { shapeHead } from './beast-head.ts'
import { type BeastPose, type BeastStance, poseBeast } from './beast-pose.ts'
import { beastWings } from './beast-wings.ts'
import { type CoatOrder, growCoat } from './grow-coat.ts'
import { headSpaceOf } from './head-space.ts'

export interface BeastOrder {
  readonly build: BeastBuild
  readonly color: Rgb
  readonly legs: BeastStance
  /** Where it looks, if not ahead. */
  readonly gaze?: BeastPose['gaze']
  /** What its eyes and its mouth do. */
  readonly face?: Pick<FaceDoing, 'lids' | 'mouth'>
  readonly place: Matrix
  /** How many half heads one of its own measure is. */
  readonly size: number
}

const HORN: Rgb = [0.72, 0.62, 0.46]
const HOOF: Rgb = [0.16, 0.13, 0.12]
/** Dots of the picture that a hair's width takes, and how often hairs lie over each other. */
const HAIR_PX = 1.3
const LAYERS = 2.6
const SHORTEST_PX = 4.5
/** Shorter hairs than these lie so close that none is seen. */
const SLEEK = 0.021

/** A four-legged animal in its place; its hairs go to the bench. */
export function buildBeast(bench: Bench, { build, color, legs, place, size, gaze, face: doing }: BeastOrder): Piece[] {
  const pose = { ...poseBeast(build, legs), ...(gaze && { gaze }) }
  const space = headSpaceOf(build, pose)
  const head = shapeHead(build, pose.areEyesShut)
  const coat = coatOf(build, color, { pose, head, space })
  const toViewer = viewerFrom(place)
  const side = toViewer[0] < 0 ? -1 : 1
  const wag = typeof legs === 'object' ? Math.sin(2 * Math.PI * legs.stride) : 0
  const body = shapeBody(build, { pose, head, space, wag, side })
  const dot = 1 / (bench.unitPx * size)
  const part = bench.nextPart()
  const isPale = Math.min(...color) > 0.7
  const maneColor = dark(color, isPale ? 0.12 : build.mane === 'ruff' ? 0.55 : 0.72)
  const hide = (x: number, y: number, z: number) =>
    build.tail === 'horse' && z < pose.tail[2] + 0.03 && y > pose.tail[1] - 0.1 ? maneColor : coat(x, y, z)
  const material = build.fur > 0 ? MATERIAL.fur : build.pattern === 'scales' ? MATERIAL.horn : MATERIAL.skin
  const pieces: Piece[] = []
  const put = (mesh: Mesh, tint: Rgb, made: Material, colors?: Float32Array, own = part) =>
    pieces.push({
      surface: { part: own, material: made, color: tint, doubleSided: true, ...mesh, ...(colors && { colors }) },
      place,
    })
  const skinOf = (field: Field, box: Box, cell: number, paint: (x: number, y: number, z: number) => Rgb = hide) => {
    const mesh = meshField(field, box, { cell, toViewer })
    put(mesh, color, material, coloured(mesh, paint))
    return mesh
  }
  const reach = Math.max(0.6, build.long * 0.5 + 0.75)
  const crown = space.outOf([0, -1, 0])[1]
  const trunk = skinOf(
    body.trunk,
    { min: [-0.62, crown - 0.1, -reach], max: [0.62, 0.03, reach + 0.1] },
    Math.min(0.05, Math.max(0.022, dot * 3)),
  )
  const earsX = build.ears === 'fan' ? 2.7 : 1.9
  const top = build.ears === 'long' ? 3.2 : 2.3
  const box = boxOf([-earsX, -top, -1.3], [earsX, build.snout === 'trunk' ? 3.5 : 1.5, head.tip + 0.5], space.outOf)
  const face = skinOf(body.head, box, Math.min(0.12 * build.skull, Math.max(0.055 * build.skull, dot * 2.2)))
  const mane =
    body.mane && skinOf(body.mane, { min: [-0.6, crown - 0.5, -1], max: [0.6, 0, reach + 0.6] }, 0.03, () => maneColor)
  if (body.horns) {
    const mesh = meshField(body.horns, boxOf([-2.4, -4.1, -1.5], [2.4, 0, 2.2], space.outOf), {
      cell: 0.05 * build.skull + 0.006,
      toViewer,
    })
    put(mesh, build.horns === 'unicorn' ? [0.92, 0.8, 0.48] : HORN, MATERIAL.horn, undefined, bench.nextPart())
  }
  if (body.spikes) put(meshField(body.spikes, { min: [-0.1, crown - 0.3, -1.2], max: [0.1, 0, 1] }, { cell: 0.02, toViewer }), dark(color, 0.45), MATERIAL.horn) // biome-ignore format: as long as it is
  if (build.hasWings)
    for (const { skin, bones } of beastWings(pose)) {
      const own = bench.nextPart()
      put(skin, mix(color, [0.9, 0.55, 0.35], 0.3), material, undefined, own)
      for (const bone of bones) put(bone, dark(color, 0.25), material, undefined, own)
    }
  if (pose.hooves.length > 0) {
    const hooves: Field = (x, y, z) => pose.hooves.reduce((least, hoof) => Math.min(least, hoof(x, y, z)), 9)
    put(
      meshField(hooves, { min: [-0.5, -0.5, -reach], max: [0.5, 0.03, reach] }, { cell: 0.02, toViewer }),
      HOOF,
      MATERIAL.horn,
      undefined,
      bench.nextPart(),
    )
  }
  const own = bench.nextPart()
  for (const { mesh, color: tint, material: made, colors } of beastFace(
    build,
    head,
    space,
    doing && { ...doing, coat: (at) => coat(...space.outOf(at)) },
  ))
    put(mesh, tint, made, colors, own)
  // Hairs shorter than a few dots would be specks.
  // Drawn styles draw no hairs.
  if (bench.isRough || !(bench.stand.body || bench.hasCoats)) return pieces
  const wide = Math.max(dot * HAIR_PX, 0.003)
  const noseAt = space.outOf(head.noseAt)
  const grow = (mesh: Mesh, long: number, paint: (x: number, y: number, z: number) => Rgb, flow: CoatOrder['flow']) =>
    bench.coats.push({
      place,
      strands: growCoat(mesh, {
        part,
        long,
        wide,
        shortest: dot * SHORTEST_PX * 0.8,
        dense: LAYERS / (wide * 0.7 * Math.max(long, wide * 4)),
        toViewer,
        isCurly: build.isCurly === true,
        color: paint,
        flow,
        ...(flow === onMane && { lift: 0.45 }),
      }),
    })
  const onBody: CoatOrder['flow'] = (x, y) => ({
    way: [x * 0.6, pose.isSitting ? 1 : 0.5, pose.isSitting ? -0.3 : -0.9],
    share: y > -build.legs * 0.45 ? 0.5 : 1,
  })
  // Down from the nape, and between the ears to the front.
  const onMane: CoatOrder['flow'] = (x, y, z) => {
    const isBefore = space.into(x, y, z)[2] > 0.05
    return { way: [isBefore ? side * 0.1 : side * 0.4, 1, isBefore ? 0.5 : -0.15], share: isBefore ? 0.5 : 1 }
  }
  const onFace = (x: number, y: number, z: number) => {
    const at = space.into(x, y, z)
    const isNearEye = head.eyes.some(
      (eye) => Math.hypot(at[0] - eye.at[0], at[1] - eye.at[1]) < build.eye.size * 1.15 && at[2] > 0.2,
    )
    const isEar = head.skin(...at) > 0.05
    const toTip = Math.max(0, Math.min(1, (at[2] - 0.3) / 0.7))
    const way: Vector = [x - noseAt[0], y - noseAt[1] + 0.02, z - noseAt[2]]
    return {
      way,
      share: isNearEye
        ? 0
        : Math.hypot(at[0], at[1] - head.noseAt[1]) < 0.26 && at[2] > head.noseAt[2] - 0.15
          ? 0
          : isEar
            ? 0.4
            : 0.85 - 0.6 * toTip,
    }
  }
  if (build.fur > dot * SHORTEST_PX && build.fur > SLEEK) {
    grow(trunk, build.fur, coat, onBody)
    grow(face, build.fur * 0.8, coat, onFace)
  }
  if (mane) grow(mane, build.fur * 1.4 + 0.1, () => maneColor, build.mane === 'crest' ? onMane : onBody)
  return pieces
}

const dark = ([r, g, b]: Rgb, by: number): Rgb => [r * (1 - by) + 0.02, g * (1 - by * 1.1), b * (1 - by * 1.1)]

function coloured({ positions }: Mesh, paint: (x: number, y: number, z: number) => Rgb): Float32Array {
  const colors = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) colors.set(paint(positions[at]!, positions[at + 1]!, positions[at + 2]!), at)
  return colors
}

/** Round the corners of a box that is turned. */
function boxOf(min: Vector, max: Vector, outOf: (at: Vector) => Vector): Box {
  const corners = [min, max].flatMap((a) => [min, max].flatMap((b) => [min, max].map((c) => outOf([a[0], b[1], c[2]]))))
  const pick = (by: (...values: number[]) => number): [number, number, number] => [
    by(...corners.map(([x]) => x)),
    by(...corners.map(([, y]) => y)),
    by(...corners.map(([, , z]) => z)),
  ]
  return { min: pick(Math.min), max: pick(Math.max) }
}
