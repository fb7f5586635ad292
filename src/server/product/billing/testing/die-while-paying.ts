import { createCredits } from '../../../core/credits/create-credits.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import type { DatabaseConnection } from '../../../platform/database/database-connection.ts'
import { createFakePayments } from '../../../testing/fake-payments.ts'
import { openHaltingDatabase } from '../../../testing/open-halting-database.ts'
import { createBilling } from '../create-billing.ts'

export interface Payday {
  readonly connection: DatabaseConnection
  /** What the provider says to each buyer, and before which statement nothing more happens for them. */
  readonly buyers: readonly { readonly messages: readonly string[]; readonly haltAt: number }[]
}

// A program that takes messages of the payment provider for many buyers. When each of them stands still at a statement of their
// own, or has all, it tells who stood still, and is killed.
process.once('message', async ({ connection, buyers }: Payday) => {
  const ends = await Promise.all(buyers.map((buyer) => takeMessages(connection, buyer)))
  process.send?.(ends, () => process.kill(process.pid, 'SIGKILL'))
})

async function takeMessages(
  connection: DatabaseConnection,
  { messages, haltAt }: Payday['buyers'][number],
): Promise<'halted' | 'done'> {
  const { kysely: database, halted } = openHaltingDatabase(connection, haltAt)
  const credits = createCredits({ clock: systemClock })
  const parts = { database, clock: systemClock, credits, payments: createFakePayments() }
  const billing = createBilling({ ...parts, report: (what) => console.error(what) })
  const takeAll = async () => {
    for (const message of messages) await billing.receiveWebhook(Buffer.from(message), {})
    return 'done' as const
  }
  return Promise.race([halted, takeAll()])
}
