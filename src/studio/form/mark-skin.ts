import { seldomPart } from '#studio/seldom-parts.ts'
import type { Surface } from '../raster/surface.ts'
import type { Bench } from './bench.ts'
import type { SkinArea } from './skin-area.ts'

/** The skin of a piece of the body, with what marks it. */
export function markSkin(bench: Bench, surface: Surface, area: SkinArea): Surface {
  return bench.sheet.bodyMarks?.length ? seldomPart('skin marks')(bench, surface, area) : surface
}
