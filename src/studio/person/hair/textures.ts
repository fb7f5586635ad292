import type { HairSheet } from '../../sheet/character-sheet.ts'

/** The winding of a hair by the texture: how wide, how long a whole turn, how deep, and how alike hairs of a lock wind. */
export interface Texture {
  readonly radius: number
  readonly length: number
  readonly depth: number
  /** Degrees that hairs of one lock differ by. */
  readonly apart: number
  /** Points that one turn needs to look round. */
  readonly pointsPerTurn: number
  /** Least of how much hairs of a long lock come together. */
  readonly holds: number
  /** Factor of how far tips stray. */
  readonly frizz: number
}

export const TEXTURES: Record<HairSheet['texture'], Texture> = {
  straight: { radius: 0.02, length: 2.2, depth: 0.5, apart: 70, pointsPerTurn: 8, holds: 0, frizz: 1 },
  wavy: { radius: 0.05, length: 0.78, depth: 0.5, apart: 34, pointsPerTurn: 9, holds: 0.6, frizz: 1.2 },
  curly: { radius: 0.09, length: 0.52, depth: 1, apart: 40, pointsPerTurn: 9, holds: 0.86, frizz: 1 },
  coily: { radius: 0.05, length: 0.19, depth: 1, apart: 120, pointsPerTurn: 7, holds: 0, frizz: 2.4 },
}

/** What is called curly curls, and an afro is coily, whatever else is said. */
export function textureOf({ kind, texture }: Pick<HairSheet, 'kind' | 'texture'>): HairSheet['texture'] {
  if (kind === 'afro') return texture === 'curly' ? 'curly' : 'coily'
  return kind === 'curly' && (texture === 'straight' || texture === 'wavy') ? 'curly' : texture
}
