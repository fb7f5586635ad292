import type { Field } from '../field/field.ts'

/** Parts of a body that cloth covers by itself. */
export type CoveredPart = 'trunk' | 'arm' | 'leg' | 'foot' | 'hand'

/** Cloth over a part: negative below it, about as far as its edge is away in half heads. */
export interface Cover {
  readonly part: CoveredPart
  /** Of limbs: −1 the picture's left, 1 its right; absent for both. */
  readonly side?: -1 | 1
  readonly field: Field
}

/** What lies below all of several edges. */
export function belowAll(...edges: readonly Field[]): Field {
  return (x, y, z) => {
    let most = Number.NEGATIVE_INFINITY
    for (const edge of edges) {
      const value = edge(x, y, z)
      if (value > most) most = value
    }
    return most
  }
}
