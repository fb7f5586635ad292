import type { Garment } from '../../sheet/character-sheet.ts'
import type { Stand } from '../stand.ts'
import { necklineDepth, necklineHalfWidth } from './neckline.ts'
import { LEGWEAR } from './sew-legwear.ts'
import { TOPS } from './tops.ts'

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
export function coverageOf({ skeleton }: Stand, wardrobe: readonly Garment[]): Coverage {
  const tops = wardrobe.flatMap(({ kind }) => TOPS[kind] ?? [])
  const closed = tops.filter((top) => top.open === undefined)
  const hem = Math.max(0, ...closed.map(({ hemY }) => hemY * skeleton.tall))
  const skirt = (hem - skeleton.hipY) / (skeleton.thigh + skeleton.shin)
  return {
    torso: closed.length > 0,
    openTo: Math.min(5, ...closed.map(({ neckline }) => Math.max(0.7, necklineDepth(skeleton, neckline) + SPARE))),
    openHalfWidth: Math.min(5, ...closed.map(({ neckline }) => necklineHalfWidth(skeleton, neckline) + SPARE)),
    sleeves: Math.max(0, ...tops.map((top) => top.sleeves)),
    legs: Math.max(
      skirt > 0.9 ? 1 : 0,
      ...wardrobe.map(({ kind }) => (LEGWEAR[kind]?.skirt === undefined ? (LEGWEAR[kind]?.length ?? 0) : 0)),
    ),
    feet: wardrobe.some(({ kind }) => kind === 'boots' || kind === 'shoes'),
  }
}
