import { lateTable } from '../../late-table.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import type { MakeProp } from './prop-piece.ts'

const makers = lateTable<'all', typeof import('./held-things.ts')>({}, { all: () => import('./held-things.ts') })

/** What `held-things.ts` is in browsers: all things come together. */
export const heldThing = (kind: PropKind): MakeProp => makers.get('all').heldThing(kind)
export const loadHeldThings = () => makers.load('all')
