import type { Garment } from '../../sheet/character-sheet.ts'

/** Whether a garment may have markings and details that others of its kind do not have. */
export function hasOwnCut({ cut, kind }: Garment): boolean {
  return cut !== undefined || kind === 'space suit'
}
