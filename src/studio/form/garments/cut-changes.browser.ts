import { lateTable } from '../../late-table.ts'

const changes = lateTable<'all', typeof import('./cut-changes.ts')>({}, { all: () => import('./cut-changes.ts') })

/** What `cut-changes.ts` is in browsers: it comes with the first garment that has a cut of its own. */
export const changeOf: typeof import('./cut-changes.ts').changeOf = (cut) => changes.get('all').changeOf(cut)
export const loadCutChanges = () => changes.load('all')
