import { graspedPlace, heldThing } from '#studio/form/props/held-things.ts'
import { apply, compose, type Matrix, rotateX, rotateY, rotateZ, scale, translate, type Vector } from '../../math/matrix.ts'
import type { Piece } from '../../raster/piece.ts'
import type { PoseKind } from '../../sheet/pose-kind.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { Bench } from '../bench.ts'
import { makeHeadwear } from '../headwear/build-headwear.ts'
import { type ArmJoints, beforeTrunk } from '../pose.ts'
import { skullFrontZ } from '../skull.ts'
import { cross, scaleBy, subtract, unit } from '../vector.ts'
import { gripOf, heightOnTray } from './grip-of.ts'
import { drawnBow } from './held/drawn-bow.ts'
import { openBook } from './held/open-book.ts'
import { heldAt } from './held-at.ts'
import { IMPLIED_PROPS } from './implied-props.ts'
import { needsThing } from './needs-thing.ts'
import { onGround } from './on-ground.ts'
import { palmOf } from './palm-of.ts'
import { placeAlong } from './place-along.ts'
import { playAtHead } from './play-at-head.ts'
import { BOW_PIECES, playViolin } from './play-violin.ts'
import { pouredStream, pouredThings, tipped } from './pour.ts'
import type { PropPiece } from './prop-piece.ts'
import { rideOn } from './ride-on.ts'
import { smokeOf } from './smoke.ts'
import { wearProps } from './wear-props.ts'

/** The other hand holds what the leading one only works on. */
const OTHER_HAND_FIRST: ReadonlySet<PoseKind> = new Set(['aiming', 'casting a spell', 'holding under the arm'])

/** Where drinks stand on a tray. */
const TRAY_PLACES = [
  [-0.5, 0.15],
  [0.35, -0.2],
] as const

/**
 * Puts the props in the hands: the first in the leading hand, a second one in the other; shields go on the forearm.
 * In a plain portrait nothing is held up: it would only cross the face.
 */
export function holdProps(bench: Bench): Piece[] {
  const { sheet, stand, scene } = bench
  const { joints } = stand
  const besides = [...carriedHeadwear(bench), ...wearProps(bench)]
  if (joints.kind === 'portrait') return besides
  const doing = scene.gesture ?? scene.pose
  // Hands that pray are closed upon nothing.
  if (doing === 'praying') return besides
  const implied = needsThing(doing) ? IMPLIED_PROPS[doing] : undefined
  const own = sheet.props.filter(({ kind }) => implied && (kind.includes(implied.kind) || implied.others?.includes(kind)))
  const held =
    doing === 'pouring'
      ? pouredThings(sheet.props)
      : implied
        ? [own[0] ?? implied, ...(implied.besides ? [implied.besides] : [])]
        : sheet.props
  // A helmet is where a ball would be.
  const isUnderArm = doing === 'holding under the arm' && sheet.headwear?.isCarried !== true
  const isOtherFirst = OTHER_HAND_FIRST.has(doing) && !isUnderArm
  const [first, second] = (joints.holdingSide === 1) !== isOtherFirst ? [joints.arms[1], joints.arms[0]] : joints.arms
  const isOpen = doing === 'reading'
  const onTray = heightOnTray(held)
  const inHands = held.slice(0, joints.isTwoHanded && !onTray ? 1 : 2).flatMap(({ kind, color }, index): Piece[] => {
    const arm = index === 0 ? first : second
    const bow = doing === 'aiming' && kind === 'bow' ? aimed(bench, [first, second]) : undefined
    const pieces: PropPiece[] = bow
      ? drawnBow(color, bow.drawn)
      : isOpen && kind === 'book'
        ? openBook(color)
        : heldThing(kind)(color)
    if (index === 1 && onTray) {
      const tray = joints.isTwoHanded ? betweenHands(bench, 'tray') : inHand(bench, first, 'tray')
      return TRAY_PLACES.flatMap(([x, z]) =>
        pieces.map(({ mesh, color: own, material }) => ({
          surface: { part: bench.nextPart(), material, color: own, doubleSided: true, ...mesh },
          place: compose(tray, translate(x, -onTray - 0.05, z)),
        })),
      )
    }
    const held =
      bow?.place ??
      rideOn(bench, kind) ??
      playAtHead(bench, doing, kind) ??
      (doing === 'pouring' && index === 0 ? tipped(stand, arm, kind) : undefined) ??
      (doing === 'sweeping' ? inBothHands(bench, kind, [first, second]) : undefined) ??
      (isUnderArm && index === 0 ? underArm(bench, kind) : undefined) ??
      (joints.isTwoHanded ? betweenHands(bench, kind) : inHand(bench, arm, kind))
    const played =
      doing === 'playing violin' ? violinPlaces(bench, arm) : doing === 'playing cello' ? celloPlaces(bench, arm) : undefined
    const smoke = doing === 'smoking' ? smokeOf(kind, held, bench.nextPart()) : []
    const drawn = pieces.map(
      ({ mesh, color: own, material }, piece): Piece => ({
        surface: { part: bench.nextPart(), material, color: own, doubleSided: true, ...mesh },
        place: played ? (piece < pieces.length - BOW_PIECES ? played.violin : played.bow) : held,
      }),
    )
    const stream = doing === 'pouring' && index === 0 ? pouredStream(bench, { from: held, kind, into: second.handPlace }) : []
    return [...drawn, ...smoke, ...stream]
  })
  return [...inHands, ...besides]
}

function violinPlaces({ stand: { skeleton, bodyPlace } }: Bench, { handPlace, side }: ArmJoints) {
  const { violin, bow } = playViolin(palmOf(handPlace, skeleton.hand), side, skeleton.tall)
  return { violin: compose(bodyPlace, violin), bow: compose(bodyPlace, bow) }
}

/** Between the knees, as large as its player's trunk; the bow level across it. */
function celloPlaces({ stand: { skeleton, bodyPlace } }: Bench, { handPlace, side }: ArmJoints) {
  const size = 1.65 * (0.5 + 0.5 * skeleton.tall)
  const [x, y, z] = palmOf(handPlace, skeleton.hand)
  return {
    violin: compose(bodyPlace, translate(-0.2 * side, skeleton.hipY - 0.5, 2.5 * skeleton.tall), rotateX(0.3), scale(size)),
    bow: compose(bodyPlace, translate(x, y, z), rotateZ(side * -1.4), scale(1.5), translate(-1.1, 0, -0.1)),
  }
}

/** The bow of who aims stands across the line from the hand that draws to the one that holds it. */
function aimed({ stand: { skeleton, bodyPlace } }: Bench, [holding, drawing]: readonly ArmJoints[]) {
  const [at, nock] = [palmOf(holding!.handPlace, skeleton.hand), palmOf(drawing!.handPlace, skeleton.hand)]
  const ahead = subtract(at, nock)
  const x = unit(ahead)
  const y = unit(subtract([0, 1, 0], scaleBy(x, x[1])))
  const z = cross(x, y)
  const place: Matrix = [
    x[0], y[0], z[0], at[0],
    x[1], y[1], z[1], at[1],
    x[2], y[2], z[2], at[2],
  ] // biome-ignore format: rows of a matrix
  return { place: compose(bodyPlace, place), drawn: Math.hypot(...ahead) }
}

/** The leading hand is the lower one. */
function inBothHands({ stand }: Bench, kind: PropKind, [lower, upper]: readonly ArmJoints[]): Matrix | undefined {
  const palm = ({ handPlace }: ArmJoints) => palmOf(handPlace, stand.skeleton.hand)
  return onGround(stand, { kind, upper: palm(upper!), lower: palm(lower!) })
}

function inHand({ stand, scene, proportions }: Bench, arm: ArmJoints, kind: PropKind): Matrix {
  const { skeleton, bodyPlace } = stand
  const doing = scene.gesture ?? stand.joints.kind
  const leansFar = doing === 'walking' || doing === 'running' || doing === 'fishing'
  const isCooking = doing === 'cooking'
  const palm = translate(...heldAt(arm, skeleton.hand))
  if (kind === 'hook') return compose(bodyPlace, arm.handPlace, scale(skeleton.hand))
  if (doing === 'smoking' && kind.startsWith('cigar')) {
    const [x, y, z] = BETWEEN_FINGERS
    return compose(bodyPlace, arm.handPlace, translate(x * skeleton.hand, y * skeleton.hand, z * skeleton.hand), rotateX(1.3))
  }
  if (doing === 'singing' && kind === 'microphone') {
    const z = skullFrontZ(0, proportions.mouthY, proportions)
    const mouth = apply(stand.headInBody, [0, proportions.mouthY + 0.06, z + 0.16])
    const up = unit(subtract(mouth, palmOf(arm.handPlace, skeleton.hand)))
    return compose(bodyPlace, placeAlong(mouth, { up, face: [0, 0, 1] }), translate(0, MICROPHONE, 0))
  }
  if (doing === 'on the shoulder' && gripOf(kind) === 'shaft') {
    const at = palmOf(arm.handPlace, skeleton.hand)
    const shoulder: Vector = [arm.shoulder[0] + arm.side * 0.1, arm.shoulder[1] - skeleton.armRadius - 0.8, 0.7]
    return compose(
      bodyPlace,
      placeAlong(at, { up: unit(subtract(shoulder, at)), face: [arm.side * 0.5, 0.2, 1] }),
      translate(0, -(TO_HEAD[kind] ?? 0), 0),
    )
  }
  if (gripOf(kind) === 'facing' && arm.grasp) return compose(bodyPlace, graspedPlace(arm, arm.grasp, skeleton.hand))
  switch (gripOf(kind)) {
    case 'guitar':
      return compose(
        bodyPlace,
        translate(...beforeTrunk(skeleton, [0.1 * arm.side, 2.78 * skeleton.tall, 1.62])),
        rotateZ(arm.side * -0.93),
        scale(0.6 + 0.4 * skeleton.tall),
      )
    case 'beside':
      // Behind its owner, who has a hand on the bars; as large as a grown person's.
      return compose(
        stand.groundPlace,
        translate(arm.side * (arm.wrist[0] * arm.side - 2 * skeleton.tall), stand.joints.floorY, -1.35),
        rotateY(arm.side * -0.3),
        scale(arm.side * (0.5 + 0.5 * skeleton.tall), 0.5 + 0.5 * skeleton.tall, 0.5 + 0.5 * skeleton.tall),
      )
    case 'shield':
      return compose(bodyPlace, translate(arm.wrist[0], arm.wrist[1], arm.wrist[2] + 0.8), rotateY(arm.side * 0.3))
    case 'hanging':
      // Tipped to pour.
      if (doing === 'gardening') return compose(bodyPlace, palm, scale(arm.side, 1, 1), rotateZ(0.35))
      return compose(bodyPlace, palm, rotateY(arm.side * -0.35))
    case 'facing':
      // A phone looks at whoever takes a picture of themselves.
      if (doing === 'selfie') return compose(bodyPlace, palm, rotateY(Math.PI + arm.side * 0.6))
      // A glass with a stem is drunk from its rim, far above the hand.
      return compose(
        bodyPlace,
        translate(0, doing === 'drinking' && /wine|goblet/.test(kind) ? 0.42 : 0, 0),
        palm,
        rotateY(arm.side * -0.25),
        rotateX(0.12),
      )
    default: {
      // Shafts lean away from the face, blades show their flat; an umbrella leans over its bearer.
      // Its butt at the shoulder, the hand before the lock.
      if (doing === 'aiming' && kind === 'crossbow')
        return compose(bodyPlace, palm, rotateZ(arm.side * 1.5), scale(arm.side, 1, 1), translate(0, 0.5, 0))
      if (doing === 'aiming' && kind === 'rifle')
        return compose(bodyPlace, palm, rotateZ(arm.side * 1.5), scale(arm.side, 1, 1), translate(0, 1.8, 0))
      const tilt =
        kind === 'umbrella'
          ? skeleton.hipZ === undefined
            ? -0.06
            : -0.14
          : doing === 'painting'
            ? 1.15
            : doing === 'fishing'
              ? 0.62
              : leansFar
                ? 0.3
                : 0.15
      // Across above the head, as a closed fist holds it; what is looked through points ahead.
      if (doing === 'holding up')
        return compose(bodyPlace, palm, rotateZ(arm.side * -0.7), rotateX(0.08), scale(arm.side, 1, 1))
      if (doing === 'looking through' && kind !== 'magnifier')
        return compose(bodyPlace, translate(0, -0.4, 0), palm, rotateY(arm.side * -0.45), rotateX(-1.5), scale(arm.side, 1, 1))
      if (doing === 'chopping' && kind === 'dagger') return compose(bodyPlace, palm, rotateY(arm.side * 0.5), rotateX(-1.4))
      if (kind === 'pan' && isCooking) return compose(bodyPlace, palm, rotateZ(arm.side * -0.35), rotateX(-1.25))
      const raised = kind === 'umbrella' && skeleton.hipZ !== undefined ? -0.65 : 0
      return compose(bodyPlace, palm, rotateZ(arm.side * tilt), rotateX(0.08), scale(arm.side, 1, 1), translate(0, raised, 0))
    }
  }
}

/** Between the index and the middle finger, in lengths of a hand. */
const BETWEEN_FINGERS = [0.09, 0.66, 0.02] as const
/** Of what is read in both hands, against what is carried in one. */
const READ_SIZES: Partial<Record<PropKind, number>> = { newspaper: 1.4, book: 1.3, map: 1.5, scroll: 1.2 }
/** Half heads that heads of tools are further up than a hand in the middle of the handle would have them. */
const TO_HEAD: Partial<Record<PropKind, number>> = { axe: 0.8, hammer: 0.7, mace: 0.7, pickaxe: 0.8, 'baseball bat': 0.3 }
/** Half heads from the grip of a microphone to its end. */
const MICROPHONE = 1.04

/** Before the body, on both palms; what is read is tipped toward the eyes. */
function betweenHands({ stand, scene }: Bench, kind: PropKind): Matrix {
  const { joints, skeleton, bodyPlace } = stand
  const [left, right] = joints.arms.map(({ handPlace }) => palmOf(handPlace, skeleton.hand))
  const middle: Vector = [(left![0] + right![0]) / 2, (left![1] + right![1]) / 2, (left![2] + right![2]) / 2]
  const doing = scene.gesture ?? scene.pose
  const isRead = doing === 'reading' && kind === 'book'
  // Screens look at who types, not at the viewer.
  const tip = isRead
    ? compose(rotateX(0.4), rotateY(Math.PI))
    : doing === 'typing'
      ? compose(translate(0, 0, 0.55), rotateY(Math.PI))
      : rotateX(0.15)
  // A newspaper is as high as a chest, and its reader looks over it.
  const isHugged = doing === 'hugging something' && kind.startsWith('book')
  const rise = isHugged ? 0.3 : isRead ? 0.2 : kind === 'newspaper' ? -0.55 : doing === 'typing' ? -0.55 : 0.05
  // Its edges are in both hands.
  if (isHugged)
    return compose(
      bodyPlace,
      translate(middle[0], middle[1] - rise, middle[2] - 0.3),
      rotateX(0.1),
      scale(0.55 + 0.7 * skeleton.tall),
    )
  const size = doing === 'reading' && skeleton.hipZ !== undefined ? (READ_SIZES[kind] ?? 1) : 1
  return compose(bodyPlace, translate(middle[0], middle[1] - rise, middle[2]), tip, scale(size))
}

/** Between the arm of the leading hand and the ribs. */
function besideRibs({ stand: { joints, skeleton, bodyPlace } }: Bench): Matrix {
  const side = joints.holdingSide
  return compose(
    bodyPlace,
    translate(side * (skeleton.shoulderX * 0.92 + 0.3), 2.55 * skeleton.tall, 0.75),
    rotateZ(side * 0.22),
    rotateY(side * 0.35),
  )
}

/** Balls with their middle there, boards and books upright, shafts pointing ahead. */
function underArm(bench: Bench, kind: PropKind): Matrix {
  const place = besideRibs(bench)
  if (gripOf(kind) === 'shaft') return compose(place, rotateX(1.35))
  if (kind.endsWith('ball')) return compose(place, translate(0, 0.75, 0.35))
  return compose(place, translate(bench.stand.joints.holdingSide * -0.15, -0.1, 0.5))
}

/** A helmet under the arm of the leading hand, its opening downwards. */
function carriedHeadwear(bench: Bench): Piece[] {
  const { sheet, nextPart, proportions } = bench
  const { headwear } = sheet
  if (!headwear?.isCarried) return []
  const place = compose(besideRibs(bench), translate(0, 0.35, 0.085))
  return makeHeadwear(sheet, headwear, { proportions, parts: { next: nextPart } }).map((surface) => ({ surface, place }))
}
