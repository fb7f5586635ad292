import type { StyleFamily } from '../features/proportions.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { embrace } from '../form/embrace.ts'
import { holdHands } from '../form/hold-hands.ts'
import { placeGroup, type Standing } from '../form/place-group.ts'
import { NO_MOOD } from '../sheet/casting/cast-scene.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { OtherPerson } from '../sheet/other-person.ts'
import type { PoseKind } from '../sheet/pose-kind.ts'
import type { Camera, GivenHand, SceneSheet } from '../sheet/scene-sheet.ts'
import { statureOf } from '../sheet/stature.ts'
import type { PersonInGroup } from './person-in-group.ts'
import { carrying, isCarried, withCarriedChild } from './with-carried-child.ts'

/** Radians that who stands at a side turns to the others; who stands between two looks the way they would alone. */
const TURN = 0.34

/** What people do together; everything else is what the first one does, and the others stand by. */
const SHARED_POSES: ReadonlySet<PoseKind> = new Set([
  'sitting',
  'sitting on the floor',
  'cross-legged',
  'walking',
  'running',
  'jumping',
  'dancing',
  'fighting',
  'kneeling',
  'crouching',
  'praying',
  'arms raised',
  'arms crossed',
  'bowing',
  'flying',
  'lying',
  'lying on the back',
  'sleeping',
  'meditating',
  'swimming',
  'leaping',
  'twirling',
])

/** Poses in which a hand is free for somebody else's. */
const HAND_FREE: ReadonlySet<PoseKind> = new Set([
  'portrait',
  'relaxed',
  'hand on hip',
  'hands on hips',
  'hands in pockets',
  'holding',
  'walking',
  'running',
  'sitting',
])
/** Poses of the whole body that leave none; of any other a pair that holds hands lets go. */
const HANDS_BOUND: ReadonlySet<PoseKind> = new Set([
  'jumping',
  'dancing',
  'fighting',
  'flying',
  'lying',
  'kneeling',
  'crouching',
  'sitting on the floor',
  'cross-legged',
  'praying',
  'bowing',
  'playing guitar',
  'playing violin',
])

/** Elbows that stick out where nobody asked for it would be in the way of the others. */
const ARMS_OUT: ReadonlySet<PoseKind> = new Set(['hand on hip', 'hands on hips'])

/** Who is so much smaller than the tallest stands before the others, or nobody would see them. */
const SMALL = 0.86

/**
 * Several people in one scene, side by side at one scale on one ground, turned to each other: the first on the left of two and
 * in the middle of three, before the others. `shape`: width over height. The character of the scene comes first.
 */
export function scenesOfGroup(
  asked: SceneSheet,
  people: readonly [CharacterSheet, ...OtherPerson[]],
  { shape, family, isApart = false }: { shape: number; family: StyleFamily; isApart?: boolean },
): PersonInGroup[] {
  const [character, ...others] = people
  const carried = others.findIndex(isCarried)
  if (carried >= 0) {
    const rest = others.toSpliced(carried, 1)
    const group = scenesOfGroup(carrying(asked), [character, ...rest], { shape, family, isApart: true })
    return withCarriedChild(group, others[carried]!, { family, at: carried + 1 })
  }
  const holdsHands = !HANDS_BOUND.has(asked.pose) && others.some(({ touch }) => touch === 'hand in hand')
  const isClose = !HANDS_BOUND.has(asked.pose) && others.length === 1 && others[0]!.touch === 'embracing'
  const scene =
    (holdsHands || isClose) && !HAND_FREE.has(asked.pose) ? { ...asked, pose: 'relaxed' as const, gesture: undefined } : asked
  const framing = framingOfGroup(scene.camera.framing, { shape, holdsHands })
  const wide = { ...scene, camera: { ...scene.camera, framing } }
  const first = { character, scene: ARMS_OUT.has(scene.pose) ? { ...wide, pose: 'relaxed' as const } : wide }
  const pose = SHARED_POSES.has(scene.pose) ? scene.pose : 'relaxed'
  const beside = others.map(({ character: each, stance, touch }) => ({
    character: each,
    touch,
    scene: { ...wide, pose, gesture: undefined, ...(stance?.expression && NO_MOOD), ...stance },
  }))
  // From left to right.
  const row = beside.length === 2 ? [beside[0]!, first, beside[1]!] : [first, ...beside]
  const tallest = Math.max(...row.map((each) => statureOf(each.character)))
  const middle = row.indexOf(first)
  const turned = row.map(({ character: each, scene: own }, index) => {
    const side = row.length === 1 ? 0 : Math.sign(index - (row.length - 1) / 2)
    // What they hold is in the hand that nobody else does.
    const lead = holdsHands && side !== 0 ? { lead: side as -1 | 1 } : {}
    return {
      character: each,
      scene: { ...own, ...lead, camera: turnedTo(own, side as -1 | 0 | 1) },
      proportions: proportionsFor(each, family),
      nearness: (each === character ? 1 : 0) + (statureOf(each) < tallest * SMALL ? 2 : 0),
    } satisfies Standing & { nearness: number }
  })
  const places = placeGroup(turned, shape, { isApart: isApart || holdsHands, isClose })
  const hands = turned.map((): GivenHand[] => [])
  const pairs = holdsHands ? turned.slice(1).map((_, index) => [index, index + 1] as const) : []
  for (const [left, right] of pairs) {
    const giving = (index: number, side: -1 | 1, other: number) => ({
      ...turned[index]!,
      place: places[index]!,
      side,
      isNearer: turned[index]!.nearness > turned[other]!.nearness,
    })
    const [one, another] = holdHands([giving(left, 1, right), giving(right, -1, left)])
    hands[left]!.push(one)
    hands[right]!.push(another)
  }
  if (isClose) {
    const [left, right] = [0, 1].map(
      (index) => ({ ...turned[index]!, place: places[index]!, side: index === 0 ? 1 : -1 }) as const,
    )
    const order = left!.nearness > right!.nearness ? ([0, 1] as const) : ([1, 0] as const)
    const both = [left!, right!] as const
    for (const [at, given] of embrace(both[order[0]], both[order[1]]).entries()) hands[order[at as 0 | 1]]!.push(...given)
  }
  const placed = turned.map(({ character: each, scene: own, nearness }, index) => ({
    character: each,
    scene: { ...own, givenHands: hands[index]!, camera: { ...own.camera, place: places[index]! } },
    nearness,
  }))
  return [placed[middle]!, ...placed.filter((_, index) => index !== middle)]
}

/** Two faces want more room than one. */
function framingOfGroup(
  framing: Camera['framing'],
  { shape, holdsHands }: { shape: number; holdsHands: boolean },
): Camera['framing'] {
  if (holdsHands && framing !== 'full figure' && framing !== 'wide') return 'three-quarter figure'
  const isNear = framing === 'close portrait' || framing === 'bust'
  return isNear && shape < 1.4 ? 'half figure' : framing
}

function turnedTo({ pose, camera }: SceneSheet, side: -1 | 0 | 1): Camera {
  // From behind, or whoever was asked to be seen from a side, stays so.
  if (Math.abs(camera.bodyYaw) > 1) return camera
  if (ONWARD.has(pose)) return { ...camera, bodyYaw: ONWARD_TURN, headYaw: side === -1 ? 0.4 : 0.22 }
  if (side === 0) return camera
  return { ...camera, headYaw: -side * TURN, headRoll: -side * Math.abs(camera.headRoll), bodyYaw: -side * TURN * 0.6 }
}

/** Who goes on goes the same way as the others, not into them; the one behind looks at those before. */
const ONWARD: ReadonlySet<PoseKind> = new Set(['walking', 'running', 'flying'])
const ONWARD_TURN = 0.86
