import type { StyleFamily } from '../features/proportions.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { carryChild } from '../form/carry-child.ts'
import { moodOf, NO_MOOD } from '../sheet/casting/cast-scene.ts'
import type { OtherPerson } from '../sheet/other-person.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { PersonInGroup } from './person-in-group.ts'

/** Who is older has to walk. */
const OLDEST = 5
/** Radians that a child on somebody's arm is turned to them. */
const TURN = { body: -0.42, head: -0.2 } as const

/** Whether somebody is carried by who is named first. */
export function isCarried({ touch, character: { ageYears, seat } }: OtherPerson): boolean {
  return touch === 'on the arm' && ageYears <= OLDEST && seat === undefined
}

/** The scene of somebody who carries a child: seen from far enough, their hands free, looking its way. */
export function carrying(scene: SceneSheet): SceneSheet {
  const { camera, pose } = scene
  const { framing } = camera
  const { gesture: _, ...rest } = scene
  return {
    ...rest,
    pose: pose === 'walking' ? pose : 'relaxed',
    camera: {
      ...camera,
      framing: framing === 'full figure' || framing === 'wide' ? framing : 'three-quarter figure',
      headYaw: Math.abs(camera.headYaw),
      headRoll: Math.abs(camera.headRoll),
      bodyYaw: Math.min(0.25, Math.abs(camera.bodyYaw)),
    },
  }
}

/** A group whose first one carries a child too; it comes to be the `at`-th of them. */
export function withCarriedChild(
  [carrier, ...others]: readonly PersonInGroup[],
  { character, stance }: OtherPerson,
  { family, at }: { family: StyleFamily; at: number },
): PersonInGroup[] {
  const { scene } = carrier!
  const camera = { ...scene.camera, bodyYaw: TURN.body, headYaw: TURN.head, headRoll: -Math.abs(scene.camera.headRoll) }
  const { givenHands: _, gesture: __, ...where } = scene
  const sitting: SceneSheet = {
    ...where,
    ...(stance?.expression && moodOf({ ...scene, ...NO_MOOD, ...stance })),
    pose: 'sitting',
    seat: 'arms',
    camera,
  }
  const place = scene.camera.place!
  const { place: childPlace, ...hands } = carryChild(
    { ...carrier!, proportions: proportionsFor(carrier!.character, family), place },
    { character, scene: sitting, proportions: proportionsFor(character, family) },
  )
  const group: PersonInGroup[] = [{ ...carrier!, scene: { ...scene, givenHands: hands.carrierHands } }, ...others]
  const child: PersonInGroup = {
    character: { ...character, props: [] },
    scene: { ...sitting, givenHands: hands.childHands, camera: { ...camera, place: childPlace } },
    nearness: Math.max(...group.map(({ nearness }) => nearness)) + 1,
  }
  return group.toSpliced(at, 0, child)
}
