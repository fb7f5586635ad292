import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Session } from './account.ts'
import { idleSince } from './session-life.ts'

type Database = Kysely<Tables>

export function sessionFromRow(row: Omit<Selectable<Tables['sessions']>, 'secret_hash'>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    providerUid: row.provider_uid,
    sealedAccessToken: row.provider_access_token,
    providerAccessTokenExpiresAt: row.provider_access_token_expires_at,
    sealedRefreshToken: row.provider_refresh_token,
    ip: row.ip,
    userAgent: row.user_agent,
    factors: row.factors,
    mfaUpdatedAt: row.mfa_updated_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
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
      provider_access_token: session.sealedAccessToken,
      provider_access_token_expires_at: session.providerAccessTokenExpiresAt,
      provider_refresh_token: session.sealedRefreshToken,
      ip: session.ip,
      user_agent: session.userAgent,
      factors: [...session.factors],
      mfa_updated_at: session.mfaUpdatedAt,
      created_at: session.createdAt,
      updated_at: session.updatedAt,
      expires_at: session.expiresAt,
      last_used_at: session.lastUsedAt,
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
    .where('last_used_at', '>', idleSince(now))
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

/** Writes down that a session is used. */
export async function touchSession(database: Database, sessionId: string, now: Date): Promise<void> {
  await database.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute()
}

const WEEK_MS = 7 * 86_400_000

/** Sessions that still count, and how many of them nobody has used for a week. */
export async function countIdleSessions(database: Database, now: Date): Promise<{ inUse: number; idle: number }> {
  const weekAgo = new Date(now.getTime() - WEEK_MS)
  const { rows } = await sql<{ inUse: string; idle: string }>`
    select count(*) as "inUse", count(*) filter (where last_used_at < ${weekAgo}) as idle
    from sessions where expires_at > ${now} and last_used_at > ${idleSince(now)}`.execute(database)
  return { inUse: Number(rows[0]?.inUse), idle: Number(rows[0]?.idle) }
}

/** Those that are over, and those that nobody uses. */
export async function removeEndedSessions(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where((where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', idleSince(now))]))
    .execute()
}
