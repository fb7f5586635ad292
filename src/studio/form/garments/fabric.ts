import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Garment, GarmentKind } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'

/** How a cloth folds: how high and how wide its folds are, and how much it is dented where nothing pulls it. */
export interface Fabric {
  readonly height: number
  readonly width: number
  readonly crumple: number
  readonly crumpleSize: number
  /** Pressed with an iron: an edge down the front of each leg. */
  readonly isPressed?: boolean
  /** What it is made of, as it is seen from near; silk and what is as smooth shows nothing. */
  readonly made?: 'knit' | 'denim' | 'wool' | 'cotton' | 'leather'
}

const COTTON: Fabric = { height: 1, width: 1, crumple: 0.013, crumpleSize: 0.6, made: 'cotton' }
const DENIM: Fabric = { height: 1.1, width: 0.8, crumple: 0.014, crumpleSize: 0.4, made: 'denim' }
const WOOL: Fabric = { height: 1.15, width: 1.25, crumple: 0.01, crumpleSize: 0.9, isPressed: true, made: 'wool' }
const KNIT: Fabric = { height: 1.05, width: 1.5, crumple: 0.011, crumpleSize: 0.9, made: 'knit' }
const JERSEY: Fabric = { ...KNIT, made: 'cotton' }
const SILK: Fabric = { height: 1.2, width: 1.2, crumple: 0.016, crumpleSize: 0.8 }
const LEATHER: Fabric = { height: 1, width: 0.7, crumple: 0.02, crumpleSize: 0.32, made: 'leather' }
const STIFF: Fabric = { height: 0.7, width: 1.2, crumple: 0.008, crumpleSize: 0.7, made: 'cotton' }
const FLESH: Fabric = { height: 0.3, width: 0.7, crumple: 0, crumpleSize: 1 }

const OF_KIND: Partial<Record<GarmentKind, Fabric>> = {
  jeans: DENIM,
  overalls: DENIM,
  trousers: WOOL,
  blazer: WOOL,
  suit: WOOL,
  coat: WOOL,
  uniform: WOOL,
  vest: WOOL,
  sweater: KNIT,
  turtleneck: KNIT,
  hoodie: JERSEY,
  dress: SILK,
  gown: SILK,
  kimono: SILK,
  blouse: SILK,
  tie: SILK,
  scarf: WOOL,
  cape: WOOL,
  cloak: WOOL,
  'space suit': STIFF,
}
const OF_CUT: Partial<Record<GarmentCut, Fabric>> = {
  cardigan: KNIT,
  'denim jacket': DENIM,
  'chef jacket': STIFF,
  'turnout coat': STIFF,
  'turnout trousers': STIFF,
  superhero: FLESH,
  wetsuit: FLESH,
  bodysuit: FLESH,
  'zipped suit': COTTON,
  'hazmat suit': STIFF,
  leggings: FLESH,
  leotard: FLESH,
  swimsuit: FLESH,
  scrubs: COTTON,
  'wide trousers': COTTON,
}

export function fabricOf({ kind, cut }: Garment, material: Material): Fabric {
  return (
    (cut && OF_CUT[cut]) ?? (material === MATERIAL.leather && kind === 'leather jacket' ? LEATHER : (OF_KIND[kind] ?? COTTON))
  )
}
