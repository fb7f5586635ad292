import type { Garment } from '../../sheet/character-sheet.ts'
import type { Bench } from '../bench.ts'
import { SKIN, trunkField } from '../body-trunk.ts'
import type { Field } from '../field/field.ts'
import type { Surface } from '../surface.ts'
import { sewAccessory } from './sew-accessory.ts'
import { sewCollarKind } from './sew-collar-kind.ts'
import { sewFootwear } from './sew-footwear.ts'
import { sewFront } from './sew-front.ts'
import { LEGWEAR, sewLegwear } from './sew-legwear.ts'
import { sewPlates } from './sew-plates.ts'
import { sewTop } from './sew-top.ts'
import { TOPS } from './tops.ts'

export interface Dressed {
  readonly surfaces: Surface[]
  /** The outside of everything worn on the trunk. */
  readonly outside: Field
}

/** Puts the whole wardrobe on, from the skin outwards; each layer lies on the one before. */
export function dress(bench: Bench, wardrobe: readonly Garment[]): Dressed {
  const { skeleton, joints } = bench.stand
  let outside = trunkField(skeleton, joints, SKIN)
  let reached = 0
  const surfaces: Surface[] = []
  for (const garment of wardrobe) {
    const cut = TOPS[garment.kind]
    const legwear = LEGWEAR[garment.kind]
    if (cut) {
      const over = Math.max(0, reached + 0.045 - cut.offset)
      const sewn = sewTop(bench, garment, { cut, over })
      reached = cut.offset + over
      outside = sewn.outside
      surfaces.push(...sewn.surfaces)
      surfaces.push(...sewCollarKind(bench, garment, { cut, outside }))
      surfaces.push(...sewFront(bench, garment, { cut, outside }))
      if (garment.kind === 'armor') surfaces.push(...sewPlates(bench, garment, outside))
      continue
    }
    if (legwear) surfaces.push(...sewLegwear(bench, garment, legwear))
    if (garment.kind === 'boots' || garment.kind === 'shoes') surfaces.push(...sewFootwear(bench, garment, garment.kind))
    surfaces.push(...sewAccessory(bench, garment, { outside, reached }))
  }
  return { surfaces, outside }
}
