import { expect, test } from 'vitest'
import { IDENTITY, scale, translate } from '../math/matrix.ts'
import { MATERIAL } from './figure-buffers.ts'
import type { Piece } from './piece.ts'
import { rasterise } from './rasterise.ts'
import type { Surface } from './surface.ts'
import type { View } from './view.ts'

const VIEW: View = { widthPx: 6, heightPx: 4, unitPx: 1, originXPx: 0, originYPx: 0 }

/** A flat rectangle that faces the viewer. */
function aCard(part: number, [left, top, right, bottom]: readonly number[], over: Partial<Surface> = {}): Surface {
  return {
    part,
    material: MATERIAL.cloth,
    color: [1, 0.5, 0],
    positions: Float32Array.of(left!, top!, 0, right!, top!, 0, left!, bottom!, 0, right!, bottom!, 0),
    normals: Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1),
    triangles: Uint32Array.of(0, 1, 2, 1, 3, 2),
    ...over,
  }
}

function partsOf(pieces: readonly Piece[]): string[] {
  const { part, widthPx, heightPx } = rasterise(pieces, VIEW)
  return Array.from({ length: heightPx }, (_, y) => Array.from(part.subarray(y * widthPx, (y + 1) * widthPx)).join(''))
}

test('a surface fills exactly the pixels whose middle it covers', () => {
  expect(partsOf([{ surface: aCard(1, [1, 1, 4, 3]), place: IDENTITY }])).toEqual(['000000', '011100', '011100', '000000'])
})

test('the nearer surface wins, whatever the order', () => {
  const far = { surface: aCard(1, [0, 0, 4, 4]), place: translate(0, 0, -1) }
  const near = { surface: aCard(2, [2, 1, 6, 3]), place: IDENTITY }
  const seen = ['111100', '112222', '112222', '111100']
  expect(partsOf([far, near])).toEqual(seen)
  expect(partsOf([near, far])).toEqual(seen)
})

test('a surface outside the view is cut off, not wrapped', () => {
  expect(partsOf([{ surface: aCard(3, [-9, -9, 2, 2]), place: IDENTITY }])).toEqual(['330000', '330000', '000000', '000000'])
})

test('backs are not shown, but of double-sided surfaces and of mirrored places they are right', () => {
  const turned = Uint32Array.of(0, 2, 1, 1, 2, 3)
  expect(partsOf([{ surface: aCard(1, [0, 0, 6, 4], { triangles: turned }), place: IDENTITY }])[0]).toBe('000000')
  expect(partsOf([{ surface: aCard(1, [0, 0, 6, 4], { triangles: turned, doubleSided: true }), place: IDENTITY }])[0]).toBe(
    '111111',
  )
  expect(partsOf([{ surface: aCard(1, [-6, 0, 0, 4]), place: scale(-1, 1, 1) }])[0]).toBe('111111')
})

test('the back of a double-sided surface turns its normal to the viewer', () => {
  const card = aCard(1, [0, 0, 6, 4], { normals: Float32Array.of(0, 0, -1, 0, 0, -1, 0, 0, -1, 0, 0, -1), doubleSided: true })
  const { normal } = rasterise([{ surface: card, place: IDENTITY }], VIEW)
  expect([normal[0]! + 0, normal[1]! + 0, normal[2]]).toEqual([0, 0, 1])
})

test('where a rounded double-sided surface ends its normal still looks outwards', () => {
  const [right, left] = [Math.sqrt(0.96), -1]
  // The normal of the right border looks a little away, as it does where a coarse mesh is round.
  const normals = Float32Array.of(left, 0, 0, right, 0, -0.2, left, 0, 0, right, 0, -0.2)
  const card = aCard(1, [0, 0, 6, 4], { normals, doubleSided: true })
  const { normal } = rasterise([{ surface: card, place: IDENTITY }], VIEW)
  expect(normal[5 * 3]).toBeGreaterThan(0.9)
  expect(normal[5 * 3 + 2]).toBeGreaterThan(0)
})

test('depth, colours and strand places run evenly over a triangle', () => {
  const card = aCard(1, [0, 0, 6, 4], {
    positions: Float32Array.of(0, 0, 0, 6, 0, 6, 0, 4, 0, 6, 4, 6),
    colors: Float32Array.of(0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1),
    uvs: Float32Array.of(0, -1, 1, -1, 0, 1, 1, 1),
  })
  const { depth, albedo, strandU, strandV, normal } = rasterise([{ surface: card, place: IDENTITY }], VIEW)
  expect(Array.from(depth.subarray(0, 6), (z) => Math.round(z * 10) / 10)).toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5])
  expect(Array.from({ length: 6 }, (_, x) => albedo[x * 3])).toEqual([21, 64, 106, 149, 191, 234])
  expect(strandU[2]).toBeCloseTo(2.5 / 6, 5)
  expect([0, 1, 2, 3].map((y) => Math.round(strandV[y * 6]! * 100) / 100)).toEqual([-0.75, -0.25, 0.25, 0.75])
  expect(Math.hypot(normal[0]!, normal[1]!, normal[2]!)).toBeCloseTo(1, 5)
})

test('places on the skin run evenly over the surface that carries them, and are kept only for figures that do', () => {
  const bare = { surface: aCard(1, [0, 0, 6, 4]), place: IDENTITY }
  const named = aCard(2, [0, 0, 4, 2], { rest: Float32Array.of(0, 7, 1, 4, 7, 1, 0, 9, 1, 4, 9, 1) })
  expect(rasterise([bare], VIEW).rest).toBeUndefined()
  const { rest } = rasterise([bare, { surface: named, place: translate(0, 0, 1) }], VIEW)
  expect(Array.from(rest!.subarray(3, 6), (value) => Math.round(value * 10) / 10)).toEqual([1.5, 7.5, 1])
  expect(Array.from(rest!.subarray(15, 18))).toEqual([0, 0, 0])
})

test('where there is no figure, depth is endless', () => {
  const { depth, material } = rasterise([], VIEW)
  expect(depth.every((z) => z === Number.NEGATIVE_INFINITY)).toBe(true)
  expect(material.every((value) => value === MATERIAL.none)).toBe(true)
})
