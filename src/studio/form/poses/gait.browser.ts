import { lateTable } from '../../late-table.ts'

const gaits = lateTable<'all', typeof import('./gait.ts')>({}, { all: () => import('./gait.ts') })

/** What `gait.ts` is in browsers: only films have gaits. */
export const gaitOf: typeof import('./gait.ts').gaitOf = (pose) => gaits.get('all').gaitOf(pose)
