import type { Product } from '#contract/entities/product.ts'
import type { BillingInterval, Subscription, SubscriptionMetadata } from '#contract/entities/subscription.ts'
import { PLANS } from '#contract/plans.ts'

type Plan = (typeof PLANS)[number]

/** Somebody who is subscribed, as the pricing page and the header need it. */
export interface PlanState {
  readonly subscriptionId: string
  /** Undefined for a product that is no longer sold. */
  readonly plan: Plan | undefined
  readonly interval: BillingInterval
  readonly isEnding: boolean
  /** A renewal could not be paid. */
  readonly isUnpaid: boolean
  /** Renewed or changed for less than its price: that brought no credits. */
  readonly isMispaid: boolean
  /** When access ends unless it is paid before. */
  readonly graceEnd: Date | undefined
  readonly periodEnd: Date | undefined
  /** The server's time when this was told. */
  readonly toldAt: Date
  /** What it becomes at the end of the period. */
  readonly nextProductId: string | undefined
  /** The plan that was paid for beside this one, and given back. */
  readonly returnedPlanName: string | undefined
}

const STATUSES_WITH_ACCESS: ReadonlySet<string> = new Set(['active', 'on_hold', 'past_due'])

/** Active, or set to cancel at the end of a period that still runs (product text §6); an unpaid renewal has days of grace. */
export function isSubscribed(subscription: Subscription | null | undefined): subscription is Subscription {
  if (!subscription) return false
  const { status, cancelAtPeriodEnd, currentPeriodEnd, metadata } = subscription
  if (STATUSES_WITH_ACCESS.has(status)) return true
  return cancelAtPeriodEnd && (readDate(currentPeriodEnd)?.getTime() ?? 0) > toldAtOf(metadata).getTime()
}

/** Undefined without a subscription. */
export function planState(subscription: Subscription | null | undefined, products: readonly Product[]): PlanState | undefined {
  if (!isSubscribed(subscription)) return undefined
  const { paymentFrequency, scheduledProductId, graceEndsAt, returnedPlanName, isMispaid } = readMetadata(subscription.metadata)
  const product = products.find(({ product_id: id }) => id === subscription.productId)
  return {
    subscriptionId: subscription.subscriptionId,
    plan: planOf(product?.name ?? ''),
    interval: paymentFrequency === 'Year' ? 'Year' : 'Month',
    isEnding: subscription.cancelAtPeriodEnd,
    isUnpaid: subscription.status === 'on_hold' || subscription.status === 'past_due',
    isMispaid: isMispaid === true,
    graceEnd: readDate(graceEndsAt),
    periodEnd: readDate(subscription.currentPeriodEnd),
    toldAt: toldAtOf(subscription.metadata),
    nextProductId: scheduledProductId,
    returnedPlanName,
  }
}

/** The plan a product sells, found by its name: "Creator", "Creator (yearly)". */
export function planOf(productName: string): Plan | undefined {
  return PLANS.find((plan) => new RegExp(`\\b${plan.name}\\b`, 'i').test(productName))
}

/** What is sold of a plan for an interval. */
export function productOf(plan: Plan, interval: BillingInterval, products: readonly Product[]): Product | undefined {
  return products.find(
    (product) =>
      product.is_recurring &&
      product.price_detail.payment_frequency_interval === interval &&
      planOf(product.name)?.id === plan.id,
  )
}

/** Text that cannot be read counts as none. */
function readMetadata(text: string): SubscriptionMetadata {
  try {
    const metadata: unknown = JSON.parse(text)
    return typeof metadata === 'object' && metadata !== null ? metadata : {}
  } catch {
    return {}
  }
}

/** This machine's time stands in where the server's was not told. */
const toldAtOf = (metadata: string): Date => readDate(readMetadata(metadata).toldAt) ?? new Date()

function readDate(text: string | null | undefined): Date | undefined {
  const date = text ? new Date(text) : undefined
  return date && Number.isFinite(date.getTime()) ? date : undefined
}
