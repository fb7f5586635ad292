import { unchained } from '../body/number-runs.ts'
import { measuredNumbers } from './measured-numbers.ts'

/** Reads a piece of the form's skin that scripts/form/skin-piece.ts has written, number by number. */
export function measuredMesh(digits: string) {
  const numbers = measuredNumbers(digits)
  let next = 0
  const take = (count: number) => {
    next += count
    return numbers.subarray(next - count, next)
  }
  const takeQuads = () => {
    const [vertexCount, cornerCount] = take(2) as unknown as [number, number]
    let named = 0
    const quads = Uint16Array.from(take(cornerCount), (back) => {
      const index = named - back
      if (back === 0) named += 1
      return index
    })
    return { vertexCount, quads }
  }
  const takePlaces = (vertexCount: number, step: number) => {
    const places = new Float32Array(vertexCount * 3)
    for (let axis = 0; axis < 3; axis += 1) {
      unchained(take(vertexCount)).forEach((value, vertex) => {
        places[vertex * 3 + axis] = value * step
      })
    }
    return places
  }
  return { take, takeQuads, takePlaces }
}

/** The triangles of quads in a space that mirrors the form's y: corners run the other way round. */
export function trianglesOf(quads: Uint16Array): Uint32Array {
  const triangles = new Uint32Array((quads.length / 4) * 6)
  for (let at = 0, to = 0; at < quads.length; at += 4, to += 6) {
    const [a, b, c, d] = [quads[at]!, quads[at + 1]!, quads[at + 2]!, quads[at + 3]!]
    triangles.set([a, c, b, a, d, c], to)
  }
  return triangles
}
