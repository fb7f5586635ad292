import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { LIMITS } from '#contract/limits.ts'
import { ProtocolError } from '#contract/protocol-error.ts'
import { isAnonymous } from '#server/core/accounts/account.ts'
import { newId } from '#server/core/accounts/new-id.ts'
import type { Execution } from '#server/core/executions/execution.ts'
import type { HttpParts } from '../http-parts.ts'
import type { Origins } from '../origins.ts'
import { readQueries } from '../queries/read-queries.ts'
import { invalid, readParameters } from '../read-parameters.ts'
import { memberVisit, type Visits } from '../visits.ts'
import { callContext } from './call-context.ts'
import { EXECUTION_PARAMETERS } from './execution-request.ts'
import { executionShape } from './execution-shape.ts'
import { readExecutionPage } from './read-execution-page.ts'
import { readLargeBodies } from './read-large-body.ts'
import { type FunctionReply, runFunction } from './run-function.ts'

/** Room for the envelope and escapes around the largest body. */
const ENVELOPE_BYTES = 1024 * 1024
/** Functions in whose requests files may be; films have a route of their own. */
const BRINGING = Object.values(catalogue).flatMap(({ id, bringsFiles }) =>
  bringsFiles && id !== 'video-generation-service' ? [id] : [],
)
const SYNCHRONOUS_TIMEOUT_MS = 30_000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of one function alone. */
    functionId?: FunctionId
  }
}

interface FunctionPath {
  Params: { functionId: string }
}
interface ExecutionPath {
  Params: { functionId: string; executionId: string }
}

/** Calling functions and reading one's own calls (wire page §8). */
export function executionRoutes(server: FastifyInstance, parts: HttpParts, visits: Visits, origins: Origins): void {
  const { clock, executions } = parts
  /** Calls that run on after their answer; closing waits for them. */
  const running = new Set<Promise<void>>()

  const onRequest = [visits.welcome, refuseUncallable]
  const words = { bodyLimit: LIMITS.wordsBodyMaxBytes + ENVELOPE_BYTES, onRequest }
  const calling = { bodyLimit: LIMITS.executionBodyMaxBytes + ENVELOPE_BYTES, onRequest }
  server.post<FunctionPath>('/functions/:functionId/executions', words, call)
  for (const functionId of BRINGING) {
    server.post<FunctionPath>(`/functions/${functionId}/executions`, { ...calling, config: { functionId } }, call)
  }
  server.register(async (films) => {
    readLargeBodies(films)
    films.post<FunctionPath>('/functions/:functionId(^video-generation-service$)/executions', calling, call)
  })

  server.get<FunctionPath>('/functions/:functionId/executions', { onRequest: visits.requireMember }, async (request) => {
    const owner = { functionId: getFunctionId(request), userId: memberVisit(request).user.id }
    const list = await executions.list(owner, readExecutionPage(readQueries(request.query)))
    if (list === undefined) throw new ProtocolError('general_cursor_not_found')
    return { total: list.total, executions: list.executions.map((execution) => executionShape(execution)) }
  })

  server.get<ExecutionPath>(
    '/functions/:functionId/executions/:executionId',
    { onRequest: visits.requireMember },
    async (request) => {
      const functionId = getFunctionId(request)
      const key = { id: request.params.executionId, functionId, userId: memberVisit(request).user.id }
      const execution = await executions.find(key)
      if (execution === undefined) throw new ProtocolError('execution_not_found')
      return executionShape(execution)
    },
  )

  server.addHook('onClose', async () => {
    await Promise.all(running)
    await executions.flush()
  })

  async function call(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const id = getFunctionId(request)
    const asked = readParameters(request.body, EXECUTION_PARAMETERS)
    refuseSchedule(asked)
    const started = startExecution(request, { id, method: asked.method, path: asked.path, headers: asked.headers })
    const context = callContext(request.visit, {
      origin: origins.of(request),
      headers: asked.headers,
      executionId: started.id,
      inlineFiles: request.inlineFiles,
    })
    const run = () => finish(started, runFunction(parts, { id, body: asked.body, context }))

    // An asynchronous create-character is answered completed, with its ids (OP-27): only its drawing takes long.
    if (asked.async && id !== 'create-character') {
      if (isReadable(started)) await executions.record(started)
      runAfterAnswer(started, run)
      return reply.code(202).send(executionShape(started))
    }
    const { execution, body } = await withinTimeout(run())
    if (isReadable(execution)) executions.recordLater(execution)
    return reply.code(asked.async ? 202 : 201).send(executionShape(execution, body))
  }

  function startExecution(
    request: FastifyRequest,
    call: { id: FunctionId; method: string; path: string; headers: Execution['requestHeaders'] },
  ): Execution {
    const now = clock.now()
    const isMember = request.visit !== undefined && !isAnonymous(request.visit.user)
    return {
      id: newId(),
      functionId: call.id,
      userId: request.visit?.user.id ?? null,
      status: 'waiting',
      requestMethod: call.method,
      ...(isMember ? { requestPath: call.path, requestHeaders: call.headers } : KEPT_OF_GUESTS),
      responseStatusCode: 0,
      responseHeaders: [],
      durationSeconds: 0,
      createdAt: now,
      updatedAt: now,
    }
  }

  async function finish(started: Execution, running: Promise<FunctionReply>) {
    const startedMs = performance.now()
    const { status, statusCode, headers, body } = await running
    const durationSeconds = (performance.now() - startedMs) / 1000
    const execution: Execution = {
      ...started,
      status,
      responseStatusCode: statusCode,
      responseHeaders: headers,
      durationSeconds,
      updatedAt: clock.now(),
    }
    return { execution, body }
  }

  function runAfterAnswer(started: Execution, run: () => ReturnType<typeof finish>): void {
    const update = async (execution: Execution) => {
      if (isReadable(execution)) await executions.update(execution)
    }
    const job = update({ ...started, status: 'processing', updatedAt: clock.now() })
      .catch((error: unknown) => parts.reportBug('recording that a call runs', error))
      .then(run)
      .then(({ execution }) => update(execution))
      .catch((error: unknown) => parts.reportBug('recording an asynchronous call', error))
      .finally(() => running.delete(job))
    running.add(job)
  }
}

/** What guests send along is nobody's to keep: what nobody vouches for must not fill the database. */
const KEPT_OF_GUESTS = { requestPath: '/', requestHeaders: [] } as const

/** A call of somebody without a session could be read back by nobody, so it is not kept at all. */
const isReadable = ({ userId }: Execution) => userId !== null

/** Before the body is read: unknown functions, and guests at functions that need an account. */
async function refuseUncallable(request: FastifyRequest): Promise<void> {
  const id = getFunctionId(request)
  if (catalogue[id].access === 'account' && request.visit === undefined) throw new ProtocolError('user_unauthorized')
}

function getFunctionId(request: FastifyRequest): FunctionId {
  const { functionId: named } = request.params as { functionId?: string }
  const functionId = request.routeOptions.config.functionId ?? named ?? ''
  if (!Object.hasOwn(catalogue, functionId)) throw new ProtocolError('function_not_found')
  return functionId as FunctionId
}

/** Nothing of the product runs later on a client's word; to accept a date and ignore it would be worse than to refuse it. */
function refuseSchedule(call: { async: boolean; scheduledAt?: string }): void {
  if (call.scheduledAt === undefined || call.scheduledAt === '') return
  if (!call.async) throw new ProtocolError('general_bad_request', 'A scheduled call must be asynchronous.')
  throw invalid('scheduledAt', 'calls can not be scheduled on this server')
}

async function withinTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new ProtocolError('function_synchronous_timeout')), SYNCHRONOUS_TIMEOUT_MS)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
