import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * The end of a statement that PostgreSQL shall parse and plan once for each connection and not each time: for the few that are so
 * frequent that planning costs more than doing. Its text must always be the same, so it names every column it answers:
 * what `*` means changes with a migration, and PostgreSQL refuses to go on with what it had planned before.
 */
export const PREPARED = sql.raw<never>(MARK)

/** The same for a statement that comes as text. */
export const prepared = (text: string) => `${text} ${MARK}`

/** More texts than this are one that is different each time, and would fill the memory of the database. */
const MOST_TEXTS = 200

/** The names of marked statements by their texts, for all connections of one pool. */
export type StatementNames = Map<string, string>

type Query = (text: unknown, values?: unknown, ...rest: readonly unknown[]) => unknown

/** Lets a connection know the statements that are marked, each by the name that its text has in its pool. */
export function keepPrepared(client: pg.PoolClient, names: StatementNames): void {
  // The overloads of `query` all come down to this.
  const send = client.query.bind(client) as Query
  const query: Query = (text, values, ...rest) => {
    const isMarked = typeof text === 'string' && Array.isArray(values) && text.endsWith(MARK)
    return isMarked ? send({ name: nameOf(names, text), text, values }, ...rest) : send(text, values, ...rest)
  }
  client.query = query as typeof client.query
}

function nameOf(names: StatementNames, text: string): string {
  const known = names.get(text)
  if (known) return known
  if (names.size >= MOST_TEXTS) throw new Error(`a prepared statement is different each time: ${text}`)
  const name = `prepared-${names.size + 1}`
  names.set(text, name)
  return name
}
