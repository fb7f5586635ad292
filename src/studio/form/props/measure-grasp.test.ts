import { expect, test } from 'vitest'
import { graspOf } from './held-things.ts'

test.each([
  ['sword', 'round'],
  ['bottle', 'round'],
  ['apple', 'round'],
  ['wine glass', 'round'],
  ['clipboard', 'edge'],
  ['tablet', 'edge'],
  ['tray', 'below'],
  ['bowl', 'below'],
  ['football', 'below'],
  ['suitcase', 'handle'],
  ['lantern', 'handle'],
  ['guitar', undefined],
] as const)('a %s is grasped as its shape wants it: %s', (kind, from) => {
  expect(graspOf(kind)?.from).toBe(from)
})

test('cups and mugs are held by their handles, glasses round their middle', () => {
  const round = (kind: 'cup' | 'beer mug' | 'glass') => {
    const grasp = graspOf(kind)
    return grasp?.from === 'round' ? grasp : undefined
  }
  expect(round('cup')!.handleX).toBeLessThan(-0.3)
  expect(round('beer mug')!.handleX).toBeGreaterThan(0.5)
  expect(round('cup')!.radius).toBeLessThan(0.1)
  expect(round('glass')).toMatchObject({ handleX: 0 })
  expect(round('glass')!.radius).toBeGreaterThan(0.25)
})
