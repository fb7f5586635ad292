import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Target, User } from './account.ts'
import { newId } from './new-id.ts'

type Database = Kysely<Tables>
type UserRow = Selectable<Tables['users']>

/** JSON of the user's targets, oldest first. Dates travel as seconds, because JSON has none. */
export const TARGETS_OF_USER = `(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'name', t.name, 'providerId', t.provider_id, 'providerType', t.provider_type,
    'identifier', t.identifier, 'isExpired', t.is_expired,
    'createdAt', extract(epoch from t.created_at), 'updatedAt', extract(epoch from t.updated_at)
  ) order by t.created_at, t.id), '[]')
  from targets t where t.user_id = users.id
)`

export type UserRowWithTargets = Omit<UserRow, 'password_hash'> & { targets: TargetJson[] }
type TargetJson = Omit<Target, 'createdAt' | 'updatedAt'> & { createdAt: number; updatedAt: number }

export function userFromRow(row: UserRowWithTargets): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    phone: row.phone,
    phoneVerified: row.phone_verified,
    passwordUpdatedAt: row.password_updated_at,
    isActive: row.is_active,
    labels: row.labels,
    prefs: row.prefs,
    mfaEnabled: row.mfa_enabled,
    hasIdentity: row.has_identity,
    hasVouchedIdentity: row.has_vouched_identity,
    hasPaid: row.has_paid,
    targets: row.targets.map(targetFromJson),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    accessedAt: row.accessed_at,
  }
}

function targetFromJson(target: TargetJson): Target {
  return { ...target, createdAt: new Date(target.createdAt * 1000), updatedAt: new Date(target.updatedAt * 1000) }
}

export async function findUser(database: Database, userId: string): Promise<User | undefined> {
  const row = await selectUsers(database).where('id', '=', userId).executeTakeFirst()
  return row && userFromRow(row)
}

export async function findUserByEmail(database: Database, email: string): Promise<User | undefined> {
  const row = await selectUsers(database).where('email', '=', email).executeTakeFirst()
  return row && userFromRow(row)
}

function selectUsers(database: Database) {
  return database
    .selectFrom('users')
    .selectAll()
    .select(() => sql<TargetJson[]>`${sql.raw(TARGETS_OF_USER)}`.as('targets'))
}

/** Until the transaction ends no identity comes to this user, and none goes. */
export async function lockUser(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

export interface NewUser {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly passwordHash: string | null
  readonly hasIdentity: boolean
  readonly hasVouchedIdentity: boolean
}

/**
 * Adds the user and, with an address, its e-mail target. Answers false when the id or the address is taken; the transaction must
 * not go on then. The id of somebody whose belongings are still being removed is taken, or they would come to whoever asks for it.
 */
export async function insertUser(database: Database, user: NewUser, now: Date): Promise<boolean> {
  const inserted = await database
    .insertInto('users')
    .values({
      id: user.id,
      name: user.name,
      email: user.email,
      email_verified: user.emailVerified,
      password_hash: user.passwordHash,
      password_updated_at: user.passwordHash === null ? null : now,
      has_identity: user.hasIdentity,
      has_vouched_identity: user.hasVouchedIdentity,
      created_at: now,
      updated_at: now,
      accessed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted === undefined) return false
  // After the insert, which waits for a deletion of this id that is under way.
  const leaving = await database.selectFrom('departures').select('user_id').where('user_id', '=', user.id).executeTakeFirst()
  if (leaving !== undefined) return false
  if (user.email !== null) await insertEmailTarget(database, user.id, user.email, now)
  return true
}

/** Whether `insertUser` would answer false. */
export async function isUserTaken(database: Database, { id, email }: { id: string; email: string }): Promise<boolean> {
  const holder = database
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('id', '=', id), where('email', '=', email)]))
  const leaving = database.selectFrom('departures').select('user_id as id').where('user_id', '=', id)
  return (await holder.union(leaving).executeTakeFirst()) !== undefined
}

/** An address stays reachable under the account that claimed it first. */
export async function insertEmailTarget(database: Database, userId: string, email: string, now: Date): Promise<void> {
  await database
    .insertInto('targets')
    .values({
      id: newId(),
      user_id: userId,
      session_id: null,
      provider_id: null,
      provider_type: 'email',
      identifier: email,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('identifier').doNothing())
    .execute()
}

export async function findPassword(database: Database, email: string) {
  return database
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', 'is_active as isActive'])
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function updatePrefs(database: Database, userId: string, prefsJson: string, now: Date): Promise<void> {
  await database.updateTable('users').set({ prefs: prefsJson, updated_at: now }).where('id', '=', userId).execute()
}

export async function touchUser(database: Database, userId: string, now: Date): Promise<void> {
  await database.updateTable('users').set({ accessed_at: now }).where('id', '=', userId).execute()
}

/** Removes users without address and identity who have no session left: nobody can ever be them again, and they own nothing. */
export async function removeLeftGuests(database: Database, createdBefore: Date): Promise<void> {
  await database
    .deleteFrom('users')
    .where('email', 'is', null)
    .where('phone', 'is', null)
    .where('has_identity', '=', false)
    .where('created_at', '<', createdBefore)
    .where((where) =>
      where.not(where.exists(where.selectFrom('sessions').select('id').whereRef('sessions.user_id', '=', 'users.id'))),
    )
    .execute()
}

/** What a first sign-in through a provider changes about the user it is attached to. */
export interface ProvenProfile {
  readonly email: string | null
  readonly emailVerified: boolean
  readonly name: string
}

/** Whether the provider says who this is: it knows an address of theirs, and has verified it. */
export function isVouchedFor({ email, emailVerified }: Pick<ProvenProfile, 'email' | 'emailVerified'>): boolean {
  return emailVerified && email !== null && email !== ''
}

/** Remembers that money of theirs has come. Somebody who is not known, or has left, stays so. */
export async function markPaid(database: Database, userId: string): Promise<void> {
  await database.updateTable('users').set({ has_paid: true }).where('id', '=', userId).where('has_paid', '=', false).execute()
}

/** Marks the user as having an identity and fills what was still empty. */
export async function adoptProfile(database: Database, user: User, profile: ProvenProfile, now: Date): Promise<void> {
  const email = user.email ?? profile.email
  const emailVerified = user.emailVerified || (profile.emailVerified && profile.email !== null && email === profile.email)
  await database
    .updateTable('users')
    .set({
      has_identity: true,
      has_vouched_identity: user.hasVouchedIdentity || isVouchedFor(profile),
      email,
      email_verified: emailVerified,
      name: user.name || profile.name,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
  if (user.email === null && email !== null) await insertEmailTarget(database, user.id, email, now)
}

/** Forgets a password that was set before anybody had proved to own the address. */
export async function dropUnprovenPassword(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('users')
    .set({ password_hash: null, password_updated_at: null })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .execute()
}
