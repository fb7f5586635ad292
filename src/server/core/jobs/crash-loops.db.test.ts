import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { aPreviewRequest, createGenerationStage, type GenerationStage } from '../../testing/generation-stage.ts'

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
