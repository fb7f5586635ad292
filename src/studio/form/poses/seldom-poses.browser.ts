import { lateTable } from '../../late-table.ts'

const poses = lateTable<'all', typeof import('./seldom-poses.ts')>({}, { all: () => import('./seldom-poses.ts') })

/** What `seldom-poses.ts` is in browsers: they come when the first is asked for. */
export const seldomPose: typeof import('./seldom-poses.ts').seldomPose = (kind) => poses.get('all').seldomPose(kind)
