import { MATERIAL } from '../../../raster/figure-buffers.ts'
import type { CutChanges } from './cut-change.ts'

const closedFront = { open: 0.04 } as const

/** Jackets and coats: how each cut differs from the usual way of its kind. */
export const CUTS_OF_JACKETS: CutChanges = {
  cardigan: { top: { open: 0.34, collar: 'none', neckline: 'deep v', front: 'none', offset: 0.12, cuff: 'rib' } },
  bomber: { top: { collar: 'rib', offset: 0.2, folds: 0.05, hemY: 4.1 } },
  'denim jacket': { top: { collar: 'shirt', front: 'buttons', open: 0.34, offset: 0.13, hang: 0.45, cuff: 'band', hemY: 3.9 } },
  puffer: {
    top: {
      offset: 0.3,
      sleeveEase: 0.26,
      hang: 0.8,
      folds: 0,
      quilt: 0.07,
      open: 0.03,
      collar: 'stand',
      neckline: 'high',
      hemY: 4.7,
    },
  },
  parka: {
    top: { offset: 0.27, sleeveEase: 0.2, hang: 0.8, hemY: 6.4, open: 0.03, collar: 'hood', furTrim: true, cuff: 'band' },
  },
  varsity: { top: { collar: 'rib', sleeveTrim: true, offset: 0.17, cuff: 'rib' } },
  'track jacket': { top: { open: 0.03, collar: 'stand', neckline: 'high', offset: 0.12, hang: 0.45, sleeveEase: 0.1 } },
  'chef jacket': {
    top: { open: 0.02, collar: 'stand', neckline: 'high', front: 'double buttons', cuff: 'band', hemY: 5.2, folds: 0.02 },
  },
  'cyber jacket': { top: { material: MATERIAL.leather, open: 0.3, collar: 'stand', offset: 0.18, hemY: 4.1, folds: 0.03 } },
  'turnout coat': {
    top: {
      ...closedFront,
      offset: 0.25,
      sleeveEase: 0.18,
      hang: 0.85,
      flare: 0.1,
      collar: 'stand',
      neckline: 'high',
      front: 'zip',
      hemY: 6,
      folds: 0.04,
    },
  },
  'trench coat': { top: { open: 0.05, flare: 0.5, offset: 0.18, hemY: 8.3 } },
  peacoat: { top: { open: 0.1, hemY: 5.7, flare: 0.08, front: 'double buttons' } },
  raincoat: {
    top: {
      ...closedFront,
      material: MATERIAL.leather,
      collar: 'shirt',
      neckline: 'high',
      front: 'zip',
      offset: 0.18,
      sleeveEase: 0.14,
      hang: 0.6,
      flare: 0.7,
      hemY: 7,
      folds: 0.04,
    },
  },
  'fur coat': {
    top: {
      material: MATERIAL.fur,
      offset: 0.34,
      sleeveEase: 0.28,
      hang: 0.7,
      folds: 0.03,
      furry: 0.05,
      collar: 'shawl',
      furTrim: true,
      front: 'none',
    },
  },
  tailcoat: { top: { open: 0.5, hemY: 8.2, flare: 0.05, cutaway: true, front: 'none', folds: 0.015, hang: 0.25, satin: true } },
  tuxedo: { top: { satin: true, buttons: 1, folds: 0.014 } },
  'hi-vis': { top: { open: 0.03, neckline: 'v', front: 'zip', offset: 0.15, hang: 0.6, hemY: 4.4 } },
  'western vest': { top: { material: MATERIAL.leather, open: 0.5, neckline: 'v', front: 'none', hemY: 4, offset: 0.13 } },
  'school blazer': { top: { folds: 0.018, hemY: 4.9 } },
}
