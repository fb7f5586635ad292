import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

/** Whoever claimed it has died, or waits for a provider that is very slow. In real time, as the provider's answers are. */
const CLAIM_SECONDS = 30

export type CustomerClaim =
  | { readonly state: 'known'; readonly customerId: string }
  /** `isFirst`: nobody has asked the provider for it before. `claim` tells this claim from those after it. */
  | { readonly state: 'claimed'; readonly isFirst: boolean; readonly claim: string }
  | { readonly state: 'claimed by another' }

/** Who this person is at the provider, or the right to make them a customer there: one at a time has it. */
export async function claimCustomer(database: Kysely<Tables>, userId: string): Promise<CustomerClaim> {
  const claimed = await database
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: null, claimed_at: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ claimed_at: sql<Date>`now()` })
        .where('billing_customers.customer_id', 'is', null)
        .where('billing_customers.claimed_at', '<', sql<Date>`now() - make_interval(secs => ${CLAIM_SECONDS})`),
    )
    // A row that was only just inserted was never changed.
    .returning([
      sql<boolean>`billing_customers.xmax = 0`.as('isFirst'),
      sql<string>`billing_customers.claimed_at::text`.as('claim'),
    ])
    .executeTakeFirst()
  if (claimed) return { state: 'claimed', ...claimed }
  const row = await database
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.customer_id ? { state: 'known', customerId: row.customer_id } : { state: 'claimed by another' }
}

/** Answers who they are from now on: where the claim was taken over meanwhile, whom the other one made. */
export async function storeCustomer(database: Kysely<Tables>, userId: string, customerId: string): Promise<string> {
  const stored = await database
    .updateTable('billing_customers')
    .set({ customer_id: sql<string>`coalesce(customer_id, ${customerId})` })
    .where('user_id', '=', userId)
    .returning('customer_id')
    .executeTakeFirst()
  return stored?.customer_id ?? customerId
}

/** It was asked for in vain; whoever comes next looks whether it is there all the same. A claim taken over is not given up. */
export async function releaseCustomer(database: Kysely<Tables>, userId: string, claim: string): Promise<void> {
  await database
    .updateTable('billing_customers')
    .set({ claimed_at: new Date(0) })
    .where('user_id', '=', userId)
    .where('customer_id', 'is', null)
    .where('claimed_at', '=', sql<Date>`${claim}::timestamptz`)
    .execute()
}

/** Of who deleted their account in the moment of a checkout, lately. */
export async function forgetCustomersWhoLeft(database: Kysely<Tables>, { since }: { since: Date }): Promise<void> {
  await database
    .deleteFrom('billing_customers')
    .where('user_id', 'in', (departures) =>
      departures.selectFrom('billing_departures').select('user_id').where('left_at', '>', since),
    )
    .execute()
}
