import { heldThing } from '#studio/form/props/held-things.ts'
import type { Rgb } from '../../color.ts'
import type { Piece } from '../../raster/piece.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { PoseKind } from '../../sheet/scene-sheet.ts'
import type { Bench } from '../bench.ts'
import { compose, type Matrix, rotateX, rotateY, rotateZ, scale, translate, type Vector } from '../matrix.ts'
import type { ArmJoints } from '../pose.ts'
import { gripOf } from './grip-of.ts'
import { openBook } from './held/open-book.ts'
import type { PropPiece } from './prop-piece.ts'

/** What a pose can not be without. */
const IMPLIED: Partial<Record<PoseKind, { readonly kind: PropKind; readonly color: Rgb }>> = {
  reading: { kind: 'book', color: [0.46, 0.2, 0.17] },
  'playing guitar': { kind: 'guitar', color: [0.72, 0.45, 0.2] },
}
/** What somebody who reads may have in hand in place of a book. */
const READABLE: ReadonlySet<PropKind> = new Set(['newspaper', 'letter', 'map', 'scroll', 'tablet', 'phone'])
/** The other hand holds what the leading one only works on. */
const OTHER_HAND_FIRST: ReadonlySet<PoseKind> = new Set(['aiming', 'casting a spell'])

/**
 * Puts the props in the hands: the first in the leading hand, a second one in the other; shields go on the forearm.
 * In a plain portrait nothing is held up: it would only cross the face.
 */
export function holdProps(bench: Bench): Piece[] {
  const { sheet, stand, scene } = bench
  const { joints } = stand
  if (joints.kind === 'portrait') return []
  const doing = scene.gesture ?? scene.pose
  const implied = IMPLIED[doing]
  const own = sheet.props.filter(
    ({ kind }) => implied && (kind.includes(implied.kind) || (doing === 'reading' && READABLE.has(kind))),
  )
  const held = implied ? [own[0] ?? implied] : sheet.props
  const isOtherFirst = OTHER_HAND_FIRST.has(doing)
  const [first, second] = (joints.holdingSide === 1) !== isOtherFirst ? [joints.arms[1], joints.arms[0]] : joints.arms
  const isOpen = doing === 'reading'
  return held.slice(0, joints.isTwoHanded ? 1 : 2).flatMap(({ kind, color }, index): Piece[] => {
    const arm = index === 0 ? first : second
    const pieces: PropPiece[] = isOpen && kind === 'book' ? openBook(color) : heldThing(kind)(color)
    const place = joints.isTwoHanded ? betweenHands(bench, kind) : inHand(bench, arm, kind)
    return pieces.map(({ mesh, color: own, material }) => ({
      surface: { part: bench.nextPart(), material, color: own, doubleSided: true, ...mesh },
      place,
    }))
  })
}

function inHand({ stand }: Bench, arm: ArmJoints, kind: PropKind): Matrix {
  const { skeleton, bodyPlace } = stand
  const palm = translate(...palmOf(arm.handPlace, skeleton.hand))
  switch (gripOf(kind)) {
    case 'guitar':
      return compose(bodyPlace, translate(-0.45 * arm.side, 2.05 * skeleton.tall, 1.5), rotateZ(arm.side * -1.05))
    case 'shield':
      return compose(bodyPlace, translate(arm.wrist[0], arm.wrist[1], arm.wrist[2] + 0.8), rotateY(arm.side * 0.3))
    case 'hanging':
      return compose(bodyPlace, palm, rotateY(arm.side * -0.35))
    case 'facing':
      return compose(bodyPlace, palm, rotateY(arm.side * -0.25), rotateX(0.12))
    default:
      // Shafts lean away from the face, blades show their flat.
      return compose(bodyPlace, palm, rotateZ(arm.side * 0.15), rotateX(0.08), scale(arm.side, 1, 1))
  }
}

/** Before the body, on both palms; what is read is tipped toward the eyes. */
function betweenHands({ stand, scene }: Bench, kind: PropKind): Matrix {
  const { joints, skeleton, bodyPlace } = stand
  const [left, right] = joints.arms.map(({ handPlace }) => palmOf(handPlace, skeleton.hand))
  const middle: Vector = [(left![0] + right![0]) / 2, (left![1] + right![1]) / 2, (left![2] + right![2]) / 2]
  const isRead = (scene.gesture ?? scene.pose) === 'reading' && kind === 'book'
  const tip = isRead ? compose(rotateX(0.75), rotateY(Math.PI)) : rotateX(0.15)
  // A newspaper is as high as a chest, and its reader looks over it.
  const rise = isRead ? 0.2 : kind === 'newspaper' ? -0.6 : 0.05
  return compose(bodyPlace, translate(middle[0], middle[1] - rise, middle[2]), tip)
}

/** The middle of the closed fingers, body space. */
function palmOf(hand: Matrix, size: number): [number, number, number] {
  const [y, z] = [0.58 * size, 0.16 * size]
  return [hand[1] * y + hand[2] * z + hand[3], hand[5] * y + hand[6] * z + hand[7], hand[9] * y + hand[10] * z + hand[11]]
}
