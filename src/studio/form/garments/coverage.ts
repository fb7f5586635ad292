import type { Garment } from '../../sheet/character-sheet.ts'
import type { Stand } from '../stand.ts'
import { legwearOf, topCutOf } from './cuts.ts'
import { necklineDepth, necklineHalfWidth } from './neckline.ts'

/** What clothes leave of the bare body. */
export interface Coverage {
  readonly torso: boolean
  /** Lowest height and greatest half-width of skin seen through the neckline, body space. */
  readonly openTo: number
  readonly openHalfWidth: number
  /** Share of the arms and of the legs that is covered, from above. */
  readonly sleeves: number
  readonly legs: number
  readonly feet: boolean
}

/** Skin that may show at the edge of a neckline when a body bends. */
const SPARE = 0.35

/** The bare skin left by all garments together. */
export function coverageOf(stand: Stand, wardrobe: readonly Garment[]): Coverage {
  const { skeleton } = stand
  const tops = wardrobe.flatMap((garment) => topCutOf(garment) ?? [])
  const closed = tops.filter((top) => top.open === undefined)
  const hem = Math.max(0, ...closed.map(({ hemY }) => hemY * skeleton.tall))
  const skirt = (hem - skeleton.hipY) / (skeleton.thigh + skeleton.shin)
  return {
    torso: closed.some((top) => !top.bare),
    openTo: Math.min(5, ...closed.map(({ neckline }) => Math.max(0.7, necklineDepth(skeleton, neckline) + SPARE))),
    openHalfWidth: Math.min(5, ...closed.map(({ neckline }) => necklineHalfWidth(stand, neckline) + SPARE)),
    sleeves: Math.max(0, ...tops.map((top) => top.sleeves)),
    legs: Math.max(
      skirt > 0.9 && !closed.some((top) => top.slit) ? 1 : 0,
      ...wardrobe.map((garment) => {
        const legwear = legwearOf(garment)
        return legwear && legwear.skirt === undefined && legwear.from === undefined ? legwear.length : 0
      }),
    ),
    feet: wardrobe.some(({ kind, cut }) => (kind === 'boots' || kind === 'shoes') && cut !== 'bare feet'),
  }
}
