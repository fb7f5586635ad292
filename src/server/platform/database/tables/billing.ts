import type { ColumnType, Generated } from 'kysely'

export interface BillingTables {
  billing_orders: BillingOrderTable
  billing_customers: BillingCustomerTable
  payment_inbox: PaymentInboxTable
  billing_payments: BillingPaymentTable
  billing_subscriptions: BillingSubscriptionTable
  billing_refunds: BillingRefundTable
  paid_periods: PaidPeriodTable
  period_plans: PeriodPlanTable
  plan_months: PlanMonthTable
  billing_looks: BillingLookTable
  billing_departures: BillingDepartureTable
}

/** What somebody set out to buy, at the price they were shown; written before the provider is asked for a page. */
interface BillingOrderTable {
  id: string
  user_id: string
  product_id: string
  product_name: string
  is_recurring: boolean
  amount_cents: number
  currency: string
  /** Only of packs. */
  pack_credits: number | null
  checkout_id: string | null
  created_at: Date
}

/** Who somebody is at the provider: one customer for all they buy. */
interface BillingCustomerTable {
  user_id: string
  /** Not before the provider has made it. */
  customer_id: string | null
  /** When it was asked for last. */
  claimed_at: Date
}

/** Every event of the provider, once; written in the transaction that applies it. */
interface PaymentInboxTable {
  provider: string
  event_id: string
  event: ColumnType<unknown, string, never>
  /** Waiting: the provider has not confirmed it yet, and is asked again. */
  outcome: 'applied' | 'refused' | 'ignored' | 'waiting'
  reason: string | null
  received_at: Date
  /** When the provider was asked about it last. */
  asked_at: Date | null
}

/** What is known about a payment, whichever event came first. Without `paid_at` only of its refund or dispute has been heard. */
export interface BillingPaymentTable {
  id: string
  user_id: string | null
  order_id: string | null
  subscription_id: string | null
  customer_id: string | null
  /** The checkout it was made in; renewals and changes of plan come by none. */
  checkout_id: string | null
  amount_cents: Generated<number>
  paid_at: Date | null
  /** By the newest word on the whole payment; refunds told one by one stand in `billing_refunds`. */
  told_refunded_cents: Generated<number>
  is_disputed: Generated<boolean>
  was_disputed: Generated<boolean>
  /** When the provider said so; older words do not change it. */
  dispute_told_at: Date | null
  /** For a pack. Those of a plan stand in `plan_months`. */
  granted_credits: Generated<number>
  /** What refunds and disputes took back … */
  taken_credits: Generated<number>
  /** … and what they could not, as it was spent or is on hold. */
  lost_credits: Generated<number>
  /** Movements so far; numbers their entries in the ledger. */
  reversals: Generated<number>
  /** A pack that was paid after its buyer had deleted their account: it gives nothing, and its money goes back. */
  is_of_nobody: Generated<boolean>
  /** It was not what was ordered: it gives nothing, and its money goes back. */
  is_unsold: Generated<boolean>
  /** When that was done. */
  returned_at: Generated<Date | null>
}

/** The newest word of the provider on each subscription. */
export interface BillingSubscriptionTable {
  id: string
  user_id: string
  order_id: string
  customer_id: string
  product_id: string
  plan_id: string
  status: 'pending' | 'active' | 'on_hold' | 'paused' | 'cancelled' | 'failed' | 'expired' | 'past_due'
  is_cancelled_at_period_end: boolean
  period_start: Date
  period_end: Date
  billing_interval: 'Month' | 'Year'
  scheduled_product_id: string | null
  /** Since when a renewal could not be paid. */
  held_since: Date | null
  ended_at: Date | null
  /** When the provider said this. */
  told_at: Date
  /** When the next month of a paid period begins. */
  next_month_at: Date | null
  /** The plan its owner had when it was bought: this one is ended, gives nothing, and its money goes back. */
  second_to: string | null
  /** It began after its buyer had deleted their account, and goes the same way. */
  is_of_nobody: boolean
  /** It was begun at a price, or in a currency, that was never agreed, and goes the same way. */
  is_unsold: boolean
  /** When that was done. */
  returned_at: Date | null
  /** Since when its newest word is of a price that was never agreed: it keeps the plan that was paid. */
  refused_since: Date | null
  /** Since when its newest period is known as not paid at its price. */
  mispaid_since: Date | null
}

interface BillingRefundTable {
  id: string
  payment_id: string
  amount_cents: number
}

/** A period that was paid. */
interface PaidPeriodTable {
  subscription_id: string
  starts_at: Date
  ends_at: Date
  billing_interval: 'Month' | 'Year'
}

/** A plan that a paid period had, and the earliest time it is known to have had it. The order of events does not matter. */
interface PeriodPlanTable {
  subscription_id: string
  period_starts_at: Date
  plan_id: string
  credits_per_month: number
  from_at: Date
  price_cents: ColumnType<number | null, number | null | undefined>
}

/** What was granted for a month of a paid period. */
interface PlanMonthTable {
  subscription_id: string
  period_starts_at: Date
  starts_at: Date
  granted_credits: number
}

/** Who deleted their account, and may have a page to pay on open still. */
interface BillingDepartureTable {
  user_id: string
  left_at: Date
}

/** Up to when the provider's payments were compared with ours. */
interface BillingLookTable {
  provider: string
  looked_until: Date
  begun_at: Date
}
