import { apply, type Matrix, translate, type Vector } from '../../math/matrix.ts'
import { MATERIAL } from '../../raster/figure-buffers.ts'
import type { Piece } from '../../raster/piece.ts'
import type { PropKind } from '../../sheet/prop-kind.ts'
import { bar } from './shapes.ts'

/** Where things that are smoked glow, in their own space. */
const EMBERS: Partial<Record<PropKind, Vector>> = { cigarette: [0, -0.79, 0], cigar: [0, -0.99, 0], pipe: [0, -0.72, 0.35] }

/** The thread that rises from what is smoked, straight up at first and then in a curl. */
export function smokeOf(kind: PropKind, place: Matrix, part: number): Piece[] {
  const ember = EMBERS[kind]
  if (!ember) return []
  const points = Array.from({ length: 30 }, (_, step): Vector => {
    const t = step / 29
    return [0.16 * t * Math.sin(t * 8) + 0.2 * t * t, -1.7 * t, 0.05 * t]
  })
  const mesh = bar(points, (t) => 0.008 + 0.022 * t * (1 - t), 6)
  return [
    {
      surface: { part, material: MATERIAL.cloth, color: [0.72, 0.74, 0.77], doubleSided: true, ...mesh },
      place: translate(...apply(place, ember)),
    },
  ]
}
