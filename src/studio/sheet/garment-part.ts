import type { Rgb } from '../color.ts'

/** What is sewn on a garment, or how one part of it is cut, as it was said. */
export interface GarmentPart {
  readonly name: GarmentPartName
  readonly color?: Rgb
  readonly cloth?: 'fur' | 'lace' | 'metal' | 'velvet' | 'leather'
  /** The words before its noun: 'wide', 'peter pan', 'v'. */
  readonly how: string
  readonly at?: string
}

export type GarmentPartName =
  | 'collar'
  | 'lapels'
  | 'cuffs'
  | 'buttons'
  | 'trim'
  | 'hem'
  | 'lining'
  | 'sleeves'
  | 'neckline'
  | 'hood'
  | 'pockets'
  | 'epaulettes'
  | 'frogging'
  | 'fringe'
  | 'ruffles'
  | 'embroidery'
  | 'stripe'
  | 'panels'
  | 'print'
  | 'emblem'
  | 'patch'
  | 'pin'
  | 'bow'
  | 'ribbon'
  | 'zip'
  | 'straps'
  | 'laces'
  | 'length'
  | 'cut'
  | 'front'
  | 'knees'
