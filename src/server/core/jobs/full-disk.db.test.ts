import assert from 'node:assert/strict'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage } from '../../testing/generation-stage.ts'
import { createDeadlineWatch } from './deadline-watch.ts'
import { runJob } from './run-job.ts'

/** Whatever is written to it, the system answers with ENOSPC. */
const FULL_DISK = '/dev/full'
const onLinux = process.platform === 'linux'

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))
}

test.runIf(onLinux)(
  'a disk that becomes full while pictures are stored fails their job after one drawing, given back',
  async () => {
    const engine = createFakeEngine()
    let puts = 0
    await using stage = await createGenerationStage({
      engine,
      // The first blobs still find room.
      storeOf: (disk) => ({ ...disk, put: (key, bytes) => (++puts <= 2 ? disk.put(key, bytes) : writeFile(FULL_DISK, bytes)) }),
    })
    await stage.work()
    const mira = await stage.person('rich')
    const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
    expect(await stage.ended(jobId)).toBe('FAILED')
    expect(await stage.handlers['get-job-status']({ jobId }, mira.as())).toMatchObject({
      error: 'This server had no room left to keep the result.',
    })
    expect(await stage.credits.balance(stage.database, mira.userId)).toBe(1000)
    expect(engine.started).toHaveLength(1)
    const attempts = await stage.database.selectFrom('job_attempts').select(['state', 'detail']).execute()
    expect(attempts).toEqual([{ state: 'failed', detail: expect.stringContaining('ENOSPC') }])
    expect(stage.reported).toEqual([expect.stringMatching(`the disk is full: job ${jobId} has failed: Error: ENOSPC`)])
    // What had found room makes it again.
    expect(await filesIn(stage.blobsDirectory)).toEqual([])
  },
)

test.runIf(onLinux)('an engine that finds no room for what it works on is not asked again', async () => {
  const engine = createFakeEngine({
    check: async () => {
      await writeFile(FULL_DISK, 'a frame')
      throw new Error('it took what it was given')
    },
  })
  await using stage = await createGenerationStage({ engine })
  await stage.work()
  const mira = await stage.person('rich')
  const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
  expect(await stage.ended(jobId)).toBe('FAILED')
  const { failure, refunded } = await stage.database
    .selectFrom('jobs')
    .select(['failure', 'refunded'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow()
  expect({ failure, refunded }).toEqual({ failure: 'storage.full', refunded: true })
  expect(engine.started).toHaveLength(1)
})

test.runIf(onLinux)(
  'a worker that was thought dead and finds the disk full takes nothing from the result of its successor',
  async () => {
    let succeed: (() => Promise<void>) | undefined
    let isFull = false
    await using stage = await createGenerationStage({
      storeOf: (disk) => ({
        ...disk,
        put: async (key, bytes) => {
          const first = succeed
          succeed = undefined
          if (first) {
            await first()
            isFull = true
          }
          await (isFull ? writeFile(FULL_DISK, bytes) : disk.put(key, bytes))
        },
      }),
    })
    const mira = await stage.person('rich')
    const { jobId } = await stage.handlers['create-preview'](aPreviewRequest(mira), mira.as())
    const kind = stage.kinds.find(({ name }) => name === 'preview')
    assert(kind)
    succeed = () => {
      const delivery = { id: jobId, attempt: 2, data: { jobId }, signal: new AbortController().signal }
      return runJob(stage.jobParts, kind, {
        delivery,
        hold: { company: 'beside others' },
        watch: createDeadlineWatch(stage.clock),
      })
    }
    await stage.work()
    await vi.waitFor(() => expect(stage.reported).toHaveLength(1), { timeout: 20_000, interval: 20 })
    expect(await stage.ended(jobId)).toBe('SUCCESS')
    const files = await stage.database.selectFrom('files').select(['blob_key', 'thumbnail_key']).execute()
    const named = files.flatMap((file) => [file.blob_key, file.thumbnail_key])
    expect(named.length).toBeGreaterThan(0)
    expect((await filesIn(stage.blobsDirectory)).sort()).toEqual(
      named.map((key) => path.join(stage.blobsDirectory, key)).sort(),
    )
  },
)
