import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, createApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { writeOutbox } from '#server/platform/outbox/write-outbox.ts'
import { type Client, signIn } from './client.ts'
import { type Measurement, median, percentile } from './measure.ts'

const PEOPLE = 20
const PAGES_EACH = 5
const CHANGES = 400
const GOAL_MS = 100

/**
 * From before the transaction that changes a job to the frame with its card in the owner's open page, with a hundred pages
 * open; one change after the other, then twenty at once.
 */
export async function benchRealtime(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  try {
    const config = readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off' })
    // Without a worker nothing but the bench changes jobs.
    await using app = await createApp(config, { roles: ['api'] })
    await app.door.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.door.server.address() as AddressInfo
    return await measure(app, `http://127.0.0.1:${port}`)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function measure(app: App, url: string): Promise<Measurement[]> {
  const pages: (() => void)[] = []
  const jobs: OpenJob[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const client = await signIn(url, 'rich')
    const words = { name: 'Mira', characterDescription: 'A calm woman with silver hair', style: 'anime' }
    const { jobId } = await client.call<{ jobId: string }>('create-preview', { userId: client.userId, ...words })
    const job: OpenJob = { jobId, userId: client.userId, heard: () => {} }
    jobs.push(job)
    for (let page = 0; page < PAGES_EACH; page += 1) pages.push(await openPage(url, client, () => job.heard()))
  }
  const one: number[] = []
  for (let change = 0; change < CHANGES; change += 1) one.push(await changeJob(app, jobs[change % PEOPLE] as OpenJob))
  const many: number[] = []
  for (let round = 0; round < CHANGES / PEOPLE; round += 1) {
    many.push(...(await Promise.all(jobs.map((job) => changeJob(app, job)))))
  }
  for (const close of pages) close()
  return [
    { name: 'realtime, job changed to last page told, p50', value: median(one), unit: 'ms' },
    { name: 'realtime, job changed to last page told, p99', value: percentile(one, 0.99), unit: 'ms', goal: GOAL_MS },
    { name: `realtime, ${PEOPLE} jobs changed at once, p99`, value: percentile(many, 0.99), unit: 'ms', goal: GOAL_MS },
  ]
}

interface OpenJob {
  readonly jobId: string
  readonly userId: string
  /** Called for each page that hears of it. */
  heard(): void
}

/** Milliseconds until all open pages of the owner have the change. */
async function changeJob(app: App, job: OpenJob): Promise<number> {
  const startedAt = performance.now()
  const told = new Promise<void>((resolve) => {
    let pages = 0
    job.heard = () => {
      pages += 1
      if (pages === PAGES_EACH) resolve()
    }
  })
  await app.database.kysely.transaction().execute(async (transaction) => {
    const { revision } = await transaction
      .updateTable('jobs')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .where('id', '=', job.jobId)
      .returning('revision')
      .executeTakeFirstOrThrow()
    await writeOutbox(transaction, { kind: 'job.changed', userId: job.userId, subjectId: job.jobId, revision })
  })
  await told
  return performance.now() - startedAt
}

/** A page of this person that hears of jobs; answers how to close it. */
async function openPage(url: string, { cookie }: Client, onEvent: () => void): Promise<() => void> {
  // Node's own WebSocket takes headers, which browsers do not.
  const socket = new (WebSocket as unknown as new (url: string, options: object) => WebSocket)(
    `${url.replace('http', 'ws')}/v1/realtime?project=troupe`,
    { headers: { cookie } },
  )
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('a page could not be opened')))
    socket.addEventListener('message', ({ data }) => {
      const { type } = JSON.parse(String(data)) as { type: string }
      if (type === 'event') onEvent()
      if (type === 'response') resolve()
      const subscribe = { type: 'subscribe', data: [{ subscriptionId: 's', channels: ['job.status'], queries: [] }] }
      if (type === 'connected') socket.send(JSON.stringify(subscribe))
    })
  })
  return () => socket.close()
}
