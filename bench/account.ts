import autocannon from 'autocannon'
import { signIn } from './client.ts'
import type { Measurement } from './measure.ts'

const CONNECTIONS = 64
const SECONDS = 8

/**
 * `GET /v1/account`, 64 connections with a session each: one session for all of them is found without the database nearly always.
 * The load comes from this process, the server is another.
 */
export async function benchAccount(url: string): Promise<Measurement[]> {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, () => signIn(url, 'rich')))
  let next = 0
  const load: autocannon.Options = {
    url: `${url}/v1/account`,
    connections: CONNECTIONS,
    setupClient(client) {
      client.setHeaders({ cookie: people[next++ % CONNECTIONS]?.cookie, 'x-appwrite-project': 'troupe' })
    },
  }
  await autocannon({ ...load, duration: 2 })
  const result = await autocannon({ ...load, duration: SECONDS })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of GET /v1/account were no success`)
  return [
    { name: 'GET /v1/account, 64 connections and sessions', value: result.requests.average, unit: 'requests/s', goal: 5_000 },
    { name: 'GET /v1/account, p99', value: result.latency.p99, unit: 'ms', goal: 30 },
  ]
}
