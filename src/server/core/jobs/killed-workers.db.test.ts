import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { databaseUrl } from '../../testing/database-url.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage } from '../../testing/generation-stage.ts'
import { makeTemporaryDirectory } from '../../testing/temporary-directory.ts'

const LAUNCHER = fileURLToPath(new URL('../../../../bin/troupe.mjs', import.meta.url))
const JOBS = 200
const PRICE_CREDITS = 100
/**
 * A worker is killed when this many jobs have ended, each time in the middle of others. Enough are left after the last one to
 * fill the ten seconds until a silent worker's jobs are given to somebody else.
 */
const KILLS_AT = [10, 40, 70, 100, 130]
/** Drawn in a third of the time of a figure in clothes and weather; what is drawn proves nothing here. */
const SOON_DRAWN = 'Close-up of the face of a bald man, plain background'

test('200 jobs end in SUCCESS, each paid once, while their worker is killed again and again', {
  timeout: 1_200_000,
}, async () => {
  await using stage = await createGenerationStage()
  const mira = await stage.person('broke')
  const amountCredits = JOBS * PRICE_CREDITS + 50
  await stage.database
    .transaction()
    .execute((transaction) => stage.credits.grant(transaction, { userId: mira.userId, amountCredits, reason: 'Gift' }))
  for (let index = 0; index < JOBS; index += 1) {
    const request = { ...aPreviewRequest(mira, { name: `Pirate ${index}` }), characterDescription: SOON_DRAWN }
    await stage.handlers['create-preview'](request, mira.as())
  }
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(50)

  await using workers = new WorkerProcesses(databaseUrl(stage.connection))
  for (const endedJobs of KILLS_AT) {
    workers.start()
    await untilEnded(stage, endedJobs)
    await workers.killOneAtWork(stage)
  }
  workers.start()
  await untilEnded(stage, JOBS)

  const jobs = await stage.database.selectFrom('jobs').select(['id', 'status']).execute()
  expect(jobs.filter((job) => job.status === 'SUCCESS')).toHaveLength(JOBS)
  const entries = await stage.database.selectFrom('credit_entries').selectAll().execute()
  expect(entries.reduce((sum, entry) => sum + entry.amount_credits, 0)).toBe(50)
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(50)
  for (const { id } of jobs) {
    const kinds = entries.filter((entry) => entry.job_id === id).map((entry) => entry.kind)
    expect(kinds).toEqual(['hold', 'settle'])
  }
  const results = await stage.database.selectFrom('job_results').select(['job_id', 'file_id']).execute()
  expect(results).toHaveLength(JOBS * 3)
  const files = await stage.database.selectFrom('files').select('id').execute()
  expect(new Set(files.map((file) => file.id))).toEqual(new Set(results.map((result) => result.file_id)))
  // The kills did interrupt work.
  const lost = await stage.database.selectFrom('job_attempts').select('id').where('state', '=', 'lost').execute()
  expect(lost.length).toBeGreaterThanOrEqual(KILLS_AT.length)
})

/** However slow the machine is: what must not happen is that nothing more ends, also right after a kill. */
async function untilEnded(stage: GenerationStage, target: number): Promise<void> {
  for (let ended = 0; ended < target; ) {
    ended = await vi.waitFor(
      async () => {
        const count = await countOf(stage, ['SUCCESS', 'FAILED'])
        expect(count).toBeGreaterThan(ended)
        return count
      },
      { timeout: 240_000, interval: 150 },
    )
  }
}

async function countOf(stage: GenerationStage, statuses: ('RUNNING' | 'SUCCESS' | 'FAILED')[]): Promise<number> {
  const { count } = await stage.database
    .selectFrom('jobs')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return count
}

/** Workers in processes of their own, with the studio drawing small. Only what it started does it end. */
class WorkerProcesses implements AsyncDisposable {
  readonly #url: string
  readonly #directory = makeTemporaryDirectory('troupe-killed-')
  #worker: ChildProcess | undefined

  constructor(url: string) {
    this.#url = url
  }

  start(): void {
    const environment = {
      ...process.env,
      DATABASE_URL: this.#url,
      TROUPE_DATA: path.join(this.#directory, 'data'),
      TROUPE_PICTURE_SIZE: '128',
      TROUPE_ENV: 'development',
      // One thread to warm up with each start, and several jobs that a kill interrupts.
      TROUPE_THREADS: '1',
      TROUPE_JOB_CONCURRENCY: '4',
    }
    this.#worker = spawn(process.execPath, [LAUNCHER, 'worker'], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  }

  /** kill -9, at a moment when an attempt is under way. */
  async killOneAtWork(stage: GenerationStage): Promise<void> {
    const lostBefore = await openAttempts(stage)
    await vi.waitFor(async () => expect((await openAttempts(stage)).some((id) => !lostBefore.includes(id))).toBe(true), {
      timeout: 240_000,
      interval: 5,
    })
    await this.#kill()
  }

  async #kill(): Promise<void> {
    const worker = this.#worker
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return
    const exited = once(worker, 'exit')
    worker.kill('SIGKILL')
    await exited
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#kill()
    await rm(this.#directory, { recursive: true, force: true })
  }
}

async function openAttempts(stage: GenerationStage): Promise<string[]> {
  const rows = await stage.database.selectFrom('job_attempts').select('id').where('state', '=', 'open').execute()
  return rows.map((row) => row.id)
}
