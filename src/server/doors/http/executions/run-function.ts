import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '#contract/app-error.ts'
import type { FunctionDefinition } from '#contract/define-function.ts'
import { catalogue, type FunctionId } from '#contract/functions/catalogue.ts'
import { PROTOCOL_ERRORS } from '#contract/protocol-errors.ts'
import type { NamedValue } from '#server/core/executions/execution.ts'
import type { CallContext, Caller } from '#server/functions/handlers.ts'
import { isDatabaseAway } from '#server/platform/database/is-database-away.ts'
import { isDiskFull } from '#server/platform/storage/is-disk-full.ts'
import type { HttpParts } from '../http-parts.ts'
import { FUNCTION_LIMITS, REFUSAL_WAIT_MS, REFUSALS } from './function-limits.ts'
import { readInput } from './read-input.ts'

export interface FunctionReply {
  /** `failed` is a bug of ours; a refusal is a completed call that says no. */
  readonly status: 'completed' | 'failed'
  readonly statusCode: number
  readonly headers: readonly NamedValue[]
  readonly body: string
}

/** Runs one function for a caller; never throws. Refusals become replies, bugs are reported and answered without detail. */
export async function runFunction(
  parts: HttpParts,
  call: { id: FunctionId; body: string; context: CallContext<Caller | null> },
): Promise<FunctionReply> {
  try {
    const output = await callHandler(parts, call)
    return reply(definitionOf(call.id).successStatus ?? 200, JSON.stringify(output))
  } catch (error) {
    if (error instanceof AppError) return refusal(call.id, error)
    parts.reportBug(`function ${call.id}`, error)
    // A statement or a file that found no room. Those that say so do all of a call in one transaction: nothing of it was done.
    if (isDiskFull(error) && definitionOf(call.id).errors.includes('disk.full'))
      return refusal(call.id, new AppError('disk.full'))
    // Whether a commit on its way was done nobody knows: no refusal, so that pages ask again with the same key.
    return failure(isDatabaseAway(error) ? 'general_database_away' : 'general_unknown')
  }
}

/** As any function: those that differ in nothing have no field for it. */
const definitionOf = (id: FunctionId): FunctionDefinition => catalogue[id]

async function callHandler(
  parts: HttpParts,
  { id, body, context }: { id: FunctionId; body: string; context: CallContext<Caller | null> },
): Promise<unknown> {
  const definition = definitionOf(id)
  const { caller } = context
  if (definition.access === 'account' && (caller === null || caller.anonymous)) throw new AppError('user.anonymous')
  // Before the body is looked into: whoever calls too often is told so for little.
  await countCall(parts, id, context)
  const input = readInput(definition, body, caller)
  // The catalogue ties each handler to its own input and caller; over a union of ids TypeScript can not follow that.
  const handler = parts.handlers[id] as (input: unknown, context: CallContext<Caller | null>) => Promise<unknown>
  const output = await handler(input, context)
  if (parts.config.mode === 'development') definition.output.parse(output)
  return output
}

/**
 * Counts by user and, where it is told, by device; whichever is over its limit stops the call. Whoever does not heed that waits for
 * each further answer: a program that asks again at once would take the processor from others.
 */
async function countCall(parts: HttpParts, id: FunctionId, context: CallContext<Caller | null>): Promise<void> {
  const limit = FUNCTION_LIMITS[id]
  if (limit === undefined || context.caller === null) return
  const subjects = [`user/${context.caller.userId}`]
  if (context.device) subjects.push(`device/${context.device}`)
  const allowance = await parts.limits.use(limit, subjects)
  if (allowance.isAllowed) return
  if (!parts.limits.countHere(REFUSALS, `user/${context.caller.userId}`).isAllowed) await delay(REFUSAL_WAIT_MS)
  throw new AppError('RATE_LIMITED', { retryAfterSeconds: allowance.retryAfterSeconds })
}

function refusal(id: FunctionId, error: AppError): FunctionReply {
  const { message: _, ...details } = error.details
  const body = { ...details, success: false, error: error.message, code: error.code }
  // The product reads fetch-user's reason from `message`, that of every other function from `error`.
  const text = JSON.stringify(id === 'fetch-user' ? { ...body, message: error.message } : body)
  const { retryAfterSeconds } = error.details
  const retryAfter = retryAfterSeconds === undefined ? [] : [{ name: 'retry-after', value: String(retryAfterSeconds) }]
  return reply(error.status, text, retryAfter)
}

/** The execution counts as failed. */
function failure(type: 'general_unknown' | 'general_database_away'): FunctionReply {
  const { status: statusCode, message } = PROTOCOL_ERRORS[type]
  return { ...reply(statusCode, JSON.stringify({ success: false, error: message, code: type })), status: 'failed' }
}

function reply(statusCode: number, body: string, headers: readonly NamedValue[] = []): FunctionReply {
  const described = [
    { name: 'content-type', value: 'application/json; charset=utf-8' },
    { name: 'content-length', value: String(Buffer.byteLength(body)) },
  ]
  return { status: 'completed', statusCode, headers: [...described, ...headers], body }
}
