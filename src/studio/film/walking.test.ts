import { expect, test } from 'vitest'
import { readMotion } from './film-motion.ts'
import type { MotionMap } from './motion-map.ts'
import { figureMotion } from './move-figure.ts'
import { walkingLegs } from './walking-legs.ts'

const GRID = { columns: 9, rows: 21, knotPx: 10, unitPx: 20 }
const at = (column: number, row: number) => row * GRID.columns + column
/** Somebody 200 pixels high; the hips at half of it, the feet at 200, 30 pixels apart. */
const LEGS = walkingLegs(
  [
    { hip: [35, 100], knee: [30, 150], ankle: [25, 195] },
    { hip: [45, 100], knee: [50, 150], ankle: [55, 195] },
  ],
  GRID,
)
const still = () => new Float32Array(GRID.columns * GRID.rows)
const MAP: MotionMap = {
  ...GRID,
  head: still(),
  breath: still(),
  hair: still(),
  ofHead: still(),
  cloth: still(),
  depth: still(),
  headDepth: 0,
  throat: [40, 40],
  legs: LEGS,
}
const [LEFT_FOOT, RIGHT_FOOT, CHEST] = [at(2, 20), at(6, 20), at(4, 6)]
/** Seconds for two steps. */
const STRIDE = 1.15

test.each([
  ['a knight walks through the market', true],
  ['She is strolling home.', true],
  ['an old man with a walking stick', false],
  ['a walk in the park, seen from above', true],
  ['a walking dead', false],
  ['she stands in the rain', false],
])('%s: %s', (prompt, isWalking) => {
  expect(readMotion(prompt)).toMatchObject({ gaits: isWalking ? ['walking'] : [], camera: isWalking ? 'walk along' : 'drift' })
})

test('who walks lifts one foot after the other, and the trunk rises over the one that stands', () => {
  const move = figureMotion(MAP, { motion: readMotion('she walks'), seed: 's' })
  const lifts = (seconds: number) => {
    const { y } = move(seconds, 0)
    return [y[LEFT_FOOT] ?? 0, y[RIGHT_FOOT] ?? 0, y[CHEST] ?? 0]
  }
  expect(lifts(0)).toEqual([0, 0, 0])
  const [left, right, high] = lifts(STRIDE * 1.25) as [number, number, number]
  expect(left).toBeLessThan(-0.3 * GRID.unitPx)
  expect(Math.abs(right)).toBeLessThan(0.1 * GRID.unitPx)
  const [leftAfter, rightAfter] = lifts(STRIDE * 1.75) as [number, number, number]
  expect(rightAfter).toBeCloseTo(left, 5)
  expect(leftAfter).toBeCloseTo(right, 5)
  const low = lifts(STRIDE)[2] ?? 0
  expect(low - high).toBeGreaterThan(0.04 * GRID.unitPx)
})

test('who stands keeps both feet where they are', () => {
  const move = figureMotion(MAP, { motion: readMotion('she waits'), seed: 's' })
  for (const seconds of [0, 0.4, 1.3, 2.9]) {
    const { y } = move(seconds, 0)
    expect(Math.abs(y[LEFT_FOOT] ?? 1) + Math.abs(y[RIGHT_FOOT] ?? 1)).toBe(0)
  }
})

test('between the legs a skirt goes with both, so that it does not tear', () => {
  const row = Array.from({ length: GRID.columns }, (_, column) => LEGS[0][at(column, 17)] ?? 0)
  const steps = row.slice(1).map((share, index) => Math.abs(share - (row[index] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(0.5)
  expect(row.every((share, column) => share + (LEGS[1][at(column, 17)] ?? 0) <= 1.0001)).toBe(true)
})

test('who dances where they are moves head and shoulders to the beat, and keeps both feet', () => {
  const move = figureMotion(MAP, { motion: readMotion('she dances'), seed: 's' })
  const [head, beatSeconds] = [at(4, 1), 0.6]
  expect(move(0, 0).x[head]).toBe(0)
  const sways = [0.5, 1.5, 2.5, 3.5].map((beats) => move((2 + beats) * beatSeconds, 0).x[head] ?? 0)
  expect(sways.map(Math.sign)).toEqual([1, -1, 1, -1])
  expect(Math.min(...sways.map(Math.abs))).toBeGreaterThan(0.15 * GRID.unitPx)
  const { x, y } = move(2.5 * beatSeconds, 0)
  expect([x[LEFT_FOOT], y[LEFT_FOOT], x[RIGHT_FOOT], y[RIGHT_FOOT]].map((moved) => Math.abs(moved ?? 1))).toEqual([0, 0, 0, 0])
})
