import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { hashSecret } from './secret.ts'

type Database = Kysely<Tables>

/** A sign-in at a provider under way. `state` and `browser` are secrets; only their hashes are stored. */
export interface OAuthFlow {
  readonly state: string
  readonly browser: string
  readonly provider: string
  /** As it is stored: sealed. */
  readonly codeVerifier: string
  readonly successUrl: string
  readonly failureUrl: string
  readonly expiresAt: Date
}

export async function insertOAuthFlow(database: Database, flow: OAuthFlow, now: Date): Promise<void> {
  await database
    .insertInto('oauth_flows')
    .values({
      state_hash: hashSecret(flow.state),
      browser_hash: hashSecret(flow.browser),
      provider: flow.provider,
      code_verifier: flow.codeVerifier,
      success_url: flow.successUrl,
      failure_url: flow.failureUrl,
      created_at: now,
      expires_at: flow.expiresAt,
    })
    .execute()
}

/** Spends a sign-in under way: answers it once, to the browser it began in, before it expires. */
export async function takeOAuthFlow(
  database: Database,
  key: { state: string; browser: string; provider: string },
  now: Date,
): Promise<{ codeVerifier: string; successUrl: string; failureUrl: string } | undefined> {
  return database
    .deleteFrom('oauth_flows')
    .where('state_hash', '=', hashSecret(key.state))
    .where('browser_hash', '=', hashSecret(key.browser))
    .where('provider', '=', key.provider)
    .where('expires_at', '>', now)
    .returning(['code_verifier as codeVerifier', 'success_url as successUrl', 'failure_url as failureUrl'])
    .executeTakeFirst()
}

export async function removeExpiredOAuthFlows(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('oauth_flows').where('expires_at', '<=', now).execute()
}
