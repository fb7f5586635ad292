import type { Pool } from 'pg'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Session, User } from './account.ts'
import { hashSecret, looksLikeSecret } from './secret.ts'
import { idleSince } from './session-life.ts'
import { sessionFromRow } from './sessions.store.ts'
import { TARGETS_OF_USER, type UserRowWithTargets, userFromRow } from './users.store.ts'

export interface Visit {
  readonly user: User
  readonly session: Session
}

// One named statement: PostgreSQL parses and plans it once per connection. This query runs before every request.
const LOOKUP = {
  name: 'visits-by-secret',
  text: `
    select users.id, users.name, email, email_verified, phone, phone_verified, password_updated_at, is_active, labels,
      prefs, mfa_enabled, has_identity, has_vouched_identity, has_paid, users.created_at, users.updated_at, accessed_at,
      ${TARGETS_OF_USER} as targets,
      s.secret_hash, s.id as session_id, s.provider, s.provider_uid, s.provider_access_token,
      s.provider_access_token_expires_at, s.provider_refresh_token, s.ip, s.user_agent, s.factors, s.mfa_updated_at,
      s.created_at as session_created_at, s.updated_at as session_updated_at, s.expires_at, s.last_used_at
    from sessions s join users on users.id = s.user_id
    where s.secret_hash = any($1::bytea[]) and s.expires_at > $2 and s.last_used_at > $3`,
}

type Waiting = Map<string, PromiseWithResolvers<Visit | undefined>>

/**
 * Finds the user and session behind a session secret; undefined for unknown, ended and ill-formed ones. Requests that arrive
 * in the same turn of the event loop are looked up by one query: under load that spares most round trips, alone it costs nothing.
 */
export function createVisitLookup(pool: Pool, clock: Clock): (secret: string) => Promise<Visit | undefined> {
  let waiting: Waiting = new Map()

  async function lookUpWaiting(): Promise<void> {
    const batch = waiting
    waiting = new Map()
    try {
      const visits = await findVisits(pool, [...batch.keys()], clock.now())
      for (const [key, { resolve }] of batch) resolve(visits.get(key))
    } catch (error) {
      for (const { reject } of batch.values()) reject(error)
    }
  }

  return async (secret) => {
    if (!looksLikeSecret(secret)) return undefined
    const key = hashSecret(secret).toString('base64')
    if (waiting.size === 0) setImmediate(lookUpWaiting)
    const answer = waiting.get(key) ?? Promise.withResolvers<Visit | undefined>()
    waiting.set(key, answer)
    return answer.promise
  }
}

/** Visits by the base64 of their secret's hash. */
async function findVisits(pool: Pool, keys: readonly string[], now: Date): Promise<Map<string, Visit>> {
  const hashes = keys.map((key) => Buffer.from(key, 'base64'))
  const { rows } = await pool.query({ ...LOOKUP, values: [hashes, now, idleSince(now)] })
  return new Map(rows.map((row) => [row.secret_hash.toString('base64'), visitFromRow(row)]))
}

// biome-ignore lint/suspicious/noExplicitAny: the columns of LOOKUP, which only this file reads
function visitFromRow(row: any): Visit {
  return {
    user: userFromRow(row as UserRowWithTargets),
    session: sessionFromRow({
      ...row,
      id: row.session_id,
      user_id: row.id,
      created_at: row.session_created_at,
      updated_at: row.session_updated_at,
    }),
  }
}
