import type { Proportions } from '../features/proportions.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { NeckPlace } from './body-neck.ts'
import { apply, compose, type Matrix, rotateX, rotateY, rotateZ, translate, type Vector } from './matrix.ts'
import { type Joints, poseSkeleton } from './pose.ts'
import { buildSkeleton, type Skeleton } from './skeleton.ts'

/** Where the head turns on the neck, in head space. */
const NECK_JOINT: Vector = [0, 0.72, -0.18]
/** Radians the picture is seen from below or above. */
const CAMERA_TILT = { 'eye level': 0, low: 0.16, high: -0.2 } as const

/** A posed body with the head on it, before the camera chooses its frame. View space: x right, y down, z to the viewer. */
export interface Stand {
  readonly skeleton: Skeleton
  readonly joints: Joints
  readonly neck: NeckPlace
  /** Body space → view space and head space → view space. */
  readonly bodyPlace: Matrix
  readonly headPlace: Matrix
  /** Body space → head space and back, for what hangs on both. */
  readonly headInBody: Matrix
}

/** Poses the body and sets the head on it, turned as the camera asks. */
export function standUp(sheet: CharacterSheet, scene: SceneSheet, proportions: Proportions): Stand {
  const { camera } = scene
  const skeleton = buildSkeleton(sheet, proportions)
  const joints = poseSkeleton(skeleton, scene, sheet.props.length)
  const top: Vector = [0, -skeleton.neckLength, 0.16]

  const view = rotateX(CAMERA_TILT[camera.angle])
  const bodyPlace = compose(view, rotateY(camera.bodyYaw))
  const headTurn = compose(rotateY(camera.headYaw), rotateX(camera.headPitch), rotateZ(camera.headRoll))
  const seat = translate(-NECK_JOINT[0], -NECK_JOINT[1], -NECK_JOINT[2])
  const headInBody = compose(translate(...top), rotateY(-camera.bodyYaw), headTurn, seat)
  return {
    skeleton,
    joints,
    bodyPlace,
    headInBody,
    headPlace: compose(bodyPlace, headInBody),
    neck: {
      top,
      behindEars: [apply(headInBody, [-0.4, 0.34, -0.3]), apply(headInBody, [0.4, 0.34, -0.3])],
      throat: apply(headInBody, [0, proportions.chinY + 0.12, 0.25]),
    },
  }
}
