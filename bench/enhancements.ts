import autocannon from 'autocannon'
import { type Client, signIn } from './client.ts'
import { type Measurement, median, percentile } from './measure.ts'

const QUIET_MS = 5_000
const BUSY_MS = 10_000
/** Calls of the account that enhances which are under way at once: more than are worked on at once. */
const AT_ONCE = 2
const ROUNDS = 5
const GOAL_TIMES = 2

/** Words that nobody knows take longest to read: each is compared with all that are known. */
const HARD_TEXT = Array.from({ length: 3_000 }, (_, index) => `zw${index.toString(36)}rk`)
  .join(' ')
  .slice(0, 20_000)

/**
 * `GET /v1/account` of one person, while all is quiet and while another account sends `enhance-prompt` of 20,000 characters as fast
 * as it is let, with the limits of every house. Medians of five rounds; quiet and busy take turns.
 */
export async function benchEnhancements(url: string): Promise<Measurement[]> {
  const reader = await signIn(url, 'rich')
  const rounds: { quietMs: number; busyMs: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round has a writer of its own, whose minute has just begun.
    const writer = await signIn(url, 'rich')
    const quietMs = await p99OfAccountMs(url, reader, QUIET_MS)
    const writing = enhance(url, writer)
    const busyMs = await p99OfAccountMs(url, reader, BUSY_MS)
    await writing
    rounds.push({ quietMs, busyMs })
  }
  const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value))
  return [
    { name: 'GET /v1/account, p99, one by one', value: of(({ quietMs }) => quietMs), unit: 'ms' },
    { name: 'the same while an account enhances', value: of(({ busyMs }) => busyMs), unit: 'ms' },
    {
      name: 'enhancements: times the quiet p99',
      value: of(({ quietMs, busyMs }) => busyMs / quietMs),
      unit: 'times',
      goal: GOAL_TIMES,
    },
  ]
}

async function p99OfAccountMs(url: string, { cookie }: Client, forMs: number): Promise<number> {
  const headers = { cookie, 'x-appwrite-project': 'troupe' }
  const times: number[] = []
  const endsAt = performance.now() + forMs
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const answer = await fetch(`${url}/v1/account`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`GET /v1/account answered ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  return percentile(times, 0.99)
}

/** A refusal is an answer too: it is asked again at once. In a thread, so that it takes no time of who reads. */
async function enhance(url: string, { cookie }: Client): Promise<void> {
  const { errors } = await autocannon({
    url: `${url}/v1/functions/enhance-prompt/executions`,
    method: 'POST',
    headers: { cookie, 'x-appwrite-project': 'troupe', 'content-type': 'application/json' },
    body: JSON.stringify({ body: JSON.stringify({ userPrompt: HARD_TEXT }) }),
    connections: AT_ONCE,
    workers: 1,
    duration: BUSY_MS / 1000,
    // As long as the server gives a call.
    timeout: 30,
  })
  if (errors > 0) throw new Error(`${errors} enhancements had no answer`)
}
