import { gaitOf } from '#studio/form/poses/gait.ts'
import { graspingArm } from '#studio/form/props/held-things.ts'
import { apply, compose, type Matrix, rotateX, rotateZ, translate, type Vector } from '../math/matrix.ts'
import { randomFor } from '../random.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import type { GivenHand, SceneSheet } from '../sheet/scene-sheet.ts'
import { mix, smoothStep } from './curve.ts'
import type { HandKind } from './hand-shapes.ts'
import { leadingSide } from './leading-side.ts'
import { ARM } from './poses/arms.ts'
import { gripArm } from './poses/grip-arm.ts'
import { LEG } from './poses/legs.ts'
import type { ArmSpec, LegSpec, PoseSpec } from './poses/pose-spec.ts'
import { waveArm } from './poses/wave-arm.ts'
import { poseSpecOf } from './poses.ts'
import type { Grasp } from './props/grasp.ts'
import { reach } from './reach.ts'
import type { Skeleton } from './skeleton.ts'
import { add, cross, dot, scaleBy, subtract, unit } from './vector.ts'

/** −1 the picture's left, 1 the picture's right, before the body turns. */
export type Side = -1 | 1

export interface ArmJoints {
  readonly side: Side
  readonly shoulder: Vector
  readonly elbow: Vector
  readonly wrist: Vector
  readonly handKind: HandKind
  /** Which of the ways of a hand at rest it is, 0…1. */
  readonly handWay?: number
  /** How the hand lies on what it holds, if nothing but the thing decides that. */
  readonly grasp?: Grasp
  /** Half the thickness of what the fingers close round, in lengths of the hand. */
  readonly grip?: number
  /** Hand space (x to the thumb, y along the fingers, z out of the palm, origin at the wrist) → body space. */
  readonly handPlace: Matrix
}

export interface LegJoints {
  readonly side: Side
  readonly hip: Vector
  readonly knee: Vector
  readonly ankle: Vector
  /** Unit directions of the toes and of the sole. */
  readonly toes: Vector
  readonly sole: Vector
}

export interface Joints {
  readonly kind: PoseKind
  readonly arms: readonly [ArmJoints, ArmJoints]
  readonly legs: readonly [LegJoints, LegJoints]
  /** How the trunk sways: from rest to posed body space, and back (for fields). */
  readonly sway: Sway
  /** The arm that leads, and holds what is held. */
  readonly holdingSide: Side
  /** Both hands hold the first thing. */
  readonly isTwoHanded: boolean
  /** Body space (the trunk upright) → the space where the ground is level. */
  readonly leaning: Matrix
  readonly isLeaning: boolean
  /** Height of the ground where it is level. */
  readonly floorY: number
  /** Radians the trunk leans forward and aside in all. */
  readonly lean: number
  readonly tilt: number
  /** Radians the head is bent down. */
  readonly nod: number
  /** Share of the trunk's leaning that the head goes along with. */
  readonly headFollows: number
}

export interface Sway {
  readonly shift: number
  readonly shoulderTilt: number
  readonly hipTilt: number
  /** Radians the hips are turned against the shoulders. */
  readonly twist: number
  readonly hipY: number
}

interface PoseOptions {
  readonly props: number
  readonly hasShaft: boolean
  /** So long that it would cross the face of whoever holds it before them. */
  readonly isLong: boolean
  /** In place of the leading hand, which is a fist within it. */
  readonly hasHook: boolean
  /** What is held hangs heavily from the hand. */
  readonly isHeavy: boolean
  readonly isWheeled: boolean
  /** How what is held first and second is grasped. */
  readonly grasps?: readonly (Grasp | undefined)[]
  /** Head space → body space of a trunk that leans so. */
  readonly headInBody: (leaning: Leaning) => Matrix
}

export type Leaning = Pick<Joints, 'leaning' | 'lean' | 'tilt' | 'nod' | 'headFollows'>

/** The head stays more upright than the trunk. */
const HEAD_FOLLOWS = 0.3

/** Puts the skeleton in the scene's pose, in body space. Which side leads is decided by the scene's seed. */
export function poseSkeleton(
  skeleton: Skeleton,
  scene: SceneSheet,
  { props, hasShaft, isLong, hasHook, isHeavy, isWheeled, grasps, headInBody }: PoseOptions,
): Joints {
  const specIn = (at: SceneSheet) =>
    withProps(withGesture(posedAs(at, isWheeled), at), { scene: at, props, hasShaft, isLong, isHeavy })
  const { from } = scene.moment ?? {}
  const setOff = from && gaitOf(scene.pose)?.setOff
  const spec = setOff ? setOff(specIn(from.scene), specIn(scene), from.share) : specIn(scene)
  const lead: Side = leadingSide(scene)
  const ease = mix(0.85, 1.15, randomFor(scene.seed, 'pose ease')())
  const sway: Sway = {
    shift: spec.hipShift * lead * ease * skeleton.wide,
    shoulderTilt: spec.shoulderTilt * lead * ease,
    hipTilt: spec.hipTilt * lead * ease,
    twist: (spec.twist ?? 0) * lead,
    hipY: skeleton.hipY,
  }
  const { lean = 0, tilt = 0, pitch = 0, lift = 0 } = spec
  const atHips = (turn: Matrix) => compose(translate(0, skeleton.hipY, 0), turn, translate(0, -skeleton.hipY, 0))
  const laid = atHips(rotateX(-pitch))
  const leaning = compose(laid, atHips(compose(rotateZ(tilt * lead), rotateX(-lean))))
  const upright = compose(rotateX(lean), rotateZ(-tilt * lead))
  const specFor = (side: Side) => (side === lead ? spec.lead : spec.other)
  const givenOn = (side: Side) => {
    const of = ({ givenHands }: SceneSheet) => givenHands?.find((given) => given.side === side)
    const [before, given] = [from && of(from.scene), of(scene)]
    return before && given
      ? { ...given, wrist: add(before.wrist, scaleBy(subtract(given.wrist, before.wrist), from?.share ?? 1)) }
      : given
  }
  const graspOn = (side: Side) => grasps?.[side === lead ? 0 : 1]
  const armFor = (side: Side) => {
    const given = givenOn(side)
    if (given) return armOf(given)
    const [{ arm }, grasp] = [specFor(side), graspOn(side)]
    return grasp ? graspingArm(arm, grasp) : arm
  }
  const leans: Leaning = {
    leaning,
    lean: lean + pitch,
    tilt: tilt * lead,
    nod: spec.nod ?? 0,
    headFollows: spec.headFollows ?? HEAD_FOLLOWS,
  }
  const head = headInBody(leans)
  const legs = ([-1, 1] as const).map((side) =>
    poseLeg(skeleton, { side, sway, spec: specFor(side).leg, upright, toBody: atHips(upright) }),
  ) as [LegJoints, LegJoints]
  const ways = randomFor(scene.seed, 'hands')
  const handWays = [ways(), ways()] as const
  const plainArm = (side: Side, round?: ArmJoints): ArmJoints => ({
    ...poseArm(skeleton, { side, sway, spec: armFor(side), isGiven: givenOn(side) !== undefined, head, round }),
    handWay: handWays[side === 1 ? 1 : 0],
    ...(givenOn(side) === undefined && specFor(side).arm.isFree && graspedBy(skeleton, graspOn(side))),
    ...(hasHook && side === lead && { handKind: 'fist' as const }),
  })
  const jointsOn = (side: Side) =>
    plainArm(side, armFor(side).roundArm === undefined ? undefined : plainArm(side === 1 ? -1 : 1))
  return {
    kind: scene.pose,
    holdingSide: lead,
    isTwoHanded: spec.isTwoHanded ?? false,
    sway,
    ...leans,
    isLeaning: lean !== 0 || tilt !== 0 || pitch !== 0,
    floorY: lowestOf(skeleton, legs, leaning) + lift,
    legs,
    arms: [jointsOn(-1), jointsOn(1)],
  }
}

function graspedBy({ hand }: Skeleton, grasp: Grasp | undefined): Pick<ArmJoints, 'grasp' | 'grip'> {
  if (!grasp) return {}
  return 'radius' in grasp ? { grasp, grip: grasp.radius / hand } : { grasp }
}

/** On heels the sole below the toes is so far below their bones. */
const BALL = 0.1

/** The ground below soles, toes, knees and hips, whichever is lowest. */
function lowestOf(skeleton: Skeleton, legs: readonly LegJoints[], leaning: Matrix): number {
  const size = mix(skeleton.wide, skeleton.tall, 0.5)
  const heights = legs.flatMap(({ hip, knee, ankle, toes, sole }) => {
    const yOf = (point: Vector) => apply(leaning, point)[1]
    const along = (way: Vector, far: number): Vector => [
      ankle[0] + way[0] * far,
      ankle[1] + way[1] * far,
      ankle[2] + way[2] * far,
    ]
    return [
      yOf(along(sole, 0.3 * size)),
      yOf(along(toes, 1.12 * size)) + (skeleton.heel ? BALL * size : 0),
      yOf(knee) + skeleton.thighRadius * 0.55,
      yOf(hip) + skeleton.thighRadius * 1.05,
    ]
  })
  return Math.max(...heights)
}

function posedAs({ pose, seat, moment }: SceneSheet, isWheeled: boolean): PoseSpec {
  if (isWheeled && pose === 'sitting') return IN_WHEELCHAIR
  if (pose === 'sitting' && (seat === 'throne' || seat === 'armchair')) return withHandsOn(ARM.onChairArm)
  const stride = moment?.stride ?? 0
  const spec = poseSpecOf(pose)
  return stride === 0 ? spec : (gaitOf(pose)?.poseAt(spec, stride) ?? spec)
}

function withHandsOn(arm: ArmSpec): PoseSpec {
  const { lead, other, ...spec } = poseSpecOf('sitting')
  return { ...spec, lead: { ...lead, arm }, other: { ...other, arm } }
}

const IN_WHEELCHAIR: PoseSpec = {
  ...poseSpecOf('sitting'),
  lift: 0.28,
  lead: { arm: ARM.onArmrest, leg: LEG.onFootrest },
  other: { arm: ARM.onArmrest, leg: LEG.onFootrest },
}

/** Hands that do something else than the pose has them do. */
function withGesture(spec: PoseSpec, { gesture, moment }: SceneSheet): PoseSpec {
  if (gesture === undefined) return spec
  const { lead, other, nod, isTwoHanded = false } = poseSpecOf(gesture)
  const leadArm = gesture === 'waving' ? waveArm(lead.arm, moment?.stride ?? 0) : lead.arm
  return {
    ...spec,
    isTwoHanded,
    ...(nod && { nod }),
    lead: { ...spec.lead, arm: leadArm },
    // The other arm of who walks and waves swings on.
    other: { ...spec.other, arm: gesture === 'waving' && moment?.stride !== undefined ? spec.other.arm : other.arm },
  }
}

/** Whoever stands at ease and has something to hold, holds it; high enough to be seen in a portrait. */
function withProps(
  spec: PoseSpec,
  {
    scene,
    props,
    hasShaft,
    isLong,
    isHeavy,
  }: { scene: SceneSheet } & Pick<PoseOptions, 'props' | 'hasShaft' | 'isLong' | 'isHeavy'>,
): PoseSpec {
  if (props === 0 || scene.gesture !== undefined) return spec
  if (scene.pose === 'heroic' || scene.pose === 'fighting') {
    return { ...spec, lead: { ...spec.lead, arm: scene.pose === 'heroic' ? ARM.holding : ARM.swinging } }
  }
  const second = props > 1 ? { ...spec.other, arm: SECOND } : spec.other
  if ((hasShaft && ON_FOOT.has(scene.pose)) || (isLong && AT_EASE.has(scene.pose)))
    return { ...spec, lead: { ...spec.lead, arm: ARM.holdingAside }, other: second }
  if (FREE_HAND.has(scene.pose)) return { ...spec, lead: { ...spec.lead, arm: ARM.holding } }
  if (!AT_EASE.has(scene.pose)) return spec
  if (isHeavy && FAR.has(scene.camera.framing)) return { ...spec, lead: { ...spec.lead, arm: ARM.carryingLow } }
  const { framing } = scene.camera
  const near = framing === 'close portrait' || framing === 'bust'
  const arm: ArmSpec = ARM.holding
  const raised: ArmSpec = near ? { ...arm, wrist: (s) => [s.shoulderX * 0.8, 1.5 * s.tall, 1.5] } : arm
  return {
    ...spec,
    lead: { ...spec.lead, arm: raised },
    other: second,
  }
}

/** What the other hand has is held a little lower. */
const SECOND: ArmSpec = { ...ARM.holding, wrist: (s) => [s.shoulderX + 0.5, 2.7 * s.tall, 1.3] }
/** Framings that show what hangs at a leg. */
const FAR: ReadonlySet<SceneSheet['camera']['framing']> = new Set(['three-quarter figure', 'full figure', 'wide'])
const AT_EASE: ReadonlySet<PoseKind> = new Set([
  'relaxed',
  'holding',
  'walking',
  'hand on hip',
  'leaning',
  'holding with a hand on hip',
  'holding with a hand in the pocket',
])
/** Whoever goes on carries a sword or a staff beside them: swung along it would cross their face. */
const ON_FOOT: ReadonlySet<PoseKind> = new Set(['walking', 'running'])
/** Poses in which the leading hand has nothing else to do. */
const FREE_HAND: ReadonlySet<PoseKind> = new Set(['sitting', 'on one knee', 'kneeling', 'sitting on the floor', 'crouching'])

/** A point of the resting trunk → where it is in the pose. */
export function swayPoint([x, y, z]: Vector, { shift, shoulderTilt, hipTilt, hipY, twist }: Sway): Vector {
  const t = y / hipY
  const eased = smoothStep(0, 1, t)
  const [cos, sin] = [Math.cos(twist * eased), Math.sin(twist * eased)]
  const turned = x * cos + z * sin
  return [turned + shift * eased, y + turned * mix(shoulderTilt, hipTilt, Math.min(1.2, Math.max(0, t))), z * cos - x * sin]
}

interface ArmOrder {
  readonly side: Side
  readonly sway: Sway
  readonly spec: ArmSpec
  readonly isGiven: boolean
  /** Head space → body space. */
  readonly head: Matrix
  /** The other arm, if the hand closes round that. */
  readonly round?: ArmJoints | undefined
}

function poseArm(skeleton: Skeleton, { side, sway, spec, isGiven, head, round }: ArmOrder): ArmJoints {
  const arm = skeleton.hipZ === undefined ? spec : { ...spec, ...spec.onReal }
  const mirror = ([x, y, z]: Vector): Vector => [x * side, y, z]
  const toward = (way: Vector) => (arm.isAtHead ? subtract(apply(head, mirror(way)), apply(head, [0, 0, 0])) : mirror(way))
  const shoulder = swayPoint([skeleton.shoulderX * side, skeleton.shoulderY, -0.08], sway)
  const wanted = mirror(beforeTrunk(skeleton, arm.wrist(skeleton)))
  const gripping = round && arm.roundArm !== undefined && gripArm(round, { skeleton, share: arm.roundArm, spec: arm, mirror })
  const target = gripping ? gripping.wrist : arm.isAtHead ? apply(head, wanted) : isGiven ? wanted : swayPoint(wanted, sway)
  const { middle, end } = reach(shoulder, target, {
    first: skeleton.upperArm,
    second: skeleton.forearm,
    pole: mirror(arm.elbowToward),
  })
  const fingers = gripping ? gripping.fingers : unit(arm.fingers ? toward(arm.fingers) : subtract(end, middle))
  const wantedPalm = gripping ? gripping.palm : toward(arm.palm)
  const palm = unit(subtract(wantedPalm, scaleBy(fingers, dot(wantedPalm, fingers))))
  const thumb = scaleBy(cross(fingers, palm), side)
  const handPlace: Matrix = [
    thumb[0], fingers[0], palm[0], end[0],
    thumb[1], fingers[1], palm[1], end[1],
    thumb[2], fingers[2], palm[2], end[2],
  ] // biome-ignore format: rows of a matrix
  const grip = gripping ? { grip: gripping.grip } : {}
  return { side, shoulder, elbow: middle, wrist: end, handKind: arm.hand, handPlace, ...grip }
}

/** How far the trunks reach forward that the poses of drawn arms reckon with. */
const ORDINARY_FRONT = 0.95
/** Forearms lie askew before a belly: the wrist is as far out as their middles need. */
const FURTHER = 1.6

/** What drawn people have before their trunk, hands and guitars, is further out before a large one. */
export function beforeTrunk({ hipZ, frontZ = 0, shoulderX, tall }: Skeleton, [x, y, z]: Vector): Vector {
  const isBefore = hipZ === undefined && z > 0.5 && x < shoulderX && y > 1.2 * tall && y < 4.6 * tall
  return isBefore ? [x, y, z + FURTHER * Math.max(0, frontZ - ORDINARY_FRONT)] : [x, y, z]
}

/** A hand that somebody holds stays with them, however the trunk sways. */
function armOf({ side, wrist, fingers, palm, elbowToward = [0.5, 0.3, -1] }: GivenHand): ArmSpec {
  const mirrored = ([x, y, z]: Vector): Vector => [x * side, y, z]
  return {
    wrist: () => mirrored(wrist),
    elbowToward,
    hand: 'clasped',
    palm: mirrored(palm),
    fingers: mirrored(fingers),
  }
}

interface LegOrder {
  readonly side: Side
  readonly sway: Sway
  readonly spec: LegSpec
  /** From where the ground is level to body space: directions, and points. */
  readonly upright: Matrix
  readonly toBody: Matrix
}

function poseLeg(skeleton: Skeleton, { side, sway, spec: leg, upright, toBody }: LegOrder): LegJoints {
  const mirror = ([x, y, z]: Vector): Vector => [x * side, y, z]
  const hip = swayPoint([skeleton.hipX * side, skeleton.hipY, 0], sway)
  const { middle, end } = reach(hip, apply(toBody, mirror(leg.ankle(skeleton))), {
    first: skeleton.thigh,
    second: skeleton.shin,
    pole: apply(upright, mirror(leg.kneeToward)),
  })
  const toes = onHeel(unit(mirror(leg.toes)), skeleton.heel ?? 0)
  // The sole looks down; of a pointed foot it looks back.
  const pointed = 2 * Math.max(0, toes[1])
  const down: Vector = [0, 1, leg.toes[2] < 0 && toes[1] < 0.5 ? 0 : -pointed]
  const sole = unit(subtract(down, scaleBy(toes, dot(down, toes))))
  return { side, hip, knee: middle, ankle: end, toes: apply(upright, toes), sole: apply(upright, sole) }
}

/** A foot that is set down level stands on the heel of its shoe. */
function onHeel(toes: Vector, heel: number): Vector {
  return heel === 0 || Math.abs(toes[1]) > LEVEL ? toes : unit([toes[0], toes[1] + heel, toes[2]])
}

/** Toes that point down or up no further belong to a foot that is set down. */
const LEVEL = 0.3
