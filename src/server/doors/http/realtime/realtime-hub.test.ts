import { expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Visit } from '#server/core/accounts/session-lookup.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { createRealtimeConnection, type RealtimeConnection } from './realtime-connection.ts'
import { createRealtimeHub } from './realtime-hub.ts'
import type { RealtimeSource } from './realtime-source.ts'

const ORIGIN = 'http://troupe.test'

/** A hub with connections of its own whose sockets keep what they are told; a session's secret is the id of its user. */
function stage(findJob: RealtimeSource['findJob'] = async () => undefined) {
  const bugs: unknown[] = []
  const hub = createRealtimeHub({
    source: { findJob, listen: () => Promise.reject(new Error('events are published by the test')) },
    clock: systemClock,
    userData: { readUserData: () => Promise.reject(new Error('nobody asks for credits here')) },
    reportBug: (what, error) => bugs.push([what, error]),
  })
  const visitOf = async (secret: string) => {
    const day = new Date(0)
    const dates = { createdAt: day, updatedAt: day, accessedAt: day, passwordUpdatedAt: null }
    const user = { ...dates, id: secret, isActive: true, targets: [] }
    return { user, session: { id: secret } } as unknown as Visit
  }

  async function connect(userId: string) {
    const told: { type: string; data?: { payload?: { jobId: string } } }[] = []
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
      urlChannels: { channels: ['job.status'], slots: new Map([['0', ['job.status']]]) },
      findVisit: visitOf,
      lookUpVisit: visitOf,
      onUser: hub.bind,
    })
    hub.add(connection)
    connection.greet([userId], async () => true)
    await vi.waitFor(() => expect(told.map(({ type }) => type)).toContain('connected'), { interval: 1 })
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
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('a connection that says it is somebody else hears of them, and of whom it was before no more', async () => {
  const { connect, change, bugs } = stage()
  const line = await connect('ada')
  line.say({ type: 'authentication', data: { session: 'bo' } })
  await vi.waitFor(() => expect(line.told.map(({ type }) => type)).toContain('response'), { interval: 1 })
  change('ada', 'of-ada')
  change('bo', 'of-bo')
  await vi.waitFor(() => expect(line.jobs()).toContain('of-bo'), { interval: 1 })
  expect(line.jobs()).toEqual(['of-bo'])
  expect(bugs).toEqual([])
})
