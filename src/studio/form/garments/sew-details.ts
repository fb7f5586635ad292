import type { Surface } from '../../raster/surface.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import type { Field } from '../field/field.ts'
import { armorDetails } from './details/armor-details.ts'
import { detailKit } from './details/detail-kit.ts'
import { dressDetails } from './details/dress-details.ts'
import { spaceSuitDetails } from './details/space-suit-details.ts'
import { uniformDetails } from './details/uniform-details.ts'
import { wrapDetails } from './details/wrap-details.ts'

/** What is sewn on a garment of its cut: badges, borders, hoses, ribbons. Body space. */
export function sewDetails(bench: Bench, garment: Garment, outside: Field): Surface[] {
  const kit = detailKit(bench, garment, outside)
  if (garment.kind === 'space suit') spaceSuitDetails(kit)
  else for (const sew of [dressDetails, wrapDetails, uniformDetails, armorDetails]) sew(kit)
  return kit.surfaces
}
