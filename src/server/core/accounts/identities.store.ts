import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { KnownBy } from '#server/platform/sealing/create-pseudonyms.ts'
import type { Sealer } from '#server/platform/sealing/create-sealer.ts'
import { newId } from './new-id.ts'
import type { ProviderIdentity } from './provider-identity.ts'
import { placesOfIdentity, sealTokens } from './provider-tokens.ts'

type Database = Kysely<Tables>

/** Whose identity this is. */
export async function findIdentityOwner(
  database: Database,
  identity: { provider: string; uid: string },
): Promise<string | undefined> {
  const row = await database
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', identity.provider)
    .where('provider_uid', '=', identity.uid)
    .executeTakeFirst()
  return row?.user_id
}

/** Whose identity vouches for this address. */
export async function findIdentityOwnerByEmail(database: Database, email: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('identities')
    .select('user_id')
    .where('provider_email', '=', email)
    .orderBy('created_at')
    .executeTakeFirst()
  return row?.user_id
}

/** Everything by which the owner of an account would be known again: their identities and the addresses that were verified. */
export async function listWaysOfUser(database: Database, userId: string): Promise<readonly KnownBy[]> {
  const identities = await database
    .selectFrom('identities')
    .select(['provider', 'provider_uid', 'provider_email'])
    .where('user_id', '=', userId)
    .execute()
  const proven = await database
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  const addresses = new Set([...identities.map((identity) => identity.provider_email), proven?.email ?? ''])
  return [
    ...identities.map(({ provider, provider_uid: uid }) => ['identity', provider, uid] as const),
    ...[...addresses].filter((address) => address !== '').map((address) => ['email', address] as const),
  ]
}

export async function removeIdentitiesOfUser(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('identities').where('user_id', '=', userId).execute()
}

/** Creates the identity or refreshes its address and tokens. An address the provider does not vouch for is not kept. */
export async function saveIdentity(
  database: Database,
  sealer: Sealer,
  { userId, identity, now }: { userId: string; identity: ProviderIdentity; now: Date },
): Promise<void> {
  const sealed = sealTokens(sealer, identity, placesOfIdentity(identity))
  const changing = {
    provider_email: (identity.emailVerified && identity.email) || '',
    provider_access_token: sealed.access,
    provider_access_token_expires_at: identity.accessTokenExpiresAt,
    provider_refresh_token: sealed.refresh,
    updated_at: now,
  }
  await database
    .insertInto('identities')
    .values({
      id: newId(),
      user_id: userId,
      provider: identity.provider,
      provider_uid: identity.uid,
      created_at: now,
      ...changing,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_uid']).doUpdateSet(changing))
    .execute()
}
