import { lateTable } from '../../late-table.ts'
import type { AnimalKind } from '../../sheet/animal-kind.ts'
import type { AnimalHead } from './animal-head.ts'

const heads = lateTable<'all', typeof import('./animal-heads.ts')>({}, { all: () => import('./animal-heads.ts') })

/** What `animal-heads.ts` is in browsers: all animals come together. */
export const animalHead = (kind: AnimalKind): AnimalHead => heads.get('all').animalHead(kind)
export const loadAnimalHeads = () => heads.load('all')
