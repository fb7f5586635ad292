import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Sealer } from '#server/platform/sealing/create-sealer.ts'
import { placesOfIdentity, placesOfSession, type TokenPlaces } from './provider-tokens.ts'

type TokenTable = 'sessions' | 'identities'

interface StoredTokens {
  readonly id: string
  readonly access: string
  readonly refresh: string
  readonly places: TokenPlaces
}

const BATCH = 500

/**
 * Seals all stored tokens under the house's secret of now: those from before there was a seal, and those of the previous secret.
 * May end at any moment and be done again; of several processes one waits for the other, and finds nothing left to do.
 */
export async function sealStoredTokens(database: Kysely<Tables>, sealer: Sealer): Promise<void> {
  for (const table of ['sessions', 'identities'] as const) {
    let after: string | undefined = ''
    while (after !== undefined) {
      const from: string = after
      after = await database.transaction().execute((transaction) => sealSome(transaction, sealer, table, from))
    }
  }
}

/** Answers the last id it came to; undefined at the end. What does not open is passed over, and stays as it is. */
async function sealSome(
  transaction: Transaction<Tables>,
  sealer: Sealer,
  table: TokenTable,
  after: string,
): Promise<string | undefined> {
  const rows = await lockUnsealed(transaction, table, { prefix: sealer.freshPrefix, after })
  for (const { id, access, refresh, places } of rows) {
    const again = (stored: string, place: TokenPlaces['access']) => {
      const text = sealer.open(stored, place)
      return text === undefined ? stored : sealer.seal(text, place)
    }
    const sealed = { access: again(access, places.access), refresh: again(refresh, places.refresh) }
    if (sealed.access === access && sealed.refresh === refresh) continue
    await transaction
      .updateTable(table)
      .set({ provider_access_token: sealed.access, provider_refresh_token: sealed.refresh })
      .where('id', '=', id)
      .execute()
  }
  return rows.length < BATCH ? undefined : rows.at(-1)?.id
}

async function lockUnsealed(
  transaction: Transaction<Tables>,
  table: TokenTable,
  { prefix, after }: { prefix: string; after: string },
): Promise<StoredTokens[]> {
  const isUnsealed = (column: string) =>
    sql<boolean>`(${sql.ref(column)} <> '' and not starts_with(${sql.ref(column)}, ${prefix}))`
  const rows = await transaction
    .selectFrom(table)
    .select(['id', 'user_id', 'provider', 'provider_uid', 'provider_access_token', 'provider_refresh_token'])
    .where('id', '>', after)
    .where(sql<boolean>`(${isUnsealed('provider_access_token')} or ${isUnsealed('provider_refresh_token')})`)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    access: row.provider_access_token,
    refresh: row.provider_refresh_token,
    places:
      table === 'sessions'
        ? placesOfSession({ id: row.id, userId: row.user_id })
        : placesOfIdentity({ provider: row.provider, uid: row.provider_uid }),
  }))
}

export type TokenState = ReturnType<Sealer['stateOf']>

/** How the stored tokens are sealed, for the operator. */
export async function countTokens(database: Kysely<Tables>, sealer: Sealer): Promise<Record<TokenState, number>> {
  const headChars = sealer.freshPrefix.length
  const { rows } = await sql<{ head: string; count: string }>`
    select case when token like 'sealed.%' then left(token, ${headChars}) else '' end as head, count(*) as count
    from (
      select unnest(array[provider_access_token, provider_refresh_token]) as token from sessions
      union all
      select unnest(array[provider_access_token, provider_refresh_token]) from identities
    ) tokens
    where token <> '' group by head`.execute(database)
  const counts = { fresh: 0, stale: 0, lost: 0, open: 0 }
  for (const { head, count } of rows) counts[sealer.stateOf(head)] += Number(count)
  return counts
}
