import type { Kysely } from 'kysely'
import type { JobCard } from '#contract/entities/job.ts'
import { createAccounts } from '#server/core/accounts/accounts.ts'
import { createExecutions } from '#server/core/executions/executions.ts'
import { createLimits } from '#server/core/limits/limits.ts'
import { createSlowDown } from '#server/core/limits/slow-down.ts'
import { createHttpDoor } from '#server/doors/http/create-http-door.ts'
import type { DevelopmentParts } from '#server/doors/http/dev/development-parts.ts'
import type { HttpParts } from '#server/doors/http/http-parts.ts'
import type { Handlers } from '#server/functions/handlers.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { type Clock, systemClock } from '#server/platform/clock/clock.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import { listenToOutbox } from '#server/platform/outbox/listen-to-outbox.ts'
import { createSealer } from '#server/platform/sealing/create-sealer.ts'
import { freshDatabase } from './fresh-database.ts'
import { NO_PAST_GIFTS } from './no-past-gifts.ts'
import { createVisitor } from './visitor.ts'

const PROJECT = 'troupe'
const SECRET = 'what these tests seal with'

interface TestDoorOptions {
  readonly config?: Partial<HttpParts['config']>
  /** The functions the test calls; any other one is a bug. */
  readonly handlers?: Partial<Handlers>
  readonly files?: Partial<HttpParts['files']>
  /** Files and uploads that really are stored somewhere. */
  readonly storage?: (base: Base) => Promise<Pick<HttpParts, 'files' | 'uploads'>>
  readonly callbacks?: HttpParts['callbacks']
  /** Switches realtime on, with these jobs. */
  readonly findJob?: (job: { userId: string; jobId: string; origin: string }) => Promise<JobCard | undefined>
  readonly payments?: DevelopmentParts['payments']
  readonly rateLimits?: 'on' | 'off'
  readonly pagesDirectory?: string
  /** Time stands still but for what the test advances: the limits of a slow machine are those of a fast one. */
  readonly isTimeStill?: boolean
}

interface Base {
  readonly database: Kysely<Tables>
  readonly clock: Clock
}

const NO_UPLOADS: HttpParts['uploads'] = {
  find: async () => undefined,
  cancel: async () => false,
  receive: () => Promise.reject(new Error('this test stores no uploads')),
}

export type TestDoor = Awaited<ReturnType<typeof openTestDoor>>

/** The HTTP door alone, listening, with real accounts, limits and executions and whatever functions the test gives. */
export async function openTestDoor(options: TestDoorOptions = {}) {
  const stack = new AsyncDisposableStack()
  const { kysely, pool, connection } = stack.use(await freshDatabase())
  const startedAt = systemClock.now()
  const clock = createAdjustableClock(options.isTimeStill ? { now: () => startedAt } : systemClock)
  const bugs: unknown[] = []
  const prepared: { userId: string; credits: number; freeUsesTaken: boolean }[] = []
  const directed: unknown[] = []
  const base = { database: kysely, clock }
  const accounts = createAccounts({ ...base, pool, sealer: createSealer({ secret: SECRET }), pastGifts: NO_PAST_GIFTS })
  const stored = await options.storage?.(base)
  const door = createHttpDoor({
    config: {
      mode: 'development',
      port: 0,
      publicUrl: undefined,
      trustedProxies: { kind: 'none' },
      signUpsPerHour: 1000,
      origins: [],
      project: PROJECT,
      signIn: { google: undefined, discord: undefined, standIn: 'page' },
      house: { head: {}, analyticsUrl: undefined },
      ...options.config,
    },
    clock,
    accounts,
    limits: createLimits({ ...base, isOn: options.rateLimits === 'on' }),
    slowDown: createSlowDown({ ...base, isOn: options.rateLimits === 'on' }),
    executions: createExecutions({ ...base, onLost: (error) => bugs.push(error) }),
    // The test names the functions it calls; a missing one shows as a bug.
    handlers: (options.handlers ?? {}) as Handlers,
    userData: { readUserData: async (userId) => noUserData(userId) },
    files: { findFile: async () => undefined, removeBrought: async () => 'absent', ...options.files, ...stored?.files },
    uploads: stored?.uploads ?? NO_UPLOADS,
    ...(options.findJob && {
      realtime: {
        findJobs: async ({ jobs, origin }) => {
          const found = await Promise.all(jobs.map((job) => options.findJob?.({ ...job, origin })))
          return new Map(found.flatMap((card) => (card ? [[card.jobId, card]] : [])))
        },
        findUserData: async (userIds) => new Map(userIds.map((userId) => [userId, noUserData(userId)])),
        listen: (listener) => listenToOutbox(connection, listener),
      },
    }),
    ...(options.callbacks && { callbacks: options.callbacks }),
    pagesDirectory: options.pagesDirectory ?? '/nonexistent/pages',
    development: {
      clock,
      outbox: { list: async () => [] },
      engine: { direct: (order) => directed.push(order) },
      payments: options.payments,
      timePassed: async () => options.payments?.catchUp(),
      people: {
        prepare: async ({ userId }, state) => {
          prepared.push({ userId, ...state })
        },
      },
    },
    reportBug: (what, error) => bugs.push(new Error(what, { cause: error })),
  })
  const url = await door.listen({ host: '127.0.0.1', port: 0 })
  stack.defer(() => door.close())
  return {
    url,
    /** A request without a network, for what clients can not send. */
    inject: door.inject.bind(door) as typeof door.inject,
    kysely,
    clock,
    accounts,
    bugs,
    prepared,
    directed,
    /** Somebody new, with a browser of their own. */
    visitor: () => createVisitor(url, PROJECT),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

const noUserData = (userId: string) => ({
  userId,
  credits: 0,
  freePreviewInitialUsed: false,
  freePreviewRegenerationUsed: false,
  freeCharacterCreationUsed: false,
})
