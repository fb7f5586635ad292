import { randomFor } from '../random.ts'
import type { PoseKind, SceneSheet } from '../sheet/scene-sheet.ts'
import { mix, smoothStep } from './curve.ts'
import type { HandKind } from './hand-shapes.ts'
import type { Matrix, Vector } from './matrix.ts'
import { type ArmSpec, type LegSpec, POSES, type PoseSpec } from './poses.ts'
import { reach } from './reach.ts'
import type { Skeleton } from './skeleton.ts'
import { cross, dot, scaleBy, subtract, unit } from './vector.ts'

/** −1 the picture's left, 1 the picture's right, before the body turns. */
export type Side = -1 | 1

export interface ArmJoints {
  readonly side: Side
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly wrist: Vector
  readonly handKind: HandKind
  /** Hand space (x to the thumb, y along the fingers, z out of the palm, origin at the wrist) → body space. */
  readonly handPlace: Matrix
}

export interface LegJoints {
  readonly side: Side
  readonly hip: Vector
  readonly knee: Vector
  readonly ankle: Vector
  /** Unit direction of the toes, level with the ground. */
  readonly toes: Vector
}

export interface Joints {
  readonly kind: PoseKind
  readonly arms: readonly [ArmJoints, ArmJoints]
  readonly legs: readonly [LegJoints, LegJoints]
  /** How the trunk sways: from rest to posed body space, and back (for fields). */
  readonly sway: Sway
  /** The arm that leads, and holds what is held. */
  readonly holdingSide: Side
}

export interface Sway {
  readonly shift: number
  readonly shoulderTilt: number
  readonly hipTilt: number
  readonly hipY: number
}

/** Puts the skeleton in the scene's pose, in body space. Which side leads is decided by the scene's seed. */
export function poseSkeleton(skeleton: Skeleton, scene: SceneSheet, props: number): Joints {
  const spec = withProps(POSES[scene.pose], { scene, props })
  const mirrored = randomFor(scene.seed, 'pose side')() < 0.5
  const lead: Side = mirrored ? -1 : 1
  const ease = mix(0.8, 1.2, randomFor(scene.seed, 'pose ease')())
  const sway: Sway = {
    shift: spec.hipShift * lead * ease * skeleton.wide,
    shoulderTilt: spec.shoulderTilt * lead * ease,
    hipTilt: spec.hipTilt * lead * ease,
    hipY: skeleton.hipY,
  }
  const specFor = (side: Side) => (side === lead ? spec.lead : spec.other)
  return {
    kind: scene.pose,
    holdingSide: lead,
    sway,
    arms: [-1 as const, 1 as const].map((side) => poseArm(skeleton, { side, sway, spec: specFor(side) })) as [
      ArmJoints,
      ArmJoints,
    ],
    legs: [-1 as const, 1 as const].map((side) => poseLeg(skeleton, { side, sway, spec: specFor(side) })) as [
      LegJoints,
      LegJoints,
    ],
  }
}

/** Whoever stands at ease and has something to hold, holds it; high enough to be seen in a portrait. */
function withProps(spec: PoseSpec, { scene, props }: { scene: SceneSheet; props: number }): PoseSpec {
  if (props === 0 || !AT_EASE.has(scene.pose)) return spec
  const { framing } = scene.camera
  const near = framing === 'close portrait' || framing === 'bust'
  const { arm } = POSES.holding.lead
  const raised: ArmSpec = near ? { ...arm, wrist: (s) => [s.shoulderX * 0.8, 1.5 * s.tall, 1.5] } : arm
  return {
    ...spec,
    lead: { ...spec.lead, arm: raised },
    other: props > 1 ? { ...spec.other, arm: { ...arm, wrist: (s) => [s.shoulderX + 0.5, 2.7 * s.tall, 1.3] } } : spec.other,
  }
}

const AT_EASE: ReadonlySet<PoseKind> = new Set(['relaxed', 'holding', 'walking', 'heroic', 'hand on hip'])

/** A point of the resting trunk → where it is in the pose. */
export function swayPoint([x, y, z]: Vector, { shift, shoulderTilt, hipTilt, hipY }: Sway): Vector {
  const t = y / hipY
  return [x + shift * smoothStep(0, 1, t), y + x * mix(shoulderTilt, hipTilt, Math.min(1.2, Math.max(0, t))), z]
}

interface LimbOrder {
  readonly side: Side
  readonly sway: Sway
  readonly spec: PoseSpec['lead']
}

function poseArm(skeleton: Skeleton, { side, sway, spec }: LimbOrder): ArmJoints {
  const arm: ArmSpec = spec.arm
  const mirror = ([x, y, z]: Vector): Vector => [x * side, y, z]
  const shoulder = swayPoint([skeleton.shoulderX * side, skeleton.shoulderY, -0.08], sway)
  const target = swayPoint(mirror(arm.wrist(skeleton)), sway)
  const { middle, end } = reach(shoulder, target, {
    first: skeleton.upperArm,
    second: skeleton.forearm,
    pole: mirror(arm.elbowToward),
  })
  const fingers = unit(arm.fingers ? mirror(arm.fingers) : subtract(end, middle))
  const wantedPalm = mirror(arm.palm)
  const palm = unit(subtract(wantedPalm, scaleBy(fingers, dot(wantedPalm, fingers))))
  const thumb = scaleBy(cross(fingers, palm), side)
  const handPlace: Matrix = [
    thumb[0], fingers[0], palm[0], end[0],
    thumb[1], fingers[1], palm[1], end[1],
    thumb[2], fingers[2], palm[2], end[2],
  ] // biome-ignore format: rows of a matrix
  return { side, shoulder, elbow: middle, wrist: end, handKind: arm.hand, handPlace }
}

function poseLeg(skeleton: Skeleton, { side, sway, spec }: LimbOrder): LegJoints {
  const leg: LegSpec = spec.leg
  const mirror = ([x, y, z]: Vector): Vector => [x * side, y, z]
  const hip = swayPoint([skeleton.hipX * side, skeleton.hipY, 0], sway)
  const { middle, end } = reach(hip, mirror(leg.ankle(skeleton)), {
    first: skeleton.thigh,
    second: skeleton.shin,
    pole: mirror(leg.kneeToward),
  })
  return { side, hip, knee: middle, ankle: end, toes: unit(mirror(leg.toes)) }
}
