import type { CutChanges } from './cut-change.ts'

/** What is worn on the legs: how each cut differs from the usual way of its kind. */
export const CUTS_OF_LEGWEAR: CutChanges = {
  'pencil skirt': { legs: { skirt: 0.02, length: 0.5, folds: 0.008 } },
  'pleated skirt': { legs: { skirt: 0.7, length: 0.3, folds: 0.02, pleats: 17 } },
  'mini skirt': { legs: { skirt: 0.4, length: 0.22, folds: 0.03 } },
  'long skirt': { legs: { skirt: 1.6, length: 1.02, folds: 0.1, pleats: 13 } },
  kilt: { legs: { skirt: 0.45, length: 0.48, folds: 0.02, pleats: 15 } },
  tutu: { legs: { skirt: 0.15, length: 0.06, folds: 0.01 } },
  leggings: { legs: { ease: 0.025, widen: 0, folds: 0.006 } },
  'knee socks': { legs: { ease: 0.03, widen: 0, length: 0.975, from: 0.5, folds: 0.006 } },
  'leg warmers': { legs: { ease: 0.09, widen: 0.02, length: 0.95, from: 0.56, folds: 0.06 } },
  'ankle socks': { legs: { ease: 0.035, widen: 0, length: 0.98, from: 0.84, folds: 0.01 } },
  briefs: { legs: { ease: 0.03, widen: 0, length: 0.035, folds: 0, low: 0.75 } },
  'swim trunks': { legs: { length: 0.34, widen: 0.18 } },
  'wide trousers': { legs: { ease: 0.16, widen: 0.42, folds: 0.06 } },
  breeches: { legs: { ease: 0.1, widen: 0.1, length: 0.57, folds: 0.035 } },
  hakama: { legs: { skirt: 1.1, length: 0.97, folds: 0.03, pleats: 13 } },
  'turnout trousers': { legs: { ease: 0.19, widen: 0.2, folds: 0.04 } },
}
