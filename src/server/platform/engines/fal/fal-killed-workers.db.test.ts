import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { databaseUrl } from '../../../testing/database-url.ts'
import { createFalStage, type FalStage } from '../../../testing/fal-stage.ts'
import { makeTemporaryDirectory } from '../../../testing/temporary-directory.ts'

const LAUNCHER = fileURLToPath(new URL('../../../../../bin/troupe.mjs', import.meta.url))
const PATIENT = { timeout: 120_000, interval: 20 }

test('a worker killed before it stored what fal took, and before it paid what fal made, sends nothing twice', async () => {
  await using stage = await createFalStage()
  const mira = await stage.person('rich')
  stage.fake.play({ submit: 'held' }, { heldDownloads: true })
  const jobIds = [await stage.start(mira), await stage.start(mira)]
  const worker = startWorker(stage)
  await using _ = worker

  // One job's answer is on its way, the other's pictures are: all of them, as the fake holds back each one's first asking.
  await vi.waitFor(() => {
    expect(stage.fake.posts).toHaveLength(2)
    expect(stage.fake.requests().some(({ downloads, count }) => downloads === count)).toBe(true)
  }, PATIENT)
  await worker.kill()
  await stage.work()

  const stateOf = async (jobId: string) => (await stage.attempts(jobId)).map(({ state }) => state).join()
  await vi.waitFor(async () => expect((await Promise.all(jobIds.map(stateOf))).sort()).toEqual(['done', 'unknown']), PATIENT)
  const lost = stage.fake.requests().find((request) => request.part.submit === 'held')
  expect(await stage.fake.callBack(lost!)).toBe(200)
  for (const jobId of jobIds) {
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    expect(await stage.movements(jobId)).toEqual(['hold', 'settle'])
  }
  expect(stage.fake.posts).toHaveLength(2)
  expect(await stage.balance(mira)).toBe(800)
})

/** A worker in a process of its own, which sends its work to the fake. */
function startWorker(stage: FalStage) {
  const directory = makeTemporaryDirectory('troupe-fal-')
  const environment = {
    ...process.env,
    DATABASE_URL: databaseUrl(stage.connection),
    TROUPE_DATA: path.join(directory, 'data'),
    TROUPE_PICTURE_SIZE: '128',
    TROUPE_ENV: 'development',
    TROUPE_JOB_CONCURRENCY: '2',
    PUBLIC_URL: stage.publicUrl,
    FAL_KEY: stage.fake.key,
    FAL_URL: stage.fake.url,
  }
  const child: ChildProcess = spawn(process.execPath, [LAUNCHER, 'worker'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
  return {
    kill,
    async [Symbol.asyncDispose](): Promise<void> {
      await kill()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
