import type { Field } from '../field/field.ts'
import type { Stand } from '../stand.ts'
import { necklineCut } from './neckline.ts'
import type { TopCut } from './tops.ts'

/** Collars that hug a real neck: cloth that climbed it would stand up inside them. */
const HUGGING: ReadonlySet<TopCut['collar']> = new Set(['shirt', 'lapels', 'stand', 'roll', 'hood'])

/** Where the cloth of a top ends at the neck: negative on it. */
export function necklineOf(stand: Stand, { collar, neckline, open }: TopCut): Field {
  const isOpenShirt = stand.body && collar === 'shirt' && neckline === 'v' && open === undefined
  return necklineCut(
    stand,
    isOpenShirt ? 'narrow v' : neckline,
    collar !== 'none' || open === undefined,
    HUGGING.has(collar) || (neckline === 'v' && open === undefined),
  )
}
