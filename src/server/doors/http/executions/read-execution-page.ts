import type { ExecutionFilter, ExecutionPage } from '#server/core/executions/execution-page.ts'
import { readPage } from '../queries/read-page.ts'
import { invalidQuery, type Query, type QueryValue } from '../queries/read-queries.ts'

const FIELDS: Readonly<Record<string, { field: ExecutionFilter['field']; type: 'text' | 'number' | 'date' }>> = {
  $id: { field: 'id', type: 'text' },
  $createdAt: { field: 'created_at', type: 'date' },
  $updatedAt: { field: 'updated_at', type: 'date' },
  trigger: { field: 'trigger', type: 'text' },
  status: { field: 'status', type: 'text' },
  requestMethod: { field: 'request_method', type: 'text' },
  requestPath: { field: 'request_path', type: 'text' },
  responseStatusCode: { field: 'response_status_code', type: 'number' },
  duration: { field: 'duration_seconds', type: 'number' },
}
const OPERATORS: Readonly<Partial<Record<Query['method'], ExecutionFilter['operator']>>> = {
  equal: '=',
  notEqual: '<>',
  lessThan: '<',
  lessThanEqual: '<=',
  greaterThan: '>',
  greaterThanEqual: '>=',
}
const PAGING: ReadonlySet<Query['method']> = new Set(['limit', 'offset', 'cursorAfter', 'orderAsc', 'orderDesc', 'select'])

/** Which calls are wanted, in order of insertion unless told otherwise. Throws general_query_invalid for what calls do not have. */
export function readExecutionPage(queries: readonly Query[]): ExecutionPage {
  const { limit, offset, cursorAfter } = readPage(queries)
  return {
    limit,
    offset,
    afterId: cursorAfter,
    order: queries.some((query) => query.method === 'orderDesc') ? 'desc' : 'asc',
    filters: queries.filter((query) => !PAGING.has(query.method)).map(toFilter),
  }
}

function toFilter(query: Query): ExecutionFilter {
  const operator = OPERATORS[query.method]
  if (operator === undefined || !('attribute' in query)) throw invalidQuery(`Calls can not be searched by ${query.method}.`)
  const column = Object.hasOwn(FIELDS, query.attribute) ? FIELDS[query.attribute] : undefined
  if (column === undefined) throw invalidQuery(`Calls have no attribute ${JSON.stringify(query.attribute)}.`)
  if (query.values.length === 0) throw invalidQuery('A comparison takes at least one value.')
  return { field: column.field, operator, values: query.values.map((value) => toValue(value, column.type)) }
}

function toValue(value: QueryValue, type: 'text' | 'number' | 'date'): string | number | Date {
  if (type === 'text' && typeof value === 'string') return value
  if (type === 'number' && typeof value === 'number') return value
  if (type === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return new Date(value)
  throw invalidQuery(`${JSON.stringify(value)} is no ${type}.`)
}
