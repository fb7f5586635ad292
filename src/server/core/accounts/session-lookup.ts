import type { Pool } from 'pg'
import type { Session, User } from './account.ts'
import { hashSecret, looksLikeSecret } from './secret.ts'
import { sessionFromRow } from './sessions.store.ts'
import { TARGETS_OF_USER, type UserRowWithTargets, userFromRow } from './users.store.ts'

export interface Visit {
  readonly user: User
  readonly session: Session
}

// One named statement: PostgreSQL parses and plans it once per connection. This query runs before every request.
const LOOKUP = {
  name: 'visit-by-secret',
  text: `
    select users.id, users.name, email, email_verified, phone, phone_verified, password_updated_at, is_active, labels,
      prefs, mfa_enabled, has_identity, users.created_at, users.updated_at, accessed_at,
      ${TARGETS_OF_USER} as targets,
      s.id as session_id, s.provider, s.provider_uid, s.provider_access_token, s.provider_access_token_expires_at,
      s.provider_refresh_token, s.ip, s.user_agent, s.factors, s.mfa_updated_at, s.created_at as session_created_at,
      s.updated_at as session_updated_at, s.expires_at
    from sessions s join users on users.id = s.user_id
    where s.secret_hash = $1 and s.expires_at > $2`,
}

/** Finds the user and session behind a session secret; undefined for unknown, ended and ill-formed ones. */
export async function findVisit(pool: Pool, secret: string, now: Date): Promise<Visit | undefined> {
  if (!looksLikeSecret(secret)) return undefined
  const { rows } = await pool.query({ ...LOOKUP, values: [hashSecret(secret), now] })
  const row = rows[0]
  if (row === undefined) return undefined
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
