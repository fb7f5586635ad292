import { lateTable } from '../../late-table.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { MakeProp } from './prop-piece.ts'

type Things = typeof import('./held-things.ts')

const makers = lateTable<'all', Things>({}, { all: () => import('./held-things.ts') })

/** What `held-things.ts` is in browsers: all things come together. */
export const heldThing = (kind: PropKind): MakeProp => makers.get('all').heldThing(kind)
export const graspOf = (kind: PropKind) => makers.get('all').graspOf(kind)
export const graspingArm: Things['graspingArm'] = (arm, grasp) => makers.get('all').graspingArm(arm, grasp)
export const graspedPlace: Things['graspedPlace'] = (arm, grasp, size) => makers.get('all').graspedPlace(arm, grasp, size)
export const loadHeldThings = () => makers.load('all')
