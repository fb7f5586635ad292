import type { Kysely, Transaction } from 'kysely'
import { ProtocolError } from '#contract/protocol-error.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Sealer } from '#server/platform/sealing/create-sealer.ts'
import type { User } from './account.ts'
import type { PastGifts } from './create-past-gifts.ts'
import {
  findIdentityOwner,
  findIdentityOwnerByEmail,
  listWaysOfUser,
  removeIdentitiesOfUser,
  saveIdentity,
} from './identities.store.ts'
import { newId } from './new-id.ts'
import { type ProviderIdentity, waysOf } from './provider-identity.ts'
import { removeSessionsOfUser } from './sessions.store.ts'
import { adoptProfile, dropUnprovenPassword, findUser, findUserByEmail, insertUser, isVouchedFor } from './users.store.ts'

type Database = Kysely<Tables>

interface SignIn {
  readonly identity: ProviderIdentity
  readonly current: User | undefined
  readonly sealer: Sealer
  readonly pastGifts: PastGifts
  readonly now: Date
}

/**
 * The user an identity belongs to, made or joined when necessary (wire page §7.3): the signed-in user, else the owner of the
 * identity, else the account with the same verified address, else a new one. What this person had with an account they left, they
 * have had with this one. Throws user_already_exists.
 */
export async function resolveIdentity(database: Transaction<Tables>, sign: SignIn): Promise<User> {
  const { identity, current, sealer, pastGifts, now } = sign
  const ownerId = await findIdentityOwner(database, identity)
  if (current && ownerId !== undefined && ownerId !== current.id) throw new ProtocolError('user_already_exists')
  const userId = current?.id ?? ownerId
  const user =
    userId === undefined
      ? await joinOrCreate(database, sign)
      : await attach(database, await getUser(database, userId), identity, now)
  await saveIdentity(database, sealer, { userId: user.id, identity, now })
  await pastGifts.enter(database, user.id, waysOf(identity))
  return getUser(database, user.id)
}

/** Attaches the identity to a known user; its address must not be somebody else's. */
async function attach(database: Database, user: User, identity: ProviderIdentity, now: Date): Promise<User> {
  if (user.email === null && identity.email !== null) {
    const holder = await findUserByEmail(database, identity.email)
    if (holder && holder.id !== user.id) throw new ProtocolError('user_already_exists')
  }
  await adoptProfile(database, user, identity, now)
  return user
}

/** Joins by address only when the provider asserts that the address is this person's. */
async function joinOrCreate(database: Transaction<Tables>, { identity, pastGifts, now }: SignIn): Promise<User> {
  const holder = identity.email === null ? undefined : await findHolder(database, identity.email)
  if (holder === undefined) return createUser(database, identity, now)
  if (!identity.emailVerified) throw new ProtocolError('user_already_exists')
  if (!holder.emailVerified) {
    // Whoever opened this account never proved the address: no way in of theirs may outlive the real owner's arrival.
    await dropUnprovenPassword(database, holder.id)
    await removeSessionsOfUser(database, holder.id)
    await pastGifts.keep(database, holder.id, await listWaysOfUser(database, holder.id))
    await removeIdentitiesOfUser(database, holder.id)
  }
  return attach(database, holder, identity, now)
}

async function findHolder(database: Database, email: string): Promise<User | undefined> {
  const holder = await findUserByEmail(database, email)
  if (holder) return holder
  const ownerId = await findIdentityOwnerByEmail(database, email)
  return ownerId === undefined ? undefined : findUser(database, ownerId)
}

async function createUser(database: Database, identity: ProviderIdentity, now: Date): Promise<User> {
  const user = {
    id: newId(),
    name: identity.name,
    email: identity.email,
    emailVerified: identity.email !== null && identity.emailVerified,
    passwordHash: null,
    hasIdentity: true,
    hasVouchedIdentity: isVouchedFor(identity),
  }
  if (!(await insertUser(database, user, now))) throw new ProtocolError('user_already_exists')
  return getUser(database, user.id)
}

async function getUser(database: Database, userId: string): Promise<User> {
  const user = await findUser(database, userId)
  if (user === undefined) throw new ProtocolError('user_not_found')
  return user
}
