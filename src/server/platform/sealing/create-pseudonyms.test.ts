import { expect, test } from 'vitest'
import { createPseudonyms } from './create-pseudonyms.ts'

const SECRET = 'sGq2vC0rXyJ7hN5mZ8kT1wB4pL6dF3aE9uR0oVbQ'
const NEXT = 'Zb8uV1nQ4xW7eR0tY3iO6pA9sD2fG5hJ8kL1zXcV'
const GOOGLE = ['identity', 'google', '1234'] as const
const house = createPseudonyms({ secret: SECRET })

test('a person has the same pseudonym each time, and in no two houses', () => {
  expect(createPseudonyms({ secret: SECRET }).of(GOOGLE)).toEqual(house.of(GOOGLE))
  expect(createPseudonyms({ secret: NEXT }).of(GOOGLE)).not.toEqual(house.of(GOOGLE))
  expect(house.of(GOOGLE)).toHaveLength(32)
})

test('whoever is known by something else has another one', () => {
  const others = [
    ['identity', 'discord', '1234'],
    ['identity', 'google1', '234'],
    ['identity', 'google', '12345'],
    ['email', 'google'],
  ] as const
  const all = [GOOGLE, ...others].map((one) => house.of(one).toString('hex'))
  expect(new Set(all).size).toBe(all.length)
})

test('after a change of the secret both are looked for, and the new one is stored', () => {
  const changed = createPseudonyms({ secret: NEXT, previousSecret: SECRET })
  expect(changed.allOf(GOOGLE)).toEqual([changed.of(GOOGLE), house.of(GOOGLE)])
})
