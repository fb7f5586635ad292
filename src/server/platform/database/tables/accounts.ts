import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Preferences = Record<string, unknown>

/** A person or a guest with an anonymous session. Texts that are not set are null here and "" on the wire. */
export interface UsersTable {
  id: string
  name: string
  /** Lower case; null for anonymous users and for providers that tell no address. */
  email: string | null
  email_verified: Generated<boolean>
  phone: string | null
  phone_verified: Generated<boolean>
  /** Argon2id, PHC text. */
  password_hash: string | null
  password_updated_at: Date | null
  is_active: Generated<boolean>
  labels: Generated<string[]>
  prefs: JSONColumnType<Preferences, string | undefined, string>
  mfa_enabled: Generated<boolean>
  /** Signed in through Google or Discord at least once. */
  has_identity: Generated<boolean>
  /** A provider told an address of theirs and said that it is verified. */
  has_vouched_identity: Generated<boolean>
  /** A payment of theirs was completed at least once. */
  has_paid: Generated<boolean>
  created_at: Date
  updated_at: Date
  accessed_at: Date
}

/** A signed-in browser. Only the SHA-256 of its secret is kept. */
export interface SessionsTable {
  id: string
  user_id: string
  secret_hash: Buffer
  provider: string
  provider_uid: string
  /** Sealed, as all of the provider's tokens (core/accounts/provider-tokens.ts). */
  provider_access_token: Generated<string>
  provider_access_token_expires_at: Date | null
  provider_refresh_token: Generated<string>
  ip: string
  user_agent: string
  factors: string[]
  mfa_updated_at: Date | null
  created_at: Date
  updated_at: Date
  expires_at: Date
  /** To within a day. */
  last_used_at: Generated<Date>
}

/** Single-use secrets that travel by mail, text message or address line: recovery, verification, sign-in codes. */
export interface TokensTable {
  id: string
  user_id: string
  kind: string
  secret_hash: Buffer
  created_at: Date
  expires_at: Date
}

/** Who a user is at Google or Discord. */
export interface IdentitiesTable {
  id: string
  user_id: string
  provider: string
  provider_uid: string
  provider_email: string
  /** Sealed. */
  provider_access_token: string
  provider_access_token_expires_at: Date | null
  provider_refresh_token: string
  created_at: Date
  updated_at: Date
}

/** Where a user can be reached: the address of the account, a phone, a push registration of one session. */
export interface TargetsTable {
  id: string
  user_id: string
  session_id: string | null
  name: Generated<string>
  provider_id: string | null
  provider_type: 'email' | 'sms' | 'push'
  identifier: string
  is_expired: Generated<boolean>
  created_at: Date
  updated_at: Date
}

/** A sign-in at a provider that has begun and not returned. Bound to the browser it began in. */
export interface OAuthFlowsTable {
  state_hash: Buffer
  browser_hash: Buffer
  provider: string
  /** Sealed. */
  code_verifier: string
  success_url: string
  failure_url: string
  created_at: ColumnType<Date, Date, never>
  expires_at: Date
}

export interface AccountTables {
  users: UsersTable
  sessions: SessionsTable
  tokens: TokensTable
  identities: IdentitiesTable
  targets: TargetsTable
  oauth_flows: OAuthFlowsTable
}
