import { mixRgb, type Rgb } from '../color.ts'
import { MATERIAL, type Material } from '../raster/figure-buffers.ts'
import type { Piece } from '../raster/piece.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Bench } from './bench.ts'
import { type Field, smoothMin } from './field/field.ts'
import { type MeshOrder, meshField } from './field/mesh-field.ts'
import { ellipsoid, limb } from './field/solids.ts'
import { type AnimalLeg, type FourLegs, fourLegs } from './four-legs.ts'
import type { Mesh } from './grid.ts'
import { compose, rotateY, rotateZ, scale, translate, type Vector, viewerFrom } from './matrix.ts'
import { nearSide } from './near-side.ts'
import { ball, moved } from './props/shapes.ts'
import { buildStanding, isStanding, type StandingKind } from './standing-companion.ts'

type Companion = NonNullable<CharacterSheet['companion']>

/** How each animal is built, sitting, feet in the origin, about 2 tall, looking along z. */
interface Build {
  readonly ears: 'pointed' | 'floppy' | 'long' | 'round' | 'side' | 'eyes' | 'tufts' | 'none' | 'horns' | 'aerial'
  readonly face: 'muzzle' | 'beak' | 'flat' | 'screen'
  readonly muzzle: number
  readonly bird: boolean
  readonly tail: number
  readonly wings: boolean
  readonly material: Material
  /** What is lighter: the chest, chest and face, the muzzle alone. */
  readonly light?: 'chest' | 'mask' | 'muzzle'
  readonly spots?: boolean
  readonly stripes?: boolean
  readonly mane?: boolean
  readonly panda?: boolean
  readonly snout?: boolean
  /** A flat bill. */
  readonly flat?: boolean
  readonly crest?: boolean
  /** A bird that does not sit on shoulders. */
  readonly grounded?: boolean
  readonly size?: number
  readonly broad?: number
}

type SittingKind = Exclude<Companion['kind'], StandingKind>

const BUILDS: Record<SittingKind, Build> = {
  cat: {
    ears: 'pointed',
    face: 'muzzle',
    muzzle: 0.16,
    bird: false,
    tail: 0.1,
    wings: false,
    material: MATERIAL.fur,
    light: 'chest',
  },
  dog: {
    ears: 'floppy',
    face: 'muzzle',
    muzzle: 0.36,
    bird: false,
    tail: 0.12,
    wings: false,
    material: MATERIAL.fur,
    light: 'chest',
    size: 1.12,
  },
  husky: {
    ears: 'pointed',
    face: 'muzzle',
    muzzle: 0.36,
    bird: false,
    tail: 0.2,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
    size: 1.2,
  },
  corgi: {
    ears: 'pointed',
    face: 'muzzle',
    muzzle: 0.3,
    bird: false,
    tail: 0.08,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
  },
  dalmatian: {
    ears: 'floppy',
    face: 'muzzle',
    muzzle: 0.36,
    bird: false,
    tail: 0.12,
    wings: false,
    material: MATERIAL.fur,
    spots: true,
    size: 1.15,
  },
  wolf: {
    ears: 'pointed',
    face: 'muzzle',
    muzzle: 0.42,
    bird: false,
    tail: 0.2,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
    size: 1.3,
  },
  fox: {
    ears: 'pointed',
    face: 'muzzle',
    muzzle: 0.36,
    bird: false,
    tail: 0.26,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
  },
  bear: {
    ears: 'round',
    face: 'muzzle',
    muzzle: 0.24,
    bird: false,
    tail: 0,
    wings: false,
    material: MATERIAL.fur,
    light: 'muzzle',
    broad: 1.2,
    size: 1.5,
  },
  panda: {
    ears: 'round',
    face: 'muzzle',
    muzzle: 0.2,
    bird: false,
    tail: 0,
    wings: false,
    material: MATERIAL.fur,
    broad: 1.2,
    panda: true,
    size: 1.4,
  },
  lion: {
    ears: 'round',
    face: 'muzzle',
    muzzle: 0.28,
    bird: false,
    tail: 0.07,
    wings: false,
    material: MATERIAL.fur,
    mane: true,
    light: 'muzzle',
    broad: 1.08,
    size: 1.75,
  },
  tiger: {
    ears: 'round',
    face: 'muzzle',
    muzzle: 0.26,
    bird: false,
    tail: 0.09,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
    stripes: true,
    broad: 1.08,
    size: 1.7,
  },
  rabbit: {
    ears: 'long',
    face: 'muzzle',
    muzzle: 0.13,
    bird: false,
    tail: 0.16,
    wings: false,
    material: MATERIAL.fur,
    light: 'chest',
  },
  squirrel: {
    ears: 'pointed',
    face: 'muzzle',
    muzzle: 0.16,
    bird: false,
    tail: 0.34,
    wings: false,
    material: MATERIAL.fur,
    light: 'chest',
    size: 0.7,
  },
  hamster: {
    ears: 'round',
    face: 'muzzle',
    muzzle: 0.1,
    bird: false,
    tail: 0,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
    size: 0.55,
    broad: 1.15,
  },
  monkey: {
    ears: 'side',
    face: 'muzzle',
    muzzle: 0.14,
    bird: false,
    tail: 0.07,
    wings: false,
    material: MATERIAL.fur,
    light: 'mask',
    size: 0.9,
  },
  pig: {
    ears: 'floppy',
    face: 'muzzle',
    muzzle: 0.3,
    bird: false,
    tail: 0.05,
    wings: false,
    material: MATERIAL.skin,
    snout: true,
    broad: 1.15,
  },
  owl: { ears: 'tufts', face: 'beak', muzzle: 0.16, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur },
  raven: { ears: 'none', face: 'beak', muzzle: 0.42, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur },
  falcon: {
    ears: 'none',
    face: 'beak',
    muzzle: 0.2,
    bird: true,
    tail: 0.2,
    wings: true,
    material: MATERIAL.fur,
    light: 'chest',
  },
  dove: { ears: 'none', face: 'beak', muzzle: 0.16, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur, size: 0.75 },
  duck: { ears: 'none', face: 'beak', muzzle: 0.3, bird: true, tail: 0.16, wings: true, material: MATERIAL.fur, flat: true },
  penguin: {
    ears: 'none',
    face: 'beak',
    muzzle: 0.22,
    bird: true,
    tail: 0.12,
    wings: true,
    material: MATERIAL.fur,
    light: 'mask',
    grounded: true,
    broad: 1.1,
  },
  parrot: { ears: 'none', face: 'beak', muzzle: 0.26, bird: true, tail: 0.2, wings: true, material: MATERIAL.fur },
  phoenix: { ears: 'tufts', face: 'beak', muzzle: 0.28, bird: true, tail: 0.3, wings: true, material: MATERIAL.glow },
  dragon: {
    ears: 'horns',
    face: 'muzzle',
    muzzle: 0.42,
    bird: false,
    tail: 0.17,
    wings: true,
    material: MATERIAL.skin,
    size: 1.2,
  },
  dinosaur: {
    ears: 'none',
    face: 'muzzle',
    muzzle: 0.5,
    bird: false,
    tail: 0.24,
    wings: false,
    material: MATERIAL.skin,
    crest: true,
    size: 1.6,
  },
  lizard: {
    ears: 'none',
    face: 'muzzle',
    muzzle: 0.36,
    bird: false,
    tail: 0.13,
    wings: false,
    material: MATERIAL.skin,
    crest: true,
    size: 0.7,
  },
  frog: {
    ears: 'eyes',
    face: 'muzzle',
    muzzle: 0.06,
    bird: false,
    tail: 0,
    wings: false,
    material: MATERIAL.skin,
    light: 'chest',
    size: 0.6,
    broad: 1.25,
  },
  robot: { ears: 'aerial', face: 'screen', muzzle: 0.05, bird: false, tail: 0, wings: false, material: MATERIAL.metal },
}

/** An animal or robot friend: on the shoulder in a portrait, beside the feet when the whole figure shows. */
export function buildCompanion(bench: Bench): Piece[] {
  const { companion } = bench.sheet
  if (!companion) return []
  const { joints, skeleton, bodyPlace, groundPlace } = bench.stand
  if (isStanding(companion.kind)) return buildStanding(bench, companion.kind, companion.color)
  const kind = companion.kind
  const build = BUILDS[kind]
  const { framing } = bench.scene.camera
  const below = (framing === 'full figure' || framing === 'wide') && (!build.bird || build.grounded === true)
  const going = below ? goingOf(bench, kind) : undefined
  // Who goes along goes before the legs of the person, not behind them; on the far shoulder the head would hide a bird.
  const isOnFreeShoulder = !below && bench.sheet.props.length === 0
  const side = going || isOnFreeShoulder ? nearSide(bench.stand) : -joints.holdingSide
  const arm = joints.arms[side === 1 ? 1 : 0]
  const seat: Vector = below
    ? [side * ((going ? 2.6 : 2.1) + 0.4 * (build.size ?? 1)), joints.floorY - (going?.hop ?? 0), going ? 0.9 : 0.4]
    : [arm.shoulder[0] + side * 0.1, arm.shoulder[1] - skeleton.armRadius - 0.12, arm.shoulder[2] + 0.3]
  const size = below ? (going?.legs ? 1.45 : 1.15) * (build.size ?? 1) : 0.62 * Math.min(1, build.size ?? 1)
  const place = compose(
    below ? groundPlace : bodyPlace,
    translate(...seat),
    // Who goes along looks where the person goes.
    rotateY(side * (going ? -0.12 : isOnFreeShoulder ? 0.05 : -0.55)),
    rotateZ(going?.roll ?? 0),
    scale(size * (build.broad ?? 1), size, size * (build.broad ?? 1)),
  )
  const order = { cell: Math.min(0.11, Math.max(0.07, 1 / (bench.unitPx * size))), toViewer: viewerFrom(place) }
  return bodyPieces({ kind, color: companion.color, legs: going?.legs }, build, order).map(({ mesh, color, material }) => ({
    surface: { part: bench.nextPart(), material, color, doubleSided: true, ...mesh },
    place,
  }))
}

/** Legs of those that go on four of them, about a sitting height of 2 over all. */
const LEG_LENGTHS: Partial<Record<SittingKind, number>> = {
  cat: 0.62,
  dog: 0.75,
  husky: 0.75,
  corgi: 0.42,
  dalmatian: 0.82,
  wolf: 0.8,
  fox: 0.62,
  bear: 0.62,
  panda: 0.55,
  lion: 0.75,
  tiger: 0.75,
  monkey: 0.6,
  pig: 0.45,
  hamster: 0.24,
  lizard: 0.3,
  dinosaur: 0.8,
  dragon: 0.72,
}
const HOPS: ReadonlySet<SittingKind> = new Set(['rabbit', 'frog', 'squirrel'])
/** Half heads of a hop, and radians that others rock from foot to foot. */
const HOP = 0.55
const ROCK = 0.13

const SITTING_BOUNDS: Bounds = { min: [-1.1, -2.9, -1.5], max: [1.1, 0.15, 1.2] }
const GOING_BOUNDS: Bounds = { min: [-1.1, -2.7, -1.6], max: [1.1, 0.15, 2.1] }
/** Along the body, from the middle of the trunk, and how large. */
const FLANK_SPOTS = [[0.3, -0.1, 0.1], [0.02, 0.08, 0.08], [-0.2, -0.14, 0.11], [-0.46, 0.04, 0.1], [-0.6, -0.16, 0.07], [0.14, -0.22, 0.07]] as const // biome-ignore format: places

interface Bounds {
  readonly min: Vector
  readonly max: Vector
}

interface Going {
  readonly legs?: FourLegs
  readonly hop?: number
  readonly roll?: number
}

/** Beside somebody who walks or runs nobody stays sitting: two strides of theirs to one of the person. */
function goingOf({ scene: { pose, moment } }: Bench, kind: SittingKind): Going | undefined {
  if (pose !== 'walking' && pose !== 'running') return undefined
  const stride = ((moment?.stride ?? 0) * 2 + 0.12) % 1
  if (LEG_LENGTHS[kind] !== undefined) return { legs: { stride, isTrot: true, reach: pose === 'running' ? 0.6 : 0.42 } }
  const swing = Math.sin(2 * Math.PI * stride)
  return HOPS.has(kind) ? { hop: HOP * Math.abs(swing) } : { roll: ROCK * swing }
}

/** How a four-legged body goes: where its trunk and head are, from where a sitting one has them. */
function standOn(kind: SittingKind, legs: FourLegs) {
  const long = LEG_LENGTHS[kind] ?? 0.7
  const bounce = 0.035 * Math.sin(4 * Math.PI * legs.stride)
  const trunkY = -(long + 0.22) + bounce
  return {
    trunkY,
    head: [0, trunkY - 0.6 + 0.03 * Math.sin(4 * Math.PI * legs.stride + 1) + SITTING_HEAD_Y, 0.72] as Vector,
    legs: fourLegs(legs, { x: 0.2, frontZ: 0.4, hindZ: -0.55, y: trunkY + 0.08 }),
    wag: 0.22 * Math.sin(2 * Math.PI * legs.stride),
  }
}

const SITTING_HEAD_Y = 1.72

/** A field moved by a way. */
function shifted(field: Field, [dx, dy, dz]: Vector): Field {
  return (x, y, z) => field(x - dx, y - dy, z - dz)
}

const legFields = ({ hip, knee, foot, isFront }: AnimalLeg): Field[] => [
  limb(hip, knee, isFront ? 0.17 : 0.23, 0.115),
  limb(knee, [foot[0], foot[1] - 0.09, foot[2]], 0.115, 0.095),
  limb([foot[0], foot[1] - 0.08, foot[2]], [foot[0], foot[1] - 0.07, foot[2] + 0.1], 0.1, 0.085),
]

function bodyPieces(
  { kind, color, legs: going }: { kind: SittingKind; color: Rgb; legs?: FourLegs | undefined },
  build: Build,
  order: MeshOrder,
): { mesh: Mesh; color: Rgb; material: Material }[] {
  const light = mixRgb(color, [1, 0.97, 0.92], 0.6)
  const dark: Rgb = [0.1, 0.09, 0.11]
  const head: Vector = [0, build.bird ? -1.62 : -1.72, 0.16]
  const pieces: { mesh: Mesh; color: Rgb; material: Material }[] = []
  const solid = (field: Field, tint: Rgb, material = build.material, cell = order.cell) =>
    pieces.push({
      mesh: meshField(field, going ? GOING_BOUNDS : SITTING_BOUNDS, { ...order, cell }),
      color: tint,
      material,
    })

  const stand = going && standOn(kind, going)
  const away: Vector = stand?.head ?? [0, 0, 0]
  /** What belongs to the head, where the head is. */
  const onHead = (field: Field) => (stand ? shifted(field, away) : field)
  const inHead = (at: Vector): Vector => [at[0] + away[0], at[1] + away[1], at[2] + away[2]]
  const ofHead = (field: Field, tint: Rgb, material?: Material) => solid(onHead(field), tint, material)
  const torso = stand
    ? limb([0, stand.trunkY - 0.02, 0.36], [0, stand.trunkY, -0.6], 0.34, 0.31, 0.03)
    : build.bird
      ? limb([0, -1.35, 0.08], [0, -0.4, -0.12], 0.36, 0.42, 0.1)
      : limb([0, -1.2, 0.12], [0, -0.42, -0.1], 0.3, 0.46, 0.04)
  const skull = onHead(kind === 'robot' ? ellipsoid(head, [0.52, 0.42, 0.42]) : ellipsoid(head, [0.44, 0.4, 0.4]))
  const neck = stand && limb([0, stand.trunkY - 0.08, 0.42], inHead([0, head[1] + 0.16, 0.06]), 0.3, 0.25)
  const muzzle =
    build.face === 'muzzle' ? limb([0, head[1] + 0.1, 0.42], [0, head[1] + 0.14, 0.48 + build.muzzle], 0.19, 0.11) : undefined
  const onMuzzle = onHead(muzzle ?? skull)
  const legs = stand
    ? stand.legs.flatMap(legFields)
    : build.bird
      ? [-1, 1].map((side) => limb([side * 0.16, -0.12, 0.05], [side * 0.18, -0.02, 0.2], 0.06, 0.05))
      : [-1, 1].flatMap((side) => [
          limb([side * 0.2, -0.95, 0.28], [side * 0.2, -0.1, 0.36], 0.14, 0.12),
          limb([side * 0.4, -0.3, -0.1], [side * 0.42, -0.1, 0.3], 0.24, 0.13),
        ])
  solid((x, y, z) => {
    let distance = smoothMin(torso(x, y, z), skull(x, y, z), kind === 'robot' || stand ? 0.02 : 0.22)
    if (neck) distance = smoothMin(distance, neck(x, y, z), 0.16)
    if (muzzle) distance = smoothMin(distance, onMuzzle(x, y, z), 0.1)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.1)
    return distance
  }, color)
  const { light: lit } = build
  if (lit === 'chest' || lit === 'mask')
    solid(
      stand
        ? limb([0, stand.trunkY - 0.3, 0.58], [0, stand.trunkY + 0.16, 0.5], 0.2, 0.22)
        : ellipsoid([0, -0.95, build.bird ? 0.24 : 0.3], [0.26, build.bird ? 0.6 : 0.42, build.bird ? 0.3 : 0.2]),
      light,
    )
  if (lit === 'mask')
    for (const side of [-1, 1]) ofHead(ellipsoid([side * 0.17, head[1] + 0.12, 0.3], [0.2, 0.22, 0.22]), light)
  if (lit && muzzle) ofHead(limb([0, head[1] + 0.12, 0.44], [0, head[1] + 0.16, 0.5 + build.muzzle], 0.2, 0.118), light)
  if (build.panda) {
    for (const side of [-1, 1]) {
      ofHead(ellipsoid([side * 0.2, head[1] - 0.02, 0.36], [0.13, 0.16, 0.12]), dark)
      if (stand) continue
      solid(limb([side * 0.22, -1.05, 0.26], [side * 0.22, -0.1, 0.4], 0.17, 0.15), dark)
      solid(limb([side * 0.4, -0.3, -0.08], [side * 0.44, -0.1, 0.34], 0.26, 0.15), dark)
    }
  }
  if (build.panda && stand) for (const field of stand.legs.flatMap(legFields)) solid((x, y, z) => field(x, y, z) - 0.02, dark)
  if (build.mane) ofHead(ellipsoid([0, head[1] + 0.08, -0.06], [0.72, 0.74, 0.42]), mixRgb(color, [0.3, 0.14, 0.05], 0.6))
  if (build.snout)
    ofHead(ellipsoid([0, head[1] + 0.12, 0.5 + build.muzzle], [0.17, 0.14, 0.08]), mixRgb(color, [0.8, 0.4, 0.42], 0.4))
  if (build.crest)
    for (let spike = 0; spike < 6; spike += 1) {
      const t = spike / 5
      solid(
        stand
          ? limb([0, stand.trunkY - 0.28, 0.4 - 1.1 * t], [0, stand.trunkY - 0.55, 0.28 - 1.1 * t], 0.1, 0.015)
          : limb([0, head[1] - 0.34 + 1.25 * t, 0.02 - 0.4 * t], [0, head[1] - 0.56 + 1.25 * t, -0.14 - 0.42 * t], 0.1, 0.015),
        mixRgb(color, dark, 0.4),
      )
    }
  const marks: Vector[] = build.spots
    ? [[0.22, head[1] - 0.2, 0.3], [-0.3, head[1] + 0.05, 0.26], [0.1, -0.8, 0.26], [-0.2, -0.55, 0.2], [0.34, -0.4, 0.16], [-0.2, -0.9, 0.36], [0.2, -0.5, 0.42], [-0.44, -0.3, 0.1]] // biome-ignore format: places
    : []
  for (const [x, y, z] of marks.slice(0, stand ? 2 : undefined)) ofHead(ellipsoid([x, y, z], [0.1, 0.09, 0.18]), dark)
  // Spots lie on both flanks of who stands.
  for (const [z, y, reach] of build.spots && stand ? FLANK_SPOTS : []) {
    for (const side of [-1, 1]) solid(ellipsoid([side * 0.28, (stand?.trunkY ?? 0) + y, z], [0.1, reach, reach]), dark)
  }
  if (build.stripes)
    for (const side of [-1, 1])
      for (const [index, y] of (stand
        ? []
        : [head[1] - 0.28, head[1] - 0.08, head[1] + 0.12, -1.05, -0.8, -0.55, -0.3]
      ).entries())
        solid(
          limb(
            [side * (index < 3 ? 0.34 : 0.36), y, index < 3 ? 0.2 : 0.1],
            [side * 0.14, y + 0.06, index < 3 ? 0.36 : 0.3],
            0.05,
            0.012,
          ),
          dark,
        )

  if (build.stripes && stand) {
    for (const z of [0.3, 0.08, -0.14, -0.36, -0.58]) {
      for (const side of [-1, 1]) {
        solid(limb([side * 0.06, stand.trunkY - 0.33, z], [side * 0.32, stand.trunkY + 0.02, z - 0.05], 0.05, 0.03), dark)
      }
    }
  }

  const ears: Field[] = []
  for (const side of [-1, 1]) {
    if (build.ears === 'pointed')
      ears.push(limb([side * 0.26, head[1] - 0.25, 0.1], [side * 0.38, head[1] - 0.68, 0.1], 0.17, 0.02))
    if (build.ears === 'floppy')
      ears.push(limb([side * 0.36, head[1] - 0.22, 0.12], [side * 0.56, head[1] + 0.3, 0.18], 0.13, 0.15))
    if (build.ears === 'long') ears.push(limb([side * 0.16, head[1] - 0.3, 0.05], [side * 0.3, head[1] - 1.05, 0], 0.11, 0.1))
    if (build.ears === 'round') ears.push(ellipsoid([side * 0.34, head[1] - 0.3, 0.08], [0.17, 0.17, 0.1]))
    if (build.ears === 'side') ears.push(ellipsoid([side * 0.46, head[1] - 0.02, 0.08], [0.16, 0.19, 0.09]))
    if (build.ears === 'eyes') ears.push(ellipsoid([side * 0.24, head[1] - 0.3, 0.24], [0.17, 0.17, 0.17]))
    if (build.ears === 'tufts')
      ears.push(limb([side * 0.26, head[1] - 0.26, 0.2], [side * 0.42, head[1] - 0.56, 0.16], 0.1, 0.015))
    if (build.ears === 'horns')
      ears.push(limb([side * 0.22, head[1] - 0.28, 0], [side * 0.34, head[1] - 0.75, -0.25], 0.09, 0.015))
    if (build.wings && stand)
      solid(
        limb([side * 0.3, stand.trunkY - 0.25, 0.2], [side * 0.85, stand.trunkY - 0.95 + stand.wag, -0.45], 0.2, 0.03),
        mixRgb(color, dark, 0.25),
      )
    else if (build.wings)
      solid(
        limb(
          [side * 0.4, -1.15, -0.05],
          [side * (build.bird ? 0.4 : 0.95), build.bird ? -0.28 : -1.6, -0.35],
          0.2,
          build.bird ? 0.09 : 0.03,
        ),
        mixRgb(color, dark, 0.25),
      )
  }
  if (build.ears === 'aerial')
    ears.push(
      limb([0, head[1] - 0.38, 0.1], [0, head[1] - 0.8, 0.1], 0.035, 0.03),
      ellipsoid([0, head[1] - 0.84, 0.1], [0.09, 0.09, 0.09]),
    )
  if (ears.length > 0)
    ofHead(
      (x, y, z) => ears.reduce((least, ear) => Math.min(least, ear(x, y, z)), 9),
      build.ears === 'horns' ? light : build.panda ? dark : build.ears === 'eyes' ? color : mixRgb(color, dark, 0.12),
    )
  if (build.tail > 0) {
    const tail = build.bird
      ? limb([0, -0.45, -0.4], [0, -0.02, -0.95], 0.16, build.tail)
      : stand
        ? limb([0, stand.trunkY - 0.12, -0.8], [stand.wag, stand.trunkY - 0.42, -1.25], build.tail, build.tail * 0.7)
        : limb([0.2, -0.2, -0.4], [0.75, -0.75, -0.35], build.tail, build.tail * 0.8)
    solid(tail, kind === 'fox' ? mixRgb(color, light, 0.3) : mixRgb(color, dark, 0.15))
  }
  if (build.face === 'beak')
    solid(
      build.flat
        ? ellipsoid([0, head[1] + 0.14, 0.58], [0.2, 0.07, 0.26])
        : limb([0, head[1] + 0.06, 0.42], [0, head[1] + 0.17, 0.5 + build.muzzle], 0.12, 0.02),
      kind === 'raven' ? dark : build.flat ? [0.93, 0.55, 0.18] : [0.9, 0.66, 0.25],
      MATERIAL.horn,
    )
  if (build.face === 'screen') ofHead(ellipsoid([0, head[1], 0.3], [0.4, 0.27, 0.26]), dark, MATERIAL.glass)

  const eyeZ = kind === 'robot' ? 0.52 : kind === 'owl' ? 0.5 : 0.47
  for (const side of [-1, 1]) {
    const at: Vector =
      build.ears === 'eyes' ? [side * 0.24, head[1] - 0.32, 0.38] : [side * (kind === 'owl' ? 0.19 : 0.2), head[1] - 0.04, eyeZ]
    const big = kind === 'owl' || kind === 'robot' ? 0.13 : 0.085
    pieces.push({
      mesh: moved(ball(big), inHead(at)),
      color: kind === 'robot' ? [0.45, 0.95, 1] : kind === 'owl' ? [0.95, 0.75, 0.25] : dark,
      material: kind === 'robot' ? MATERIAL.glow : MATERIAL.eye,
    })
    if (kind !== 'robot')
      pieces.push({
        mesh: moved(ball(big * 0.35), inHead([at[0] - 0.02, at[1] - 0.035, at[2] + big * 0.85])),
        color: kind === 'owl' ? dark : [1, 1, 1],
        material: MATERIAL.eye,
      })
  }
  if (muzzle && !build.snout && build.ears !== 'eyes')
    pieces.push({
      mesh: moved(ball(0.065), inHead([0, head[1] + 0.08, 0.56 + build.muzzle])),
      color: dark,
      material: MATERIAL.leather,
    })
  return pieces
}
