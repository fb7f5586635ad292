import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createAccounts } from './core/accounts/accounts.ts'
import { createPastGifts } from './core/accounts/create-past-gifts.ts'
import { createProof, type WaysToProve } from './core/accounts/proof.ts'
import { createCredits } from './core/credits/create-credits.ts'
import { createFreeUseGifts } from './core/credits/free-use-gifts.ts'
import { preparePerson } from './core/credits/prepare-person.ts'
import { readUserData, readUserDataOf } from './core/credits/read-user-data.ts'
import { createExecutions } from './core/executions/executions.ts'
import { createFiles } from './core/files/create-files.ts'
import { createUploads } from './core/files/create-uploads.ts'
import { forgetLostBlobs } from './core/files/forget-lost-blobs.ts'
import { matchFolder } from './core/files/match-folder.ts'
import { announceJob } from './core/jobs/announce-job.ts'
import { forgetOldCallbacks } from './core/jobs/callbacks.store.ts'
import { createJobWorker, declareJobQueues } from './core/jobs/create-job-worker.ts'
import { createOutlook } from './core/jobs/create-outlook.ts'
import { receiveCallback } from './core/jobs/receive-callback.ts'
import { createLimits } from './core/limits/limits.ts'
import { createSlowDown } from './core/limits/slow-down.ts'
import { createTextModeration } from './core/moderation/create-text-moderation.ts'
import { createPictureModeration } from './core/moderation/moderate-picture.ts'
import { createProfiles } from './core/profiles/create-profiles.ts'
import { createHttpDoor } from './doors/http/create-http-door.ts'
import { createHandlers } from './functions/create-handlers.ts'
import { createReports } from './ops/create-reports.ts'
import { keepHouse } from './ops/keep-house.ts'
import { listShowcasePaths } from './ops/showcase-paths.ts'
import { subscribePerson } from './ops/subscribe-person.ts'
import { createAdjustableClock } from './platform/clock/adjustable-clock.ts'
import { type Clock, systemClock } from './platform/clock/clock.ts'
import type { Config } from './platform/config/config.ts'
import { configuredConnection, type DatabaseConnection } from './platform/database/database-connection.ts'
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts'
import { stampHouse } from './platform/database/stamp-house.ts'
import { chooseEngines, type Engines } from './platform/engines/choose-engines.ts'
import type { Engine } from './platform/engines/engine.ts'
import { createEngineDirector } from './platform/engines/engine-director.ts'
import { createFal } from './platform/engines/fal/create-fal.ts'
import { measurePerson } from './platform/engines/studio/networks/measure-person.ts'
import { createStudioEngine } from './platform/engines/studio/studio-engine.ts'
import { createFilmDecoder } from './platform/media/decode/create-film-decoder.ts'
import { createSoundDecoder } from './platform/media/decode/create-sound-decoder.ts'
import { samplePictures } from './platform/media/decode/sample-pictures.ts'
import { createFilmEncoder } from './platform/media/encode/create-film-encoder.ts'
import { createPictureDecoder } from './platform/media/picture/create-picture-decoder.ts'
import { createSharpMedia } from './platform/media/sharp/sharp-media.ts'
import { sweepWorkFolders } from './platform/media/work-folder.ts'
import { listenToOutbox } from './platform/outbox/listen-to-outbox.ts'
import { createDodo } from './platform/payments/dodo/create-dodo.ts'
import { createNoPayments } from './platform/payments/no-payments.ts'
import type { Payments } from './platform/payments/payments.ts'
import { createSandbox } from './platform/payments/sandbox/create-sandbox.ts'
import { createPgBossQueue } from './platform/queue/pg-boss-queue.ts'
import { createPseudonyms } from './platform/sealing/create-pseudonyms.ts'
import { createSealer } from './platform/sealing/create-sealer.ts'
import { secretsOf } from './platform/sealing/secrets-of.ts'
import { openDataDirectory } from './platform/storage/data-directory.ts'
import { createDiskBlobStore } from './platform/storage/disk/disk-blob-store.ts'
import { createDiskRoom } from './platform/storage/disk/disk-room.ts'
import { openBlobFolder } from './platform/storage/disk/open-blob-folder.ts'
import { createThreads } from './platform/threads/create-threads.ts'
import { createBilling } from './product/billing/create-billing.ts'
import { insertDeparture } from './product/billing/departures.store.ts'
import { endSubscriptions } from './product/billing/end-subscriptions.ts'
import { createCharacters } from './product/characters/create-characters.ts'
import { createChats } from './product/chats/create-chats.ts'
import { createDailyBonus } from './product/daily-bonus/create-daily-bonus.ts'
import { createDailyBonusGift } from './product/daily-bonus/daily-bonus-gift.ts'
import { createEnhancer } from './product/generation/create-enhancer.ts'
import { createGeneration } from './product/generation/create-generation.ts'
import { forgetOldEnhancements } from './product/generation/forget-old-enhancements.ts'
import type { GenerationParts } from './product/generation/generation-parts.ts'
import { createJobKinds } from './product/generation/job-kinds.ts'
import { createJobLedger } from './product/generation/job-ledger.ts'
import { createOutputShelf } from './product/generation/output-shelf.ts'
import { createBroughtFiles } from './product/library/create-brought-files.ts'
import { createCountCheck } from './product/library/create-count-check.ts'
import { createLibrary } from './product/library/create-library.ts'
import { pictureAddresses } from './product/library/picture-addresses.ts'
import { createOwnData } from './product/own-data/create-own-data.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type Role = 'api' | 'worker'

/** What tests, and the process around the program, give in place of the configured parts. */
export interface AppOverrides {
  readonly roles?: readonly Role[]
  /** A database that runs already. */
  readonly connection?: DatabaseConnection
  readonly engine?: Engine
  readonly clock?: Clock
  readonly pagesDirectory?: string
  /** Tells the operator about a bug; gets nothing a user sent. */
  readonly reportBug?: (what: string, error: unknown) => void
  /** Before the embedded database is started: how to end it within three seconds, whatever hangs. */
  readonly onDatabaseOpening?: (endAtOnce: () => Promise<void>) => void
  /** The embedded database died and cannot be brought back. */
  readonly onDatabaseLost?: (error: Error) => void
}

/** The whole program, put together and working; listens nowhere yet. Disposing it ends everything in order. */
export interface App extends AsyncDisposable {
  readonly door: FastifyInstance
  readonly database: OpenDatabase
  readonly connection: DatabaseConnection
  /** Which engine makes what. */
  readonly engines: Engines
}

/** How long jobs under way may still go on when the program ends; what is not done then is done after the next start. */
const CLOSE_GRACE_MS = { development: 1_000, production: 20_000 }

/** A text takes a second at the most, and users take turns. */
const READERS = 1

/** Puts the parts together: the only place that knows concrete adapters. Throws a StartupError that says what is wrong. */
export async function createApp(config: Config, overrides: AppOverrides = {}): Promise<App> {
  await using opening = new AsyncDisposableStack()
  const roles = overrides.roles ?? ['api', 'worker']
  const reportBug = createReports(overrides.reportBug ?? ((what: string, error: unknown) => console.error(what, error)))
  const clock = createAdjustableClock(overrides.clock ?? systemClock)

  await openDataDirectory(config.dataDirectory)
  const connection = overrides.connection ?? configuredConnection(config.database) ?? (await startEmbedded())
  const database = opening.use(openDatabase(connection))
  await migrate(database.kysely)
  await stampHouse(database.kysely, config.mode)
  const folder = await openBlobFolder(config.dataDirectory)
  await matchFolder(database.kysely, folder)
  const onlyProcess = config.database.kind === 'embedded' && overrides.connection === undefined
  const queue = opening.use(
    await createPgBossQueue(connection, {
      onlyProcess,
      closeGraceMs: CLOSE_GRACE_MS[config.mode],
      onError: (error) => reportBug('the job queue failed', error),
    }),
  )
  const store = await createDiskBlobStore({ directory: folder.directory })
  const room = createDiskRoom({ directory: folder.directory, leastFreeBytes: config.minFreeDiskBytes })
  const workFolder = path.join(config.dataDirectory, 'work')
  await sweepWorkFolders(workFolder)
  const decoder = createFilmDecoder({ folder: workFolder })
  const media = createSharpMedia({ decoder: opening.use(createPictureDecoder()), films: decoder })
  const sounds = createSoundDecoder({ folder: workFolder })
  const fal =
    config.engines.fal &&
    createFal(config.engines.fal, {
      clock,
      media,
      films: decoder,
      sounds,
      publicUrl: () => config.publicUrl,
    })
  const encoder = createFilmEncoder({ folder: workFolder })
  // Reads texts; started with the first that is long.
  const readers = opening.use(createThreads({ threads: READERS }))
  const drawing = { threads: config.drawingThreads, idleMs: config.drawingIdleMs }
  const studio = overrides.engine ?? opening.use(createStudioEngine({ ...drawing, encoder, decoder, sounds, readers }))
  const director = createEngineDirector(chooseEngines([...(fal ? [fal.engine] : []), studio], config.engines.choice))
  const { engines } = director

  const credits = createCredits({ clock })
  const files = createFiles({ store, media, clock })
  const base = { database: database.kysely, clock }
  const secrets = await secretsOf(config)
  const gifts = [createDailyBonusGift(), ...createFreeUseGifts()]
  const pastGifts = createPastGifts({ pseudonyms: createPseudonyms(secrets), gifts, clock })
  const accounts = createAccounts({ ...base, pool: database.pool, sealer: createSealer(secrets), pastGifts })
  await accounts.sealStoredTokens()
  const sandbox = config.billing.kind === 'sandbox' ? createSandbox({ ...base, reportBug }) : undefined
  const payments = createPayments()
  const billing = createBilling({ ...base, credits, payments, report: reportBug })
  const limits = createLimits({ ...base, isOn: config.rateLimits === 'on' })
  const slowDown = createSlowDown({ ...base, isOn: config.rateLimits === 'on' })
  const executions = createExecutions({ ...base, onLost: (error) => reportBug('a call was not recorded', error) })
  opening.defer(() => executions.flush())
  await executions.endOrphans({ isOnlyAndStarts: onlyProcess })
  const proof = createProof(waysToProve(config))
  const generationParts: GenerationParts = {
    ...base,
    queue,
    credits,
    files,
    films: decoder,
    samplePictures: (film, order, signal) => samplePictures(decoder, film, order, signal),
    limits,
    moderateText: createTextModeration({ threads: readers, report: reportBug }),
    enhanceDescription: createEnhancer({ threads: readers }),
    moderatePicture: createPictureModeration({ measurePerson, report: reportBug }),
    announce: announceJob,
    engine: engines.front,
    makerOf: (kind) => engines.forKind(kind)?.name,
    randomId: randomUUID,
    pictureSizePx: config.pictureSizePx,
    isPaidByHouse: (kind) => engines.forKind(kind)?.abilities.repeatable === false,
    proof,
    room,
    ...(config.mode === 'development' && { takeRehearsal: director.take }),
  }
  const kinds = createJobKinds(generationParts, { concurrency: config.jobConcurrency })

  if (roles.includes('worker')) {
    const outputs = createOutputShelf({ ...base, files })
    const worker = createJobWorker(
      {
        ...base,
        queue,
        engines,
        outputs,
        ledger: createJobLedger(credits),
        announce: announceJob,
        reportBug,
      },
      kinds,
      { userLimits: config.userLimits },
    )
    opening.use(await worker.start())
  } else await declareJobQueues(queue, kinds)

  const makerOf = (kind: string) => engines.forKind(kind)?.name
  const library = createLibrary({ ...base, outlook: createOutlook({ ...base, makerOf }) })
  const uploads = createUploads({ ...base, store, room, files, proof })
  const broughtFiles = createBroughtFiles({ ...base, files })
  const handlers = createHandlers({
    ...base,
    credits,
    profiles: createProfiles(base),
    generation: createGeneration(generationParts),
    library,
    characters: createCharacters(base),
    chats: createChats({ ...base, library }),
    billing,
    dailyBonus: createDailyBonus({ ...base, credits, proof }),
    arePremiumFilmsOn: config.premiumFilms === 'on',
    project: config.project,
    showcasePaths: await listShowcasePaths(path.join(ROOT, 'public')),
  })
  const ownData = createOwnData({
    ...base,
    credits,
    files,
    endSubscriptions: (userId) => endSubscriptions({ ...base, payments }, userId),
    keepPastGifts: accounts.keepPastGifts,
    noteDeparture: (transaction, userId) => insertDeparture(transaction, { userId, leftAt: clock.now() }),
  })
  const door = createHttpDoor({
    config,
    clock,
    accounts,
    limits,
    slowDown,
    executions,
    handlers,
    userData: { readUserData: (userId) => readUserData(database.kysely, credits, userId) },
    files: {
      findFile: (userId, fileId) => files.findFile(database.kysely, userId, fileId),
      removeBrought: broughtFiles.remove,
    },
    uploads,
    ...(fal && {
      callbacks: {
        readers: [fal.callbacks],
        receive: (call) => receiveCallback({ ...base, engines, queue }, call),
      },
    }),
    ownData: {
      export: (userId, { origin }) => ownData.export(userId, pictureAddresses({ origin, project: config.project })),
      deleteAccount: ownData.deleteAccount,
    },
    realtime: {
      findUserData: (userIds) => readUserDataOf(database.kysely, userIds),
      listen: (listener) => listenToOutbox(connection, listener),
      findJobs: ({ jobs, origin }) => library.listCardsOfOwners(jobs, pictureAddresses({ origin, project: config.project })),
    },
    webhooks: { provider: payments.name, receive: billing.receiveWebhook },
    pagesDirectory: overrides.pagesDirectory ?? path.join(ROOT, 'dist'),
    reportBug,
    ...(config.mode === 'development' && {
      development: {
        clock,
        timePassed: async () => {
          await sandbox?.catchUp()
          await billing.catchUp()
        },
        // Nothing in this version sends mail.
        outbox: { list: async () => [] },
        engine: director,
        payments: sandbox && { ...sandbox, catchUp: () => sandbox.catchUp().then(billing.catchUp) },
        people: {
          async prepare(person, { subscription, ...state }) {
            await preparePerson({ database: database.kysely, credits }, person.userId, state)
            if (!subscription) return
            if (!sandbox) throw new Error('Somebody with a plan can only be made while payments are the stand-in.')
            await subscribePerson({ ...base, billing, sandbox, credits }, person, subscription)
          },
        },
      },
    }),
  })
  opening.defer(() => door.close())
  // Its webhooks come in by the same door as the real ones, without a network.
  if (sandbox && roles.includes('api')) opening.use(sandbox.start((message) => carryWebhook(door, message)))
  const enhancements = { forgetOld: () => forgetOldEnhancements(base) }
  const callbacks = { forgetOld: () => forgetOldCallbacks(database.kysely, clock.now()) }
  const keptFiles = {
    forgetStaleUploads: uploads.forgetStale,
    forgetUnused: broughtFiles.forgetUnused,
    forgetLostBlobs: () => forgetLostBlobs({ database: database.kysely, store }),
  }
  opening.use(
    keepHouse({
      database: database.kysely,
      accounts,
      limits,
      slowDown,
      executions,
      enhancements,
      ownData,
      counts: createCountCheck(base),
      files: keptFiles,
      callbacks,
      billing,
      reportBug,
    }),
  )
  const parts = opening.move()
  return { door, database, connection, engines, [Symbol.asyncDispose]: () => parts.disposeAsync() }

  /** The real provider and its stand-in are spoken to by the same adapter. */
  function createPayments(): Payments {
    if (sandbox) return createDodo({ ...sandbox, clock, baseUrl: 'http://sandbox.invalid' })
    if (config.billing.kind !== 'dodo') return createNoPayments()
    const { apiKey, webhookKey, origin } = config.billing
    return createDodo({ apiKey, webhookKey, clock, baseUrl: origin })
  }

  async function startEmbedded(): Promise<DatabaseConnection> {
    const directory = path.join(config.dataDirectory, 'postgres')
    const { onDatabaseLost: onLost, onDatabaseOpening: onOpening } = overrides
    const postgres = await startEmbeddedPostgres({ directory, onLost, onOpening })
    return opening.use(postgres).connection
  }
}

/** Development has stand-ins for whatever is not configured. */
function waysToProve({ signIn, billing }: Config): WaysToProve {
  const isOffered = (client: unknown) => client !== undefined || signIn.standIn !== 'none'
  return { google: isOffered(signIn.google), discord: isOffered(signIn.discord), purchases: billing.kind !== 'off' }
}

async function carryWebhook(
  door: FastifyInstance,
  { headers, body }: { headers: Record<string, string>; body: string },
): Promise<number> {
  const { statusCode } = await door.inject({ method: 'POST', url: '/v1/webhooks/dodo', headers, payload: body })
  return statusCode
}
