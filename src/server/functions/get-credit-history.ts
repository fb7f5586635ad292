import { LIMITS } from '#contract/limits.ts'
import { entryWords } from '../core/credits/entry-words.ts'
import type { LedgerEntry } from '../core/credits/history.store.ts'
import { historyCsv } from '../core/credits/history-csv.ts'
import { readCreditHistory } from '../core/credits/read-credit-history.ts'
import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'

export function getCreditHistoryHandler({ database }: HandlerParts): Handlers['get-credit-history'] {
  return async ({ cursorAfter, format = 'json' }, { caller: { userId } }) => {
    const most = format === 'csv' ? LIMITS.historyCsvPageSize : LIMITS.listPageSize
    const before = cursorAfter === undefined ? undefined : Number(cursorAfter)
    const { entries, hasNextPage, total } = await readCreditHistory(database, userId, { before, most })
    const last = entries.at(-1)
    const page = { success: true, total, hasNextPage, ...(hasNextPage && last && { nextCursor: String(last.id) }) } as const
    if (format === 'json') return { ...page, data: entries.map(shapeOf) }
    return { ...page, data: [], csv: historyCsv(entries.map(lineOf), { withHead: before === undefined }) }
  }
}

function shapeOf(entry: LedgerEntry) {
  const { id, kind, amountCredits, balanceAfterCredits, job, createdAt } = entry
  return {
    $id: String(id),
    kind,
    amount: amountCredits,
    balanceAfter: balanceAfterCredits,
    reason: entryWords(entry),
    ...(job && { jobId: job.id }),
    $createdAt: createdAt.toISOString(),
  }
}

function lineOf(entry: LedgerEntry) {
  const { amountCredits, balanceAfterCredits: balanceCredits, job, createdAt } = entry
  return { date: createdAt.toISOString(), reason: entryWords(entry), amountCredits, balanceCredits, jobId: job?.id ?? '' }
}
