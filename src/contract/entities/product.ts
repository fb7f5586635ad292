import { z } from 'zod'
import { BILLING_INTERVALS } from './subscription.ts'

/** Something that can be bought: a plan for an interval, or a credit pack (product text §3). */
export const Product = z.object({
  product_id: z.string(),
  /** Plans are called as in PLANS; a credit pack's name contains "Credit Pack" and its credits. */
  name: z.string(),
  is_recurring: z.boolean(),
  price_detail: z.object({
    /** Before the discount, in cents. */
    price: z.number().int().min(0),
    /** Three letters, as ISO 4217 has them. */
    currency: z.string(),
    /** In percent; 0 without one. */
    discount: z.number().min(0).max(100),
    /** null where it is paid once. */
    payment_frequency_interval: z.enum(BILLING_INTERVALS).nullable(),
  }),
})
export type Product = z.infer<typeof Product>
