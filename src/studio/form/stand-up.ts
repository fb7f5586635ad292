import { graspOf } from '#studio/form/props/held-things.ts'
import type { Proportions } from '../features/proportions.ts'
import { apply, compose, type Matrix, rotateX, rotateY, rotateZ, translate, type Vector } from '../math/matrix.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { PropKind } from '../sheet/prop-kind.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { buildSkeleton } from './build-skeleton.ts'
import { mix } from './curve.ts'
import { leadingSide } from './leading-side.ts'
import { moodPitch } from './mood-pitch.ts'
import { type Leaning, poseSkeleton } from './pose.ts'
import { poseSpecOf } from './poses.ts'
import { gripOf, heightOnTray } from './props/grip-of.ts'
import type { Stand } from './stand.ts'
import { subtract } from './vector.ts'

/** Where the head turns on the neck, in head space. */
const NECK_JOINT: Vector = [0, 0.72, -0.18]
/** Radians the picture is seen from below or above. */
const CAMERA_TILT = {
  'eye level': 0,
  low: 0.16,
  high: -0.2,
  'very low': 0.36,
  'very high': -0.46,
  'from the ground': 0.5,
  overhead: -0.8,
} as const

/** Poses the body and sets the head on it, turned as the camera asks. */
export function standUp(sheet: CharacterSheet, scene: SceneSheet, proportions: Proportions): Stand {
  const { camera } = scene
  const measured = buildSkeleton(sheet, proportions)
  const isOnHeels = proportions.person !== undefined && sheet.garments.some(({ cut }) => cut === 'heels')
  const skeleton = isOnHeels ? { ...measured, heel: HIGH_HEEL } : measured
  // A person's own head joint, where it is in the body and in the head.
  const { person } = proportions
  const joint = person?.bones.get('head')?.head
  const top: Vector = joint ?? [0, -skeleton.neckLength, 0.16]
  const turnsAt = person && joint ? subtract(joint, person.headOrigin) : NECK_JOINT
  const { bodyYaw, headYaw } = turnFor(scene, skeleton.belly * BELLY_TURN)
  const headIn = ({ lean, tilt, nod, leaning, headFollows }: Leaning) => {
    const follow = compose(rotateY(bodyYaw), rotateZ(tilt * headFollows), rotateX(-lean * headFollows), rotateY(-bodyYaw))
    const headTurn = compose(
      follow,
      rotateY(headYaw),
      rotateX(camera.headPitch + moodPitch(scene) - nod),
      rotateZ(camera.headRoll),
    )
    const seat = translate(-turnsAt[0], -turnsAt[1], -turnsAt[2])
    return compose(translate(...top), turnedBack(leaning), rotateY(-bodyYaw), headTurn, seat)
  }
  const joints = poseSkeleton(skeleton, scene, {
    props: heightOnTray(sheet.props) ? 1 : sheet.props.length,
    hasShaft: sheet.props[0] !== undefined && gripOf(sheet.props[0].kind) === 'shaft',
    isLong: LONG.test(sheet.props[0]?.kind ?? ''),
    hasHook: sheet.props[0]?.kind === 'hook',
    isHeavy: sheet.props[0] !== undefined && HEAVY.has(sheet.props[0].kind),
    isWheeled: sheet.seat !== undefined,
    grasps: sheet.props.slice(0, 2).map(({ kind }) => graspOf(kind)),
    headInBody: headIn,
  })
  const headInBody = headIn(joints)
  const view = rotateX(CAMERA_TILT[camera.angle])
  const groundPlace = compose(view, rotateY(bodyYaw))
  const bodyPlace = compose(groundPlace, joints.leaning)
  return {
    skeleton,
    joints,
    bodyPlace,
    groundPlace,
    headInBody,
    held: {
      above: aboveHead(sheet, scene),
      below: sheet.props.some(({ kind }) => HEAVY.has(kind))
        ? HEAVY_BELOW
        : sheet.props.some(({ kind }) => kind === 'lantern' || gripOf(kind) === 'hanging')
          ? HANGING_BELOW
          : 0,
    },
    headPlace: compose(bodyPlace, headInBody),
    neck: {
      top,
      behindEars: [apply(headInBody, [-0.4, 0.34, -0.3]), apply(headInBody, [0.4, 0.34, -0.3])],
      throat: apply(headInBody, [0, proportions.chinY + 0.12, 0.25]),
    },
  }
}

/** Half heads of an umbrella over a bald head, and of a lantern or bag below the hand. */
const UMBRELLA_ABOVE = 1.6
const HANGING_BELOW = 1.3
const HEAVY_BELOW = 1.9

/** Carried with a straight arm. */
const HEAVY: ReadonlySet<PropKind> = new Set(['suitcase', 'bucket', 'watering can'])

/** Shafts that reach above a head. */
const LONG = /umbrella|staff|spear|trident|scythe|pole|broom|rake|fork|mop|oar|flag|ski|rod|shovel/

/** Half heads of what a raised hand holds. */
const RAISED_ABOVE = { shaft: 4.4, other: 2.6 } as const

function aboveHead({ props }: CharacterSheet, { pose, gesture = pose }: SceneSheet): number {
  const [first] = props
  if (first && gesture === 'holding up') return gripOf(first.kind) === 'shaft' ? RAISED_ABOVE.shaft : RAISED_ABOVE.other
  return props.some(({ kind }) => kind === 'umbrella') ? UMBRELLA_ABOVE : 0
}

/** How steeply high heels set feet down. */
const HIGH_HEEL = 0.46

/** Radians that show a belly. */
const BELLY_TURN = 0.8

interface Turn {
  readonly bodyYaw: number
  readonly headYaw: number
}

/** Who runs, bows or sits is seen from a side that shows it; a view that was asked for may turn further. */
function turnFor(of: SceneSheet, least: number): Turn {
  if (of.moment?.from) {
    const { scene, share } = of.moment.from
    const [from, to] = [turnFor(scene, least), turnOf(of, least)]
    return { bodyYaw: mix(from.bodyYaw, to.bodyYaw, share), headYaw: mix(from.headYaw, to.headYaw, share) }
  }
  return turnOf(of, least)
}

function turnOf(scene: SceneSheet, least: number): Turn {
  const { turn: shown = 0, faces, headTurn } = poseSpecOf(scene.gesture ?? scene.pose)
  const turn = Math.max(poseSpecOf(scene.pose).turn ?? 0, shown, least)
  const { bodyYaw, headYaw } = scene.camera
  const wanted = Math.sign(headYaw) || 1
  const side = faces ? leadingSide(scene) * (faces === 'lead' ? 1 : -1) : wanted
  if (turn === 0 || Math.abs(bodyYaw) >= turn) return { bodyYaw: bodyYaw * side * wanted, headYaw: headYaw * side * wanted }
  return { bodyYaw: side * turn, headYaw: side * Math.max(Math.abs(headYaw), headTurn ?? turn * 0.55) }
}

/** The way back of a turning. */
function turnedBack([xx, xy, xz, , yx, yy, yz, , zx, zy, zz]: Matrix): Matrix {
  return [xx, yx, zx, 0, xy, yy, zy, 0, xz, yz, zz, 0]
}
