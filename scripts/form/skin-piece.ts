/** Pieces of the form's skin as few numbers, which `form/measured-mesh.ts` reads. */
import type { Form } from '#studio/body/load-form.ts'
import type { Vector } from '#studio/math/matrix.ts'
import type { Person } from '#studio/person/person-of.ts'
import { chained } from './number-lists.ts'

/** The quads whose corners all are meant, and their vertices in the order in which they are first named. */
export function skinPiece(form: Form, isMeant: (vertex: number) => boolean): { vertices: number[]; corners: number[] } {
  const skin = form.quads.get('skin')!
  const own = new Map<number, number>()
  const corners: number[] = []
  for (let at = 0; at < skin.length; at += 4) {
    const quad = [...skin.subarray(at, at + 4)]
    if (!quad.every(isMeant)) continue
    for (const vertex of quad) {
      // Mostly the next that has not been named, which is 0.
      const index = own.get(vertex) ?? own.size
      corners.push(own.size - index)
      own.set(vertex, index)
    }
  }
  return { vertices: [...own.keys()], corners }
}

/** Where vertices are, axis by axis, in steps from one to the next. */
export const placesIn = (vertices: readonly number[], step: number, placeOf: (vertex: number) => Vector): number[] =>
  [0, 1, 2].flatMap((axis) => chained(vertices.map((vertex) => Math.round(placeOf(vertex)[axis]! / step))))

export const pointOf = ({ rest }: Person, vertex: number): Vector => [
  rest[vertex * 3]!,
  rest[vertex * 3 + 1]!,
  rest[vertex * 3 + 2]!,
]
