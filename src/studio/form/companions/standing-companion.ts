import { mixRgb, type Rgb } from '../../color.ts'
import { compose, rotateY, scale, translate, type Vector, viewerFrom } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Piece } from '../../raster/piece.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import type { Bench } from '../bench.ts'
import { type Field, smoothMin } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { nearSide } from '../near-side.ts'
import { ball, bar, moved } from '../props/shapes.ts'
import { type FourLegs, fourLegs } from './four-legs.ts'

const STANDING = [
  'horse',
  'unicorn',
  'deer',
  'snake',
  'turtle',
  'butterfly',
  'fairy',
] as const satisfies readonly CompanionKind[]

/** Those that are not built sitting. */
export type StandingKind = (typeof STANDING)[number]

export function isStanding(kind: CompanionKind): kind is StandingKind {
  return (STANDING as readonly CompanionKind[]).includes(kind)
}

interface Part {
  readonly mesh: Mesh
  readonly color: Rgb
  readonly material: Material
}

const DARK: Rgb = [0.1, 0.09, 0.11]

/** Of a hoofed animal one unit high, from the ground. */
const BACK_Y = 1.68

/** Where each of them is and how large: hoofed animals behind one shoulder, small ones on it, flying ones beside the head. */
export function buildStanding(bench: Bench, kind: StandingKind, color: Rgb): Piece[] {
  const { joints, skeleton, bodyPlace, groundPlace } = bench.stand
  const side = -joints.holdingSide
  const { framing } = bench.scene.camera
  const whole = framing === 'full figure' || framing === 'wide'
  const arm = joints.arms[side === 1 ? 1 : 0]
  const shoulder: Vector = [arm.shoulder[0] - side * 0.05, arm.shoulder[1] - skeleton.armRadius - 0.14, arm.shoulder[2] + 0.1]
  const { pose, moment } = bench.scene
  const stride = pose === 'walking' || pose === 'running' ? (moment?.stride ?? 0) : undefined
  const going =
    stride === undefined ? undefined : { stride, isTrot: pose === 'running', reach: pose === 'running' ? 0.42 : 0.3 }
  const flies = kind === 'butterfly' || kind === 'fairy'
  const hoofed = kind === 'horse' || kind === 'unicorn' || kind === 'deer'
  const tall = (kind === 'deer' ? 3.1 : 3.9) * skeleton.tall ** 0.5
  const isRidden = hoofed && pose === 'riding'
  const place = isRidden
    ? // As high as its rider sits, a little of them sunk into its back.
      compose(
        groundPlace,
        translate(0, joints.floorY, 0.35),
        scale((joints.floorY - skeleton.hipY - 0.25 * skeleton.tall) / BACK_Y),
      )
    : hoofed
      ? going && whole
        ? compose(
            groundPlace,
            translate((moment?.from ? side : -nearSide(bench.stand)) * 3.3, joints.floorY, -0.4),
            scale(tall),
          )
        : compose(
            groundPlace,
            translate(side * (whole ? 4.3 : 3), joints.floorY - (whole ? 0 : 1.3), -4.6),
            rotateY(side * -0.3),
            scale(tall),
          )
      : flies
        ? compose(bodyPlace, translate(side * (skeleton.shoulderX + 1.15), -1.5, 0.7), rotateY(side * -0.4), scale(0.85))
        : whole
          ? compose(groundPlace, translate(side * 2.3, joints.floorY, 0.5), rotateY(side * -0.5), scale(1.1))
          : compose(bodyPlace, translate(...shoulder), rotateY(side * -0.4), scale(0.6))
  const size = hoofed ? tall : flies ? 0.85 : whole ? 1.1 : 0.6
  const order = {
    cell: Math.min(0.11, Math.max(hoofed ? 0.035 : 0.06, 1 / (bench.unitPx * size))),
    toViewer: viewerFrom(place),
  }
  const parts: Part[] = []
  const solid = (field: Field, tint: Rgb, material: Material = MATERIAL.fur) =>
    parts.push({ mesh: meshField(field, { min: [-0.75, -3.1, -1.7], max: [0.75, 0.1, 1.5] }, order), color: tint, material })
  const add = (mesh: Mesh, tint: Rgb, material: Material) => parts.push({ mesh, color: tint, material })
  if (hoofed) hoofedParts({ kind, color, going }, { solid, add })
  else if (kind === 'snake') snakeParts(color, add)
  else if (kind === 'turtle') turtleParts(color, { solid, add })
  else if (kind === 'butterfly') butterflyParts(color, add)
  else fairyParts(color, { solid, add })
  return parts.map(({ mesh, color: own, material }) => ({
    surface: { part: bench.nextPart(), material, color: own, doubleSided: true, ...mesh },
    place,
  }))
}

interface Hands {
  readonly solid: (field: Field, tint: Rgb, material?: Material) => void
  readonly add: (mesh: Mesh, tint: Rgb, material: Material) => void
}

/** A horse one unit high at the withers … two at the ears, looking along z. */
function hoofedParts(
  { kind, color, going }: { kind: StandingKind; color: Rgb; going: FourLegs | undefined },
  { solid, add }: Hands,
): void {
  const deer = kind === 'deer'
  const thin = deer ? 0.78 : 1
  const head: Vector = [0, -2.15, 0.95]
  const trunk = limb([0, -1.32, -0.65], [0, -1.36, 0.4], 0.36 * thin, 0.35 * thin, 0.02)
  const neck = limb([0, -1.45, 0.42], [0, -2.02, 0.78], 0.27 * thin, 0.16 * thin)
  const skull = limb([0, -2.16, 0.8], [0, -1.86, 1.24], 0.19 * thin, 0.115 * thin)
  const gone = going && fourLegs(going, { x: 0.17, frontZ: 0.42, hindZ: -0.64, y: -1.2 })
  const legs = gone
    ? gone.flatMap(({ hip, knee, foot, isFront }) => [
        limb(hip, knee, (isFront ? 0.16 : 0.22) * thin, 0.09 * thin),
        limb(knee, [foot[0], foot[1] - 0.05, foot[2]], 0.09 * thin, 0.075 * thin),
      ])
    : [-1, 1].flatMap((side) => [
        limb([side * 0.17, -1.2, 0.42], [side * 0.17, -0.62, 0.42], 0.16 * thin, 0.085 * thin),
        limb([side * 0.17, -0.62, 0.42], [side * 0.17, -0.05, 0.4], 0.085 * thin, 0.075 * thin),
        limb([side * 0.17, -1.2, -0.62], [side * 0.17, -0.66, -0.72], 0.22 * thin, 0.095 * thin),
        limb([side * 0.17, -0.66, -0.72], [side * 0.17, -0.05, -0.62], 0.095 * thin, 0.075 * thin),
      ])
  solid((x, y, z) => {
    let distance = smoothMin(trunk(x, y, z), neck(x, y, z), 0.2)
    distance = smoothMin(distance, skull(x, y, z), 0.09)
    for (const leg of legs) distance = smoothMin(distance, leg(x, y, z), 0.08)
    return distance
  }, color)
  const dark = mixRgb(color, DARK, 0.55)
  for (const side of [-1, 1]) {
    solid(limb([side * 0.1, head[1] - 0.12, 0.76], [side * 0.15, head[1] - 0.42, 0.78], 0.065, 0.012), color)
    add(moved(ball(0.045), [side * 0.145 * thin, -2.1, 0.98]), DARK, MATERIAL.eye)
    add(moved(ball(0.025), [side * 0.075, -1.83, 1.33]), DARK, MATERIAL.leather)
    const hooves = gone?.filter(({ foot }) => Math.sign(foot[0]) === side).map(({ foot }) => [foot[1], foot[2]] as const)
    for (const [y, z] of hooves ?? [[0, 0.4] as const, [0, -0.62] as const])
      solid(limb([side * 0.17, y - 0.1, z], [side * 0.17, y, z + 0.03], 0.085 * thin, 0.105 * thin), dark, MATERIAL.horn)
  }
  if (deer) {
    for (const side of [-1, 1]) {
      const stem: Vector[] = [[side * 0.07, -2.3, 0.72], [side * 0.26, -2.6, 0.62], [side * 0.36, -2.95, 0.72]] // biome-ignore format: points
      add(
        bar(stem, (t) => 0.045 - 0.025 * t, 7),
        [0.78, 0.68, 0.5],
        MATERIAL.horn,
      )
      add(bar([[side * 0.22, -2.52, 0.65], [side * 0.12, -2.75, 0.86]], (t) => 0.035 - 0.02 * t, 6), [0.78, 0.68, 0.5], MATERIAL.horn) // biome-ignore format: points
      add(bar([[side * 0.31, -2.76, 0.66], [side * 0.5, -2.86, 0.62]], (t) => 0.03 - 0.015 * t, 6), [0.78, 0.68, 0.5], MATERIAL.horn) // biome-ignore format: points
    }
    solid(ellipsoid([0, -1.3, 0.66], [0.16, 0.3, 0.14]), mixRgb(color, [1, 0.97, 0.9], 0.6))
    solid(limb([0, -1.55, -0.98], [0, -1.38, -1.12], 0.09, 0.05), mixRgb(color, [1, 0.97, 0.9], 0.6))
    return
  }
  const hair = kind === 'unicorn' ? ([0.83, 0.62, 0.86] as const) : mixRgb(color, DARK, 0.72)
  for (let lock = 0; lock < 8; lock += 1) {
    const t = lock / 7
    const root: Vector = [0.02, -2.34 + 0.72 * t, 0.78 - 0.42 * t]
    solid(limb(root, [0.16 + 0.06 * Math.sin(lock * 2), root[1] + 0.42, root[2] + 0.02], 0.085, 0.04), hair)
  }
  solid(limb([0.02, -2.36, 0.84], [0.05, -2.1, 1.02], 0.08, 0.03), hair)
  solid(limb([0, -1.5, -1], [0, -0.62, -1.32], 0.13, 0.2, 0.05), hair)
  if (kind === 'unicorn')
    add(bar([[0, -2.3, 0.92], [0, -2.98, 1.22]], (t) => 0.065 * (1 - t) + 0.006, 8), [0.9, 0.78, 0.42], MATERIAL.metal) // biome-ignore format: points
}

/** Three coils and a raised head. */
function snakeParts(color: Rgb, add: Hands['add']): void {
  const path = Array.from({ length: 90 }, (_, index): Vector => {
    const t = index / 89
    if (t < 0.72) {
      const turn = (t / 0.72) * 5.2 * Math.PI
      const r = 0.72 - 0.3 * (t / 0.72)
      return [Math.cos(turn) * r, -0.14 - 0.42 * (t / 0.72), Math.sin(turn) * r]
    }
    const up = (t - 0.72) / 0.28
    const turn = 5.2 * Math.PI
    return [
      Math.cos(turn) * 0.42 * (1 - up) + 0.14 * Math.sin(up * 5),
      -0.56 - 0.95 * up,
      Math.sin(turn) * 0.42 * (1 - up) + 0.34 * up ** 3,
    ]
  })
  add(
    bar(path, (t) => 0.15 * Math.min(1, t * 9 + 0.06) - 0.03 * t, 10),
    color,
    MATERIAL.leather,
  )
  const head = path[path.length - 1]!
  add(bar([[head[0], head[1] + 0.02, head[2] - 0.06], [head[0], head[1] + 0.02, head[2] + 0.12], [head[0], head[1] + 0.08, head[2] + 0.36]], (t) => 0.16 * Math.sin(Math.min(1, 0.5 + t) * 2.1) + 0.02, 10), color, MATERIAL.leather) // biome-ignore format: points
  for (const side of [-1, 1])
    add(moved(ball(0.05), [head[0] + side * 0.12, head[1] - 0.03, head[2] + 0.18]), [0.95, 0.8, 0.2], MATERIAL.eye)
  add(bar([[head[0], head[1] + 0.1, head[2] + 0.34], [head[0], head[1] + 0.16, head[2] + 0.62]], () => 0.016, 5), [0.8, 0.2, 0.22], MATERIAL.cloth) // biome-ignore format: points
}

function turtleParts(color: Rgb, { solid, add }: Hands): void {
  const shell = mixRgb(color, [0.35, 0.22, 0.1], 0.6)
  solid((x, y, z) => Math.max(ellipsoid([0, -0.22, 0], [0.7, 0.62, 0.8])(x, y, z), y + 0.2), shell, MATERIAL.horn)
  for (const [x, y, z] of [[0, -0.78, 0.1], [0.3, -0.66, 0.3], [-0.3, -0.66, 0.3], [0.36, -0.62, -0.2], [-0.36, -0.62, -0.2]] as const) solid(ellipsoid([x, y, z], [0.17, 0.1, 0.17]), mixRgb(shell, color, 0.45), MATERIAL.horn) // biome-ignore format: plates
  solid(limb([0, -0.25, 0.7], [0, -0.55, 1.05], 0.15, 0.19), color, MATERIAL.skin)
  for (const side of [-1, 1]) {
    add(moved(ball(0.05), [side * 0.11, -0.62, 1.2]), DARK, MATERIAL.eye)
    for (const z of [0.5, -0.5])
      solid(limb([side * 0.5, -0.2, z], [side * 0.66, -0.05, z + 0.1], 0.15, 0.12), color, MATERIAL.skin)
  }
}

function butterflyParts(color: Rgb, add: Hands['add']): void {
  for (const side of [-1, 1]) {
    for (const [from, long, tint] of [[-0.75, 0.62, color], [0.5, 0.46, mixRgb(color, [1, 0.85, 0.4], 0.35)]] as const) // biome-ignore format: wings
      for (const [grow, own, lift] of [[1, DARK, 0], [0.84, tint, 0.02]] as const) // biome-ignore format: edges
        add(
          gridMesh({ rows: 10, columns: 13, closed: false }, (row, column): Vector => {
            const t = row / 9
            const turn = from + (column / 6 - 1) * 0.52
            const r = long * t * grow * (0.8 + 0.2 * Math.cos((column / 6 - 1) * 1.5))
            return [side * (0.04 + Math.cos(turn) * r), Math.sin(turn) * r, 0.22 * t * t + lift]
          }),
          own,
          MATERIAL.cloth,
        )
    add(bar([[0, -0.14, 0.06], [side * 0.14, -0.42, 0.16]], () => 0.012, 5), DARK, MATERIAL.cloth) // biome-ignore format: points
  }
  add(bar([[0, -0.2, 0.05], [0, 0.3, 0.05]], (t) => 0.05 - 0.02 * t, 7), DARK, MATERIAL.fur) // biome-ignore format: points
}

/** A small shining person with four wings. */
function fairyParts(color: Rgb, { solid, add }: Hands): void {
  const skin: Rgb = [0.98, 0.85, 0.72]
  solid(ellipsoid([0, -0.62, 0], [0.16, 0.18, 0.16]), skin, MATERIAL.skin)
  solid(ellipsoid([0, -0.7, -0.04], [0.19, 0.17, 0.18]), [0.96, 0.8, 0.42])
  for (const side of [-1, 1]) {
    solid(limb([side * 0.08, -0.4, 0], [side * 0.3, -0.2, 0.1], 0.045, 0.03), skin, MATERIAL.skin)
    solid(limb([side * 0.06, 0, 0], [side * 0.1, 0.42, 0.02], 0.05, 0.03), skin, MATERIAL.skin)
    add(moved(ball(0.025), [side * 0.06, -0.61, 0.15]), DARK, MATERIAL.eye)
    for (const [turn, long] of [[-0.7, 0.8], [0.35, 0.55]] as const) // biome-ignore format: wings
      add(
        gridMesh({ rows: 8, columns: 7, closed: false }, (row, column): Vector => {
          const t = row / 7
          const across = (column / 3 - 1) * 0.16 * Math.sin(t * Math.PI) ** 0.6
          return [
            side * (Math.cos(turn) * long * t - Math.sin(turn) * across),
            -0.35 + Math.sin(turn) * long * t + Math.cos(turn) * across,
            -0.1,
          ]
        }),
        [0.86, 0.96, 1],
        MATERIAL.glow,
      )
  }
  add(
    gridMesh({ rows: 6, columns: 18, closed: true }, (row, column): Vector => {
      const turn = (column / 18) * 2 * Math.PI
      const t = row / 5
      const r = 0.1 + 0.2 * t ** 1.5 + (row === 5 ? 0.03 * Math.cos(turn * 6) : 0)
      return [-Math.cos(turn) * r, -0.46 + 0.52 * t, Math.sin(turn) * r]
    }),
    color,
    MATERIAL.cloth,
  )
}
