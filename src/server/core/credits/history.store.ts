import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'

export interface LedgerEntry {
  readonly id: number
  readonly kind: 'grant' | 'hold' | 'release' | 'takeback'
  readonly amountCredits: number
  readonly balanceAfterCredits: number
  readonly reason: string
  /** The job it belongs to, while there is one. */
  readonly job: { readonly id: string; readonly kind: string; readonly title: string } | undefined
  readonly createdAt: Date
}

/** The user's entries that moved credits, newest first, from behind `before`; what a settle writes moves none. */
export async function listEntries(
  database: Kysely<Tables>,
  { userId, before, most }: { userId: string; before?: number; most: number },
): Promise<LedgerEntry[]> {
  const rows = await database
    .with('page', (page) =>
      page
        .selectFrom('credit_entries')
        .select(['id', 'kind', 'amount_credits', 'balance_after_credits', 'reason', 'job_id', 'created_at'])
        .where('user_id', '=', userId)
        .where('kind', '<>', 'settle')
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
        .orderBy('id', 'desc')
        .limit(most),
    )
    .selectFrom('page')
    .leftJoin('jobs', (join) => join.onRef('jobs.id', '=', 'page.job_id').on('jobs.user_id', '=', userId))
    .select(['page.id', 'page.kind', 'amount_credits', 'balance_after_credits', 'reason', 'page.created_at'])
    .select(['jobs.id as job_id', 'jobs.kind as job_kind', 'jobs.title as job_title'])
    .orderBy('page.id', 'desc')
    .$narrowType<{ kind: LedgerEntry['kind'] }>()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountCredits: row.amount_credits,
    balanceAfterCredits: row.balance_after_credits,
    reason: row.reason,
    job: row.job_id === null ? undefined : { id: row.job_id, kind: row.job_kind ?? '', title: row.job_title ?? '' },
    createdAt: row.created_at,
  }))
}

/** How many there are of them in all. */
export async function countEntries(database: Kysely<Tables>, userId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from credit_entries where user_id = ${userId} and kind <> 'settle'`.execute(database)
  return rows[0]?.total ?? 0
}
