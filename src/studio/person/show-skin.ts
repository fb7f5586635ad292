import type { Cover } from '../form/garments/cover.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { coveredSkin } from './covered-skin.ts'
import type { BareBody } from './skin/bare-body.ts'
import { wearBase } from './wear-base.ts'

/** A body where clothes leave it open, in the base garment that everybody wears. */
export function showSkin(
  body: BareBody,
  covers: readonly Cover[],
  { sheet, part }: { readonly sheet: CharacterSheet; readonly part: number },
): Surface[] {
  const covered = coveredSkin(body, covers)
  return [...body.surfaces(covered), wearBase(body, { sheet, covered, part })]
}
