import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { prepared } from './keep-prepared.ts'
import type { Notification } from './notify-after-commit.ts'

const PAUSE_MS = 200
/** What could not be told by then is read anew: its listeners have lost their connection too. */
const MOST_TRIES = 5

/** Sends notifications at once, and together those that come while the ones before are on their way. */
export function createNotifier(pool: pg.Pool) {
  let waiting: Notification[] = []
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await send(batch)
    }
  }

  async function send(batch: readonly Notification[]): Promise<void> {
    const columns = [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)]
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      try {
        await pool.query(
          prepared('select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)'),
          columns,
        )
        return
      } catch {
        await delay(PAUSE_MS)
      }
    }
  }

  return {
    notify(notifications: readonly Notification[]): void {
      if (notifications.length === 0) return
      waiting.push(...notifications)
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
    },
    /** All that was given to it is told. */
    idle: async (): Promise<void> => sending,
  }
}
