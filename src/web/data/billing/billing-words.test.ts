import { describe, expect, test } from 'vitest'
import type { Product } from '#contract/entities/product.ts'
import type { Subscription } from '#contract/entities/subscription.ts'
import { creditPacks, creditsInName } from './credit-packs.ts'
import { type PlanState, planOf, planState, productOf } from './plan-state.ts'
import { type PlanStep, planStep, stepNote } from './plan-step.ts'
import { centsText, discountedCents, moneyText } from './price-text.ts'
import { readProducts } from './product-list.ts'
import { upgradeCredits } from './upgrade-credits.ts'

const product = (name: string, part: Partial<Product['price_detail']> = {}): Product => ({
  product_id: `${name} ${part.payment_frequency_interval ?? ''}`.trim(),
  name,
  is_recurring: part.payment_frequency_interval !== undefined,
  price_detail: { price: 1999, currency: 'USD', discount: 0, payment_frequency_interval: null, ...part },
})
const PRODUCTS = [
  product('Creator', { payment_frequency_interval: 'Month' }),
  product('Creator', { payment_frequency_interval: 'Year' }),
  product('Pro', { payment_frequency_interval: 'Month' }),
  product('Pro', { payment_frequency_interval: 'Year' }),
  product('5,000 Credit Pack'),
  product('Credit Pack 1000'),
]
const subscription = (part: Partial<Subscription> = {}): Subscription => ({
  status: 'active',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: '2026-12-24T12:00:00.000Z',
  productId: 'Creator Month',
  subscriptionId: 's1',
  metadata: '{"paymentFrequency":"Month"}',
  ...part,
})

describe('prices', () => {
  test('PB-15 BC-18 are cents divided by 100, to two decimals', () => {
    expect([1999, 2000, 999, 0, 5].map(centsText)).toEqual(['19.99', '20.00', '9.99', '0.00', '0.05'])
    expect(moneyText(1999)).toBe('$19.99')
    expect(moneyText(1999, 'EUR')).toBe('19.99 EUR')
  })

  test('PB-16 BC-18 a discounted price is the price without that many percent', () => {
    expect(centsText(discountedCents(1999, 20))).toBe('15.99')
    expect(centsText(discountedCents(999, 10))).toBe('8.99')
    expect(discountedCents(1999, 0)).toBe(1999)
    expect(discountedCents(1999, 100)).toBe(0)
  })
})

describe('products', () => {
  test('PB-14 are read from data or from the top level', () => {
    expect(readProducts({ success: true, data: PRODUCTS })).toEqual(PRODUCTS)
    expect(readProducts(PRODUCTS)).toEqual(PRODUCTS)
  })

  test('what has no name or no price is left out', () => {
    expect(readProducts([null, 7, { name: 'Pro' }, { name: 'Pro', price_detail: { price: '9' } }, PRODUCTS[0]])).toEqual([
      PRODUCTS[0],
    ])
    expect(readProducts({ success: true })).toEqual([])
    expect(readProducts(null)).toEqual([])
  })

  test('PB-18 credit packs are those with the words in their name, which also tells the credits', () => {
    expect(creditPacks(PRODUCTS).map(({ credits }) => credits)).toEqual([1000, 5000])
    expect(creditsInName('Credit Pack 1000')).toBe(1000)
    expect(creditsInName('5,000 Credit Pack')).toBe(5000)
    expect(creditsInName('Credit Pack 12 000')).toBe(12_000)
    expect(creditPacks([product('Credit Pack')])).toEqual([])
  })

  test('a plan is found by its name and interval', () => {
    expect(planOf('Creator (yearly)')?.id).toBe('creator')
    expect(planOf('Creators')).toBeUndefined()
    expect(planOf('Professional')).toBeUndefined()
    expect(PRODUCTS.filter(({ name }) => planOf(name) === undefined)).toHaveLength(2)
    const pro = planOf('Pro')
    expect(pro && productOf(pro, 'Year', PRODUCTS)?.product_id).toBe('Pro Year')
    expect(pro && productOf(pro, 'Year', PRODUCTS.slice(0, 3))).toBeUndefined()
  })
})

describe('who is subscribed', () => {
  test('OP-39 an unknown interval counts as monthly, also where nothing can be read', () => {
    for (const metadata of ['{}', '', 'null', '[]', '"x"', '{"paymentFrequency":"Week"}'])
      expect(planState(subscription({ metadata }), PRODUCTS)?.interval).toBe('Month')
    expect(planState(subscription({ metadata: '{"paymentFrequency":"Year"}' }), PRODUCTS)?.interval).toBe('Year')
  })

  test('PB-03 a date that is missing or no date is none', () => {
    expect(planState(subscription({ currentPeriodEnd: null }), PRODUCTS)?.periodEnd).toBeUndefined()
    expect(planState(subscription({ currentPeriodEnd: 'soon' }), PRODUCTS)?.periodEnd).toBeUndefined()
  })

  test('nobody with a subscription that is over or was never paid', () => {
    for (const status of ['cancelled', 'expired', 'failed', 'pending', 'paused'] as const)
      expect(planState(subscription({ status }), PRODUCTS)).toBeUndefined()
    expect(planState(null, PRODUCTS)).toBeUndefined()
  })
})

describe('the button of a plan', () => {
  const on = (part: Partial<Subscription>) => planState(subscription(part), PRODUCTS)
  const creatorMonth = on({})
  const proYear = on({ productId: 'Pro Year', metadata: '{"paymentFrequency":"Year"}' })

  test.each<[string, { tier: number; interval: 'Month' | 'Year' }, PlanState | undefined]>([
    ['Subscribe Now', { tier: 1, interval: 'Month' }, undefined],
    ['Manage Subscription', { tier: 1, interval: 'Month' }, creatorMonth],
    ['Switch to Yearly', { tier: 1, interval: 'Year' }, creatorMonth],
    ['Switch to Monthly', { tier: 2, interval: 'Month' }, proYear],
    ['Upgrade Plan', { tier: 2, interval: 'Month' }, creatorMonth],
    ['Upgrade Plan', { tier: 2, interval: 'Year' }, creatorMonth],
    ['Downgrade Plan', { tier: 1, interval: 'Year' }, proYear],
    ['Downgrade Plan', { tier: 1, interval: 'Month' }, proYear],
    ['Manage Subscription', { tier: 1, interval: 'Month' }, on({ productId: 'gone' })],
    ['Upgrade Plan', { tier: 2, interval: 'Month' }, on({ cancelAtPeriodEnd: true })],
  ])('PB-06 PB-07 EN-10 is %s for %o', (words, offer, current) => {
    expect(planStep(offer, current)).toBe(words)
  })

  test('OP-38 when it takes effect stands beside it, and that it takes a cancellation back', () => {
    const creatorYear = on({ productId: 'Creator Year', metadata: '{"paymentFrequency":"Year"}' })
    const note = (step: PlanStep, current: PlanState | undefined, interval: 'Month' | 'Year' = 'Month') =>
      stepNote(step, { interval, current })
    expect(note('Upgrade Plan', creatorMonth)).toBe('At once. You pay only the difference.')
    expect(note('Switch to Yearly', creatorMonth)).toBe('At once. You pay only the difference.')
    expect(note('Downgrade Plan', proYear)).toBe('When your paid period ends. Nothing is charged now.')
    expect(note('Switch to Monthly', proYear)).toBe('When your paid period ends. Nothing is charged now.')
    expect(note('Upgrade Plan', creatorYear, 'Year')).toBe('At once. You pay only the difference.')
    expect(note('Upgrade Plan', creatorYear)).toBe('When your paid period ends. Nothing is charged now.')
    expect(note('Manage Subscription', creatorMonth)).toBeUndefined()
    expect(note('Subscribe Now', undefined)).toBeUndefined()
    expect(note('Upgrade Plan', on({ cancelAtPeriodEnd: true }))).toMatch(/Your plan then goes on\.$/)
  })
  test('OP-37 OP-38 what an upgrade brings now stands beside it: the difference for the days that are left', () => {
    const [creator, pro] = [planOf('Creator'), planOf('Pro')]
    if (!creatorMonth || !creator || !pro) throw new Error('the plans are gone')
    const brings = (plan: typeof pro, interval: 'Month' | 'Year', on: PlanState, day: string) =>
      upgradeCredits({ plan, interval }, { current: on, now: new Date(`${day}T12:00:00Z`) })
    // The month goes from 24 November to 24 December.
    expect(brings(pro, 'Month', creatorMonth, '2026-12-09')).toBe(2500)
    expect(brings(pro, 'Month', creatorMonth, '2026-12-23')).toBe(170)
    expect(brings(pro, 'Year', creatorMonth, '2026-12-09')).toBe(7500)
    expect(brings(creator, 'Year', creatorMonth, '2026-12-09')).toBe(2500)
    const creatorYear = on({ productId: 'Creator Year', metadata: '{"paymentFrequency":"Year"}' })
    if (!creatorYear) throw new Error('the subscription is gone')
    expect(brings(pro, 'Year', creatorYear, '2026-06-08')).toBe(2580)
    expect(brings(pro, 'Month', creatorMonth, '2027-01-01')).toBeUndefined()
    expect(stepNote('Upgrade Plan', { interval: 'Month', current: creatorMonth, creditsNow: 2500 })).toBe(
      'At once. You pay only the difference. About 2,500 credits now, for the days left.',
    )
    expect(stepNote('Switch to Yearly', { interval: 'Year', current: creatorMonth, creditsNow: 0 })).toBe(
      'At once. You pay only the difference.',
    )
    expect(stepNote('Downgrade Plan', { interval: 'Month', current: creatorMonth, creditsNow: 0 })).toMatch(/charged now\.$/)
  })

  test("go by the server's time, so that a wrong clock changes neither access nor credits", () => {
    const told = { paymentFrequency: 'Month', toldAt: '1999-12-09T12:00:00.000Z' }
    const past = { currentPeriodEnd: '1999-12-24T12:00:00.000Z', metadata: JSON.stringify(told) }
    const current = planState(subscription({ ...past, status: 'cancelled', cancelAtPeriodEnd: true }), PRODUCTS)
    expect(current?.toldAt).toEqual(new Date(told.toldAt))
  })
})
