import type { Garment } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'

/** Share of the shin that a boot or shoe covers. */
const SHAFTS: Partial<Record<GarmentCut, number>> = {
  'cowboy boots': 0.46,
  wellingtons: 0.56,
  heels: 0,
  'ballet shoes': 0.02,
  sandals: 0.03,
  sneakers: 0.13,
  loafers: 0.06,
  'ankle boots': 0.25,
}

/** Share of the shin below which trousers are tucked into boots. */
export function shaftOf({ kind, cut }: Garment): number {
  return (cut && SHAFTS[cut]) ?? (kind === 'boots' ? 0.52 : 0.09)
}
