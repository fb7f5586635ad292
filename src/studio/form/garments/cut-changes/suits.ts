import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { CutChanges } from './cut-change.ts'

const tight = { offset: 0.035, sleeveEase: 0.02, hang: 0, folds: 0.006 } as const

/** Uniforms, suits of one piece and armour: how each cut differs from the usual way of its kind. */
export const CUTS_OF_SUITS: CutChanges = {
  'leather armor': {
    top: { material: MATERIAL.leather, offset: 0.13, collar: 'none', neckline: 'crew', sleeves: 0, hemY: 4.4, hang: 0.05 },
  },
  'samurai armor': {
    top: { material: MATERIAL.leather, offset: 0.2, collar: 'none', neckline: 'crew', sleeves: 0, hemY: 3.5, hang: 0.6 },
  },
  scrubs: {
    top: {
      collar: 'none',
      neckline: 'v',
      front: 'none',
      sleeves: 0.36,
      sleeveEase: 0.11,
      offset: 0.09,
      hang: 0.5,
      folds: 0.045,
      cuff: 'none',
    },
  },
  police: { top: { collar: 'shirt', front: 'buttons', neckline: 'high', offset: 0.1, hemY: 4.4, sleeves: 0.97, hang: 0.3 } },
  camouflage: { top: { collar: 'shirt', neckline: 'v', front: 'buttons', offset: 0.14, hang: 0.6, hemY: 5, folds: 0.04 } },
  superhero: {
    top: {
      ...tight,
      collar: 'none',
      neckline: 'high',
      front: 'none',
      hemY: 4.8,
      sleeves: 0.985,
      cuff: 'none',
      material: MATERIAL.leather,
    },
  },
  wetsuit: {
    top: { ...tight, material: MATERIAL.leather, collar: 'none', neckline: 'high', front: 'zip', hemY: 4.8, cuff: 'none' },
  },
  bodysuit: {
    top: { ...tight, material: MATERIAL.leather, collar: 'stand', neckline: 'high', front: 'none', hemY: 4.8, cuff: 'none' },
  },
  'zipped suit': { top: { hang: 0.5, front: 'zip', hemY: 4.6, folds: 0.035 } },
  'hazmat suit': {
    top: {
      material: MATERIAL.leather,
      collar: 'hood',
      neckline: 'crew',
      front: 'zip',
      offset: 0.24,
      sleeveEase: 0.2,
      hang: 0.8,
      hemY: 5,
      cuff: 'rib',
      folds: 0.045,
    },
  },
}
