import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Credits, createCredits } from '#server/core/credits/create-credits.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import type { PaymentEvent, Payments } from '#server/platform/payments/payments.ts'
import { createFakePayments, messageOf } from '#server/testing/fake-payments.ts'
import { type FreshDatabase, freshDatabase } from '#server/testing/fresh-database.ts'
import { daysLater, type PlanProduct, SubscriptionStory } from '#server/testing/paying-world.ts'
import { createBilling } from './create-billing.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh[Symbol.asyncDispose]())

const START = Date.UTC(2026, 0, 10)

type Step =
  | { do: 'wait'; days: number }
  | { do: 'change'; product: PlanProduct }
  | { do: 'cancel' | 'dispute' }
  | { do: 'refund'; cents: number }
  | { do: 'buy pack'; refundCents: number[]; dispute: 'none' | 'lost' | 'won' }

const product = fc.constantFrom<PlanProduct>('creator-month', 'creator-year', 'pro-month', 'pro-year')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change' as const), product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'dispute' as const) }) },
  {
    weight: 1,
    // The larger ones are more than is left: all of it goes back.
    arbitrary: fc.record({ do: fc.constant('refund' as const), cents: fc.integer({ min: 1, max: 60_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('buy pack' as const),
      refundCents: fc.array(fc.integer({ min: 1, max: 333 }), { maxLength: 3 }),
      dispute: fc.constantFrom('none' as const, 'lost' as const, 'won' as const),
    }),
  },
)
interface Delivery {
  /** Which of those that wait comes next. */
  pick: number
  times: number
  /** The process dies at this movement of the ledger; never, most of the time. */
  diesAt: number | null
}

const delivery: fc.Arbitrary<Delivery> = fc.record({
  pick: fc.nat(30),
  times: fc.constantFrom(1, 1, 2),
  diesAt: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
})

/**
 * What we find in the provider's books, which hold all that happened, told or not: everything by looking through them, what we
 * ask about one subscription alone, or either of it two days late.
 */
type Books = 'looked through' | 'asked' | 'behind'
const books = fc.constantFrom<Books>('looked through', 'asked', 'behind')
const BEHIND_DAYS = 2

const delivered = (pick: number): Delivery => ({ pick, times: 1, diesAt: null })
const died = (pick: number): Delivery => ({ pick, times: 1, diesAt: 1 })

/** What was granted or taken wrongly once. */
const FOUND_BY_CHANCE: [PlanProduct, Step[], Delivery[], boolean, Books][] = [
  // A period that was over when it was told, and whose payment is told four days later.
  [
    'creator-month',
    [
      { do: 'change', product: 'creator-year' },
      { do: 'wait', days: 4 },
    ],
    [died(26), delivered(0), delivered(2)],
    true,
    'asked',
  ],
  // Refunds that are told before the period they are of: what the one gives back then, the other takes.
  [
    'creator-month',
    [{ do: 'refund', cents: 96 }, { do: 'change', product: 'pro-year' }, { do: 'dispute' }],
    [delivered(0), delivered(21), delivered(28)],
    false,
    'asked',
  ],
  [
    'creator-month',
    [
      { do: 'refund', cents: 96 },
      { do: 'change', product: 'pro-year' },
      { do: 'refund', cents: 39_990 },
    ],
    [died(0), died(0), delivered(0)],
    true,
    'asked',
  ],
  // A period that begins on the 29th of January.
  [
    'creator-month',
    [
      { do: 'wait', days: 19 },
      { do: 'change', product: 'creator-year' },
      { do: 'wait', days: 1 },
      { do: 'change', product: 'pro-year' },
    ],
    [],
    false,
    'looked through',
  ],
]

test('OP-34 credits granted equal credits bought, in whatever order, however often, whenever it dies', async () => {
  await fc.assert(
    fc.asyncProperty(
      product,
      fc.array(step, { maxLength: 24 }),
      fc.array(delivery, { minLength: 5, maxLength: 60 }),
      fc.boolean(),
      books,
      async (first, steps, deliveries, isPrompt, books) => {
        const world = await createWorld(first, books)
        for (const step of steps) {
          await world.perform(step)
          if (isPrompt) for (let index = 0; index < 3; index += 1) await world.deliver(deliveries[index])
        }
        for (const next of deliveries) await world.deliver(next)
        await world.deliverAll()
        await world.expectExact()
        await world.leave()
      },
    ),
    { numRuns: 40, examples: FOUND_BY_CHANCE },
  )
}, 300_000)

class Died extends Error {}

async function createWorld(first: PlanProduct, books: Books) {
  const clock = createAdjustableClock({ now: () => new Date(START) })
  const now = () => clock.now().getTime()
  const ledger = createCredits({ clock })
  let movesLeft = Number.POSITIVE_INFINITY
  const afterwards = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    const answer = await work
    movesLeft -= 1
    if (movesLeft <= 0) throw new Died()
    return answer
  }
  const credits: Credits = {
    ...ledger,
    grant: (...call) => afterwards(ledger.grant(...call)),
    takeBack: (...call) => afterwards(ledger.takeBack(...call)),
  }
  const refused: string[] = []
  const provider = createFakePayments()
  const payments: Payments = {
    ...provider,
    // Each world has messages and looks of its own.
    name: `dodo-${randomUUID()}`,
    async *listPayments(since, of) {
      if (books === 'asked' && !of) return
      const until = books === 'behind' ? daysLater(now(), -BEHIND_DAYS) : now()
      for await (const payment of provider.listPayments(since, of)) if (payment.paidAt.getTime() <= until) yield payment
    },
  }
  const parts = { database: fresh.kysely, clock, credits, payments }
  // Of messages that wait one does not keep the others waiting: what it dies of is told, and it is looked at again.
  const report = (what: string, error?: unknown) => error instanceof Died || refused.push(what)
  const billing = createBilling({ ...parts, report })
  const buyer = { userId: randomUUID(), email: 'mira@example.test', name: 'Mira' }
  const orderOf = async (productId: string, mode: 'payment' | 'subscription') =>
    (await billing.startCheckout(buyer, { productId, mode, origin: 'http://localhost' })).orderId

  const orderId = await orderOf(first, 'subscription')
  const story = new SubscriptionStory({ id: `sub-${orderId}`, userId: buyer.userId, orderId, product: first }, START)
  const waiting: PaymentEvent[] = []
  let taken = 0
  let packCredits = 0
  const happen = (...events: PaymentEvent[]) => {
    for (const event of events) provider.record(event)
    waiting.push(...events)
  }
  const collect = () => {
    happen(...story.events.slice(taken))
    taken = story.events.length
  }
  collect()

  /** The provider tries for days, not for months. */
  async function deliverLate(): Promise<void> {
    const late = waiting.filter((event) => event.at.getTime() < daysLater(now(), -5))
    for (const event of late) {
      await receive(event)
      waiting.splice(waiting.indexOf(event), 1)
    }
  }

  async function receive(event: PaymentEvent): Promise<void> {
    await billing.receiveWebhook(messageOf(event), {})
  }

  return {
    async perform(step: Step): Promise<void> {
      if (step.do === 'wait') {
        await deliverLate()
        const until = daysLater(now(), step.days)
        while (!story.isOver && story.periodEnd <= until) story.renew()
        clock.set(new Date(until))
        await billing.catchUp()
      } else if (step.do === 'buy pack') await buyPack(step)
      else if (!story.isOver) {
        // Time goes on between two things that happen; a payment told ten minutes before a period counts as for that.
        clock.advance(15 * 60_000)
        if (step.do === 'change') story.change(step.product, now())
        else if (step.do === 'cancel') story.cancel(now())
        else if (step.do === 'refund') story.refund(now(), step.cents)
        else story.dispute(now())
      }
      collect()
    },

    async deliver(next: Delivery | undefined): Promise<void> {
      if (!next || waiting.length === 0) return
      const [event] = waiting.splice(next.pick % waiting.length, 1)
      if (!event) return
      movesLeft = next.diesAt ?? Number.POSITIVE_INFINITY
      try {
        for (let time = 0; time < next.times; time += 1) await receive(event)
      } catch (error) {
        if (!(error instanceof Died)) throw error
        waiting.push(event)
      } finally {
        movesLeft = Number.POSITIVE_INFINITY
      }
    },

    async deliverAll(): Promise<void> {
      for (const event of waiting.splice(0)) await receive(event)
      await billing.catchUp()
    },

    /** Nothing becomes due for it while the worlds after it go on. */
    async leave(): Promise<void> {
      await fresh.kysely
        .updateTable('billing_subscriptions')
        .set({ next_month_at: null, ended_at: clock.now() })
        .where('user_id', '=', buyer.userId)
        .execute()
    },

    async expectExact(): Promise<void> {
      expect(refused).toEqual([])
      const entries = await fresh.kysely
        .selectFrom('credit_entries')
        .selectAll()
        .where('user_id', '=', buyer.userId)
        .orderBy('id')
        .execute()
      const balance = entries.reduce((sum, entry) => {
        expect(entry.balance_after_credits).toBe(sum + entry.amount_credits)
        return entry.balance_after_credits
      }, 0)
      expect(await ledger.balance(fresh.kysely, buyer.userId)).toBe(balance)
      expect(balance).toBe(story.dueCredits(now()) + packCredits)
    },
  }

  async function buyPack({ refundCents, dispute }: Extract<Step, { do: 'buy pack' }>): Promise<void> {
    const orderId = await orderOf('pack-1000', 'payment')
    const paymentId = `payment-${orderId}`
    let told = 0
    const event = () => {
      told += 1
      return { eventId: `${paymentId}-event-${told}`, at: new Date(now() + told) }
    }
    const amountCents = 999
    const payment = {
      paymentId,
      userId: buyer.userId,
      orderId,
      customerId: 'customer',
      productId: 'pack-1000',
      amountCents,
      currency: 'USD',
      status: 'succeeded' as const,
      refundedCents: 0,
      paidAt: clock.now(),
    }
    happen({ ...event(), kind: 'payment', payment })
    for (const [index, refundedCents] of refundCents.entries()) {
      happen({ ...event(), kind: 'refund', refundId: `${paymentId}-refund-${index}`, paymentId, refundedCents })
    }
    if (dispute !== 'none') {
      happen({ ...event(), kind: 'dispute', paymentId, state: 'opened' })
      happen({ ...event(), kind: 'dispute', paymentId, state: dispute })
    }
    const refunded = refundCents.reduce((sum, cents) => sum + cents, 0)
    packCredits += dispute === 'lost' ? 0 : 1000 - Math.floor((1000 * Math.min(refunded, amountCents)) / amountCents)
  }
}
