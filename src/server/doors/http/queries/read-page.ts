import { LIMITS } from '#contract/limits.ts'
import { invalidQuery, type Query } from './read-queries.ts'

const MAX_LIMIT = 5000
const MAX_OFFSET = 1_000_000

/** Which part of a list is wanted. */
export interface Page {
  readonly limit: number
  readonly offset: number
  readonly cursorAfter?: string
  readonly cursorBefore?: string
}

/** Reads limit, offset and cursors; a page has 25 entries unless told otherwise. Throws general_query_invalid. */
export function readPage(queries: readonly Query[]): Page {
  return {
    limit: wholeNumber(soleValue(queries, 'limit'), MAX_LIMIT) ?? LIMITS.listPageSize,
    offset: wholeNumber(soleValue(queries, 'offset'), MAX_OFFSET) ?? 0,
    cursorAfter: cursor(soleValue(queries, 'cursorAfter')),
    cursorBefore: cursor(soleValue(queries, 'cursorBefore')),
  }
}

function soleValue(queries: readonly Query[], method: Query['method']): unknown {
  const query = queries.find((one) => one.method === method)
  if (query === undefined || !('values' in query)) return undefined
  if (query.values.length !== 1) throw invalidQuery(`${method} takes one value.`)
  return query.values[0]
}

function wholeNumber(value: unknown, most: number): number | undefined {
  if (value === undefined) return undefined
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
    throw invalidQuery(`A limit or offset must be a whole number from 0 to ${most}.`)
  }
  return value as number
}

function cursor(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'string') throw invalidQuery('A cursor must be an id.')
  return value
}
