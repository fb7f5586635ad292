import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Tables } from '../../database/tables.ts'

export interface SandboxParts {
  readonly database: Kysely<Tables>
  /** The product's: renewals follow it. */
  readonly clock: Clock
}

export type SandboxTransaction = Transaction<Tables>
export type CustomerRow = Selectable<Tables['sandbox_customers']>
export type CheckoutRow = Selectable<Tables['sandbox_checkouts']>
export type SubscriptionRow = Selectable<Tables['sandbox_subscriptions']>
export type PaymentRow = Selectable<Tables['sandbox_payments']>
export type RefundRow = Selectable<Tables['sandbox_refunds']>

/** `pay_…`, as the real service names things. */
export function newSandboxId(kind: 'cus' | 'cks' | 'sub' | 'pay' | 'ref' | 'dp' | 'msg' | 'portal'): string {
  return `${kind}_${randomBytes(12).toString('base64url')}`
}
