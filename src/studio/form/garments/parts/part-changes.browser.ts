import { lateTable } from '../../../late-table.ts'

type Changes = typeof import('./part-changes.ts')

const changes = lateTable<'all', Changes>({}, { all: () => import('./part-changes.ts') })

/** What `part-changes.ts` is in browsers: it comes with the first garment of whose parts something is said. */
export const topByParts: Changes['topByParts'] = (garment, usual) => changes.get('all').topByParts(garment, usual)
export const legsByParts: Changes['legsByParts'] = (garment, usual) => changes.get('all').legsByParts(garment, usual)
