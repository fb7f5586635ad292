import { Client, type Models, Realtime } from 'appwrite'
import { Client as Client17 } from 'appwrite-17'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { JobCard } from '#contract/entities/job.ts'
import { writeOutbox } from '#server/platform/outbox/write-outbox.ts'
import { openTestDoor, type TestDoor } from '#server/testing/open-test-door.ts'

const SESSION = 'a_session_troupe'
const CHANNELS = ['jobs.running-jobs', 'job.status', 'jobs.non-success-jobs']
const SOON = { timeout: 15_000, interval: 5 }

let door: TestDoor
beforeAll(async () => {
  // The official class wants a window for its heartbeat; Node has everything else.
  vi.stubGlobal('window', { setInterval, clearInterval, setTimeout, localStorage: { getItem: () => null } })
  door = await openTestDoor({
    findJob: async ({ jobId, origin, userId }) =>
      jobId === 'gone' ? undefined : ({ $id: jobId, jobId, userId, resultUrl: `${origin}/picture` } as JobCard),
  })
})
afterEach(() => expect(door.bugs).toEqual([]))
afterAll(async () => {
  await door[Symbol.asyncDispose]()
  vi.unstubAllGlobals()
})

async function member() {
  const visitor = door.visitor()
  const made = await visitor.fetch('/dev/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ as: 'new', name: 'Ada' }),
  })
  const { $id: userId } = (await made.json()) as { $id: string }
  return { visitor, userId, secret: visitor.cookies.get(SESSION) ?? '' }
}

const happen = (kind: string, userId: string, subjectId: string, revision = 2) =>
  door.kysely.transaction().execute((transaction) => writeOutbox(transaction, { kind, userId, subjectId, revision }))

/** A socket without a library; says what came. */
function rawSocket(query = 'project=troupe', headers: Record<string, string> = {}) {
  const heard: { type: string; data?: Record<string, unknown> }[] = []
  // Node's own WebSocket takes headers, which browsers do not.
  const socket = new (WebSocket as unknown as new (url: string, options: object) => WebSocket)(
    `${door.url.replace('http', 'ws')}/v1/realtime?${query}`,
    { headers },
  )
  const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener('close', resolve))
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))))
  const say = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const hear = (type: string) => vi.waitFor(() => expect(heard.map((one) => one.type)).toContain(type), SOON)
  return { socket, heard, closed, say, hear, [Symbol.dispose]: () => socket.close() }
}

const cookieOf = (secret: string) => ({ cookie: `${SESSION}=${secret}` })

test('RL-02 RL-09 the newest SDK hears each change of its own jobs on the three channels, and of nobody else', async () => {
  const [ada, bo] = [await member(), await member()]
  const realtime = new Realtime(new Client().setEndpoint(`${door.url}/v1`).setProject('troupe').setSession(ada.secret))
  const heard: [string, string, string[]][] = []
  for (const channel of CHANNELS) {
    await realtime.subscribe<JobCard>(channel, ({ payload, events }) => heard.push([channel, payload.jobId, events]))
  }
  using guest = rawSocket('project=troupe&channels[]=job.status')
  await guest.hear('connected')
  // Whoever is known only after the greeting hears as well: this one is heard once it is bound.
  await vi.waitFor(async () => {
    await happen('job.changed', ada.userId, 'warm-up')
    expect(heard.length).toBeGreaterThan(0)
  }, SOON)
  await happen('job.changed', bo.userId, 'of-bo')
  await happen('job.changed', ada.userId, 'mine', 1)
  const mine = () => heard.filter(([, id]) => id === 'mine')
  await vi.waitFor(() => expect(mine()).toHaveLength(3), SOON)
  expect(
    mine()
      .map(([channel]) => channel)
      .sort(),
  ).toEqual([...CHANNELS].sort())
  expect(heard.map(([, id]) => id)).not.toContain('of-bo')
  expect(mine()[0]?.[2]).toEqual(['jobs.mine.create', 'jobs.*.create', 'jobs.mine', 'jobs.*'])
  expect(guest.heard.map((one) => one.type)).toEqual(['connected'])
  await realtime.disconnect()
})

test('RL-01 the oldest SDK names project and channels in the address and hears its events', async () => {
  const ada = await member()
  const client = new Client17().setEndpoint(`${door.url}/v1`).setProject('troupe')
  const seen: string[] = []
  const Plain = WebSocket
  vi.stubGlobal(
    'WebSocket',
    class extends (Plain as unknown as new (url: string, options: object) => WebSocket) {
      static readonly OPEN = Plain.OPEN
      constructor(url: string) {
        super(url, { headers: cookieOf(ada.secret) })
        seen.push(url)
      }
    },
  )
  const heard: unknown[] = []
  const stop = client.subscribe<Models.Document>(CHANNELS, ({ payload, channels }) => heard.push([payload.$id, channels]))
  await vi.waitFor(() => expect(seen).toHaveLength(1), SOON)
  expect([...new URL(seen[0] ?? '').searchParams]).toEqual([
    ['project', 'troupe'],
    ...CHANNELS.map((channel) => ['channels[]', channel]),
  ])
  await vi.waitFor(async () => {
    await happen('job.changed', ada.userId, 'old-friend')
    expect(heard).toContainEqual(['old-friend', CHANNELS])
  }, SOON)
  stop()
  vi.stubGlobal('WebSocket', Plain)
})

test('RL-03 connected, event with channels, pong and error', async () => {
  const ada = await member()
  using line = rawSocket('project=troupe', cookieOf(ada.secret))
  await line.hear('connected')
  expect(line.heard[0]?.data).toMatchObject({ channels: [], user: { $id: ada.userId, name: 'Ada' }, subscriptions: {} })
  line.say({ type: 'subscribe', data: [{ subscriptionId: 's1', channels: ['job.status'], queries: [] }] })
  await line.hear('response')
  await happen('job.changed', ada.userId, 'gone')
  await line.hear('event')
  expect(line.heard.at(-1)?.data).toMatchObject({
    channels: CHANNELS,
    subscriptions: ['s1'],
    payload: { jobId: 'gone', status: 'not_found' },
    events: ['jobs.gone.delete', 'jobs.*.delete', 'jobs.gone', 'jobs.*'],
  })
  line.say({ type: 'ping' })
  await line.hear('pong')
  line.say('rubbish')
  await line.hear('error')
  expect(line.heard.at(-1)?.data).toMatchObject({ code: 1003 })
  line.say({ type: 'unsubscribe', data: [{ subscriptionId: 's1' }] })
  await vi.waitFor(() => expect(line.heard.at(-1)?.data).toMatchObject({ subscriptions: [{ removed: true }] }), SOON)
})

test('RL-05 the stored session is taken by message, a wrong one is refused and the connection stays', async () => {
  const ada = await member()
  using line = rawSocket()
  await line.hear('connected')
  expect(line.heard[0]?.data).toMatchObject({ user: null })
  // Both at once and in this order, as the newest SDK sends them.
  line.say({ type: 'authentication', data: { session: 'rubbish' } })
  line.say({ type: 'authentication', data: { session: ada.secret } })
  line.say({ type: 'subscribe', data: [{ subscriptionId: 's1', channels: ['job.status'] }] })
  await vi.waitFor(() => expect(line.heard).toHaveLength(4), SOON)
  expect(line.heard.slice(1)).toMatchObject([
    { type: 'error', data: { code: 1003 } },
    { type: 'response', data: { to: 'authentication', success: true, user: { $id: ada.userId } } },
    { type: 'response', data: { to: 'subscribe', success: true } },
  ])
})

test('who may not come is let in, told 1008, and sent away', async () => {
  for (const [query, headers] of [
    ['project=other', {}],
    ['project=troupe', { origin: 'http://evil.test' }],
  ] as const) {
    using line = rawSocket(query, headers)
    expect((await line.closed).code).toBe(1008)
    expect(line.heard).toMatchObject([{ type: 'error', data: { code: 1008 } }])
  }
  expect(await (await fetch(`${door.url}/v1/realtime?project=troupe`)).json()).toMatchObject({
    type: 'general_route_not_found',
  })
})

test('signing out ends the connections of that session, and only those', async () => {
  const ada = await member()
  using line = rawSocket('project=troupe', cookieOf(ada.secret))
  using other = rawSocket('project=troupe', cookieOf((await member()).secret))
  await Promise.all([line.hear('connected'), other.hear('connected')])
  await ada.visitor.fetch('/v1/account/sessions/current', { method: 'DELETE' })
  expect((await line.closed).code).toBe(1008)
  other.say({ type: 'ping' })
  await other.hear('pong')
})

test('credits that arrive are told as an event of the data document', async () => {
  const ada = await member()
  using line = rawSocket('project=troupe', cookieOf(ada.secret))
  await line.hear('connected')
  const channel = 'databases.main.collections.user-data.documents'
  line.say({ type: 'subscribe', data: [{ subscriptionId: 'c', channels: [channel] }] })
  await line.hear('response')
  await happen('credits.changed', ada.userId, ada.userId, 0)
  await line.hear('event')
  expect(line.heard.at(-1)?.data).toMatchObject({
    payload: { $id: ada.userId, userId: ada.userId, credits: 0 },
    channels: ['documents', channel, `${channel}.${ada.userId}`],
  })
})

test('too many messages and frames beyond the limit', async () => {
  using talker = rawSocket()
  await talker.hear('connected')
  for (let count = 0; count < 40; count += 1) talker.say({ type: 'ping' })
  await talker.hear('error')
  expect(talker.heard.find(({ type }) => type === 'error')?.data).toMatchObject({ code: 1013 })
  using bulky = rawSocket()
  await bulky.hear('connected')
  bulky.say('x'.repeat(70_000))
  expect((await bulky.closed).code).not.toBe(1000)
})
