import type { PaidSubscription, Payment, PaymentEvent, SubscriptionChange } from '#server/platform/payments/payments.ts'

const DAY_MS = 86_400_000
const AN_HOUR_MS = 3_600_000
const CREDITS = { creator: 5000, pro: 10_000 } as const
const PRICES = { 'creator-month': 1999, 'creator-year': 19_990, 'pro-month': 3999, 'pro-year': 39_990 } as const

export type PlanProduct = keyof typeof PRICES
type Tier = keyof typeof CREDITS
type Told = PaymentEvent extends infer Event ? (Event extends PaymentEvent ? Omit<Event, 'eventId' | 'at'> : never) : never

/** A month that was bought: what its owner is to have for it. */
interface BoughtMonth {
  readonly startsAt: number
  readonly endsAt: number
  /** Of the period it belongs to. */
  readonly period: number
  credits: number
  granted: number
}

interface MadePayment {
  readonly id: string
  readonly period: number
  readonly amountCents: number
  refundedCents: number
}

/**
 * What happened to one subscription at its provider, in its true order, what the provider tells about it, and what its owner is
 * to have by then: worked out as it happens, in another way than the product does it.
 */
export class SubscriptionStory {
  readonly events: PaymentEvent[] = []
  readonly #id: string
  readonly #userId: string
  readonly #orderId: string
  #product: PlanProduct
  #scheduled: PlanProduct | undefined
  #periodStart: number
  #status: PaidSubscription['status'] = 'active'
  #isCancelled = false
  #months: BoughtMonth[] = []
  #told = 0
  #payments: MadePayment[] = []
  #refunds = 0

  constructor(order: { id: string; userId: string; orderId: string; product: PlanProduct }, now: number) {
    this.#id = order.id
    this.#userId = order.userId
    this.#orderId = order.orderId
    this.#product = order.product
    this.#periodStart = now
    this.#begin(now)
    this.#tell(now, 'active')
    this.#pay(now)
  }

  get isOver(): boolean {
    return this.#status === 'cancelled'
  }

  get periodEnd(): number {
    return monthLater(this.#periodStart, this.#interval === 'Year' ? 12 : 1)
  }

  /** Everything that is to have been granted for it by now. */
  dueCredits(now: number): number {
    const begun = this.#months.filter(({ startsAt }) => startsAt <= now)
    const periods = [...new Set(begun.map(({ period }) => period))]
    return periods.reduce((sum, period) => {
      const months = begun.filter((month) => month.period === period)
      return (
        sum +
        this.#keptOf(
          period,
          months.reduce((credits, month) => credits + month.granted, 0),
        )
      )
    }, 0)
  }

  /** Its period has ended. */
  renew(): void {
    const now = this.periodEnd
    if (this.#isCancelled) {
      this.#status = 'cancelled'
      this.#tell(now, 'cancelled')
      return
    }
    this.#product = this.#scheduled ?? this.#product
    this.#scheduled = undefined
    this.#periodStart = now
    this.#begin(now)
    this.#tell(now, 'renewed')
    this.#pay(now)
  }

  change(product: PlanProduct, now: number): void {
    const [from, to] = [this.#product, product]
    if (from === to) return
    const keepsPaidTime = from.endsWith('month') || to.endsWith('year')
    const isBetter = CREDITS[tierOf(to)] > CREDITS[tierOf(from)] || (tierOf(to) === tierOf(from) && to.endsWith('year'))
    const isUp = keepsPaidTime && isBetter
    this.#isCancelled = false
    if (!isUp) {
      this.#scheduled = product
      this.#tell(now, 'updated')
      return
    }
    this.#scheduled = undefined
    this.#product = product
    // It counts from when it was told.
    const toldAt = now + this.#told + 1
    const [previous] = this.#months.filter((month) => month.startsAt <= now).slice(-1)
    if (from.endsWith('year') === to.endsWith('year')) {
      for (const month of this.#months.filter(({ startsAt, endsAt }) => startsAt >= this.#periodStart && endsAt > now)) {
        const difference = CREDITS[tierOf(to)] - month.credits
        const passed = (toldAt - month.startsAt) / (month.endsAt - month.startsAt)
        month.granted +=
          passed * (month.endsAt - month.startsAt) <= AN_HOUR_MS ? difference : Math.ceil(difference * (1 - passed))
        month.credits = CREDITS[tierOf(to)]
      }
    } else {
      this.#months = this.#months.filter(({ startsAt }) => startsAt <= now)
      this.#periodStart = now
      const left = previous
        ? Math.round((previous.credits * (previous.endsAt - now)) / (previous.endsAt - previous.startsAt))
        : 0
      this.#begin(now, Math.max(0, left))
    }
    this.#tell(now, 'plan_changed')
    this.#pay(now)
  }

  cancel(now: number): void {
    this.#isCancelled = true
    this.#tell(now, 'updated')
  }

  /** A part of the last payment goes back, or what is left of it. */
  refund(now: number, wantedCents: number): void {
    const payment = this.#payments.at(-1)
    const cents = payment ? Math.min(wantedCents, payment.amountCents - payment.refundedCents) : 0
    if (!payment || cents <= 0) return
    payment.refundedCents += cents
    this.#refunds += 1
    this.#add(now, {
      kind: 'refund',
      refundId: `${payment.id}-refund-${this.#refunds}`,
      paymentId: payment.id,
      refundedCents: cents,
    })
  }

  /** The bank takes the last payment back, and is told that this was wrong. */
  dispute(now: number): void {
    const paymentId = this.#payments.at(-1)?.id ?? ''
    this.#add(now, { kind: 'dispute', paymentId, state: 'opened' })
    this.#add(now, { kind: 'dispute', paymentId, state: 'won' })
  }

  get #interval() {
    return this.#product.endsWith('year') ? 'Year' : 'Month'
  }

  /** What is left of a period's credits after its refunds: each payment answers for them by what it was of all that was paid. */
  #keptOf(period: number, credits: number): number {
    const payments = this.#payments.filter((payment) => payment.period === period)
    const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
    let answeredCents = 0
    let answered = 0
    let taken = 0
    for (const { amountCents, refundedCents } of payments) {
      answeredCents += amountCents
      const share = Math.floor((credits * answeredCents) / paidCents) - answered
      answered += share
      taken += Math.floor((share * refundedCents) / amountCents)
    }
    return credits - taken
  }

  #begin(now: number, leftCredits = 0): void {
    const credits = CREDITS[tierOf(this.#product)]
    for (let month = 0; month < (this.#interval === 'Year' ? 12 : 1); month += 1) {
      const granted = month === 0 ? Math.max(0, credits - leftCredits) : credits
      this.#months.push({ startsAt: monthLater(now, month), endsAt: monthLater(now, month + 1), period: now, credits, granted })
    }
  }

  #tell(now: number, change: SubscriptionChange): void {
    const subscription: PaidSubscription = {
      subscriptionId: this.#id,
      customerId: `customer-${this.#userId}`,
      productId: this.#product,
      userId: this.#userId,
      status: this.#status,
      isCancelledAtPeriodEnd: this.#isCancelled,
      periodStart: new Date(this.#periodStart),
      periodEnd: new Date(this.periodEnd),
      interval: this.#interval,
      currency: 'USD',
      priceCents: PRICES[this.#product],
      isTaxIncluded: true,
      scheduledProductId: this.#scheduled,
    }
    this.#add(now, { kind: 'subscription', change, subscription })
  }

  #pay(now: number): void {
    const amountCents = PRICES[this.#product]
    const id = `${this.#id}-payment-${this.#payments.length + 1}`
    this.#payments.push({ id, period: this.#periodStart, amountCents, refundedCents: 0 })
    const payment: Payment = {
      paymentId: id,
      userId: this.#userId,
      orderId: this.#orderId,
      customerId: `customer-${this.#userId}`,
      subscriptionId: this.#id,
      amountCents,
      currency: 'USD',
      status: 'succeeded',
      refundedCents: 0,
      paidAt: new Date(now),
    }
    this.#add(now, { kind: 'payment', payment })
  }

  /** No two things are told at the very same time. */
  #add(now: number, told: Told): void {
    this.#told += 1
    this.events.push({ ...told, eventId: `${this.#id}-event-${this.#told}`, at: new Date(now + this.#told) } as PaymentEvent)
  }
}

const tierOf = (product: PlanProduct): Tier => (product.startsWith('pro') ? 'pro' : 'creator')

/** The same day, or the last one of a month that has none such. */
function monthLater(time: number, months: number): number {
  const date = new Date(time)
  date.setUTCMonth(date.getUTCMonth() + months)
  // One too far has become a day of the month after it; its day 0 is the last one of the month that was meant.
  if (date.getUTCDate() !== new Date(time).getUTCDate()) date.setUTCDate(0)
  return date.getTime()
}

export const daysLater = (time: number, days: number) => time + days * DAY_MS
