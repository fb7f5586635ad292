import type pg from 'pg'

const PREPARED = /^\s*\/\* prepared: ([a-z-]+) \*\//

type Query = (text: unknown, values?: unknown, ...rest: readonly unknown[]) => unknown

/**
 * Statements that begin with `/* prepared: some-name *\/` are planned once for each connection and not each time: for the few that
 * are so frequent that planning costs more than doing. One name stands for one text, always the same.
 */
export function keepPrepared(client: pg.PoolClient): void {
  // The overloads of `query` all come down to this.
  const send = client.query.bind(client) as Query
  const query: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) ? PREPARED.exec(text)?.[1] : undefined
    return name === undefined ? send(text, values, ...rest) : send({ name, text, values }, ...rest)
  }
  client.query = query as typeof client.query
}
