import { expect, test } from 'vitest'
import { IDENTITY } from '../math/matrix.ts'
import { MATERIAL } from '../raster/figure-buffers.ts'
import { pixelOf } from '../raster/view.ts'
import { roomBeside } from './room-beside.ts'
import { roomForThings } from './things/room-for-things.ts'

/** Twenty half heads away. */
const view = {
  widthPx: 600,
  heightPx: 600,
  unitPx: 50,
  originXPx: 300,
  originYPx: 200,
  eye: { x: 0, y: 0, z: 0, nearness: 0.05 },
}
const outline = (left: number, right: number, z: number) => ({
  surface: {
    part: 0,
    material: MATERIAL.cloth,
    color: [0, 0, 0] as const,
    positions: Float32Array.of(left, 0, z, right, 5, z),
    normals: new Float32Array(6),
    triangles: new Uint32Array(),
  },
  place: IDENTITY,
})

test.each([roomBeside, roomForThings])(
  'what stands nearer to the eye than somebody gets as much room as it is seen to take',
  (room) => {
    const right = (z: number) => {
      const moved = room(view, [outline(3, 5.3, z)])
      return { moved, edgePx: pixelOf(moved, [5.3, 0, z])[0] }
    }
    expect(right(0).moved).toEqual(view)
    const before = right(3)
    expect(before.moved.originXPx).toBeLessThan(300)
    expect(before.edgePx).toBeLessThanOrEqual(582.5)
    expect(room(view, [outline(3, 6, -6)])).toEqual(view)
  },
)

test('hooves nearer to the eye than feet are not cut off by a little, and a dog beside half a figure stays', () => {
  const afar = { ...view, originYPx: 310 }
  const moved = roomBeside(afar, [outline(-1, 1, 2.5)])
  expect(pixelOf(afar, [1, 5, 2.5])[1]).toBeGreaterThan(590)
  expect(pixelOf(moved, [1, 5, 2.5])[1]).toBeLessThanOrEqual(588.5)
  expect(moved.unitPx).toBe(afar.unitPx)
  const half = { ...view, originYPx: 480 }
  expect(roomBeside(half, [outline(-1, 1, 2.5)])).toEqual(half)
})
