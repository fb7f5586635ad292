import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Garment } from '../../sheet/character-sheet.ts'
import type { GarmentCut } from '../../sheet/garment-cut.ts'
import { LEGWEAR, type LegwearCut } from './legwear.ts'
import { TOPS, type TopCut } from './tops.ts'

/** How a cut differs from the usual way of its kind. */
interface CutChange {
  readonly top?: Partial<TopCut>
  readonly legs?: Partial<LegwearCut>
}

const closedFront = { open: 0.04 } as const
const tight = { offset: 0.035, sleeveEase: 0.02, hang: 0, folds: 0.006 } as const
const bare = { bare: true, offset: 0.05, folds: 0.008, cuff: 'none' } as const

const CUTS: Partial<Record<GarmentCut, CutChange>> = {
  polo: { top: { collar: 'shirt', neckline: 'v', front: 'buttons', buttons: 2, offset: 0.08 } },
  jersey: { top: { offset: 0.11, hang: 0.6, sleeves: 0.4, sleeveEase: 0.16, neckline: 'v', collar: 'rib' } },
  hawaiian: { top: { sleeves: 0.34, sleeveEase: 0.16, offset: 0.1, hang: 0.6, cuff: 'none' } },
  flannel: { top: { offset: 0.1, hang: 0.5, folds: 0.04 } },
  pyjamas: { top: { offset: 0.12, hang: 0.6, sleeveEase: 0.12, folds: 0.05 } },
  'sailor blouse': { top: { collar: 'none', front: 'none', neckline: 'v', hang: 0.5, offset: 0.09 } },
  cardigan: { top: { open: 0.34, collar: 'none', neckline: 'deep v', front: 'none', offset: 0.12, cuff: 'rib' } },
  'crop top': { top: { ...bare, hemY: 2.5, neckline: 'scoop', cuff: 'band' } },
  bikini: { top: { ...bare, hemY: 2.12, neckline: 'strappy' } },
  'shell top': { top: { ...bare, hemY: 2.1, neckline: 'band', hang: 0, offset: 0.035 } },
  swimsuit: { top: { ...bare, hemY: 5.5, hemRise: 0.9, neckline: 'scoop', hang: 0 } },
  leotard: { top: { ...bare, hemY: 5.5, hemRise: 1, neckline: 'strappy', hang: 0 } },
  choli: { top: { ...bare, hemY: 2.5, neckline: 'scoop', sleeves: 0.28, cuff: 'band' } },
  bomber: { top: { collar: 'rib', offset: 0.2, folds: 0.05, hemY: 4.1 } },
  'denim jacket': { top: { collar: 'shirt', front: 'buttons', open: 0.34, offset: 0.13, hang: 0.45, cuff: 'band', hemY: 3.9 } },
  puffer: { top: { offset: 0.3, sleeveEase: 0.26, hang: 0.8, folds: 0, quilt: 0.07, open: 0.03, collar: 'stand', hemY: 4.7 } },
  parka: {
    top: { offset: 0.27, sleeveEase: 0.2, hang: 0.8, hemY: 6.4, open: 0.03, collar: 'hood', furTrim: true, cuff: 'band' },
  },
  varsity: { top: { collar: 'rib', sleeveTrim: true, offset: 0.17, cuff: 'rib' } },
  'track jacket': { top: { open: 0.03, collar: 'stand', offset: 0.12, hang: 0.45, sleeveEase: 0.1 } },
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
  raincoat: {
    top: {
      ...closedFront,
      material: MATERIAL.leather,
      collar: 'hood',
      neckline: 'crew',
      front: 'zip',
      offset: 0.24,
      sleeveEase: 0.18,
      hang: 0.8,
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
  bathrobe: { top: { hemY: 8.6, offset: 0.2, folds: 0.05 } },
  tuxedo: { top: { satin: true, buttons: 1, folds: 0.014 } },
  'hi-vis': { top: { open: 0.03, neckline: 'v', front: 'zip', offset: 0.15, hang: 0.6, hemY: 4.4 } },
  'western vest': { top: { material: MATERIAL.leather, open: 0.5, neckline: 'v', front: 'none', hemY: 4, offset: 0.13 } },
  serape: { top: { sleeves: 0.6, sleeveEase: 0.55, hemY: 5, folds: 0.04 } },
  sari: { top: { sleeves: 0.26, cuff: 'band', hemY: 12, flare: 0.35, neckline: 'scoop', pleats: { count: 7, depth: 0.12 } } },
  sundress: { top: { neckline: 'strappy', sleeves: 0, flare: 1.5, hemY: 8, pleats: { count: 11, depth: 0.13 } } },
  'mini dress': { top: { sleeves: 0, neckline: 'strappy', flare: 0.25, hemY: 6.7, folds: 0.02 } },
  'slip dress': {
    top: {
      material: MATERIAL.leather,
      neckline: 'strappy',
      flare: 1,
      bell: 2.4,
      hemY: 12,
      folds: 0.03,
      pleats: { count: 8, depth: 0.16 },
    },
  },
  qipao: {
    top: {
      material: MATERIAL.leather,
      neckline: 'high',
      collar: 'stand',
      sleeves: 0.16,
      flare: 0.1,
      hemY: 10.6,
      slit: true,
      folds: 0.015,
      hang: 0,
      cuff: 'band',
    },
  },
  dirndl: {
    top: {
      neckline: 'scoop',
      sleeves: 0.26,
      sleeveEase: 0.26,
      sleeveTrim: true,
      cuff: 'band',
      flare: 1.5,
      hemY: 8.8,
      front: 'laces',
      pleats: { count: 16, depth: 0.09 },
    },
  },
  hanbok: {
    top: {
      neckline: 'v',
      collar: 'kimono',
      sleeves: 1,
      sleeveEase: 0.2,
      sleeveTrim: true,
      flare: 2.3,
      bell: 0.7,
      from: 1.9,
      hemY: 12,
      hang: 0.5,
      pleats: { count: 15, depth: 0.1 },
    },
  },
  'maid dress': {
    top: {
      neckline: 'high',
      collar: 'shirt',
      sleeves: 0.3,
      sleeveEase: 0.3,
      cuff: 'rib',
      flare: 1.7,
      bell: 0.8,
      hemY: 8,
      pleats: { count: 13, depth: 0.1 },
    },
  },
  'lolita dress': {
    top: {
      neckline: 'high',
      collar: 'shirt',
      sleeves: 0.98,
      sleeveEase: 0.16,
      cuff: 'rib',
      flare: 2,
      bell: 0.6,
      hemY: 7.4,
      pleats: { count: 15, depth: 0.12 },
    },
  },
  'ball gown': {
    top: { neckline: 'off shoulder', flare: 2.7, bell: 0.62, from: 3.2, hemY: 12.2, pleats: { count: 12, depth: 0.2 } },
  },
  'wedding dress': {
    top: {
      neckline: 'off shoulder',
      sleeves: 0,
      flare: 2.5,
      bell: 0.7,
      from: 3.2,
      hemY: 12.3,
      pleats: { count: 10, depth: 0.18 },
    },
  },
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
      sleeveEase: 0.15,
      offset: 0.11,
      hang: 0.7,
      folds: 0.035,
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
  'school blazer': { top: { folds: 0.018, hemY: 4.9 } },
  'pencil skirt': { legs: { skirt: 0.02, length: 0.5, folds: 0.008 } },
  'pleated skirt': { legs: { skirt: 0.7, length: 0.3, folds: 0.02, pleats: 17 } },
  'mini skirt': { legs: { skirt: 0.4, length: 0.22, folds: 0.03 } },
  'long skirt': { legs: { skirt: 1.6, length: 1.02, folds: 0.1, pleats: 13 } },
  kilt: { legs: { skirt: 0.45, length: 0.48, folds: 0.02, pleats: 15 } },
  tutu: { legs: { skirt: 0.15, length: 0.06, folds: 0.01 } },
  leggings: { legs: { ease: 0.025, widen: 0, folds: 0.006 } },
  briefs: { legs: { ease: 0.03, widen: 0, length: 0.035, folds: 0, low: 0.75 } },
  'swim trunks': { legs: { length: 0.34, widen: 0.18 } },
  'wide trousers': { legs: { ease: 0.16, widen: 0.42, folds: 0.06 } },
  hakama: { legs: { skirt: 1.1, length: 0.97, folds: 0.03, pleats: 13 } },
  'turnout trousers': { legs: { ease: 0.19, widen: 0.2, folds: 0.04 } },
}

/** Trousers that go with a uniform's cut. */
const LEGS_OF: Partial<Record<GarmentCut, GarmentCut>> = {
  superhero: 'leggings',
  wetsuit: 'leggings',
  bodysuit: 'leggings',
  scrubs: 'wide trousers',
  'hazmat suit': 'turnout trousers',
}

/** The cut of a garment for the upper body. */
export function topCutOf({ kind, cut }: Garment): TopCut | undefined {
  const usual = TOPS[kind]
  return usual && cut && CUTS[cut]?.top ? { ...usual, ...CUTS[cut].top } : usual
}

/** The cut of a garment for the legs. */
export function legwearOf({ kind, cut }: Garment): LegwearCut | undefined {
  const usual = LEGWEAR[kind]
  return usual && cut && CUTS[cut]?.legs ? { ...usual, ...CUTS[cut].legs } : usual
}

/** The cut of the trousers that complete a garment. */
export function trousersCutOf({ cut }: Garment): GarmentCut | undefined {
  return cut && LEGS_OF[cut]
}
