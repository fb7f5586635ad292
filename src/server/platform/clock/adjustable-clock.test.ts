import { expect, test } from 'vitest'
import { createAdjustableClock } from './adjustable-clock.ts'

test('a moved clock goes on from there, and comes back to real time', () => {
  let real = Date.UTC(2026, 0, 1)
  const clock = createAdjustableClock({ now: () => new Date(real) })
  clock.advance(7_200_000)
  expect(clock.now().toISOString()).toBe('2026-01-01T02:00:00.000Z')
  real += 1_000
  clock.advance(-60_000)
  expect(clock.now().toISOString()).toBe('2026-01-01T01:59:01.000Z')
  clock.set(new Date('2030-05-05T00:00:00Z'))
  real += 1_000
  expect(clock.now().toISOString()).toBe('2030-05-05T00:00:01.000Z')
  clock.reset()
  expect(clock.now().getTime()).toBe(real)
})
