import type { Bench } from '../bench.ts'
import { refineAlong } from '../field/refine-along.ts'
import { weaveOf } from './weave.ts'

/** What cloth is made with that is seen from near on people of the human form. */
export function nearCloth(unitPx: number): Pick<Bench, 'threadsOf' | 'refine'> {
  return { threadsOf: (garment, material) => weaveOf(garment, material, unitPx), refine: refineAlong }
}
