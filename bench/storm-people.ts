import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { hashSecret } from '#server/core/accounts/secret.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { OUTBOX_CHANNEL, type OutboxEvent } from '#server/platform/outbox/write-outbox.ts'

export interface OneOfMany {
  readonly userId: string
  readonly jobId: string
}

/** So many people, signed in, with a job each that is in work. */
export async function makePeople(database: Kysely<Tables>, { many, project }: { many: number; project: string }) {
  const userIds = Array.from({ length: many }, (_, index) => `person-${index}`)
  const secrets = userIds.map((id) => createHash('sha256').update(id).digest('base64url'))
  const hashes = secrets.map((secret) => hashSecret(secret).toString('hex'))
  await sql`
    insert into users (id, name, email, created_at, updated_at, accessed_at)
    select id, 'Mira', id || '@example.org', now(), now(), now() from unnest(${userIds}::text[]) id`.execute(database)
  await sql`
    insert into sessions (id, user_id, secret_hash, provider, provider_uid, ip, user_agent, factors, created_at, updated_at, expires_at)
    select 'session-' || user_id, user_id, decode(hash, 'hex'), 'email', '', '', '', '{}', now(), now(), now() + interval '1 year'
    from unnest(${userIds}::text[], ${hashes}::text[]) as made (user_id, hash)`.execute(database)
  const { rows } = await sql<OneOfMany>`
    insert into jobs (id, user_id, kind, type, status, title, prompt, style, input, price_credits, charge, created_at, registered_at,
      started_at, deadline_at)
    select gen_random_uuid(), id, 'preview', 'create-preview', 'RUNNING', 'Mira', 'A calm woman with silver hair', 'anime', '{}', 0,
      'none', now(), now(), now(), now() + interval '1 hour'
    from unnest(${userIds}::text[]) id
    returning user_id as "userId", id as "jobId"`.execute(database)
  // As a house in which it has long been so many.
  await sql`vacuum analyze users, sessions, jobs`.execute(database)
  return { people: rows, cookies: secrets.map((secret) => `a_session_${project}=${secret}`) }
}

/** From now on all jobs wait, or all are in work. */
export async function setJobs(database: Kysely<Tables>, status: 'QUEUED' | 'RUNNING'): Promise<void> {
  await sql`
    update jobs set status = ${status}, started_at = case when ${status} = 'RUNNING' then created_at end`.execute(database)
  await sql`vacuum analyze jobs`.execute(database)
}

/** An event of everybody's job, all told in one breath; that they are written is measured elsewhere. */
export async function tellAll(database: Kysely<Tables>, people: readonly OneOfMany[]): Promise<void> {
  const events = people.map(
    ({ userId, jobId }): OutboxEvent => ({ kind: 'job.changed', userId, subjectId: jobId, revision: 2 }),
  )
  const payloads = events.map((event) => JSON.stringify(event))
  await sql`select pg_notify(${OUTBOX_CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(database)
}
