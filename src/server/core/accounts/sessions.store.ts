import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Session } from './account.ts'

type Database = Kysely<Tables>

export function sessionFromRow(row: Omit<Selectable<Tables['sessions']>, 'secret_hash'>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    providerUid: row.provider_uid,
    providerAccessToken: row.provider_access_token,
    providerAccessTokenExpiresAt: row.provider_access_token_expires_at,
    providerRefreshToken: row.provider_refresh_token,
    ip: row.ip,
    userAgent: row.user_agent,
    factors: row.factors,
    mfaUpdatedAt: row.mfa_updated_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
  }
}

export async function insertSession(database: Database, session: Session, secretHash: Buffer): Promise<void> {
  await database
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      secret_hash: secretHash,
      provider: session.provider,
      provider_uid: session.providerUid,
      provider_access_token: session.providerAccessToken,
      provider_access_token_expires_at: session.providerAccessTokenExpiresAt,
      provider_refresh_token: session.providerRefreshToken,
      ip: session.ip,
      user_agent: session.userAgent,
      factors: [...session.factors],
      mfa_updated_at: session.mfaUpdatedAt,
      created_at: session.createdAt,
      updated_at: session.updatedAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** Keeps the newest `keep` sessions of a user. */
export async function removeOldestSessions(database: Database, userId: string, keep: number): Promise<void> {
  await sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId} order by created_at desc, id desc offset ${keep}
    )`.execute(database)
}

/** The user's sessions that still count, oldest first. */
export async function listSessions(database: Database, userId: string, now: Date): Promise<Session[]> {
  const rows = await database
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(sessionFromRow)
}

export async function removeSession(database: Database, userId: string, sessionId: string): Promise<boolean> {
  const result = await database
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function removeSessionsOfUser(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

export async function removeExpiredSessions(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
