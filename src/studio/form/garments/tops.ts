import type { Rgb } from '../../color.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { GarmentKind } from '../../sheet/character-sheet.ts'
import type { Marking } from './cloth-prints.ts'

/** The cut of a garment for the upper body. Heights in half heads of an adult below the pit of the neck. */
export interface TopCut {
  readonly material: Material
  /** Distance from the body, and what the sleeves add to it. */
  readonly offset: number
  readonly sleeveEase: number
  readonly hang: number
  readonly flare: number
  /** Worn open in front: half the gap at the hem; absent = closed. */
  readonly open?: number
  readonly neckline: Neckline
  /** Lowest skin that shows in the neckline. */
  readonly collar: CollarKind
  /** Share of the arm in the sleeve; 0 none. */
  readonly sleeves: number
  readonly cuff: 'rib' | 'band' | 'wide' | 'none'
  readonly hemY: number
  readonly front: 'none' | 'buttons' | 'zip' | 'double buttons' | 'laces' | 'wrap'
  /** Height of folds in half heads: 0.01 stiff … 0.06 soft. */
  readonly folds: number
  /** Buttons of a front; absent for as many as it takes. */
  readonly buttons?: number
  /** Colours of parts that have their own. */
  readonly colors?: Partial<Record<'collar' | 'lapels' | 'buttons' | 'cuffs' | 'hem' | 'sleeves' | 'zip' | 'hood', Rgb>>
  /** Sleeves in the colour of the trim. */
  readonly sleeveTrim?: boolean
  /** Height of quilted rolls. */
  readonly quilt?: number
  /** Height of tufts, for fur. */
  readonly furry?: number
  /** Collar or hood edged with fur. */
  readonly furTrim?: boolean
  /** Lapels of satin. */
  readonly satin?: boolean
  /** What its cloth is printed or made of. */
  readonly print?: Marking
  /** Leaves skin between top and legs: a swimsuit, a crop top. */
  readonly bare?: boolean
  /** The hem climbs so much over the hips, as of a swimsuit. */
  readonly hemRise?: number
  /** Open up the sides from the knee. */
  readonly slit?: boolean
  /** The front ends at the waist, the tails hang behind. */
  readonly cutaway?: boolean
  /** Pleats of a skirt that deepen downwards: how many round the body, how deep. */
  readonly pleats?: { readonly count: number; readonly depth: number }
  /** The line of a skirt from waist to hem: 1.2 a cone, 0.6 a bell, 2.4 a fishtail; and the height it starts from. */
  readonly bell?: number
  readonly from?: number
}

export type Neckline =
  | 'crew'
  | 'wide'
  | 'scoop'
  | 'v'
  | 'narrow v'
  | 'deep v'
  | 'plunging'
  | 'straight'
  | 'band'
  | 'off shoulder'
  | 'sweetheart'
  | 'halter'
  | 'strappy'
  | 'high'
export type CollarKind =
  | 'none'
  | 'rib'
  | 'shirt'
  | 'lapels'
  | 'stand'
  | 'shawl'
  | 'roll'
  | 'hood'
  | 'kimono'
  | 'gorget'
  | 'ring'

const cloth: TopCut = {
  material: MATERIAL.cloth,
  offset: 0.07,
  sleeveEase: 0.06,
  hang: 0.35,
  flare: 0,
  neckline: 'crew',
  collar: 'none',
  sleeves: 1,
  cuff: 'band',
  hemY: 4.5,
  front: 'none',
  folds: 0.035,
}

export const TOPS: Partial<Record<GarmentKind, TopCut>> = {
  't-shirt': { ...cloth, sleeves: 0.3, sleeveEase: 0.07, collar: 'rib', cuff: 'none' },
  'tank top': { ...cloth, offset: 0.055, sleeves: 0, neckline: 'scoop', cuff: 'none', folds: 0.025 },
  shirt: { ...cloth, collar: 'shirt', front: 'buttons', neckline: 'v' },
  blouse: { ...cloth, collar: 'shirt', front: 'buttons', neckline: 'v', sleeveEase: 0.11, folds: 0.045 },
  sweater: { ...cloth, offset: 0.1, sleeveEase: 0.1, collar: 'rib', cuff: 'rib', folds: 0.045 },
  turtleneck: { ...cloth, offset: 0.085, collar: 'roll', neckline: 'high', cuff: 'rib', folds: 0.035 },
  hoodie: { ...cloth, offset: 0.14, sleeveEase: 0.13, hang: 0.7, collar: 'hood', cuff: 'rib', folds: 0.055, front: 'none' },
  jacket: {
    ...cloth,
    offset: 0.16,
    sleeveEase: 0.12,
    hang: 0.6,
    open: 0.42,
    collar: 'stand',
    neckline: 'v',
    hemY: 4.2,
    cuff: 'rib',
    front: 'zip',
  },
  'leather jacket': {
    ...cloth,
    material: MATERIAL.leather,
    offset: 0.16,
    sleeveEase: 0.1,
    hang: 0.5,
    open: 0.5,
    collar: 'lapels',
    neckline: 'v',
    hemY: 3.7,
    front: 'zip',
    folds: 0.04,
  },
  blazer: {
    ...cloth,
    offset: 0.15,
    sleeveEase: 0.08,
    hang: 0.35,
    open: 0.1,
    collar: 'lapels',
    neckline: 'deep v',
    hemY: 5.4,
    front: 'buttons',
    folds: 0.02,
  },
  suit: {
    ...cloth,
    offset: 0.15,
    sleeveEase: 0.08,
    hang: 0.35,
    open: 0.1,
    collar: 'lapels',
    neckline: 'deep v',
    hemY: 5.4,
    front: 'buttons',
    folds: 0.02,
  },
  coat: {
    ...cloth,
    offset: 0.19,
    sleeveEase: 0.12,
    hang: 0.5,
    flare: 0.35,
    open: 0.3,
    collar: 'lapels',
    neckline: 'v',
    hemY: 8.4,
    front: 'double buttons',
    folds: 0.035,
  },
  'lab coat': {
    ...cloth,
    offset: 0.17,
    sleeveEase: 0.1,
    hang: 0.6,
    flare: 0.2,
    open: 0.42,
    collar: 'lapels',
    neckline: 'deep v',
    hemY: 7.6,
    front: 'buttons',
    folds: 0.03,
  },
  robe: {
    ...cloth,
    offset: 0.16,
    sleeveEase: 0.2,
    hang: 0.6,
    flare: 0.5,
    collar: 'kimono',
    neckline: 'v',
    hemY: 11.6,
    cuff: 'wide',
    front: 'wrap',
    folds: 0.06,
  },
  kimono: {
    ...cloth,
    offset: 0.14,
    sleeveEase: 0.2,
    hang: 0.6,
    flare: 0.1,
    collar: 'kimono',
    neckline: 'v',
    hemY: 11.3,
    cuff: 'wide',
    front: 'wrap',
    folds: 0.03,
  },
  dress: {
    ...cloth,
    offset: 0.05,
    hang: 0.05,
    flare: 1.25,
    pleats: { count: 11, depth: 0.11 },
    neckline: 'scoop',
    sleeves: 0.18,
    hemY: 8.3,
    cuff: 'none',
    folds: 0.04,
  },
  gown: {
    ...cloth,
    offset: 0.05,
    hang: 0.02,
    flare: 2.1,
    bell: 0.85,
    pleats: { count: 11, depth: 0.17 },
    neckline: 'straight',
    sleeves: 0,
    hemY: 11.9,
    cuff: 'none',
    folds: 0.05,
  },
  tunic: {
    ...cloth,
    offset: 0.11,
    sleeveEase: 0.1,
    hang: 0.4,
    flare: 0.3,
    neckline: 'v',
    hemY: 6.3,
    front: 'laces',
    folds: 0.05,
  },
  vest: {
    ...cloth,
    offset: 0.12,
    hang: 0.3,
    sleeves: 0,
    neckline: 'deep v',
    open: 0.05,
    hemY: 4.3,
    front: 'buttons',
    folds: 0.02,
  },
  uniform: {
    ...cloth,
    offset: 0.13,
    sleeveEase: 0.08,
    hang: 0.35,
    collar: 'stand',
    neckline: 'high',
    hemY: 5.1,
    front: 'double buttons',
    folds: 0.02,
  },
  'space suit': {
    ...cloth,
    offset: 0.24,
    sleeveEase: 0.22,
    hang: 0.3,
    collar: 'ring',
    neckline: 'high',
    hemY: 4.75,
    cuff: 'band',
    folds: 0.05,
  },
  armor: {
    ...cloth,
    material: MATERIAL.metal,
    offset: 0.15,
    sleeveEase: 0.08,
    hang: 0.15,
    collar: 'gorget',
    neckline: 'high',
    hemY: 3.4,
    folds: 0,
  },
  chainmail: {
    ...cloth,
    material: MATERIAL.metal,
    offset: 0.1,
    sleeveEase: 0.07,
    hang: 0.4,
    hemY: 5.8,
    sleeves: 0.55,
    folds: 0.03,
  },
  poncho: {
    ...cloth,
    offset: 0.3,
    sleeveEase: 0.5,
    hang: 1,
    flare: 0.7,
    neckline: 'v',
    sleeves: 0.35,
    hemY: 4.6,
    cuff: 'none',
    folds: 0.06,
  },
  corset: {
    ...cloth,
    offset: 0.07,
    hang: 0,
    neckline: 'straight',
    sleeves: 0,
    hemY: 4.1,
    front: 'laces',
    cuff: 'none',
    folds: 0,
  },
}
