import { humanForm } from '#studio/person/human-form.ts'
import { armField, legField } from '../body-limbs.ts'
import { trunkField } from '../body-trunk.ts'
import type { Ease } from '../ease.ts'
import type { Field } from '../field/field.ts'
import type { ArmJoints, LegJoints } from '../pose.ts'
import type { Stand } from '../stand.ts'
import { roomOfOutlines } from '../trunk-outlines.ts'
import type { LimbEase, Pressing, Room } from './cloth-ease.ts'

/** Cloth round the trunk. */
export function trunkCloth(stand: Stand, ease: Ease): Field {
  const { skeleton, joints, body } = stand
  return body ? humanForm().trunkOnSkin(stand, body, ease) : trunkField(skeleton, joints, ease)
}

/** The room that cloth needs which stands `reach` off the trunk, no less than `least`. */
export function roomOfTrunk({ skeleton, body }: Stand, least: Room, reach: number): Room {
  return body ? humanForm().roomOfSkin(body, least, reach) : roomOfOutlines(skeleton, least, reach)
}

/** A sleeve round an arm. */
export function armCloth({ skeleton, body }: Stand, arm: ArmJoints, ease: LimbEase): Field {
  return body ? humanForm().armOnSkin(body, arm, ease) : armField(skeleton, arm, { ease: ease.ease, widen: ease.widen ?? 0 })
}

/** A trouser leg. */
export function legCloth({ skeleton, body }: Stand, leg: LegJoints, ease: LimbEase): Field {
  return body ? humanForm().legOnSkin(body, leg, ease) : legField(skeleton, leg, { ease: ease.ease, widen: ease.widen ?? 0 })
}

/** Cloth that gives way where real hands and forearms lie on it. */
export function pressedByArms(stand: Stand, cloth: Field, pressing: Pressing): Field {
  return stand.body ? humanForm().pressedIn(stand, stand.body, { cloth, ...pressing }) : cloth
}
