import { expect, test } from 'vitest'
import { castBody } from './cast-body.ts'
import { ageFactors, type BodyShape, macroWeights } from './macro-weights.ts'

const aShape = (own: Partial<BodyShape> = {}): BodyShape => ({ ...castBody('anybody').shape, ...own })

test('the shares of the forms of age add up to one at every age', () => {
  for (let years = 0; years <= 110; years += 0.5) {
    const shares = Object.values(ageFactors(years))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
    expect(shares.every((share) => share >= 0)).toBe(true)
  }
  expect(ageFactors(10)).toEqual({ child: 1 })
})

test('every target of origin, sex and age acts by the product of its shares', () => {
  const weights = macroWeights(aShape({ ageYears: 23, masculinity: 0.25, origins: { african: 1, asian: 0, european: 3 } }))
  expect(weights.get('macrodetails/african-male-young')).toBeCloseTo(0.25 * 0.25)
  expect(weights.get('macrodetails/caucasian-female-young')).toBeCloseTo(0.75 * 0.75)
  expect(weights.has('macrodetails/asian-female-young')).toBe(false)
})

test('nobody below eighteen gets a target of the breast, whatever is asked for', () => {
  const breast = (ageYears: number) =>
    [...macroWeights(aShape({ ageYears, masculinity: 0, bust: 1, firmness: 1 })).keys()].filter((name) =>
      name.startsWith('breast/'),
    )
  for (let years = 0; years < 18; years += 1) expect(breast(years)).toEqual([])
  expect(breast(30)).not.toEqual([])
})
