import { expect, test } from 'vitest'
import { AppError } from '#contract/app-error.ts'
import { createAdjustableClock } from '../../platform/clock/adjustable-clock.ts'
import type { PaidProduct } from '../../platform/payments/payments.ts'
import { createFakePayments } from '../../testing/fake-payments.ts'
import { chargedCents, createProducts, packCreditsOf, planOf } from './products.ts'

test.each([
  ['Credit Pack 1000', 1000],
  ['5,000 Credit Pack', 5000],
  ['Credit Pack 12.000', 12_000],
  ['Credit Pack', undefined],
  ['Credit Pack 0', undefined],
  ['Credit Pack 99999999999', undefined],
  ['Gold 1000', undefined],
])('the credits of "%s" are read from its name', (name, credits) => {
  expect(packCreditsOf({ name, isRecurring: false })).toBe(credits)
  expect(packCreditsOf({ name, isRecurring: true })).toBeUndefined()
})

test('a plan is known by its name, and only where it recurs', () => {
  expect(planOf({ name: 'Creator', isRecurring: true })?.creditsPerMonth).toBe(5_000)
  expect(planOf({ name: 'Troupe Pro (yearly)', isRecurring: true })?.creditsPerMonth).toBe(10_000)
  expect(planOf({ name: 'Pro', isRecurring: false })).toBeUndefined()
  expect(planOf({ name: 'Enterprise', isRecurring: true })).toBeUndefined()
  expect(planOf({ name: 'Professional', isRecurring: true })).toBeUndefined()
})

test('BC-18 what is charged is the price less its discount', () => {
  expect([
    chargedCents({ priceCents: 999, discountPercent: 10 }),
    chargedCents({ priceCents: 1999, discountPercent: 20 }),
    chargedCents({ priceCents: 1999, discountPercent: 100 }),
  ]).toEqual([899, 1599, 0])
})

test('the provider is asked at most once a minute, and what it said last is kept while it is away', async () => {
  const clock = createAdjustableClock({ now: () => new Date(0) })
  let asked = 0
  let isAway = false
  const listProducts = async (): Promise<readonly PaidProduct[]> => {
    asked += 1
    if (isAway) throw new Error('away')
    return createFakePayments().listProducts()
  }
  const products = createProducts({ clock, payments: { ...createFakePayments(), listProducts } })
  await Promise.all([products.list(), products.list(), products.find('pack-1000')])
  expect(asked).toBe(1)
  clock.advance(61_000)
  isAway = true
  expect(await products.list()).toHaveLength(7)
  expect(asked).toBe(2)
  const nothingKnown = createProducts({ clock, payments: { ...createFakePayments(), listProducts } })
  await expect(nothingKnown.list()).rejects.toBeInstanceOf(AppError)
})
