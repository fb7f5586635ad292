import { expect, test } from 'vitest'
import { rgbFromHex } from '../../color.ts'
import { THING_KINDS } from '../../sheet/standing-thing.ts'
import { THING_WORDS } from '../../words/lexicon/thing-words.ts'
import { cuboid } from './cuboid.ts'
import { roomForThings } from './room-for-things.ts'
import { sizedThing } from './sized-thing.ts'

const natural = (kind: (typeof THING_KINDS)[number]) => ({ kind, color: rgbFromHex(THING_WORDS[kind].color) })

test.each(THING_KINDS)('a %s is as large as in life, whole, and its sides have a direction', (kind) => {
  const { pieces, size } = sizedThing(natural(kind))
  const isSmall = /lamp$|computer|typewriter|machine|chessboard|puddle|barbell|drone/.test(kind)
  expect(Math.max(size.wide, size.high)).toBeGreaterThan(isSmall ? 0.1 : 0.4)
  expect(Math.max(size.wide, size.high)).toBeLessThan(9)
  for (const { mesh } of pieces) {
    expect(mesh.positions.every(Number.isFinite)).toBe(true)
    expect(Math.max(...mesh.triangles)).toBeLessThan(mesh.positions.length / 3)
    for (let at = 0; at < mesh.normals.length; at += 3)
      expect(Math.hypot(mesh.normals[at]!, mesh.normals[at + 1]!, mesh.normals[at + 2]!)).toBeCloseTo(1, 3)
  }
})

test('things stand on the ground, not in it', () => {
  const hang = new Set(['chandelier', 'drone'])
  for (const kind of THING_KINDS.filter((each) => !hang.has(each))) {
    const lowest = Math.max(
      ...sizedThing(natural(kind)).pieces.flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 1)),
    )
    expect([kind, lowest < 0.2]).toEqual([kind, true])
  }
})

test('a box has the corners it is made between', () => {
  const { positions } = cuboid([-1, -2, -3], [1, 0, 3])
  const along = (axis: number) => [...positions].filter((_, at) => at % 3 === axis)
  expect([0, 1, 2].map((axis) => [Math.min(...along(axis)), Math.max(...along(axis))])).toEqual([[-1, 1], [-2, 0], [-3, 3]]) // biome-ignore format: corners
})

test('most of what stands beside somebody is in the picture with them, who stays near the middle; who needs no room stays', () => {
  const view = { widthPx: 600, heightPx: 600, unitPx: 50, originXPx: 300, originYPx: 150 }
  const outline = (left: number, right: number) => ({
    surface: { ...EMPTY, positions: Float32Array.of(left, 0, 0, right, 5, 0) },
    place: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0] as const,
  })
  expect(roomForThings(view, [outline(3, 4)])).toEqual(view)
  const beside = roomForThings(view, [outline(3, 8.5)])
  expect(beside.originXPx + 6.7 * beside.unitPx).toBeLessThanOrEqual(600)
  expect(beside.originXPx).toBeGreaterThanOrEqual(600 * 0.35)
})

const EMPTY = { part: 0, material: 0, color: [0, 0, 0], normals: new Float32Array(6), triangles: new Uint32Array() } as const
