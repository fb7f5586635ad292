import { invalidQuery, type Query, type QueryMethod, type QueryValue } from './read-queries.ts'

type Document = Readonly<Record<string, unknown>>

/** Whether a document passes a filter; queries about order and paging let everything pass. Throws general_query_invalid. */
export function matchesQuery(document: Document, query: Query): boolean {
  if ('queries' in query) {
    return query.method === 'and'
      ? query.queries.every((one) => matchesQuery(document, one))
      : query.queries.some((one) => matchesQuery(document, one))
  }
  const test = FILTERS[query.method]
  if (test === undefined) return true
  if (!Object.hasOwn(document, query.attribute)) throw invalidQuery(`There is no attribute ${JSON.stringify(query.attribute)}.`)
  return test(document[query.attribute], query.values)
}

type Filter = (attribute: unknown, values: readonly QueryValue[]) => boolean

/** Several values mean "one of". */
const oneOf =
  (test: (attribute: unknown, value: QueryValue) => boolean): Filter =>
  (attribute, values) => {
    if (values.length === 0) throw invalidQuery('A comparison takes at least one value.')
    return values.some((value) => test(attribute, value))
  }

const ordered = (test: (order: number) => boolean): Filter =>
  oneOf((attribute, value) => {
    const order = compare(attribute, value)
    return order !== undefined && test(order)
  })

const text = (test: (attribute: string, value: string) => boolean): Filter =>
  oneOf((attribute, value) => test(String(attribute), String(value)))

const FILTERS: Partial<Record<QueryMethod, Filter>> = {
  equal: oneOf((attribute, value) => attribute === value),
  notEqual: (attribute, values) => !oneOf((one, value) => one === value)(attribute, values),
  lessThan: ordered((order) => order < 0),
  lessThanEqual: ordered((order) => order <= 0),
  greaterThan: ordered((order) => order > 0),
  greaterThanEqual: ordered((order) => order >= 0),
  between: (attribute, values) => (compare(attribute, values[0]) ?? -1) >= 0 && (compare(attribute, values[1]) ?? 1) <= 0,
  contains: text((attribute, value) => attribute.includes(value)),
  search: text((attribute, value) => attribute.toLowerCase().includes(value.toLowerCase())),
  startsWith: text((attribute, value) => attribute.startsWith(value)),
  endsWith: text((attribute, value) => attribute.endsWith(value)),
  isNull: (attribute) => attribute === null,
  isNotNull: (attribute) => attribute !== null,
}

/** Negative, 0 or positive; undefined for values that have no order between them. */
function compare(one: unknown, other: unknown): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one !== 'string' || typeof other !== 'string') return undefined
  if (one === other) return 0
  return one < other ? -1 : 1
}
