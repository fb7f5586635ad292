import { expect, test } from 'vitest'
import { openPaymentStage } from '#server/testing/payment-stage.ts'
import { lookAtPayments } from './look-at-payments.ts'

test('what the provider sells is told, and what is missing or refused', async () => {
  await using stage = await openPaymentStage()
  const { apiKey, webhookKey, fetch } = stage.sandbox
  const dodo = { kind: 'dodo', apiKey, webhookKey, origin: 'https://dodo.test' } as const
  expect(await lookAtPayments(dodo, fetch)).toBe(
    'dodo.test: Creator by the month, Creator by the year, Pro by the month, Pro by the year, ' +
      'Credit Pack 1000, Credit Pack 5000, Credit Pack 12000',
  )
  await expect(lookAtPayments({ ...dodo, apiKey: 'other' }, fetch)).rejects.toThrow('key')
  const empty = async () => Response.json({ items: [] })
  await expect(lookAtPayments(dodo, empty)).rejects.toThrow('dodo.test sells no Creator and no Pro')
  const odd = { product_id: 'pdt_1', name: 'A mug', is_recurring: false, price_detail: { type: 'one_time_price', price: 1 } }
  const plans = ['Creator', 'Pro'].map((name, at) => ({
    ...{ product_id: `pdt_${at}`, name, is_recurring: true },
    price_detail: { type: 'recurring_price', price: 1, payment_frequency_count: 1, payment_frequency_interval: 'Month' },
  }))
  const mug: typeof globalThis.fetch = async (input) =>
    Response.json({ items: `${input}`.includes('page_number=2') ? [] : [...plans, odd] })
  expect(await lookAtPayments(dodo, mug)).toBe('dodo.test: Creator by the month, Pro by the month, A mug (gives nothing here)')
})

test('without a provider nobody is asked', async () => {
  const nobody = () => Promise.reject(new Error('asked somebody'))
  expect(await lookAtPayments({ kind: 'sandbox' }, nobody)).toContain('test cards')
  expect(await lookAtPayments({ kind: 'off' }, nobody)).toContain('switched off')
})
