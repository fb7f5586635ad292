import type { ArmJoints, LegJoints } from '../form/pose.ts'
import { add, cross, scaleBy, subtract, unit } from '../form/vector.ts'
import type { Vector } from '../math/matrix.ts'
import type { Person } from './person-of.ts'
import { axesOf, carried, swung, type Turn, turnBetween, turned } from './turn.ts'

/** Where bones are carried, by their names. */
export type Turns = Map<string, Turn>

/** The form's own left is on the picture's right. */
export const sideName = (side: -1 | 1) => (side === 1 ? 'L' : 'R')

/** A limb that is nearly straight has no plane it bends in: there the turn from rest decides, with this weight. */
const STRAIGHT = 0.08

interface Limb {
  readonly root: Vector
  readonly middle: Vector
  readonly end: Vector
}

/** The axis that a limb bends about. */
function hingeOf({ root, middle, end }: Limb): Vector {
  return cross(unit(subtract(middle, root)), unit(subtract(end, middle)))
}

/** Upper arm and forearm (or thigh and shin): each in its direction, the twist spread over both halves. */
function turnLimb(
  turns: Turns,
  rest: Limb,
  posed: Limb,
  names: { upper: [string, string]; lower: [string, string] },
  joints: Person['bones'],
) {
  const [u0, u1] = [unit(subtract(rest.middle, rest.root)), unit(subtract(posed.middle, posed.root))]
  const [f0, f1] = [unit(subtract(rest.end, rest.middle)), unit(subtract(posed.end, posed.middle))]
  const hinge0 = unit(hingeOf(rest))
  const swungHinge = swung(hinge0, u0, u1)
  const hinge1 = unit(add(hingeOf(posed), scaleBy(swungHinge, STRAIGHT)))
  const upper = axesOf(u0, hinge0)
  const first = turnBetween(upper, axesOf(u1, unit(add(hinge1, swungHinge))))
  const second = turnBetween(upper, axesOf(u1, hinge1))
  const lower = turnBetween(axesOf(f0, hinge0), axesOf(f1, hinge1))
  const [firstName, secondName] = names.upper
  const root: Turn = { rows: first, from: rest.root, to: posed.root }
  turns.set(firstName, root)
  const half = joints.get(secondName)!.head
  turns.set(secondName, { rows: second, from: half, to: carried(root, half) })
  turns.set(names.lower[0], { rows: lower, from: rest.middle, to: posed.middle })
  turns.set(names.lower[1], { rows: lower, from: rest.middle, to: posed.middle })
  return { f0, f1, hinge0, hinge1 }
}

/** An arm as its joints say, down to the wrist; answers the axes of the hand at rest and posed. */
export function turnArm(turns: Turns, { bones }: Person, arm: ArmJoints): { readonly hand: Turn } {
  const name = sideName(arm.side)
  const bone = (of: string) => bones.get(`${of}.${name}`)!
  const rest = { root: bone('upperarm01').head, middle: bone('lowerarm01').head, end: bone('wrist').head }
  const posed = { root: arm.shoulder, middle: arm.elbow, end: arm.wrist }
  const { f0, f1, hinge0, hinge1 } = turnLimb(
    turns,
    rest,
    posed,
    { upper: [`upperarm01.${name}`, `upperarm02.${name}`], lower: [`lowerarm01.${name}`, `lowerarm02.${name}`] },
    bones,
  )
  const [tx, fx, , , ty, fy, , , tz, fz] = arm.handPlace
  const knuckles = scaleBy(add(bone('finger3-1').head, bone('finger4-1').head), 0.5)
  const restHand = axesOf(subtract(knuckles, rest.end), subtract(bone('finger2-1').head, bone('finger5-1').head))
  const rows = turnBetween(restHand, axesOf([fx, fy, fz], [tx, ty, tz]))
  const hand: Turn = { rows, from: rest.end, to: arm.wrist }
  turns.set(`wrist.${name}`, hand)
  // The lower half of the forearm goes half way with the turn of the hand.
  const withHand = unit(add(hinge1, turned(rows, hinge0)))
  turns.set(`lowerarm02.${name}`, {
    rows: turnBetween(axesOf(f0, hinge0), axesOf(f1, withHand)),
    from: rest.middle,
    to: posed.middle,
  })
  return { hand }
}

/** A leg as its joints say, with its foot and toes. */
export function turnLeg(turns: Turns, { bones }: Person, leg: LegJoints): void {
  const name = sideName(leg.side)
  const bone = (of: string) => bones.get(`${of}.${name}`)!
  const rest = { root: bone('upperleg01').head, middle: bone('lowerleg01').head, end: bone('foot').head }
  const posed = { root: leg.hip, middle: leg.knee, end: leg.ankle }
  turnLimb(
    turns,
    rest,
    posed,
    { upper: [`upperleg01.${name}`, `upperleg02.${name}`], lower: [`lowerleg01.${name}`, `lowerleg02.${name}`] },
    bones,
  )
  const [tipX, , tipZ] = subtract(bone('toe2-1').head, rest.end)
  const foot: Turn = {
    rows: turnBetween(axesOf([0, 1, 0], [tipX, 0, tipZ]), axesOf(leg.sole, leg.toes)),
    from: rest.end,
    to: leg.ankle,
  }
  turns.set(`foot.${name}`, foot)
}
