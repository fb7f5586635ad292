import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createFakeEngine } from '../../testing/fake-engine.ts'
import { aPreviewRequest, createGenerationStage } from '../../testing/generation-stage.ts'

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
