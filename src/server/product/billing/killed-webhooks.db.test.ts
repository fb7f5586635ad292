import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { PaymentEvent } from '#server/platform/payments/payments.ts'
import { createFakePayments, messageOf } from '#server/testing/fake-payments.ts'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { SubscriptionStory } from '#server/testing/paying-world.ts'
import { makeTemporaryDirectory } from '#server/testing/temporary-directory.ts'
import { createBilling } from './create-billing.ts'

const PROGRAM = new URL('./testing/die-while-paying.ts', import.meta.url)
const PROGRAMS_AT_ONCE = 4

test('OP-34 a process that is killed between any two steps of a message changes nothing in the end', {
  timeout: 300_000,
}, async () => {
  await using fresh = await freshDatabase()
  const cache = makeTemporaryDirectory('troupe-compiled-')
  onTestFinished(() => rm(cache, { recursive: true, force: true }))
  const credits = createCredits({ clock: systemClock })
  const parts = { database: fresh.kysely, clock: systemClock, credits, payments: createFakePayments() }
  const billing = createBilling({ ...parts, report: (what) => expect.unreachable(what) })

  /** A plan and a pack that is refunded in part; answers whether the process was killed. */
  async function payAndDie(dieAt: number): Promise<boolean> {
    const buyer = { userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }
    const order = (productId: string, mode: 'payment' | 'subscription') =>
      billing.startCheckout(buyer, { productId, mode, origin: 'http://localhost' })
    const [pack, plan] = [await order('pack-1000', 'payment'), await order('creator-month', 'subscription')]
    const { userId } = buyer
    const story = { id: `sub-${plan.orderId}`, userId, orderId: plan.orderId, product: 'creator-month' } as const
    const [begun] = new SubscriptionStory(story, Date.now()).events
    const events = [...packMessages(userId, pack.orderId), ...(begun ? [begun] : [])]
    const messages = events.map((event) => Buffer.from(messageOf(event)).toString())

    const program = fork(PROGRAM, [JSON.stringify(fresh.connection), String(dieAt), JSON.stringify(messages)], {
      execArgv: [],
      // Many are started; each but the first finds its modules read.
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const [code, signal] = await once(program, 'exit')
    expect(signal === 'SIGKILL' || code === 0).toBe(true)
    // The provider got no answer, and tells all of it again.
    for (const message of messages) await billing.receiveWebhook(Buffer.from(message), {})
    const entries = await fresh.kysely
      .selectFrom('credit_entries')
      .select('amount_credits')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    expect(entries.map((entry) => entry.amount_credits)).toEqual([1000, -500, 5000])
    expect(await credits.balance(fresh.kysely, userId)).toBe(5500)
    return signal === 'SIGKILL'
  }

  let kills = 0
  for (let dieAt = 1; ; dieAt += PROGRAMS_AT_ONCE) {
    const batch = Array.from({ length: PROGRAMS_AT_ONCE }, (_, index) => payAndDie(dieAt + index))
    const killed = (await Promise.all(batch)).filter(Boolean).length
    kills += killed
    if (killed < PROGRAMS_AT_ONCE) break
  }
  expect(kills).toBeGreaterThan(20)
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
