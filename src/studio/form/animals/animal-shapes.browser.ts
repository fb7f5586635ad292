import type { AnimalShape } from '../../features/shape-animal.ts'
import { lateTable } from '../../late-table.ts'
import type { AnimalKind } from '../../sheet/animal-kind.ts'

const shapes = lateTable<'all', typeof import('./animal-shapes.ts')>({}, { all: () => import('./animal-shapes.ts') })

/** What `animal-shapes.ts` is in browsers: all animals come together. */
export const animalShape = (kind: AnimalKind): AnimalShape => shapes.get('all').animalShape(kind)
export const loadAnimalShapes = () => shapes.load('all')
