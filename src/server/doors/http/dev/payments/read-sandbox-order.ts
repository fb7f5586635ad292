import { z } from 'zod'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { SandboxOrder } from '#server/platform/payments/payment-sandbox.ts'

const Order = z.union([
  z.strictObject({ webhooks: z.enum(['hold', 'send']) }),
  z.strictObject({ release: z.enum(['in order', 'reversed', 'twice']) }),
  z.strictObject({
    next: z.enum(['drop', 'repeat', 'delay', 'forge', 'tamper', 'old']),
    times: z.int().min(1).max(1000).optional(),
    delayMs: z.int().min(0).max(86_400_000).optional(),
  }),
  z.strictObject({ resend: z.string() }),
  z.strictObject({ dispute: z.strictObject({ paymentId: z.string(), state: z.enum(['opened', 'won', 'lost']) }) }),
  z.strictObject({ refund: z.strictObject({ paymentId: z.string(), amountCents: z.int().positive().optional() }) }),
])

const SENTENCE =
  'An order is {"webhooks": "hold" or "send"}, {"release": "in order", "reversed" or "twice"}, ' +
  '{"next": "drop", "repeat", "delay", "forge", "tamper" or "old", "times"?, "delayMs"?}, {"resend": id}, ' +
  '{"dispute": {"paymentId", "state": "opened", "won" or "lost"}} or {"refund": {"paymentId", "amountCents"?}}.'

/** The body of `POST /dev/payments`. */
export function readSandboxOrder(body: unknown): SandboxOrder {
  const order = Order.safeParse(body)
  if (order.success) return order.data
  throw new ProtocolError('general_argument_invalid', SENTENCE)
}
