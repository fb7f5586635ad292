import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { expect, vi } from 'vitest'
import { createProof } from '#server/core/accounts/proof.ts'
import { createCredits } from '#server/core/credits/create-credits.ts'
import { preparePerson } from '#server/core/credits/prepare-person.ts'
import { createFiles } from '#server/core/files/create-files.ts'
import { createJobWorker, declareJobQueues } from '#server/core/jobs/create-job-worker.ts'
import { createOutlook } from '#server/core/jobs/create-outlook.ts'
import type { Job } from '#server/core/jobs/job.ts'
import { createLimits } from '#server/core/limits/limits.ts'
import { createTextModeration } from '#server/core/moderation/create-text-moderation.ts'
import { createProfiles } from '#server/core/profiles/create-profiles.ts'
import { createHandlers } from '#server/functions/create-handlers.ts'
import type { CallContext } from '#server/functions/handlers.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { chooseEngines } from '#server/platform/engines/choose-engines.ts'
import type { Engine } from '#server/platform/engines/engine.ts'
import { createEngineDirector } from '#server/platform/engines/engine-director.ts'
import { createFilmDecoder } from '#server/platform/media/decode/create-film-decoder.ts'
import { samplePictures } from '#server/platform/media/decode/sample-pictures.ts'
import { createSharpMedia } from '#server/platform/media/sharp/sharp-media.ts'
import { createNoPayments } from '#server/platform/payments/no-payments.ts'
import { createPgBossQueue } from '#server/platform/queue/pg-boss-queue.ts'
import type { GroupLimits } from '#server/platform/queue/queue.ts'
import type { BlobStore } from '#server/platform/storage/blob-store.ts'
import { createDiskBlobStore } from '#server/platform/storage/disk/disk-blob-store.ts'
import { createThreads } from '#server/platform/threads/create-threads.ts'
import { createBilling } from '#server/product/billing/create-billing.ts'
import { createCharacters } from '#server/product/characters/create-characters.ts'
import { createChats } from '#server/product/chats/create-chats.ts'
import { createDailyBonus } from '#server/product/daily-bonus/create-daily-bonus.ts'
import { createGeneration } from '#server/product/generation/create-generation.ts'
import type { GenerationParts } from '#server/product/generation/generation-parts.ts'
import { createJobKinds } from '#server/product/generation/job-kinds.ts'
import { createJobLedger } from '#server/product/generation/job-ledger.ts'
import { createOutputShelf } from '#server/product/generation/output-shelf.ts'
import { createLibrary } from '#server/product/library/create-library.ts'
import { createFakeEngine } from './fake-engine.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { makeTemporaryDirectory } from './temporary-directory.ts'
import { watchTransactions } from './watch-transactions.ts'

const ROOMY: GenerationParts['room'] = { isShort: async () => false }

export type GenerationStage = Awaited<ReturnType<typeof createGenerationStage>>

/**
 * Everything from the functions down to the worker, on a real database, queue and disk, with a fake engine and a clock that
 * can be moved. No worker runs until `work()`.
 */
export async function createGenerationStage(
  options: {
    engine?: Engine
    /** A house that is there already; else a new one. */
    house?: FreshDatabase
    rateLimits?: 'on'
    /** Of each kind of job. */
    concurrency?: number
    userLimits?: GroupLimits
    enhanceDescription?: GenerationParts['enhanceDescription']
    moderateText?: GenerationParts['moderateText']
    moderatePicture?: GenerationParts['moderatePicture']
    room?: GenerationParts['room']
    /** Changes the store that pictures lie in. */
    storeOf?: (disk: BlobStore) => BlobStore
  } = {},
) {
  const stack = new AsyncDisposableStack()
  const fresh = stack.use(options.house ?? (await freshDatabase()))
  const database = fresh.kysely
  const transactions = watchTransactions(fresh)
  const directory = makeTemporaryDirectory('troupe-blobs-')
  stack.defer(() => rm(directory, { recursive: true, force: true }))
  const queue = stack.use(
    await createPgBossQueue(fresh.connection, {
      onlyProcess: false,
      closeGraceMs: 2_000,
      onError: (error) => {
        throw error
      },
    }),
  )
  const clock = createAdjustableClock(systemClock)
  const director = createEngineDirector(chooseEngines([options.engine ?? createFakeEngine()]))
  const credits = createCredits({ clock })
  const disk = await createDiskBlobStore({ directory })
  const files = createFiles({ store: options.storeOf?.(disk) ?? disk, media: createSharpMedia(), clock })
  const films = createFilmDecoder({ folder: directory })
  const proof = createProof({ google: true, discord: true, purchases: true })
  const announced: Job[] = []
  const reported: string[] = []
  const threads = stack.use(createThreads({ threads: 1 }))
  const parts: GenerationParts = {
    database,
    queue,
    clock,
    credits,
    files,
    films,
    samplePictures: (film, order, signal) => samplePictures(films, film, order, signal),
    limits: createLimits({ database, clock, isOn: options.rateLimits === 'on' }),
    moderateText: options.moderateText ?? createTextModeration({ threads, report: (what) => void reported.push(what) }),
    moderatePicture: options.moderatePicture ?? (async () => {}),
    announce: async (_transaction, job) => void announced.push(job),
    engine: director.engines.front,
    makerOf: (kind) => director.engines.forKind(kind)?.name,
    randomId: randomUUID,
    enhanceDescription: options.enhanceDescription ?? (async (text) => `${text} In soft morning light.`),
    pictureSizePx: 128,
    isPaidByHouse: (kind) => director.engines.forKind(kind)?.abilities.repeatable === false,
    proof,
    room: options.room ?? ROOMY,
    takeRehearsal: director.take,
  }
  const kinds = createJobKinds(parts, { concurrency: options.concurrency ?? 2 })
  await declareJobQueues(queue, kinds)
  const jobParts = {
    ...parts,
    engines: director.engines,
    ledger: createJobLedger(credits),
    outputs: createOutputShelf(parts),
    reportBug: (what: string, error: unknown) => void reported.push(`${what}: ${error}`),
  }
  const worker = createJobWorker(jobParts, kinds, { userLimits: options.userLimits })
  const generation = createGeneration(parts)
  const makerOf = (kind: string) => director.engines.forKind(kind)?.name
  const library = createLibrary({ database, clock, outlook: createOutlook({ database, clock, makerOf }) })
  const handlers = createHandlers({
    database,
    credits,
    generation,
    profiles: createProfiles({ database, clock }),
    library,
    characters: createCharacters({ database, clock }),
    chats: createChats({ database, library }),
    billing: createBilling({ database, credits, clock, payments: createNoPayments(), report: () => {} }),
    dailyBonus: createDailyBonus({ database, credits, clock, proof }),
    arePremiumFilmsOn: true,
    project: 'troupe',
    showcasePaths: ['/showcase/a.webp'],
  })
  return {
    database,
    /** For another process. */
    connection: fresh.connection,
    transactions,
    clock,
    credits,
    files,
    director,
    handlers,
    worker,
    kinds,
    queue,
    jobParts,
    announced,
    /** What the host was told. */
    reported,
    blobsDirectory: directory,
    /** Starts the worker; it stops with the stage. */
    async work(): Promise<void> {
      stack.use(await worker.start())
    },
    /** Somebody in a state of the acceptance page. */
    async person(as: 'new' | 'rich' | 'broke'): Promise<Person> {
      const userId = randomUUID()
      const state = { credits: as === 'rich' ? 1000 : 0, freeUsesTaken: as !== 'new' }
      await preparePerson({ database, credits }, userId, state)
      return aPerson(userId)
    },
    /** Somebody who is there already. */
    personOf: (userId: string) => aPerson(userId),
    /** A finished character of somebody. */
    async character(person: Person, name = 'Rosalind'): Promise<{ characterId: string; chatId: string }> {
      const { jobId: previewJobId } = await handlers['create-preview'](aPreviewRequest(person, { name }), person.as())
      expect(await ended(previewJobId)).toBe('SUCCESS')
      const { data } = await handlers['get-job-response']({ jobId: previewJobId }, person.as())
      const asked = { userId: person.userId, name, previewJobId, previewUrl: data[0] ?? '' }
      const { jobId, characterId, chatId } = await handlers['create-character'](asked, person.as())
      expect(await ended(jobId)).toBe('SUCCESS')
      return { characterId, chatId }
    },
    ended,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }

  /** Waits until a job has ended; answers its status. */
  async function ended(jobId: string): Promise<string> {
    return vi.waitFor(
      async () => {
        const { status } = await statusOf(database, jobId)
        expect(['SUCCESS', 'FAILED']).toContain(status)
        return status
      },
      // For what hangs, not for what is slow.
      { timeout: 120_000, interval: 20 },
    )
  }
}

export interface Person {
  readonly userId: string
  /** The context of a call by this person. */
  as(options?: { device?: string; idempotencyKey?: string; quotedCredits?: number; isProven?: boolean }): CallContext
}

function aPerson(userId: string): Person {
  return {
    userId,
    as: ({ device, idempotencyKey, quotedCredits, isProven = true } = {}) => ({
      caller: { userId, name: 'Mira', email: 'mira@example.org', anonymous: false, isProven },
      origin: 'http://localhost:8787',
      device,
      idempotencyKey,
      quotedCredits,
    }),
  }
}

function statusOf(database: Kysely<Tables>, jobId: string): Promise<{ status: string }> {
  return database.selectFrom('jobs').select('status').where('id', '=', jobId).executeTakeFirstOrThrow()
}

/** A request that `create-preview` accepts. */
export function aPreviewRequest(person: Person, change: { attempt?: number; originalJobId?: string; name?: string } = {}) {
  return {
    userId: person.userId,
    name: 'Rosalind',
    characterDescription: 'A red-haired pirate in a storm',
    style: 'anime',
    ...change,
  }
}
