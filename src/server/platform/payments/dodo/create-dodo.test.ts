import { describe, expect, test } from 'vitest'
import { systemClock } from '../../clock/clock.ts'
import { PaymentsError } from '../payments.ts'
import { createDodo } from './create-dodo.ts'

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly authorization: string | null
}

/** The adapter before a provider that answers the same to everything, and what was sent to it. */
function dodoThatHears(answer: (sent: Sent) => Response) {
  const sent: Sent[] = []
  const hear: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const authorization = request.headers.get('authorization')
    const one = { method: request.method, path: pathname + search, body: text ? JSON.parse(text) : undefined, authorization }
    sent.push(one)
    return answer(one)
  }
  const keys = { apiKey: 'key', webhookKey: 'whsec_c2VjcmV0' }
  return { sent, dodo: createDodo({ ...keys, baseUrl: 'https://dodo.test', clock: systemClock, fetch: hear }) }
}

const ORDER = {
  productId: 'pdt_1',
  currency: 'USD',
  customer: { userId: 'mira', email: 'mira@example.test', name: 'Mira' },
  orderId: 'order-1',
  returnUrl: 'https://troupe.example/payment/success?session_id=order-1',
  cancelUrl: 'https://troupe.example/payment/cancel',
}
const PAYMENT = {
  payment_id: 'pay_1',
  total_amount: 999,
  currency: 'USD',
  status: 'succeeded',
  created_at: '2026-02-01T00:00:00Z',
  customer: { customer_id: 'cus_1', email: 'mira@example.test', name: 'Mira' },
  metadata: { user_id: 'mira', order_id: 'order-1' },
  product_cart: [{ product_id: 'pdt_1', quantity: 1 }],
  refunds: [],
  disputes: [],
}

describe('what is sent', () => {
  test('a checkout carries the product, its currency, the buyer, our ids and both ways back', async () => {
    const { dodo, sent } = dodoThatHears(() => Response.json({ session_id: 'cks_1', checkout_url: 'https://pay.test/1' }))
    expect(await dodo.createCheckout(ORDER)).toEqual({ checkoutId: 'cks_1', url: 'https://pay.test/1' })
    await dodo.createCheckout({ ...ORDER, customer: { ...ORDER.customer, customerId: 'cus_1' } })
    expect(sent[0]).toEqual({
      method: 'POST',
      path: '/checkouts',
      authorization: 'Bearer key',
      body: {
        product_cart: [{ product_id: 'pdt_1', quantity: 1 }],
        customer: { email: 'mira@example.test', name: 'Mira' },
        metadata: { user_id: 'mira', order_id: 'order-1' },
        return_url: ORDER.returnUrl,
        cancel_url: ORDER.cancelUrl,
        billing_currency: 'USD',
        feature_flags: { allow_currency_selection: false, allow_discount_code: false, always_create_new_customer: true },
      },
    })
    expect(sent[1]?.body).toMatchObject({
      customer: { customer_id: 'cus_1' },
      feature_flags: { allow_currency_selection: false, allow_discount_code: false },
    })
  })

  test('a change at once is prorated and prevented where it is not paid; a later one waits', async () => {
    const { dodo, sent } = dodoThatHears(() => Response.json({ cancel_at_next_billing_date: false, product_id: 'pdt_0' }))
    await dodo.changePlan({ subscriptionId: 'sub_1', productId: 'pdt_2', when: 'now' })
    await dodo.changePlan({ subscriptionId: 'sub_1', productId: 'pdt_1', when: 'period end' })
    const changes = sent.filter(({ method }) => method === 'POST')
    expect(changes.map(({ path }) => path)).toEqual(Array(2).fill('/subscriptions/sub_1/change-plan'))
    expect(changes.map(({ body }) => body)).toEqual([
      expect.objectContaining({ effective_at: 'immediately', proration_billing_mode: 'prorated_immediately' }),
      expect.objectContaining({ effective_at: 'next_billing_date', on_payment_failure: 'prevent_change' }),
    ])
  })
})

describe('what a change would cost', () => {
  const plan = (change: object) => ({
    subscription_id: 'sub_1',
    product_id: 'pdt_2',
    status: 'active',
    customer: { customer_id: 'cus_1' },
    metadata: {},
    previous_billing_date: '2026-02-01T00:00:00Z',
    next_billing_date: '2027-02-01T00:00:00Z',
    payment_frequency_count: 1,
    payment_frequency_interval: 'Year',
    recurring_pre_tax_amount: 15_992,
    tax_inclusive: false,
    ...change,
  })
  const answer = (total_amount: number) =>
    Response.json({ immediate_charge: { summary: { total_amount, currency: 'USD' } }, new_plan: plan({}) })

  test('is asked for with the same words as the change itself, and read with its taxes and its next day', async () => {
    const { dodo, sent } = dodoThatHears(({ path }) => (path.endsWith('/preview') ? answer(14_660) : Response.json({})))
    const change = { subscriptionId: 'sub_1', productId: 'pdt_2' }
    expect(await dodo.previewChange(change)).toEqual({
      chargedNowCents: 14_660,
      currency: 'USD',
      thenCents: 15_992,
      isTaxExtra: true,
      interval: 'Year',
      renewsAt: new Date('2027-02-01T00:00:00Z'),
    })
    await dodo.changePlan({ ...change, when: 'now' })
    const [preview, made] = sent.filter(({ method }) => method === 'POST')
    expect(preview).toMatchObject({ path: '/subscriptions/sub_1/change-plan/preview' })
    expect(preview?.body).toEqual(made?.body)
  })

  test('what would be left over is charged as nothing', async () => {
    const { dodo } = dodoThatHears(() => answer(-500))
    expect((await dodo.previewChange({ subscriptionId: 'sub_1', productId: 'pdt_2' })).chargedNowCents).toBe(0)
  })
})

describe('customers', () => {
  const MIRA = ORDER.customer
  const customer = (id: string, metadata?: object) => ({ customer_id: id, email: MIRA.email, name: 'Mira', metadata })

  test('are made with our mark', async () => {
    const { dodo, sent } = dodoThatHears(() => Response.json(customer('cus_1', { user_id: 'mira' })))
    expect(await dodo.createCustomer(MIRA)).toBe('cus_1')
    const body = { email: 'mira@example.test', name: 'Mira', metadata: { user_id: 'mira' } }
    expect(sent).toMatchObject([{ method: 'POST', path: '/customers', body }])
    await dodo.createCustomer({ ...MIRA, name: '' })
    expect(sent[1]?.body).toEqual({ ...body, name: 'mira@example.test' })
  })

  test.each([undefined, {}, { user_id: 'noa' }])('marked with %o are of somebody else, and refused', async (metadata) => {
    const { dodo } = dodoThatHears(() => Response.json(customer('cus_1', metadata)))
    await expect(dodo.createCustomer(MIRA)).rejects.toMatchObject({ kind: 'refused' })
  })

  test('are found by the mark, not by the address', async () => {
    const items = [customer('cus_3'), customer('cus_2', { user_id: 'noa' }), customer('cus_1', { user_id: 'mira' })]
    const { dodo, sent } = dodoThatHears(({ path }) => Response.json({ items: path.includes('page_number=2') ? [] : items }))
    expect(await dodo.findCustomer(MIRA)).toBe('cus_1')
    expect(await dodo.findCustomer({ ...MIRA, userId: 'sol' })).toBeUndefined()
    expect(sent[0]?.path).toContain('/customers?email=mira%40example.test')
  })
})

describe('when the provider fails', () => {
  test('what may cost money is sent once', async () => {
    const { dodo, sent } = dodoThatHears(({ method }) =>
      method === 'GET' ? Response.json({}) : Response.json({ message: 'overloaded' }, { status: 503 }),
    )
    const change = { subscriptionId: 'sub_1', productId: 'pdt_2', when: 'now' } as const
    await expect(dodo.createCheckout(ORDER)).rejects.toMatchObject({ name: 'PaymentsError', kind: 'unavailable' })
    await expect(dodo.changePlan(change)).rejects.toMatchObject({ kind: 'unavailable' })
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  test.each([
    [400, 'refused'],
    [401, 'refused'],
    [422, 'refused'],
    [429, 'unavailable'],
    [500, 'unavailable'],
  ])('status %i is %s', async (status, kind) => {
    const { dodo } = dodoThatHears(() => Response.json({ code: 'X', message: 'no' }, { status }))
    const portal = dodo.createPortal({ customerId: 'cus_1', returnUrl: 'https://troupe.example/pricing' })
    await expect(portal).rejects.toMatchObject({ kind })
  })

  test('a provider that cannot be reached is unavailable', async () => {
    const { dodo } = dodoThatHears(() => {
      throw new TypeError('fetch failed')
    })
    await expect(dodo.createCheckout(ORDER)).rejects.toThrow(PaymentsError)
    await expect(dodo.createCheckout(ORDER)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('a checkout without a page is refused', async () => {
    const { dodo } = dodoThatHears(() => Response.json({ session_id: 'cks_1', checkout_url: null }))
    await expect(dodo.createCheckout(ORDER)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('what is read', () => {
  test.each([
    [{}, { status: 'succeeded', refundedCents: 0, userId: 'mira', orderId: 'order-1', productId: 'pdt_1' }],
    [{ status: 'cancelled' }, { status: 'failed' }],
    [{ status: 'requires_customer_action' }, { status: 'processing' }],
    [{ status: null }, { status: 'processing' }],
    [
      { refund_status: 'full', refunds: [{ status: 'succeeded', amount: 999 }] },
      { status: 'refunded', refundedCents: 999 },
    ],
    [
      {
        refund_status: 'partial',
        refunds: [
          { status: 'succeeded', amount: 9 },
          { status: 'failed', amount: 90 },
        ],
      },
      { status: 'succeeded', refundedCents: 9 },
    ],
    [{ disputes: [{ dispute_status: 'dispute_accepted' }] }, { status: 'disputed' }],
    [{ disputes: [{ dispute_status: 'dispute_cancelled' }] }, { status: 'succeeded' }],
    [
      { product_cart: null, subscription_id: 'sub_1', metadata: { user_id: 7 } },
      { productId: undefined, subscriptionId: 'sub_1', userId: undefined, orderId: undefined },
    ],
  ])('a payment with %j', async (change, expected) => {
    const { dodo } = dodoThatHears(() => Response.json({ ...PAYMENT, ...change }))
    expect(await dodo.findPayment('pay_1')).toMatchObject(expected)
  })

  test('products by month and year, also where a year is twelve months; others are left out', async () => {
    const price = { currency: 'USD', price: 1000, discount: 13, discount_bps: 1250, subscription_period_count: 1 }
    const every = (count: number, interval: string) => ({
      ...{ payment_frequency_count: count, payment_frequency_interval: interval, type: 'recurring_price', ...price },
    })
    const items = [every(1, 'Year'), every(12, 'Month'), every(1, 'Month'), every(2, 'Week'), { type: 'usage_based_price' }]
    const products = items.map((price_detail, at) => ({ product_id: `pdt_${at}`, is_recurring: true, price_detail }))
    const { dodo } = dodoThatHears(({ path }) => Response.json({ items: path.includes('page_number=2') ? [] : products }))
    const listed = await dodo.listProducts()
    expect(listed.map(({ productId, interval }) => [productId, interval])).toEqual([
      ['pdt_0', 'Year'],
      ['pdt_1', 'Year'],
      ['pdt_2', 'Month'],
    ])
    expect(listed[0]).toMatchObject({ name: 'pdt_0', discountPercent: 12.5, priceCents: 1000 })
  })

  test('of listed payments only those are looked up whose product or refunds matter', async () => {
    const listed = [
      { ...PAYMENT, payment_id: 'pay_plan', subscription_id: 'sub_1' },
      { ...PAYMENT, payment_id: 'pay_failed', status: 'failed' },
      { ...PAYMENT, payment_id: 'pay_pack' },
      { ...PAYMENT, payment_id: 'pay_refunded', subscription_id: 'sub_1', refund_status: 'full' },
      { ...PAYMENT, payment_id: 'pay_disputed', subscription_id: 'sub_1', dispute_status: 'dispute_opened' },
    ].map(({ refunds: _refunds, disputes: _disputes, product_cart: _cart, ...item }) => item)
    const { dodo, sent } = dodoThatHears(({ path }) => {
      if (path.startsWith('/payments/')) return Response.json({ ...PAYMENT, payment_id: path.split('/').at(-1) })
      return Response.json({ items: path.includes('page_number=2') ? [] : listed })
    })
    const read = await Array.fromAsync(dodo.listPayments(new Date('2026-02-01T00:00:00Z')))
    expect(read.map(({ paymentId, status, orderId }) => [paymentId, status, orderId])).toEqual([
      ['pay_plan', 'succeeded', 'order-1'],
      ['pay_failed', 'failed', 'order-1'],
      ['pay_pack', 'succeeded', 'order-1'],
      ['pay_refunded', 'succeeded', 'order-1'],
      ['pay_disputed', 'succeeded', 'order-1'],
    ])
    expect(sent.slice(2).map(({ path }) => path)).toEqual([
      '/payments/pay_pack',
      '/payments/pay_refunded',
      '/payments/pay_disputed',
    ])
  })

  test('payments are asked for by their subscription where it is named', async () => {
    const { dodo, sent } = dodoThatHears(() => Response.json({ items: [] }))
    const since = new Date('2026-02-01T00:00:00Z')
    for (const of of [undefined, { subscriptionId: 'sub_1' }]) await Array.fromAsync(dodo.listPayments(since, of))
    const asked = sent.map(({ path }) => new URL(path, 'https://dodo.test').searchParams)
    expect(asked.map((query) => query.get('subscription_id'))).toEqual([null, 'sub_1'])
    expect(asked.map((query) => query.get('created_at_gte'))).toEqual([since.toISOString(), since.toISOString()])
  })
})
