import { expect, test } from 'vitest'
import { createSealer } from './create-sealer.ts'

const [SECRET, NEXT] = ['the secret of this house, which is long', 'another one, made a year afterwards'] as const
const PLACE = ['sessions', 'one', 'access'] as const
const sealer = createSealer({ secret: SECRET })

test('a sealed text says nothing of what is in it, and is another one each time', () => {
  const [first, second] = [sealer.seal('ya29.token', PLACE), sealer.seal('ya29.token', PLACE)]
  expect(first).toMatch(/^sealed\.1\.[0-9a-f]{12}\.[\w-]+$/)
  expect(first).not.toContain('ya29')
  expect(second).not.toBe(first)
  expect([sealer.open(first, PLACE), sealer.open(second, PLACE)]).toEqual(['ya29.token', 'ya29.token'])
  expect(createSealer({ secret: SECRET }).open(first, PLACE)).toBe('ya29.token')
})

test('it opens in its place alone: not in another row or column, and not when a bit of it has changed', () => {
  const sealed = sealer.seal('ya29.token', PLACE)
  expect(sealer.open(sealed, ['sessions', 'two', 'access'])).toBeUndefined()
  expect(sealer.open(sealed, ['sessions', 'one', 'refresh'])).toBeUndefined()
  // Not as a longer name of another row, either.
  expect(sealer.open(sealed, ['sessions', 'one","access'])).toBeUndefined()
  const bytes = Buffer.from(sealed.slice(sealer.freshPrefix.length), 'base64url')
  for (const at of [0, 11, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(sealer.open(sealer.freshPrefix + changed.toString('base64url'), PLACE)).toBeUndefined()
  }
  expect(sealer.open(sealer.freshPrefix, PLACE)).toBeUndefined()
})

test('a changed secret opens what the previous one sealed when it is named, and nothing otherwise', () => {
  const sealed = sealer.seal('ya29.token', PLACE)
  const changed = createSealer({ secret: NEXT, previousSecret: SECRET })
  expect([changed.stateOf(sealed), changed.open(sealed, PLACE)]).toEqual(['stale', 'ya29.token'])
  expect(changed.stateOf(changed.seal('x', PLACE))).toBe('fresh')
  const forgetful = createSealer({ secret: NEXT })
  expect([forgetful.stateOf(sealed), forgetful.open(sealed, PLACE)]).toEqual(['lost', undefined])
})

test('nothing stays nothing, and what was stored before there was a seal reads as it is', () => {
  expect(sealer.seal('', PLACE)).toBe('')
  expect([sealer.stateOf('ya29.old'), sealer.open('ya29.old', PLACE)]).toEqual(['open', 'ya29.old'])
})
