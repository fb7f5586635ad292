import { expect, test } from 'vitest'
import { IDENTITY } from '../../math/matrix.ts'
import { type EvenFace, evenFace } from './even-face.ts'

/** Places on the base mesh: a cheek below an eye, the tip of the nose, the back of the head. */
const PLACES = { cheek: [0.3, 7, 1.3], nose: [0, 6.95, 1.57], back: [0, 7.3, -0.8] } as const
const rest = Float32Array.from(Object.values(PLACES).flat())
const regions = { nose: Float32Array.of(0, 1, 0), lips: new Float32Array(3), lashLine: new Float32Array(3) }
/** As in a fold: everything looks down. */
const folded = () => Float32Array.from([0, 1, 0, 0, 1, 0, 0, 1, 0])

function evened(evenness: number, of: Partial<EvenFace> = {}): Float32Array {
  const normals = folded()
  evenFace(normals, { evenness, rest, regions, headInBody: IDENTITY, ...of })
  return normals
}

test('a fold in a cheek is lit as if it were round, and the nose stays more of what it is', () => {
  const normals = evened(1)
  expect(normals[2]).toBeGreaterThan(0.7)
  expect(normals[0]).toBeGreaterThan(0)
  expect(normals[5]).toBeLessThan(normals[2]!)
  for (let at = 0; at < 9; at += 3) {
    const [x, y, z] = normals.subarray(at, at + 3)
    expect(Math.sqrt(x! * x! + y! * y! + z! * z!)).toBeCloseTo(1)
  }
})

test('the back of a head, and faces as in life, keep their normals', () => {
  expect(evened(1).subarray(6)).toEqual(folded().subarray(6))
  expect(evened(0)).toEqual(folded())
})

test('an even face goes along with a head that is turned away', () => {
  // To the side: what looked at the viewer looks along x.
  const [cheekX, , cheekZ] = evened(1, { headInBody: [0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, 0] })
  expect(cheekX).toBeGreaterThan(0.7)
  expect(cheekZ).toBeLessThan(0)
})
