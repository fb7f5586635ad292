import type { HairSheet } from '../../sheet/character-sheet.ts'

/** The winding of a hair by the texture: how wide, how long a whole turn, how deep, and how alike hairs of a lock wind. */
export interface Texture {
  readonly radius: number
  readonly length: number
  readonly depth: number
  /** Degrees that hairs of one wisp, and wisps of one lock, differ by. */
  readonly apart: number
  /** How much the locks of a large one wind each for itself, 0 … 1. */
  readonly alone: number
  /** Points that one turn needs to look round. */
  readonly pointsPerTurn: number
  /** Least of how much hairs of a long lock come together. */
  readonly holds: number
  /** Factor of how far tips stray. */
  readonly frizz: number
  /** Factor of how wide a hair is: ringlets are closed from before. */
  readonly thick: number
}

export const TEXTURES: Record<HairSheet['texture'], Texture> = {
  straight: { radius: 0.02, length: 2.2, depth: 0.5, apart: 60, alone: 0.6, pointsPerTurn: 8, holds: 0, frizz: 1, thick: 1 },
  wavy: {
    radius: 0.085,
    length: 1.15,
    depth: 0.85,
    apart: 20,
    alone: 0.12,
    pointsPerTurn: 12,
    holds: 0.62,
    frizz: 1,
    thick: 1,
  },
  curly: {
    radius: 0.105,
    length: 0.5,
    depth: 1,
    apart: 22,
    alone: 0.25,
    pointsPerTurn: 11,
    holds: 0.92,
    frizz: 0.8,
    thick: 1.45,
  },
  coily: { radius: 0.05, length: 0.19, depth: 1, apart: 170, alone: 1, pointsPerTurn: 7, holds: 0, frizz: 2.4, thick: 1 },
}

/** What is called curly curls, and an afro is coily, whatever else is said. */
export function textureOf({ kind, texture }: Pick<HairSheet, 'kind' | 'texture'>): HairSheet['texture'] {
  if (kind === 'afro') return texture === 'curly' ? 'curly' : 'coily'
  return kind === 'curly' && (texture === 'straight' || texture === 'wavy') ? 'curly' : texture
}
