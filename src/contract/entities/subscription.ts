import { z } from 'zod'

export const BILLING_INTERVALS = ['Month', 'Year'] as const
export type BillingInterval = (typeof BILLING_INTERVALS)[number]

/** A subscription as its owner sees it (OP-28). */
export const Subscription = z.object({
  /** `on_hold`: a renewal could not be paid, and access stays for a few days. */
  status: z.enum(['pending', 'active', 'on_hold', 'paused', 'cancelled', 'failed', 'expired', 'past_due']),
  cancelAtPeriodEnd: z.boolean(),
  /** ISO 8601, or null where it is not known. */
  currentPeriodEnd: z.string().nullable(),
  productId: z.string(),
  subscriptionId: z.string(),
  /** JSON text of SubscriptionMetadata. */
  metadata: z.string(),
})
export type Subscription = z.infer<typeof Subscription>

/** What the JSON text of a subscription's `metadata` holds. */
export interface SubscriptionMetadata {
  /** The server's time of this answer, ISO 8601: whose clock is wrong is told the right days all the same. */
  readonly toldAt?: string
  /** Missing counts as Month (OP-39). */
  readonly paymentFrequency?: BillingInterval
  /** What it changes to at the end of the period (OP-38). */
  readonly scheduledProductId?: string
  /** ISO 8601; only after a renewal that could not be paid: access ends then, unless it is paid before. */
  readonly graceEndsAt?: string
  /** Bought lately beside this one: it was ended and its money given back. */
  readonly returnedPlanName?: string
  /** It was renewed or changed for less than its price, which brought no credits. */
  readonly isMispaid?: boolean
}
