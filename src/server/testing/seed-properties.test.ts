import fc from 'fast-check'
import { expect, test } from 'vitest'

test('properties are tried with the same values in every run', () => {
  const drawn = () => fc.sample(fc.integer(), 20)
  expect(drawn()).toEqual(drawn())
  expect(fc.readConfigureGlobal().seed).toBe(Number(process.env.PROPERTY_SEED || 20_261_123))
})
