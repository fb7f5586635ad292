import type { OpenDatabase } from '#server/platform/database/open-database.ts'

/**
 * Keeps, of each transaction, how many statements went to the database on each round trip: those that are sent while others are
 * on their way share one. Watch before the pool connects.
 */
export function watchTransactions({ pool }: Pick<OpenDatabase, 'pool'>) {
  const finished: number[][] = []
  pool.on('connect', (client) => {
    let trips: number[] = []
    let onTheirWay = 0
    const send = client.query.bind(client) as (...call: readonly unknown[]) => Promise<unknown>
    const query = async (...call: readonly unknown[]) => {
      if (call[0] === 'begin') trips = []
      if (onTheirWay === 0) trips.push(0)
      trips.push((trips.pop() ?? 0) + 1)
      if (call[0] === 'commit') finished.push([...trips])
      onTheirWay += 1
      try {
        return await send(...call)
      } finally {
        onTheirWay -= 1
      }
    }
    client.query = query as typeof client.query
  })
  /** Those that were committed since this was asked last. */
  return { take: () => finished.splice(0) }
}
