import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type App, createApp } from '#server/app.ts'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { type Client, signIn } from './client.ts'
import type { Measurement } from './measure.ts'

const PEOPLE = 20
const JOBS_EACH = 100
const PREVIEW_CREDITS = 100
/** So many have begun when the newcomer comes: everybody's third turn is half over. */
const BEGUN_BEFORE = PEOPLE * 2.5
const POLL_MS = 5
/** Drawn in a third of the time of a figure in clothes and weather; what is drawn measures nothing here. */
const SOON_DRAWN = 'Close-up of the face of a bald man, plain background'

/**
 * Twenty people have a hundred jobs waiting each, sent one person after the other; while these are made a newcomer asks for one
 * preview. How many others begin before it, of which one round is twenty, and how far apart the twenty are.
 */
export async function benchTurns(): Promise<Measurement[]> {
  const directory = await mkdtemp(join(tmpdir(), 'troupe-bench-'))
  const config = readConfig({ TROUPE_DATA: directory, TROUPE_RATE_LIMITS: 'off', TROUPE_PICTURE_SIZE: '128' })
  try {
    {
      await using app = await createApp(config, { roles: ['api'] })
      const url = await listen(app)
      for (let person = 0; person < PEOPLE; person += 1) await startAll(app, await signIn(url, 'broke'))
    }
    await using app = await createApp(config)
    return await watchNewcomer(app, await listen(app))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function listen(app: App): Promise<string> {
  await app.door.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.door.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

async function startAll(app: App, client: Client): Promise<void> {
  const credits = createCredits({ clock: systemClock })
  const gift = { userId: client.userId, amountCredits: JOBS_EACH * PREVIEW_CREDITS, reason: 'bench' }
  await app.database.kysely.transaction().execute((transaction) => credits.grant(transaction, gift))
  for (let job = 0; job < JOBS_EACH; job += 10) await Promise.all(Array.from({ length: 10 }, () => startOne(client)))
}

const startOne = ({ userId, call }: Client) =>
  call<{ jobId: string }>('create-preview', { userId, name: 'Mira', characterDescription: SOON_DRAWN, style: 'anime' })

async function watchNewcomer(app: App, url: string): Promise<Measurement[]> {
  const newcomer = await signIn(url, 'rich')
  await until(async () => (await begunByPerson(app)).total >= BEGUN_BEFORE)
  const before = await begunByPerson(app)
  const startedAt = performance.now()
  const { jobId } = await startOne(newcomer)
  await until(() => hasBegun(app, jobId))
  const waitedMs = performance.now() - startedAt
  const after = await begunByPerson(app)
  return [
    {
      name: `begun before a newcomer's, of ${PEOPLE} × ${JOBS_EACH} jobs`,
      value: after.total - before.total - 1,
      unit: 'jobs',
      goal: PEOPLE,
    },
    { name: 'until the preview of a newcomer begins', value: waitedMs / 1_000, unit: 's' },
    {
      name: 'between who had most turns and who had fewest',
      value: Math.max(...after.each) - Math.min(...after.each),
      unit: 'jobs',
      goal: 1,
    },
  ]
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
}

/** How many jobs of each of the twenty have begun, and of all. */
async function begunByPerson(app: App): Promise<{ each: number[]; total: number }> {
  const rows = await app.database.kysely
    .selectFrom('jobs')
    .select(({ fn }) => ['user_id', fn.count<number>('started_at').as('begun'), fn.countAll<number>().as('all')])
    .groupBy('user_id')
    .execute()
  const begun = rows.map((row) => Number(row.begun))
  const ofMany = rows.filter((row) => Number(row.all) > 1).map((row) => Number(row.begun))
  return { each: ofMany, total: begun.reduce((sum, one) => sum + one, 0) }
}

async function hasBegun(app: App, jobId: string): Promise<boolean> {
  const job = await app.database.kysely
    .selectFrom('jobs')
    .select('started_at')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  return job.started_at !== null
}
