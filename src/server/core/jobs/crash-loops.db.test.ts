import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage, type GenerationStage } from '../../testing/generation-stage.ts'
import { createJobWorker } from './create-job-worker.ts'
import { markInWork } from './interruptions.store.ts'

const BYSTANDERS = 6
const WORKER = new URL('./testing/work-with-poison.ts', import.meta.url)

const jobsOf = (stage: GenerationStage) =>
  stage.database.selectFrom('jobs').select(['id', 'status', 'failure', 'refunded']).orderBy('sequence').execute()

/** Starts the worker again whenever it was killed, as whoever watches over it does, until all jobs have ended; answers its deaths. */
async function workUntilAllEnded(stage: GenerationStage): Promise<number> {
  const areAllEnded = async () => (await jobsOf(stage)).every(({ status }) => status === 'SUCCESS' || status === 'FAILED')
  for (let deaths = 0; ; deaths += 1) {
    const worker = fork(WORKER, [JSON.stringify(stage.connection)], {
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const death = once(worker, 'exit')
    const end = vi.waitFor(async () => expect(await areAllEnded()).toBe(true), { timeout: 60_000, interval: 20 })
    const first = await Promise.race([death.then(() => 'death' as const), end.then(() => 'end' as const)])
    if (first === 'end') {
      worker.kill('SIGKILL')
      await death
      return deaths
    }
    // Its question of the database is answered before the next one is asked.
    if (await areAllEnded()) return deaths + 1
  }
}

test('a job that kills whatever process works on it fails alone, given back; those that went down with it are all done', {
  timeout: 240_000,
}, async () => {
  await using stage = await createGenerationStage()
  const mira = await stage.person('rich')
  const start = async (characterDescription: string) =>
    (await stage.handlers['create-preview']({ ...aPreviewRequest(mira), characterDescription }, mira.as())).jobId
  const poison = await start('a witch with a poison')
  for (let index = 0; index < BYSTANDERS; index += 1) await start(`pirate number ${index} in a storm`)

  const deaths = await workUntilAllEnded(stage)

  const jobs = await jobsOf(stage)
  expect(jobs.find(({ id }) => id === poison)).toMatchObject({ status: 'FAILED', failure: 'worker.lost', refunded: true })
  expect(jobs.filter(({ id }) => id !== poison).map(({ status }) => status)).toEqual(Array(BYSTANDERS).fill('SUCCESS'))
  expect(await stage.credits.balance(stage.database, mira.userId)).toBe(1000 - BYSTANDERS * 100)
  // Two among others, and two alone.
  expect(deaths).toBe(4)
})

test('work that a fault of ours interrupts again and again is given up, and given back', async () => {
  await using stage = await createGenerationStage({
    storeOf: (disk) => ({ ...disk, put: () => Promise.reject(new Error('the folder is not mounted')) }),
  })
  const mira = await stage.person('rich')
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  // Ten times before.
  await stage.database.updateTable('jobs').set({ faults: 10 }).execute()
  await stage.work()
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await jobsOf(stage)).toMatchObject([{ failure: 'worker.lost', refunded: true }])
  expect(stage.reported).toEqual([`job ${jobId} was interrupted: Error: the folder is not mounted`])
})

test('a job that is given up is not worked on again, also when its credits cannot be given back at first', async () => {
  const engine = createFakeEngine()
  await using stage = await createGenerationStage({
    engine,
    storeOf: (disk) => ({ ...disk, put: () => Promise.reject(new Error('the folder is not mounted')) }),
  })
  const { ledger } = stage.jobParts
  let refusals = 0
  const giveBack: typeof ledger.giveBack = async (...asked) => {
    refusals += 1
    if (refusals <= 2) throw new Error('the ledger is away')
    return ledger.giveBack(...asked)
  }
  const mira = await stage.person('rich')
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  await stage.database.updateTable('jobs').set({ faults: 10 }).execute()
  await using _worker = await createJobWorker({ ...stage.jobParts, ledger: { ...ledger, giveBack } }, stage.kinds).start()
  expect(await stage.ended(jobId)).toBe('FAILED')
  expect(await jobsOf(stage)).toMatchObject([{ failure: 'worker.lost', refunded: true }])
  expect(refusals).toBe(3)
  expect(engine.started).toHaveLength(1)
  const notGivenUp = `job ${jobId} could not be given up: Error: the ledger is away`
  expect(stage.reported).toEqual([expect.stringContaining('was interrupted'), notGivenUp, notGivenUp])
})

test('a process from which a job was taken over does not take the mark of its successor', async () => {
  const takenOver = Promise.withResolvers<GenerationStage>()
  let isTakenOver = false
  await using stage = await createGenerationStage({
    storeOf: (disk) => ({
      ...disk,
      put: async (key, bytes) => {
        if (isTakenOver) return disk.put(key, bytes)
        isTakenOver = true
        const { database } = await takenOver.promise
        const { id } = await database.selectFrom('jobs').select('id').executeTakeFirstOrThrow()
        await database.transaction().execute((transaction) => markInWork(transaction, id, 'beside others'))
        throw new Error('the silent process wakes, too late')
      },
    }),
  })
  takenOver.resolve(stage)
  const mira = await stage.person('rich')
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  await stage.work()
  expect(await stage.ended(jobId)).toBe('SUCCESS')
  // That of the silent process, and that of its successor, which has never let go of the job.
  const { crashes, faults } = await stage.database.selectFrom('jobs').select(['crashes', 'faults']).executeTakeFirstOrThrow()
  expect({ crashes, faults }).toEqual({ crashes: 2, faults: 0 })
})
