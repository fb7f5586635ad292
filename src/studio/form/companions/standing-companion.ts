import { mixRgb, type Rgb } from '../../color.ts'
import { compose, rotateY, scale, translate, type Vector, viewerFrom } from '../../math/matrix.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Piece } from '../../raster/piece.ts'
import type { CompanionKind } from '../../sheet/companion-kind.ts'
import type { Bench } from '../bench.ts'
import type { Field } from '../field/field.ts'
import { meshField } from '../field/mesh-field.ts'
import { ellipsoid, limb } from '../field/solids.ts'
import { gridMesh, type Mesh } from '../grid.ts'
import { ball, bar, moved } from '../props/shapes.ts'
import type { Hands } from './companion-hands.ts'
import { frogParts } from './frog-parts.ts'
import { heldPlace, isHeldInArms } from './held-place.ts'
import { robotParts } from './robot-parts.ts'

const STANDING = ['frog', 'robot', 'snake', 'turtle', 'butterfly', 'fairy'] as const satisfies readonly CompanionKind[]

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

/** Where each of them is and how large: small ones on a shoulder, flying ones beside the head. */
export function buildStanding(bench: Bench, kind: StandingKind, color: Rgb): Piece[] {
  const { joints, skeleton, bodyPlace, groundPlace } = bench.stand
  const side = -joints.holdingSide
  const { framing } = bench.scene.camera
  const whole = framing === 'full figure' || framing === 'wide'
  const arm = joints.arms[side === 1 ? 1 : 0]
  const shoulder: Vector = [arm.shoulder[0] - side * 0.05, arm.shoulder[1] - skeleton.armRadius - 0.14, arm.shoulder[2] + 0.1]
  const flies = kind === 'butterfly' || kind === 'fairy'
  const [onGround, onShoulder] = kind === 'robot' ? [2.3, 0.8] : [1.1, 0.6]
  const isHeld = !flies && isHeldInArms(bench)
  const place = isHeld
    ? heldPlace(bench, { size: onShoulder, sink: 0 })
    : flies
      ? compose(bodyPlace, translate(side * (skeleton.shoulderX + 1.15), -1.5, 0.7), rotateY(side * -0.4), scale(0.85))
      : whole
        ? compose(
            groundPlace,
            translate(side * (2 + 0.3 * onGround), joints.floorY, 0.5),
            rotateY(side * -0.5),
            scale(onGround),
          )
        : compose(bodyPlace, translate(...shoulder), rotateY(side * -0.4), scale(onShoulder))
  const size = flies ? 0.85 : whole && !isHeld ? onGround : onShoulder
  const order = {
    cell: Math.min(0.11, Math.max(0.04, 1 / (bench.unitPx * size))),
    toViewer: viewerFrom(place),
  }
  const parts: Part[] = []
  const solid = (field: Field, tint: Rgb, material: Material = MATERIAL.fur) =>
    parts.push({ mesh: meshField(field, { min: [-0.75, -3.1, -1.7], max: [0.75, 0.1, 1.5] }, order), color: tint, material })
  const add = (mesh: Mesh, tint: Rgb, material: Material) => parts.push({ mesh, color: tint, material })
  if (kind === 'snake') snakeParts(color, add)
  else if (kind === 'turtle') turtleParts(color, { solid, add })
  else if (kind === 'butterfly') butterflyParts(color, add)
  else if (kind === 'frog') frogParts(color, { solid, add })
  else if (kind === 'robot') robotParts(color, { solid, add })
  else fairyParts(color, { solid, add })
  return parts.map(({ mesh, color: own, material }) => ({
    surface: { part: bench.nextPart(), material, color: own, doubleSided: true, ...mesh },
    place,
  }))
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
