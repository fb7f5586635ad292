import type { Generated, JSONColumnType } from 'kysely'

export interface PaymentSandboxTables {
  sandbox_customers: SandboxCustomerTable
  sandbox_checkouts: SandboxCheckoutTable
  sandbox_subscriptions: SandboxSubscriptionTable
  sandbox_payments: SandboxPaymentTable
  sandbox_refunds: SandboxRefundTable
  sandbox_portals: SandboxPortalTable
  sandbox_messages: SandboxMessageTable
}

type Metadata = JSONColumnType<Record<string, string>>

interface SandboxCustomerTable {
  id: string
  email: string
  name: string
  metadata: Metadata
  created_at: Date
}

interface SandboxCheckoutTable {
  id: string
  product_id: string
  customer_id: string
  metadata: Metadata
  return_url: string
  cancel_url: string
  /** The last attempt to pay it. */
  payment_id: string | null
  created_at: Date
}

interface SandboxSubscriptionTable {
  id: string
  customer_id: string
  product_id: string
  status: 'active' | 'on_hold' | 'cancelled'
  card_number: string
  metadata: Metadata
  is_cancelled_at_period_end: boolean
  scheduled_product_id: string | null
  scheduled_at: Date | null
  /** Periods are counted from here, so that the 31st comes back after a short month. */
  anchor_at: Date
  period_start: Date
  period_end: Date
  /** When something happens next: a renewal, another try, the end; null when nothing ever will. */
  due_at: Date | null
  /** Only while it is on hold. */
  grace_ends_at: Date | null
  cancelled_at: Date | null
  created_at: Date
}

interface SandboxPaymentTable {
  id: string
  customer_id: string
  product_id: string
  subscription_id: string | null
  checkout_id: string | null
  amount_cents: number
  status: 'succeeded' | 'failed' | 'requires_customer_action'
  card_last_four: string
  error_message: string | null
  dispute_status: 'dispute_opened' | 'dispute_won' | 'dispute_lost' | null
  metadata: Metadata
  created_at: Date
}

interface SandboxRefundTable {
  id: string
  payment_id: string
  amount_cents: number
  created_at: Date
}

interface SandboxPortalTable {
  token: string
  customer_id: string
  return_url: string
  created_at: Date
}

/** Webhooks, in the order in which they happened. */
interface SandboxMessageTable {
  position: Generated<number>
  id: string
  type: string
  body: string
  state: 'waiting' | 'delivered' | 'dropped' | 'given up'
  attempts: number
  /** HTTP status of the last try. */
  last_answer: number | null
  /** In real time: the wire does not follow the product's clock. */
  due_at: Date
}
