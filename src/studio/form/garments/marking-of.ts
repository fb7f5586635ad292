import { seldomPart } from '#studio/seldom-parts.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { Marking } from './cloth-prints.ts'
import { hasOwnCut } from './has-own-cut.ts'
import type { ClothArea } from './markings.ts'

/** What marks a garment of its cut wherever it is worn. */
export function markingOf(bench: Bench, garment: Garment, area: ClothArea): Marking | undefined {
  const own = hasOwnCut(garment) ? seldomPart('markings')(bench, garment, area) : undefined
  if (!garment.parts) return own
  const { marking, over } = seldomPart('garment parts')
  const sewn = marking(bench, garment, area)
  return own && sewn ? over(own, sewn) : (sewn ?? own)
}
