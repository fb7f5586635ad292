import type { Garment } from '../../sheet/character-sheet.ts'

/** What cloth leaves in `FigureBuffers.strandU` for whoever shades it: 0 or less is plain cloth. */
export const FINISH_CODE: Readonly<Record<NonNullable<Garment['finish']>, number>> = {
  leather: 0,
  silk: 1,
  velvet: 2,
  sequins: 3,
}
