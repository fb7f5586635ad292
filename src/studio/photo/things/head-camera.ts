import type { Proportions } from '../../features/proportions.ts'
import { facePoint as drawnPoint } from '../../form/head.ts'
import { standUp } from '../../form/stand-up.ts'
import { apply } from '../../math/matrix.ts'
import type { View } from '../../raster/view.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { FACE_POINT, faceLength, facePoint } from '../face-points.ts'
import { headTurn } from '../head-turn.ts'
import type { PhotoFace } from '../photo-reading.ts'

/** Meshes are read as turned less than heads are; and no more than this is drawn well. */
const MOST_TURN = 0.9
const MOST_PITCH = 0.4
/** A trunk follows its head by this share. */
const BODY_FOLLOWS = 0.35
/** Half the breadth of a skull at its eyes. */
const SKULL_HALF = 0.72

/** How the head of a photo is turned, as a drawing's camera has it. */
export function turnOf(face: PhotoFace): Pick<SceneSheet['camera'], 'headYaw' | 'headPitch' | 'headRoll' | 'bodyYaw'> {
  const headYaw = within(headTurn(face), MOST_TURN)
  const [left, right] = [facePoint(face, FACE_POINT.leftEyeOuter), facePoint(face, FACE_POINT.rightEyeOuter)]
  const [brow, chin] = [facePoint(face, FACE_POINT.hairline), facePoint(face, FACE_POINT.chin)]
  const length = Math.max(1, Math.hypot(chin.x - brow.x, chin.y - brow.y))
  return {
    headYaw,
    headPitch: within(Math.atan2(brow.z - chin.z, length), MOST_PITCH),
    headRoll: Math.atan2(right.y - left.y, right.x - left.x),
    bodyYaw: headYaw * BODY_FOLLOWS,
  }
}

/** A face mesh ends a little before the ears: so much of the head's width lies between its sides. */
const MESH_WIDTH = 0.96
const LEAST_WIDTH = 0.78
const MOST_WIDTH = 1.12
/** Drawn eyes are wider open than those in photos. */
const OPEN = 0.66

/** A drawn head as broad for its length as the one in the photo. */
export function asBroadAs(face: PhotoFace, proportions: Proportions): Proportions {
  const length = faceLength(face, FACE_POINT.noseBridge, FACE_POINT.chin) / (proportions.chinY - proportions.eyeY)
  const breadth =
    faceLength(face, FACE_POINT.cheekLeft, FACE_POINT.cheekRight) / (2 * MESH_WIDTH * proportions.skullWidth * SKULL_HALF)
  const factor = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, breadth / Math.max(1e-6, length)))
  return {
    ...proportions,
    skullWidth: proportions.skullWidth * factor,
    jawWidth: proportions.jawWidth * factor,
    eyeX: proportions.eyeX * factor,
    eyeHalfWidth: proportions.eyeHalfWidth * factor,
    eyeHalfHeight: proportions.eyeHalfHeight * OPEN,
    mouthHalfWidth: proportions.mouthHalfWidth * factor,
  }
}

/** Where a drawn head has to be seen from to lie on the head of a photo, point on point. Pixels are of the photo. */
export function viewOf(
  face: PhotoFace,
  { character, scene, proportions }: { character: CharacterSheet; scene: SceneSheet; proportions: Proportions },
  { width, height }: { width: number; height: number },
): View {
  const { headPlace } = standUp(character, scene, proportions)
  const { eyeX, eyeY, eyeHalfWidth, noseBaseY, mouthY, mouthHalfWidth, chinY } = proportions
  const pairs = (
    [
      [FACE_POINT.leftEyeOuter, -eyeX - eyeHalfWidth, eyeY],
      [FACE_POINT.rightEyeOuter, eyeX + eyeHalfWidth, eyeY],
      [FACE_POINT.leftEyeInner, -eyeX + eyeHalfWidth, eyeY],
      [FACE_POINT.rightEyeInner, eyeX - eyeHalfWidth, eyeY],
      [FACE_POINT.noseBase, 0, noseBaseY],
      [FACE_POINT.mouthLeft, -mouthHalfWidth, mouthY],
      [FACE_POINT.mouthRight, mouthHalfWidth, mouthY],
      [FACE_POINT.chin, 0, chinY - 0.03],
    ] as const
  ).map(([point, x, y]) => {
    const [fromX, fromY] = apply(headPlace, drawnPoint(x, y, proportions))
    const { x: toX, y: toY } = facePoint(face, point)
    return { fromX, fromY, toX, toY }
  })
  const mean = (key: 'fromX' | 'fromY' | 'toX' | 'toY') => pairs.reduce((sum, pair) => sum + pair[key], 0) / pairs.length
  const [fromX, fromY, toX, toY] = [mean('fromX'), mean('fromY'), mean('toX'), mean('toY')]
  let [together, own] = [0, 0]
  for (const pair of pairs) {
    const [x, y] = [pair.fromX - fromX, pair.fromY - fromY]
    together += x * (pair.toX - toX) + y * (pair.toY - toY)
    own += x * x + y * y
  }
  const unitPx = Math.max(1, together / Math.max(1e-6, own))
  return {
    widthPx: width,
    heightPx: height,
    unitPx,
    originXPx: toX - fromX * unitPx,
    originYPx: toY - fromY * unitPx,
  }
}

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
