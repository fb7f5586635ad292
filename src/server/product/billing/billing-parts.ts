import type { Kysely } from 'kysely'
import type { Credits } from '../../core/credits/create-credits.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Payments } from '../../platform/payments/payments.ts'

/** What billing stands on. */
export interface BillingParts {
  readonly database: Kysely<Tables>
  readonly clock: Clock
  readonly credits: Credits
  readonly payments: Payments
  /** Tells the operator what was refused, and why; gets ids and sums only. */
  report(what: string, error?: unknown): void
}
