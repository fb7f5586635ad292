import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { PictureAddresses } from '../library/picture-addresses.ts'

const PAGE = 500

type Rows = AsyncIterable<object>

/** What the house keeps about a person, by the names a person would give it. Secrets and provider tokens are not among it. */
export function ownDataSections(database: Kysely<Tables>, userId: string, addresses: PictureAddresses): [string, Rows][] {
  return [
    ['account', all(() => accountRows(database, userId))],
    ['signIns', all(() => signInRows(database, userId))],
    ['sessions', all(() => sessionRows(database, userId))],
    [
      'creditMovements',
      inPages((after) =>
        database
          .selectFrom('credit_entries')
          .select(['id as position', 'created_at as at', 'kind', 'amount_credits as credits'])
          .select(['balance_after_credits as balance', 'reason', 'job_id as generationId'])
          .where('user_id', '=', userId)
          .where('id', '>', after)
          .orderBy('id')
          .limit(PAGE)
          .execute(),
      ),
    ],
    ['payments', all(() => paymentRows(database, userId))],
    [
      'subscriptions',
      all(() =>
        database
          .selectFrom('billing_subscriptions')
          .select(['id', 'plan_id as plan', 'status', 'period_start as from', 'period_end as until'])
          .where('user_id', '=', userId)
          .execute(),
      ),
    ],
    [
      'dailyBonuses',
      all(() => database.selectFrom('daily_claims').selectAll().where('user_id', '=', userId).orderBy('claimed_at').execute()),
    ],
    [
      'characters',
      inPages((after) =>
        database
          .selectFrom('characters')
          .select(['sequence as position', 'id', 'name', 'description', 'style', 'traits', 'chat_id as chatId'])
          .select(['picture_file_id as pictureId', 'created_at as at'])
          .where('user_id', '=', userId)
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(PAGE)
          .execute(),
      ),
    ],
    ['generations', generationRows(database, userId, addresses)],
    [
      'messages',
      inPages((after) =>
        database
          .selectFrom('messages')
          .select(['sequence as position', 'chat_id as chatId', 'sender_type as from', 'prompt as text'])
          .select(['job_id as generationId', 'created_at as at'])
          .where('user_id', '=', userId)
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(PAGE)
          .execute(),
      ),
    ],
    ['files', all(() => fileRows(database, userId, addresses))],
  ]
}

function accountRows(database: Kysely<Tables>, userId: string): Promise<object[]> {
  return database
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'email_verified as isEmailVerified', 'phone', 'prefs'])
    .select(['users.created_at as since', 'accessed_at as lastVisit', 'profiles.avatar_url as avatarUrl'])
    .where('users.id', '=', userId)
    .execute()
}

function signInRows(database: Kysely<Tables>, userId: string): Promise<object[]> {
  return database
    .selectFrom('identities')
    .select(['provider', 'provider_uid as idThere', 'provider_email as email', 'created_at as since'])
    .where('user_id', '=', userId)
    .execute()
}

function sessionRows(database: Kysely<Tables>, userId: string): Promise<object[]> {
  return database
    .selectFrom('sessions')
    .select(['provider', 'ip', 'user_agent as browser', 'created_at as since', 'expires_at as until'])
    .where('user_id', '=', userId)
    .execute()
}

function paymentRows(database: Kysely<Tables>, userId: string): Promise<object[]> {
  return database
    .selectFrom('billing_payments')
    .leftJoin('billing_orders', 'billing_orders.id', 'billing_payments.order_id')
    .select(['billing_payments.id', 'paid_at as at', 'billing_payments.amount_cents as cents', 'currency'])
    .select(['product_name as product', 'granted_credits as credits', 'told_refunded_cents as refundedCents'])
    .where('billing_payments.user_id', '=', userId)
    .execute()
}

function generationRows(database: Kysely<Tables>, userId: string, addresses: PictureAddresses): Rows {
  return inPages(async (after) => {
    const jobs = await database
      .selectFrom('jobs')
      .select(['sequence as position', 'id', 'type', 'status', 'title', 'prompt', 'style', 'price_credits as priceCredits'])
      .select(['character_id as characterId', 'chat_id as chatId', 'created_at as at', 'finished_at as finishedAt'])
      .where('user_id', '=', userId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PAGE)
      .execute()
    if (jobs.length === 0) return []
    const ids = jobs.map(({ id }) => id)
    const results = await database
      .selectFrom('job_results')
      .select(['job_id', 'file_id'])
      .where('job_id', 'in', ids)
      .orderBy('position')
      .execute()
    const byJob = Map.groupBy(results, ({ job_id }) => job_id)
    return jobs.map((job) => ({
      ...job,
      results: (byJob.get(job.id) ?? []).map(({ file_id }) => addresses.picture(file_id)),
    }))
  })
}

async function fileRows(database: Kysely<Tables>, userId: string, addresses: PictureAddresses): Promise<object[]> {
  const files = await database
    .selectFrom('files')
    .select(['id', 'mime_type as type', 'size_bytes as bytes', 'created_at as at'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return files.map((file) => ({ ...file, address: addresses.picture(file.id) }))
}

async function* all(read: () => Promise<object[]>): AsyncGenerator<object> {
  yield* await read()
}

/** All rows, a page at a time; `position` is what they are ordered by. */
async function* inPages(read: (after: number) => Promise<{ position: number }[]>): AsyncGenerator<object> {
  let after = 0
  for (;;) {
    const page = await read(after)
    for (const { position, ...row } of page) {
      after = position
      yield row
    }
    if (page.length < PAGE) return
  }
}
