import { expect, test } from 'vitest'
import { createBlocker, type SelectionState } from './create-blocker.ts'

const EXPIRES_AT_MS = 7_200_000
const ready: SelectionState = {
  isLoading: false,
  isCreating: false,
  isReloading: false,
  selectedUrl: 'a',
  attempt: 'none',
  expiresAtMs: EXPIRES_AT_MS,
}

test('SP-06 with a selection, a fresh preview and no earlier attempt nothing stands in the way', () => {
  expect(createBlocker(ready, 0)).toBeUndefined()
})

test.each([
  [{ isLoading: true }, 'loading'],
  [{ isCreating: true }, 'creating'],
  [{ selectedUrl: undefined }, 'no selection'],
  [{ attempt: 'earlier' }, 'attempted'],
  [{ attempt: 'here' }, 'attempted here'],
  [{ isReloading: true }, 'reloading'],
] as const)('SP-27 %o blocks creation: %s', (change, reason) => {
  expect(createBlocker({ ...ready, ...change }, 0)).toBe(reason)
})

test('SP-22 BC-20 a preview of exactly 2 hours is usable, one of a millisecond more has expired', () => {
  expect(createBlocker(ready, EXPIRES_AT_MS)).toBeUndefined()
  expect(createBlocker(ready, EXPIRES_AT_MS + 1)).toBe('expired')
})

test('SP-11 without any picture there is no selection, so nothing can be created', () => {
  expect(createBlocker({ ...ready, selectedUrl: undefined }, 0)).toBe('no selection')
})
