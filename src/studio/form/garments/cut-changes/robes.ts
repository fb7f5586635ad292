import type { CutChanges } from './cut-change.ts'

/** Robes and wraps: how each cut differs from the usual way of its kind. */
export const CUTS_OF_ROBES: CutChanges = {
  bathrobe: { top: { hemY: 8.6, offset: 0.2, folds: 0.05 } },
  serape: { top: { sleeves: 0.6, sleeveEase: 0.55, hemY: 5, folds: 0.04 } },
  toga: {
    top: {
      neckline: 'crew',
      sleeves: 0.3,
      sleeveEase: 0.16,
      hang: 0.5,
      offset: 0.1,
      flare: 0.4,
      hemY: 11.4,
      folds: 0.06,
      pleats: { count: 12, depth: 0.13 },
    },
  },
  'karate gi': {
    top: { hemY: 6, flare: 0.2, offset: 0.12, cuff: 'wide', sleeveEase: 0.12, sleeves: 0.86, folds: 0.03, front: 'none' },
  },
  'kimono top': { top: { hemY: 3.75, flare: 0, front: 'none' } },
  'wizard robe': { top: { flare: 0.9, sleeveEase: 0.26, pleats: { count: 9, depth: 0.12 } } },
  'monk robe': {
    top: { collar: 'hood', neckline: 'crew', flare: 0.6, cuff: 'wide', front: 'none', pleats: { count: 9, depth: 0.12 } },
  },
  abaya: {
    top: {
      collar: 'none',
      neckline: 'crew',
      front: 'none',
      cuff: 'none',
      flare: 0.75,
      hang: 0.8,
      pleats: { count: 8, depth: 0.12 },
    },
  },
  thobe: {
    top: {
      collar: 'stand',
      neckline: 'high',
      front: 'buttons',
      buttons: 4,
      cuff: 'none',
      flare: 0.45,
      sleeveEase: 0.14,
      pleats: { count: 7, depth: 0.08 },
    },
  },
  cassock: {
    top: {
      collar: 'stand',
      neckline: 'high',
      front: 'buttons',
      buttons: 12,
      cuff: 'band',
      flare: 0.6,
      sleeveEase: 0.12,
      pleats: { count: 9, depth: 0.09 },
    },
  },
  salwar: {
    top: {
      neckline: 'high',
      collar: 'stand',
      front: 'buttons',
      buttons: 4,
      hemY: 8.4,
      flare: 0.3,
      hang: 0.3,
      folds: 0.025,
      cuff: 'band',
    },
  },
}
