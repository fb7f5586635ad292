import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PaymentsError } from '#server/platform/payments/payments.ts'
import { type BillingStage, openBillingStage } from '#server/testing/billing-stage.ts'

let stage: BillingStage
beforeAll(async () => {
  stage = await openBillingStage()
})
afterAll(() => stage[Symbol.asyncDispose]())

const ORIGIN = 'http://localhost:8787'
const CARD = { card: '4242 4242 4242 4242' }

type Person = ReturnType<BillingStage['person']>

const begin = (person: Person, productId: string) => {
  const mode = productId.startsWith('credit-pack') ? 'payment' : 'subscription'
  return stage.billing.startCheckout(person, { productId, mode, origin: ORIGIN })
}

/** The customers that these checkouts are of. */
async function customersOf(...checkouts: readonly { checkoutId: string }[]): Promise<string[]> {
  const ids = checkouts.map(({ checkoutId }) => checkoutId)
  const rows = await stage.kysely.selectFrom('sandbox_checkouts').select('customer_id').where('id', 'in', ids).execute()
  return [...new Set(rows.map(({ customer_id }) => customer_id))]
}

async function customersMarked(userId: string): Promise<number> {
  const rows = await stage.kysely.selectFrom('sandbox_customers').select('metadata').execute()
  return rows.filter(({ metadata }) => metadata.user_id === userId).length
}

test('first checkouts side by side are of one customer, whose portal shows all that was bought', async () => {
  const mira = stage.person()
  const checkouts = await Promise.all(['pro-month', 'credit-pack-1000', 'creator-month'].map((id) => begin(mira, id)))
  expect(await customersOf(...checkouts)).toHaveLength(1)
  expect(await customersMarked(mira.userId)).toBe(1)
  for (const { checkoutId } of checkouts) await stage.sandbox.pay(checkoutId, CARD)
  await stage.sandbox.catchUp()
  const { url } = await stage.billing.openPortal(mira.userId, { origin: ORIGIN })
  const portal = await stage.sandbox.showPortal(new URL(url).pathname.split('/').at(-1) ?? '')
  expect(portal.subscriptions.map(({ productName, status }) => [productName, status]).toSorted()).toEqual([
    ['Creator', 'cancelled'],
    ['Pro', 'active'],
  ])
  expect(portal.payments).toHaveLength(3)
  expect(await stage.balance(mira.userId)).toBe(11_000)
})

test('a customer whose making was never heard of is found again; nobody else with that address is', async () => {
  const [mira, noa] = [stage.person(), stage.person()]
  const { createCustomer } = stage.payments
  const lost = vi.spyOn(stage.payments, 'createCustomer').mockImplementationOnce(async (person) => {
    await createCustomer(person)
    throw new PaymentsError('unavailable', 'no answer came')
  })
  await expect(begin(mira, 'pro-month')).rejects.toMatchObject({ code: 'payments.unavailable' })
  lost.mockRestore()
  const [found] = await customersOf(await begin(mira, 'pro-month'), await begin(mira, 'credit-pack-1000'))
  expect(await customersMarked(mira.userId)).toBe(1)
  expect(await customersOf(await begin(noa, 'pro-month'))).not.toContain(found)
})

test('the claim of a process that died is taken over after a while', async () => {
  const mira = stage.person()
  const claimed_at = new Date(Date.now() - 31_000)
  await stage.kysely.insertInto('billing_customers').values({ user_id: mira.userId, customer_id: null, claimed_at }).execute()
  await stage.payments.createCustomer(mira)
  await begin(mira, 'pro-month')
  expect(await customersMarked(mira.userId)).toBe(1)
})

test('who has paid before stays the customer they were; where none can be made the checkout makes one', async () => {
  const [mira, noa] = [stage.person(), stage.person()]
  const refusing = vi
    .spyOn(stage.payments, 'createCustomer')
    .mockRejectedValue(new PaymentsError('refused', 'an address of somebody else'))
  const first = await begin(mira, 'credit-pack-1000')
  await stage.sandbox.pay(first.checkoutId, CARD)
  await stage.sandbox.catchUp()
  const second = await begin(noa, 'credit-pack-1000')
  refusing.mockRestore()
  expect(await customersOf(first, await begin(mira, 'pro-month'))).toHaveLength(1)
  expect(await customersOf(first, second)).toHaveLength(2)
  expect(stage.reported.filter((what) => what.includes('the provider made no customer of user'))).toHaveLength(2)
})

test('a claim that was taken over while the provider was slow leaves one customer, for both', async () => {
  const mira = stage.person()
  const { createCustomer } = stage.payments
  const slow = vi.spyOn(stage.payments, 'createCustomer').mockImplementationOnce(async (person) => {
    const claimed_at = new Date(Date.now() - 31_000)
    await stage.kysely.updateTable('billing_customers').set({ claimed_at }).where('user_id', '=', person.userId).execute()
    other = await begin(mira, 'credit-pack-1000')
    return createCustomer(person)
  })
  let other: Awaited<ReturnType<typeof begin>> | undefined
  const first = await begin(mira, 'pro-month')
  slow.mockRestore()
  expect(await customersOf(first, other!)).toHaveLength(1)
})

test('who deletes their account in the moment of a checkout leaves no customer behind', async () => {
  const mira = stage.person()
  const left_at = stage.clock.now()
  await stage.kysely.insertInto('billing_departures').values({ user_id: mira.userId, left_at }).execute()
  await begin(mira, 'credit-pack-1000')
  await stage.billing.catchUp()
  const rows = stage.kysely.selectFrom('billing_customers').select('user_id').where('user_id', '=', mira.userId)
  expect(await rows.execute()).toEqual([])
})
