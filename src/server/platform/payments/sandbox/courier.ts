import { type Kysely, sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { systemClock } from '../../clock/clock.ts'
import type { Tables } from '../../database/tables.ts'
import type { SandboxState, WebhookFault } from '../payment-sandbox.ts'

/** Carries one signed message to us; answers the HTTP status. */
export type Deliver = (message: { headers: Record<string, string>; body: string }) => Promise<number>

/** Pauses between the tries of one message; after the last it is given up. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000]
/** As long as a delivery may take before another try is right: its process may have been killed. */
const LEASE_MS = 30_000
const OLD_MS = 600_000
const MOST_REMEMBERED = 100
const FOREIGN_KEY = Buffer.from('the key of somebody else').toString('base64')

/** Sends what waits, in its order, each message on until it is taken. The wire keeps real time, as the real one does. */
export function createCourier(parts: { database: Kysely<Tables>; webhookKey: string; deliver: () => Deliver | undefined }) {
  const { database } = parts
  const own = new Webhook(parts.webhookKey)
  const foreign = new Webhook(FOREIGN_KEY)
  const faults: { fault: WebhookFault; delayMs: number }[] = []
  const attacks: { fault: WebhookFault; messageId: string; status: number }[] = []
  let mode: SandboxState['webhooks'] = 'send'
  let running: Promise<void> | undefined
  let isWantedAgain = false

  const send = (message: { id: string; body: string }, change: { signer?: Webhook; body?: string; agoMs?: number } = {}) => {
    const signedAt = new Date(systemClock.now().getTime() - (change.agoMs ?? 0))
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
      'webhook-signature': (change.signer ?? own).sign(message.id, signedAt, message.body),
    }
    const deliver = parts.deliver()
    return deliver ? deliver({ headers, body: change.body ?? message.body }) : Promise.resolve(503)
  }

  async function sendWithFault(message: { id: string; body: string }, fault: WebhookFault | undefined): Promise<number> {
    if (fault === 'repeat') await send(message)
    const attack = fault && ATTACKS[fault]?.(message, foreign)
    if (fault && attack) {
      attacks.push({ fault, messageId: message.id, status: await send(attack.message, attack.change) })
      attacks.splice(0, attacks.length - MOST_REMEMBERED)
    }
    return send(message)
  }

  async function run(): Promise<void> {
    while (mode === 'send') {
      const message = await takeNext(database)
      if (message === undefined) return
      const order = faults.shift()
      if (order?.fault === 'drop') await settle(database, message.id, { state: 'dropped' })
      else if (order?.fault === 'delay') await settle(database, message.id, { due_at: later(order.delayMs) })
      else await record(database, message, await sendWithFault(message, order?.fault))
    }
  }

  const courier = {
    /** Sends all that is due; answers when nothing is left to send now. */
    async sendDue(): Promise<void> {
      isWantedAgain = true
      running ??= (async () => {
        while (isWantedAgain) {
          isWantedAgain = false
          await run()
        }
      })().finally(() => {
        running = undefined
      })
      await running
    },
    setMode(next: SandboxState['webhooks']): void {
      mode = next
    },
    /** Sends everything that waits, whatever the mode is. */
    async release(how: 'in order' | 'reversed' | 'twice'): Promise<void> {
      const waiting = await database
        .selectFrom('sandbox_messages')
        .selectAll()
        .where('state', '=', 'waiting')
        .orderBy('position', how === 'reversed' ? 'desc' : 'asc')
        .execute()
      for (const message of waiting) await record(database, message, await send(message))
      if (how === 'twice') for (const message of waiting) await send(message)
    },
    async resend(messageId: string): Promise<boolean> {
      const message = await database.selectFrom('sandbox_messages').selectAll().where('id', '=', messageId).executeTakeFirst()
      if (message) await record(database, message, await send(message))
      return message !== undefined
    },
    fault(fault: WebhookFault, times: number, delayMs: number): void {
      for (let count = 0; count < times; count += 1) faults.push({ fault, delayMs })
    },
    async describe(): Promise<Omit<SandboxState, 'apiKey' | 'webhookKey'>> {
      const rows = await database
        .selectFrom('sandbox_messages')
        .selectAll()
        .orderBy('position', 'desc')
        .limit(MOST_REMEMBERED)
        .execute()
      const messages = rows.reverse().map(({ id, type, state, attempts, last_answer }) => ({
        ...{ id, type, state, attempts },
        lastAnswer: last_answer ?? undefined,
      }))
      return { webhooks: mode, messages, attacks: [...attacks] }
    },
  }
  return courier
}

/** False messages that come before the true one. */
const ATTACKS: Partial<
  Record<
    WebhookFault,
    (
      message: { id: string; body: string },
      foreign: Webhook,
    ) => { message: { id: string; body: string }; change: { signer?: Webhook; body?: string; agoMs?: number } }
  >
> = {
  forge: (message, foreign) => ({ message: { ...message, id: `${message.id}_forged` }, change: { signer: foreign } }),
  tamper: (message) => ({
    message,
    change: {
      body: message.body.replace(/"(total_amount|amount)":(\d+)/, (_, name, cents) => `"${name}":${cents}9`).concat(' '),
    },
  }),
  old: (message) => ({ message, change: { agoMs: OLD_MS } }),
}

async function takeNext(database: Kysely<Tables>) {
  return database
    .updateTable('sandbox_messages')
    .set({ due_at: later(LEASE_MS) })
    .where('position', '=', (query) =>
      query
        .selectFrom('sandbox_messages as next')
        .select('next.position')
        .where('next.state', '=', 'waiting')
        .where('next.due_at', '<=', systemClock.now())
        .orderBy('next.position')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

async function record(database: Kysely<Tables>, message: { id: string; attempts: number }, status: number): Promise<void> {
  const pauseMs = RETRY_AFTER_MS[message.attempts]
  const isTaken = status >= 200 && status < 300
  await settle(database, message.id, {
    last_answer: status,
    attempts: sql<number>`attempts + 1`,
    ...(isTaken && { state: 'delivered' as const }),
    ...(!isTaken && pauseMs === undefined && { state: 'given up' as const }),
    ...(!isTaken && pauseMs !== undefined && { due_at: later(pauseMs) }),
  })
}

async function settle(
  database: Kysely<Tables>,
  id: string,
  change: {
    state?: 'delivered' | 'dropped' | 'given up'
    due_at?: Date
    last_answer?: number
    attempts?: ReturnType<typeof sql<number>>
  },
): Promise<void> {
  await database.updateTable('sandbox_messages').set(change).where('id', '=', id).execute()
}

function later(milliseconds: number): Date {
  return new Date(systemClock.now().getTime() + milliseconds)
}
