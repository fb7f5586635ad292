import type { Rgb } from '../../color.ts'
import { MATERIAL, type Material } from '../../raster/figure-buffers.ts'
import type { Mesh } from '../grid.ts'

export interface PropPiece {
  readonly mesh: Mesh
  readonly color: Rgb
  readonly material: Material
}

/** A piece of cloth, or of what is named. */
export const made = (mesh: Mesh, color: Rgb, material: Material = MATERIAL.cloth): PropPiece => ({ mesh, color, material })

/** Makes a thing in a colour, in the space of the hand that holds it: the grip in the origin, up is −y, half heads. */
export type MakeProp = (color: Rgb) => PropPiece[]

export const STEEL: Rgb = [0.78, 0.8, 0.84]
export const BRASS: Rgb = [0.83, 0.67, 0.34]
export const WOOD: Rgb = [0.45, 0.3, 0.19]
export const PAPER: Rgb = [0.95, 0.92, 0.84]
export const DARK: Rgb = [0.16, 0.15, 0.17]
export const GLOW: Rgb = [1, 0.88, 0.55]
