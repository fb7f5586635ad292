import { lateTable } from '../../late-table.ts'
import type { HeadwearKind } from '../../sheet/headwear-kind.ts'
import type { HeadwearBuilder } from './headwear-builders.ts'

const makers = lateTable<'all', typeof import('./headwear-builders.ts')>({}, { all: () => import('./headwear-builders.ts') })

/** What `headwear-builders.ts` is in browsers: all hats come together. */
export const headwearBuilder = (kind: HeadwearKind): HeadwearBuilder => makers.get('all').headwearBuilder(kind)
export const loadHeadwear = () => makers.load('all')
