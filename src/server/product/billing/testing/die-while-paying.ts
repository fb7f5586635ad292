import type { Kysely } from 'kysely'
import { createCredits } from '../../../core/credits/create-credits.ts'
import { systemClock } from '../../../platform/clock/clock.ts'
import { openDatabase } from '../../../platform/database/open-database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { createFakePayments } from '../../../testing/fake-payments.ts'
import { createBilling } from '../create-billing.ts'

// A program that takes messages of the payment provider and is killed before its so-many-th query; where it comes to the end,
// it ends by itself.
const [connection = '', dieAt = '', messages = '[]'] = process.argv.slice(2)
let queries = 0
const opened = openDatabase(JSON.parse(connection), { maxConnections: 1 })
const database: Kysely<Tables> = opened.kysely.withPlugin({
  transformQuery({ node }) {
    queries += 1
    if (queries === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
})
const credits = createCredits({ clock: systemClock })
const parts = { database, clock: systemClock, credits, payments: createFakePayments() }
const billing = createBilling({ ...parts, report: (what) => console.error(what) })
for (const message of JSON.parse(messages)) await billing.receiveWebhook(Buffer.from(message), {})
await opened[Symbol.asyncDispose]()
