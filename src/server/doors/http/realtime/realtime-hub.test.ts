import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { JobCard } from '#contract/entities/job.ts'
import type { UserData } from '#contract/entities/user.ts'
import type { Visit } from '#server/core/accounts/session-lookup.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { createRealtimeConnection, type RealtimeConnection } from './realtime-connection.ts'
import { createRealtimeHub } from './realtime-hub.ts'
import type { RealtimeSource } from './realtime-source.ts'

const SOON = { timeout: 30_000, interval: 5 }
const ORIGIN = 'http://troupe.test'

/** A hub with connections of its own whose sockets keep what they are told; a session's secret is the id of its user. */
function stage(
  findJobs: RealtimeSource['findJobs'] = async () => new Map(),
  findUserData: RealtimeSource['findUserData'] = () => Promise.reject(new Error('nobody asks for credits here')),
) {
  const bugs: unknown[] = []
  const hub = createRealtimeHub({
    source: { findJobs, findUserData, listen: () => Promise.reject(new Error('events are published by the test')) },
    clock: systemClock,
    reportBug: (what, error) => bugs.push([what, error]),
  })
  const visitOf = async (secret: string) => {
    const day = new Date(0)
    const dates = { createdAt: day, updatedAt: day, accessedAt: day, passwordUpdatedAt: null }
    const user = { ...dates, id: secret, isActive: true, targets: [] }
    return { user, session: { id: secret } } as unknown as Visit
  }

  async function connect(userId: string, channels = ['job.status']) {
    const told: { type: string; data?: { payload?: { jobId?: string; credits?: number } } }[] = []
    const socket = {
      readyState: 1,
      OPEN: 1,
      bufferedAmount: 0,
      send: (frame: string) => told.push(JSON.parse(frame)),
      close() {},
    }
    const connection: RealtimeConnection = createRealtimeConnection({
      socket: socket as unknown as WebSocket,
      origin: ORIGIN,
      urlChannels: { channels, slots: new Map([['0', channels]]) },
      findVisit: visitOf,
      lookUpVisit: visitOf,
      onUser: hub.bind,
    })
    hub.add(connection)
    connection.greet([userId], async () => true)
    await vi.waitFor(() => expect(told.map(({ type }) => type)).toContain('connected'), SOON)
    const say = (message: object) => connection.hear(Buffer.from(JSON.stringify(message)))
    const jobs = () => told.flatMap(({ type, data }) => (type === 'event' ? [data?.payload?.jobId] : []))
    return { connection, told, say, jobs }
  }
  const change = (userId: string, subjectId: string, revision = 2) =>
    hub.publish({ kind: 'job.changed', userId, subjectId, revision })
  return { hub, bugs, connect, change }
}

test('who leaves is forgotten as quickly among twenty thousand as among few', async () => {
  const { hub } = stage()
  const people = Array.from({ length: 20_000 }, (_, index) => ({ visit: { user: { id: `user-${index}` } } }))
  const connections = people as unknown as RealtimeConnection[]
  const startedAt = performance.now()
  for (const connection of connections) {
    hub.add(connection)
    hub.bind(connection)
  }
  for (const connection of connections) hub.forget(connection)
  // A walk over everybody for each of them takes many seconds, a look at the one some hundredths of one.
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('a connection that says it is somebody else hears of them, and of whom it was before no more', async () => {
  const { connect, change, bugs } = stage()
  const line = await connect('ada')
  line.say({ type: 'authentication', data: { session: 'bo' } })
  await vi.waitFor(() => expect(line.told.map(({ type }) => type)).toContain('response'), SOON)
  change('ada', 'of-ada')
  change('bo', 'of-bo')
  await vi.waitFor(() => expect(line.jobs()).toContain('of-bo'), SOON)
  expect(line.jobs()).toEqual(['of-bo'])
  expect(bugs).toEqual([])
})

const cardsOf = (jobs: readonly { jobId: string }[]) => new Map(jobs.map(({ jobId }) => [jobId, { jobId } as JobCard]))

test('a storm of events is a few looks, one after the other, and each card reaches its owner in order', async () => {
  let inWork = 0
  const looks: number[] = []
  const { hub, connect, change, bugs } = stage(async ({ jobs }) => {
    expect(++inWork).toBe(1)
    looks.push(jobs.length)
    await new Promise(setImmediate)
    inWork -= 1
    return cardsOf(jobs)
  })
  const lines = await Promise.all(Array.from({ length: 300 }, (_, index) => connect(`user-${index}`)))
  const gone = await connect('gone')
  for (const turn of ['first', 'second']) {
    for (const index of lines.keys()) change(`user-${index}`, `${turn}-of-${index}`)
    change('gone', `${turn}-of-gone`)
  }
  hub.forget(gone.connection)
  await vi.waitFor(() => expect(lines.at(-1)?.jobs()).toHaveLength(2), SOON)
  for (const [index, line] of lines.entries()) expect(line.jobs()).toEqual([`first-of-${index}`, `second-of-${index}`])
  // Of who has left nothing is looked up.
  expect(looks.reduce((sum, size) => sum + size, 0)).toBe(600)
  expect(looks.length).toBeLessThan(10)
  expect(gone.jobs()).toEqual([])
  expect(bugs).toEqual([])
})

test('a card that breaks keeps nobody else from theirs', async () => {
  const { connect, change, bugs } = stage(async ({ jobs }) => {
    if (jobs.some(({ jobId }) => jobId === 'broken')) throw new Error('broken')
    return cardsOf(jobs)
  })
  const [ada, bo] = [await connect('ada'), await connect('bo')]
  change('ada', 'broken')
  for (const subject of ['one', 'two', 'three']) change('bo', subject)
  await vi.waitFor(() => expect(bo.jobs()).toEqual(['one', 'two', 'three']), SOON)
  expect(ada.jobs()).toEqual([])
  expect(bugs).toHaveLength(1)
})

test('who is somebody else by the time a card is found is not told it', async () => {
  const found = Promise.withResolvers<void>()
  const { connect, change } = stage(async ({ jobs }) => {
    await found.promise
    return cardsOf(jobs)
  })
  const [line, other] = [await connect('ada'), await connect('ada')]
  change('ada', 'of-ada')
  line.say({ type: 'authentication', data: { session: 'bo' } })
  await vi.waitFor(() => expect(line.told.map(({ type }) => type)).toContain('response'), SOON)
  found.resolve()
  await vi.waitFor(() => expect(other.jobs()).toEqual(['of-ada']), SOON)
  expect(line.jobs()).toEqual([])
})

test('a storm of changed balances is a few looks, one after the other, and each reaches its owner', async () => {
  let inWork = 0
  const looks: number[] = []
  const { hub, connect, bugs } = stage(undefined, async (userIds) => {
    expect(++inWork).toBe(1)
    looks.push(userIds.length)
    await new Promise(setImmediate)
    inWork -= 1
    return new Map(userIds.map((userId) => [userId, { userId, credits: Number(userId.split('-')[1]) } as UserData]))
  })
  const lines = await Promise.all(Array.from({ length: 300 }, (_, index) => connect(`user-${index}`, ['documents'])))
  for (const index of lines.keys()) {
    const userId = `user-${index}`
    hub.publish({ kind: 'credits.changed', userId, subjectId: userId, revision: 0 })
  }
  const balances = () => lines.map(({ told }) => told.flatMap(({ data }) => data?.payload?.credits ?? []))
  await vi.waitFor(() => expect(balances().at(-1)).toHaveLength(1), SOON)
  expect(balances()).toEqual(lines.map((_, index) => [index]))
  expect(looks).toEqual([200, 100])
  expect(bugs).toEqual([])
})
