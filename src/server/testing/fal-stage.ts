import { fastify } from 'fastify'
import { receiveCallback } from '#server/core/jobs/receive-callback.ts'
import { callbackRoutes } from '#server/doors/http/callbacks/callback-routes.ts'
import { createErrorReply } from '#server/doors/http/error-reply.ts'
import { createAdjustableClock } from '#server/platform/clock/adjustable-clock.ts'
import { systemClock } from '#server/platform/clock/clock.ts'
import { createFal } from '#server/platform/engines/fal/create-fal.ts'
import { createSharpMedia } from '#server/platform/media/sharp/sharp-media.ts'
import { startFakeFal } from './fake-fal.ts'
import { aPreviewRequest, createGenerationStage, type Person } from './generation-stage.ts'

export type FalStage = Awaited<ReturnType<typeof createFalStage>>

/** The generation stage with the real engine for fal, a fake fal, and the real door for its callbacks. No worker runs until `work()`. */
export async function createFalStage() {
  const stack = new AsyncDisposableStack()
  const fake = stack.use(await startFakeFal())
  const clock = createAdjustableClock(systemClock)
  let publicUrl: string | undefined
  const { engine, callbacks } = createFal(
    { key: fake.key, origin: fake.url, models: {} },
    { clock, media: createSharpMedia(), publicUrl: () => publicUrl },
  )
  const stage = stack.use(await createGenerationStage({ engine }))
  const door = fastify()
  door.setErrorHandler(createErrorReply(() => {}))
  door.register(
    (scope) => callbackRoutes(scope, { readers: [callbacks], receive: (call) => receiveCallback(stage.jobParts, call) }),
    {
      prefix: '/v1',
    },
  )
  publicUrl = await door.listen({ host: '127.0.0.1', port: 0 })
  stack.defer(() => door.close())
  const kindsOf = async (jobId: string) => {
    const rows = await stage.database
      .selectFrom('credit_entries')
      .select('kind')
      .where('job_id', '=', jobId)
      .orderBy('id')
      .execute()
    return rows.map((row) => row.kind)
  }
  return {
    ...stage,
    fake,
    /** The clock of the door for callbacks. */
    doorClock: clock,
    publicUrl,
    start: async (person: Person) => (await stage.handlers['create-preview'](aPreviewRequest(person), person.as())).jobId,
    job: (jobId: string) => stage.database.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow(),
    attempts: (jobId: string) =>
      stage.database.selectFrom('job_attempts').selectAll().where('job_id', '=', jobId).orderBy('number').execute(),
    /** What moved the credits of a job, in order. */
    movements: kindsOf,
    balance: ({ userId }: Person) => stage.credits.balance(stage.database, userId),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}
