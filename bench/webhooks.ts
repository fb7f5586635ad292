import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { Webhook } from 'standardwebhooks'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { webhookRoutes } from '#server/doors/http/webhooks/webhook-routes.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { createDodo } from '#server/platform/payments/dodo/create-dodo.ts'
import { createSandbox } from '#server/platform/payments/sandbox/create-sandbox.ts'
import { createBilling } from '#server/product/billing/create-billing.ts'
import { type Measurement, median, percentile } from './measure.ts'

const BUYERS = 250
const AT_ONCE = 4
const GOAL_MS = 50

/** A signed message that a pack was paid: from the door to the answer, with the credits granted, on the embedded database. */
export async function benchWebhooks(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    await using postgres = await startEmbeddedPostgres({ directory: join(directory, 'postgres') })
    await using database = openDatabase(postgres.connection)
    await migrate(database.kysely)
    return await measure(database.kysely)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function measure(database: ReturnType<typeof openDatabase>['kysely']): Promise<Measurement[]> {
  const clock = systemClock
  const reportBug = (what: string, error: unknown) => console.error(what, error)
  const sandbox = createSandbox({ database, clock, reportBug })
  const payments = createDodo({ ...sandbox, clock, baseUrl: 'http://sandbox.invalid' })
  const billing = createBilling({ database, clock, credits: createCredits({ clock }), payments, report: reportBug })
  await using door = fastify()
  door.register((scope) => webhookRoutes(scope, { provider: payments.name, receive: billing.receiveWebhook }, reportBug))

  const messages = await boughtPacks({ database, billing, sandbox })
  const signer = new Webhook(sandbox.webhookKey)
  const send = async ({ id, body }: { id: string; body: string }): Promise<number> => {
    const now = new Date()
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signer.sign(id, now, body),
    }
    const startedAt = performance.now()
    const { statusCode } = await door.inject({ method: 'POST', url: '/webhooks/dodo', headers, payload: body })
    if (statusCode !== 200) throw new Error(`a webhook was answered with ${statusCode}`)
    return performance.now() - startedAt
  }
  for (const message of messages.splice(0, BUYERS / 5)) await send(message)
  const takenMs: number[] = []
  const lane = async () => {
    for (let next = messages.pop(); next; next = messages.pop()) takenMs.push(await send(next))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return [
    { name: `webhook of a payment, ${AT_ONCE} at once, p50`, value: median(takenMs), unit: 'ms' },
    { name: `webhook of a payment, ${AT_ONCE} at once, p99`, value: percentile(takenMs, 0.99), unit: 'ms', goal: GOAL_MS },
  ]
}

/** People who paid a pack in the sandbox; answers the messages of it, which nobody has carried yet. */
async function boughtPacks(parts: {
  database: ReturnType<typeof openDatabase>['kysely']
  billing: ReturnType<typeof createBilling>
  sandbox: ReturnType<typeof createSandbox>
}): Promise<{ id: string; body: string }[]> {
  const order = { productId: 'credit-pack-1000', mode: 'payment', origin: 'http://localhost' } as const
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const person = { userId: randomUUID(), email: `${buyer}@example.test`, name: 'Mira' }
    const { checkoutId } = await parts.billing.startCheckout(person, order)
    await parts.sandbox.pay(checkoutId, { card: parts.sandbox.testCards[0]?.number ?? '' })
  }
  return parts.database.selectFrom('sandbox_messages').select(['id', 'body']).where('type', '=', 'payment.succeeded').execute()
}
