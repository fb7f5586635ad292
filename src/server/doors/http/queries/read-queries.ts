import { ProtocolError } from '#contract/protocol-error.ts'
import { isObject } from '../read-bodies.ts'

const MAX_QUERIES = 100
const MAX_QUERY_CHARS = 4096
const COMPARISONS = ['equal', 'notEqual', 'lessThan', 'lessThanEqual', 'greaterThan', 'greaterThanEqual'] as const
const MATCHES = ['contains', 'search', 'startsWith', 'endsWith', 'between'] as const
const OTHERS = [
  'isNull',
  'isNotNull',
  'orderAsc',
  'orderDesc',
  'select',
  'limit',
  'offset',
  'cursorAfter',
  'cursorBefore',
] as const
const METHODS: ReadonlySet<string> = new Set([...COMPARISONS, ...MATCHES, ...OTHERS])

export type QueryMethod = (typeof COMPARISONS | typeof MATCHES | typeof OTHERS)[number]

/** One element of `queries`, as the client's `Query` helper writes it. */
export type Query =
  | { readonly method: QueryMethod; readonly attribute: string; readonly values: readonly QueryValue[] }
  | { readonly method: 'and' | 'or'; readonly queries: readonly Query[] }
export type QueryValue = string | number | boolean | null

/** Reads `queries[0]=…` and `queries[]=…` of a query string; throws general_query_invalid. */
export function readQueries(parameters: unknown): Query[] {
  const texts = Object.entries(isObject(parameters) ? parameters : {})
    .filter(([name]) => /^queries(\[\d*\])?$/.test(name))
    .flatMap(([, value]) => value)
  if (texts.length > MAX_QUERIES) throw invalidQuery(`At most ${MAX_QUERIES} queries are read.`)
  return texts.map(parseQuery)
}

function parseQuery(text: unknown): Query {
  if (typeof text !== 'string' || text.length > MAX_QUERY_CHARS) {
    throw invalidQuery(`A query has at most ${MAX_QUERY_CHARS} characters.`)
  }
  try {
    return toQuery(JSON.parse(text), 1)
  } catch (error) {
    throw error instanceof ProtocolError ? error : invalidQuery('A query is not JSON.')
  }
}

function toQuery(json: unknown, depth: number): Query {
  if (!isObject(json)) throw invalidQuery('A query must be a JSON object.')
  const { method, attribute = '', values = [] } = json
  if (!Array.isArray(values)) throw invalidQuery('The values of a query must be a list.')
  if (method === 'and' || method === 'or') {
    if (depth > 3) throw invalidQuery('Queries are nested too deeply.')
    return { method, queries: values.map((value) => toQuery(value, depth + 1)) }
  }
  if (typeof method !== 'string' || !METHODS.has(method))
    throw invalidQuery(`There is no query method ${JSON.stringify(method)}.`)
  if (typeof attribute !== 'string') throw invalidQuery('The attribute of a query must be a text.')
  if (!values.every(isValue)) throw invalidQuery('A value of a query must be a text, a number, true, false or null.')
  return { method: method as QueryMethod, attribute, values }
}

function isValue(value: unknown): value is QueryValue {
  if (typeof value === 'string') return !value.includes('\u0000')
  return value === null || Number.isFinite(value) || typeof value === 'boolean'
}

export function invalidQuery(sentence: string): ProtocolError {
  return new ProtocolError('general_query_invalid', sentence)
}
