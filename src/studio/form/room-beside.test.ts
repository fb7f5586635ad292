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
