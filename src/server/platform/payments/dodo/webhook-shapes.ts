import { z } from 'zod'

/** What a message must have to be understood: the fields that we read, in sizes that we can keep. */
const Text = z
  .string()
  .min(1)
  .max(200)
  .refine((text) => !text.includes('\0'), 'holds a character that no database keeps')
const Time = z.string().refine(isTime, 'is no time')
const Cents = z.int().min(-2_147_483_648).max(2_147_483_647)
/** Metadata may hold anything else beside our own ids. */
const Metadata = z.looseObject({ user_id: Text.or(z.number()).or(z.boolean()).nullish(), order_id: Text.nullish() })

export const Envelope = z.object({ type: Text, timestamp: Time, data: z.unknown() })

export const PaymentData = z.object({
  payment_id: Text,
  metadata: Metadata,
  customer: z.object({ customer_id: Text }),
  product_cart: z.array(z.object({ product_id: Text })).nullish(),
  subscription_id: Text.nullish(),
  checkout_session_id: Text.nullish(),
  total_amount: Cents,
  currency: Text,
  status: Text.nullish(),
  refund_status: Text.nullish(),
  refunds: z.array(z.object({ status: Text, amount: Cents.nullish() })),
  disputes: z.array(z.object({ dispute_status: Text })),
  created_at: Time,
})

export const SubscriptionData = z.object({
  subscription_id: Text,
  product_id: Text,
  status: Text,
  customer: z.object({ customer_id: Text }),
  metadata: Metadata,
  previous_billing_date: Time,
  next_billing_date: Time,
  payment_frequency_interval: Text,
  payment_frequency_count: z.int(),
  cancel_at_next_billing_date: z.boolean(),
  currency: Text,
  recurring_pre_tax_amount: Cents,
  tax_inclusive: z.boolean(),
  scheduled_change: z.object({ product_id: Text }).nullish(),
})

export const RefundData = z.object({ refund_id: Text, payment_id: Text, amount: Cents.nullish() })

export const DisputeData = z.object({ payment_id: Text })

/** A time of this age of the world: the database keeps no others. */
function isTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 1970 && year <= 9999
}
