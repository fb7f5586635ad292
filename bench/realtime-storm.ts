import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyWebsocket from '@fastify/websocket'
import fastify from 'fastify'
import type { Kysely } from 'kysely'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config/config.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { type Measurement, median, timeMs } from './measure.ts'
import { processorTimeUs } from './processor-time.ts'
import { makePeople, type OneOfMany, setJobs, tellAll } from './storm-people.ts'

const PAGES = 5_000
const BARE_BATCH = 200
const ROUNDS = 5
const SAMPLE_MS = 10
const OPENING_MS = 60_000
const STORM_MS = 30_000

/**
 * An event to each of 5,000 open pages of as many people, whose jobs are in work or wait: from their telling to the last page that
 * heard, what of that is processor time of the program with its database and what of the pages, which share the machine, and how
 * much more memory the program takes. Beside it, in turn, bare: sockets of the same library that are sent the same rows, read in
 * batches.
 */
export async function benchRealtimeStorm(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    const config = readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off' })
    // Without a worker nothing but the bench changes jobs.
    await using app = await createApp(config, { roles: ['api'] })
    const database = app.database.kysely
    const { people, cookies } = await makePeople(database, { many: PAGES, project: config.project })
    await app.door.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.door.server.address() as AddressInfo
    using pages = await openPages(`ws://127.0.0.1:${port}/v1/realtime?project=${config.project}`, cookies)
    await using bare = await openBare(database)
    using barePages = await openPages(bare.address, Array(PAGES).fill(''))
    const storms: Record<Which, () => Promise<Storm>> = {
      'in work': () => storm(pages, () => tellAll(database, people)),
      waiting: async () => {
        await setJobs(database, 'QUEUED')
        const measured = await storm(pages, () => tellAll(database, people))
        await setJobs(database, 'RUNNING')
        return measured
      },
      bare: () => storm(barePages, () => bare.tellAll(people)),
    }
    return await measure(storms)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

type Which = 'in work' | 'waiting' | 'bare'

/** Times are of each event, in microseconds. */
interface Storm {
  readonly timeUs: number
  readonly ofProgramUs: number
  readonly ofPagesUs: number
  readonly moreMb: number
}

async function measure(storms: Record<Which, () => Promise<Storm>>): Promise<Measurement[]> {
  const measured: Record<Which, Storm[]> = { 'in work': [], waiting: [], bare: [] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const which of ['in work', 'waiting', 'bare'] as const) {
      const one = await storms[which]()
      // The first one warms up.
      if (round > 0) measured[which].push(one)
    }
  }
  const of = (which: Which, value: keyof Storm) => median(measured[which].map((one) => one[value]))
  const name = (which: Which) => `realtime, an event to each of ${PAGES.toLocaleString('en')} pages, ${which}`
  return (['in work', 'waiting', 'bare'] as const).flatMap((which): Measurement[] => [
    { name: name(which), value: of(which, 'timeUs'), unit: 'µs', ...(which !== 'bare' && { goal: 150 }) },
    { name: `${name(which)}: processor time`, value: of(which, 'ofProgramUs'), unit: 'µs' },
    { name: `${name(which)}: that of the pages`, value: of(which, 'ofPagesUs'), unit: 'µs' },
    { name: `${name(which)}: memory`, value: of(which, 'moreMb'), unit: 'MB', ...(which !== 'bare' && { goal: 150 }) },
  ])
}

/** From the telling until the last page has heard. */
async function storm(pages: Pages, tell: () => Promise<void>): Promise<Storm> {
  const before = {
    rss: process.memoryUsage.rss(),
    ofPagesUs: await processorTimeUs(pages.pid),
    ofAllUs: await processorTimeUs(process.pid),
  }
  let most = before.rss
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, SAMPLE_MS)
  const timeUs = (await timeMs(() => pages.allHear(tell))) * 1_000
  clearInterval(watch)
  const ofPagesUs = (await processorTimeUs(pages.pid)) - before.ofPagesUs
  const ofAllUs = (await processorTimeUs(process.pid)) - before.ofAllUs
  return {
    timeUs: timeUs / PAGES,
    ofProgramUs: (ofAllUs - ofPagesUs) / PAGES,
    ofPagesUs: ofPagesUs / PAGES,
    moreMb: (most - before.rss) / 2 ** 20,
  }
}

async function openBare(database: Kysely<Tables>) {
  const server = fastify()
  const sockets: { send(text: string): void }[] = []
  await server.register(fastifyWebsocket)
  server.get('/', { websocket: true }, (socket) => void sockets.push(socket))
  await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    address: `ws://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async tellAll(people: readonly OneOfMany[]): Promise<void> {
      for (let first = 0; first < people.length; first += BARE_BATCH) {
        const ids = people.slice(first, first + BARE_BATCH).map(({ jobId }) => jobId)
        const rows = await database.selectFrom('jobs').selectAll().where('id', 'in', ids).execute()
        for (const [index, row] of rows.entries()) sockets[first + index]?.send(JSON.stringify({ type: 'event', data: row }))
      }
    },
    [Symbol.asyncDispose]: () => server.close(),
  }
}

interface Pages extends Disposable {
  readonly pid: number
  /** Until each page has heard of one event more. */
  allHear(tell: () => Promise<void>): Promise<void>
}

/** In a process of their own, whose memory and work is not the program's. */
async function openPages(address: string, cookies: readonly string[]): Promise<Pages> {
  // Without what the launcher loads into this process: it would end the other one as soon as it has nothing to do.
  const program = fork(new URL('./open-pages.ts', import.meta.url), { execArgv: [] })
  const { pid } = program
  if (pid === undefined) throw new Error('the pages were not started')
  program.send({ address, cookies })
  await said(program, 'open', OPENING_MS)
  return {
    pid,
    async allHear(tell) {
      const heard = said(program, 'heard', STORM_MS)
      await tell()
      await heard
    },
    [Symbol.dispose]: () => void program.kill(),
  }
}

/** Fails when the pages end or say nothing for so long: a bench that waits for ever measures nothing. */
async function said(program: ChildProcess, word: 'open' | 'heard', patienceMs: number): Promise<void> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)])
  const ended = once(program, 'exit', { signal }).then(() => Promise.reject(new Error('the pages have ended')))
  try {
    const [message] = await Promise.race([once(program, 'message', { signal }), ended])
    if (message !== word) throw new Error(`the pages said "${message}" and not "${word}"`)
  } finally {
    over.abort()
    ended.catch(() => {})
  }
}
