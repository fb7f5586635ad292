import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { PaymentEvent } from '#server/platform/payments/payments.ts'
import { createFakePayments, messageOf } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { SubscriptionStory } from '#server/testing/paying-world.ts'
import { createBilling } from './create-billing.ts'
import type { Payday } from './testing/die-while-paying.ts'

const PROGRAM = new URL('./testing/die-while-paying.ts', import.meta.url)
/** They stand still at one statement after the other, and die together. */
const BUYERS_AT_ONCE = 24

test('OP-34 a process that is killed between any two steps of a message changes nothing in the end', async () => {
  await using fresh = await freshDatabase()
  const credits = createCredits({ clock: systemClock })
  const parts = { database: fresh.kysely, clock: systemClock, credits, payments: createFakePayments() }
  const billing = createBilling({ ...parts, report: (what) => expect.unreachable(what) })

  /** Somebody who has paid for a plan, and for a pack that is refunded in part. */
  async function aBuyer() {
    const buyer = { userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }
    const order = (productId: string, mode: 'payment' | 'subscription') =>
      billing.startCheckout(buyer, { productId, mode, origin: 'http://localhost' })
    const [pack, plan] = [await order('pack-1000', 'payment'), await order('creator-month', 'subscription')]
    const { userId } = buyer
    const story = { id: `sub-${plan.orderId}`, userId, orderId: plan.orderId, product: 'creator-month' } as const
    const [begun] = new SubscriptionStory(story, Date.now()).events
    const events = [...packMessages(userId, pack.orderId), ...(begun ? [begun] : [])]
    return { userId, messages: events.map((event) => Buffer.from(messageOf(event)).toString()) }
  }

  async function untilKilled(buyers: Payday['buyers']): Promise<('halted' | 'done')[]> {
    const program = fork(PROGRAM, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const exit = once(program, 'exit')
    program.send({ connection: fresh.connection, buyers } satisfies Payday)
    const [ends] = await once(program, 'message')
    expect((await exit)[1]).toBe('SIGKILL')
    return ends
  }

  let kills = 0
  for (let isOver = false; !isOver; ) {
    const buyers = await Promise.all(Array.from({ length: BUYERS_AT_ONCE }, aBuyer))
    const ends = await untilKilled(buyers.map(({ messages }, place) => ({ messages, haltAt: kills + place + 1 })))
    for (const { userId, messages } of buyers) {
      // The provider got no answer, and tells all of it again.
      for (const message of messages) await billing.receiveWebhook(Buffer.from(message), {})
      const entries = fresh.kysely.selectFrom('credit_entries').select('amount_credits').where('user_id', '=', userId)
      const amounts = (await entries.orderBy('id').execute()).map((entry) => entry.amount_credits)
      expect(amounts).toEqual([1000, -500, 5000])
      expect(await credits.balance(fresh.kysely, userId)).toBe(5500)
    }
    kills += ends.filter((end) => end === 'halted').length
    isOver = ends.includes('done')
  }
  // Three messages, with begin and commit, are far more steps than this.
  expect(kills).toBeGreaterThan(40)
})

function packMessages(userId: string, orderId: string): PaymentEvent[] {
  const paymentId = `payment-${orderId}`
  const payment = {
    paymentId,
    userId,
    orderId,
    customerId: 'customer',
    productId: 'pack-1000',
    amountCents: 1000,
    currency: 'USD',
    status: 'succeeded' as const,
    refundedCents: 0,
    paidAt: new Date(),
  }
  const refund = { refundId: `refund-${orderId}`, paymentId, refundedCents: 500 }
  return [
    { eventId: randomUUID(), at: new Date(), kind: 'payment', payment },
    { eventId: randomUUID(), at: new Date(), kind: 'refund', ...refund },
  ]
}
