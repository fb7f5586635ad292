import type { CutChanges } from './cut-change.ts'

const bare = { bare: true, offset: 0.05, folds: 0.008, cuff: 'none' } as const

/** Shirts, pullovers and what is worn on the skin: how each cut differs from the usual way of its kind. */
export const CUTS_OF_SHIRTS: CutChanges = {
  polo: { top: { collar: 'shirt', neckline: 'v', front: 'buttons', buttons: 2, offset: 0.08 } },
  jersey: { top: { offset: 0.11, hang: 0.6, sleeves: 0.4, sleeveEase: 0.16, neckline: 'v', collar: 'rib' } },
  hawaiian: { top: { sleeves: 0.34, sleeveEase: 0.16, offset: 0.1, hang: 0.6, cuff: 'none' } },
  flannel: { top: { offset: 0.1, hang: 0.5, folds: 0.04 } },
  pyjamas: { top: { offset: 0.12, hang: 0.6, sleeveEase: 0.12, folds: 0.05 } },
  'sailor blouse': { top: { collar: 'none', front: 'none', neckline: 'v', hang: 0.5, offset: 0.09 } },
  'crop top': { top: { ...bare, hemY: 2.5, neckline: 'scoop', cuff: 'band' } },
  'cheer top': { top: { offset: 0.05, hang: 0, hemY: 3.75, neckline: 'v', cuff: 'band', folds: 0.012 } },
  bikini: { top: { ...bare, hemY: 2.12, neckline: 'strappy' } },
  'shell top': { top: { ...bare, hemY: 2.1, neckline: 'band', hang: 0, offset: 0.035 } },
  swimsuit: { top: { ...bare, hemY: 5.5, hemRise: 0.9, neckline: 'scoop', hang: 0 } },
  leotard: { top: { ...bare, hemY: 5.5, hemRise: 1, neckline: 'strappy', hang: 0 } },
  choli: { top: { ...bare, hemY: 2.5, neckline: 'scoop', sleeves: 0.28, cuff: 'band' } },
}
