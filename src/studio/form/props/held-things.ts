import type { PropKind } from '../../sheet/prop-kind.ts'
import { graspingArm as grasping } from '../poses/grasping-arm.ts'
import { graspedPlace as placed } from './grasped-place.ts'
import { ACTION } from './held/action.ts'
import { ARTS } from './held/arts.ts'
import { BLADES } from './held/blades.ts'
import { CRAFTS } from './held/crafts.ts'
import { EVERYDAY } from './held/everyday.ts'
import { FOOD } from './held/food.ts'
import { HOUSEHOLD } from './held/household.ts'
import { MAGIC } from './held/magic.ts'
import { MEALS } from './held/meals.ts'
import { NATURE } from './held/nature.ts'
import { PLAY } from './held/play.ts'
import { READING } from './held/reading.ts'
import { SMOKES } from './held/smokes.ts'
import { STRINGS } from './held/strings.ts'
import { TOOLS } from './held/tools.ts'
import { TOYS } from './held/toys.ts'
import { TRADE } from './held/trade.ts'
import { VESSELS } from './held/vessels.ts'
import { WEAPONS } from './held/weapons.ts'
import { WHEELS } from './held/wheels.ts'
import { measureGrasp } from './measure-grasp.ts'
import type { MakeProp } from './prop-piece.ts'

/** Everything a hand can hold, one file per family. In browsers they come when the first is asked for. */
const HELD_THINGS: Record<PropKind, MakeProp> = {
  ...WEAPONS,
  ...ACTION,
  ...BLADES,
  ...MAGIC,
  ...READING,
  ...ARTS,
  ...STRINGS,
  ...EVERYDAY,
  ...FOOD,
  ...NATURE,
  ...TOOLS,
  ...PLAY,
  ...WHEELS,
  ...CRAFTS,
  ...MEALS,
  ...HOUSEHOLD,
  ...TRADE,
  ...TOYS,
  ...SMOKES,
  ...VESSELS,
}

/** Who makes a thing to hold. */
export const heldThing = (kind: PropKind): MakeProp => HELD_THINGS[kind]

/** How a hand takes hold of it. */
export const graspOf = (kind: PropKind) => measureGrasp(kind, HELD_THINGS[kind])

/** An arm that holds what is so grasped, and where in its hand that is. */
export const graspingArm: typeof grasping = (arm, grasp) => grasping(arm, grasp)
export const graspedPlace: typeof placed = (arm, grasp, size) => placed(arm, grasp, size)
