import { type Kysely, sql } from 'kysely'

/**
 * The tables of the whole account API: users, sessions, single-use tokens, identities, targets, sign-ins under way.
 * Preferences are json, not jsonb: what a client may store (lone surrogates, NUL escapes) jsonb refuses.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id text primary key,
      name text not null,
      email text unique check (email = lower(email)),
      email_verified boolean not null default false,
      phone text unique,
      phone_verified boolean not null default false,
      password_hash text,
      password_updated_at timestamptz,
      is_active boolean not null default true,
      labels text[] not null default '{}',
      prefs json not null default '{}',
      mfa_enabled boolean not null default false,
      has_identity boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      accessed_at timestamptz not null
    );

    create table sessions (
      id text primary key,
      user_id text not null references users on delete cascade,
      secret_hash bytea not null unique,
      provider text not null,
      provider_uid text not null,
      provider_access_token text not null default '',
      provider_access_token_expires_at timestamptz,
      provider_refresh_token text not null default '',
      ip text not null,
      user_agent text not null,
      factors text[] not null,
      mfa_updated_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_of_user on sessions (user_id, created_at);

    create table tokens (
      id text primary key,
      user_id text not null references users on delete cascade,
      kind text not null,
      secret_hash bytea not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index tokens_of_user on tokens (user_id, kind);

    create table identities (
      id text primary key,
      user_id text not null references users on delete cascade,
      provider text not null,
      provider_uid text not null,
      provider_email text not null,
      provider_access_token text not null,
      provider_access_token_expires_at timestamptz,
      provider_refresh_token text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (provider, provider_uid)
    );
    create index identities_of_user on identities (user_id);
    create index identities_by_email on identities (provider_email);

    create table targets (
      id text primary key,
      user_id text not null references users on delete cascade,
      session_id text references sessions on delete cascade,
      name text not null default '',
      provider_id text,
      provider_type text not null,
      identifier text not null unique,
      is_expired boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index targets_of_user on targets (user_id);

    create table oauth_flows (
      state_hash bytea primary key,
      browser_hash bytea not null,
      provider text not null,
      code_verifier text not null,
      success_url text not null,
      failure_url text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index oauth_flows_by_expiry on oauth_flows (expires_at);
  `.execute(database)
}
