import { MATERIAL } from '../raster/figure-buffers.ts'

interface Sheen {
  readonly strength: number
  /** A power of two: how small the spot is. */
  readonly squarings: number
}

const CLOTH: Sheen = { strength: 0.05, squarings: 2 }
const SHEENS: Readonly<Record<number, Sheen>> = {
  [MATERIAL.skin]: { strength: 0.16, squarings: 4 },
  [MATERIAL.leather]: { strength: 0.24, squarings: 5 },
  [MATERIAL.metal]: { strength: 0.85, squarings: 5 },
  [MATERIAL.glass]: { strength: 0.8, squarings: 6 },
  [MATERIAL.gem]: { strength: 0.95, squarings: 5 },
  [MATERIAL.horn]: { strength: 0.24, squarings: 4 },
  [MATERIAL.eye]: { strength: 0.6, squarings: 6 },
  [MATERIAL.wood]: { strength: 0.1, squarings: 3 },
}
const STRENGTHS = Float64Array.from({ length: 16 }, (_, kind) => (SHEENS[kind] ?? CLOTH).strength)
const SQUARINGS = Uint8Array.from({ length: 16 }, (_, kind) => (SHEENS[kind] ?? CLOTH).squarings)

/** How brightly a material mirrors the lamp, 0 … 1; `towardHalf` is the cosine to half way between lamp and viewer (Blinn). */
export function sheenOf(kind: number, towardHalf: number): number {
  if (towardHalf < 0.4) return 0
  let value = towardHalf
  for (let left = SQUARINGS[kind]!; left > 0; left -= 1) value *= value
  return value * STRENGTHS[kind]!
}

/** The same of cloth with a finish (`finish-code.ts`): silk is broadly bright, velvet dull, sequins glitter. */
export function fineSheen(code: number, towardHalf: number): number {
  if (towardHalf < 0.4 || code === 2) return 0
  const broad = (towardHalf * towardHalf) ** 4
  return code === 1 ? 0.26 * broad : 0.3 * broad + 0.7 * broad ** 4
}
