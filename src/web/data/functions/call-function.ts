import type { z } from 'zod'
import type { Catalogue, FunctionId } from '#contract/functions/catalogue.ts'
import { loadSdk } from '../sdk/load-sdk.ts'
import { doubtSession } from '../session/session-doubt.ts'
import { FunctionCallError } from './function-call-error.ts'
import { type ExecutionReply, readExecution } from './read-execution.ts'
import { READS } from './reads.ts'

export type FunctionInput<Id extends FunctionId> = z.output<Catalogue[Id]['input']>
export type FunctionOutput<Id extends FunctionId> = z.output<Catalogue[Id]['output']>

export interface CallOptions {
  /** They travel inside the execution, not as HTTP headers. */
  headers?: Record<string, string>
  /** Only create-character is called so (product text §7). */
  isAsync?: boolean
}

/**
 * Calls a server function by its id. Throws a FunctionCallError in the words of product text §8; one that says that somebody
 * else, or nobody, is signed in makes the page look who is.
 */
export async function callFunction<Id extends FunctionId>(
  id: Id,
  input: FunctionInput<Id>,
  options: CallOptions = {},
): Promise<FunctionOutput<Id>> {
  try {
    const execution = await executeFunction(id, input, options)
    // Page and server are one version and share the catalogue: the reply is what the server's types made it.
    return readExecution(execution) as FunctionOutput<Id>
  } catch (error) {
    if (isAboutSession(error)) doubtSession()
    throw error
  }
}

function isAboutSession(error: unknown): boolean {
  return error instanceof FunctionCallError && (error.status === 401 || error.code === 'user.mismatch')
}

/** The execution itself, for who reads it in words of their own. Throws a FunctionCallError when there is none. */
export async function executeFunction<Id extends FunctionId>(
  functionId: Id,
  input: FunctionInput<Id>,
  { headers, isAsync = false }: CallOptions = {},
): Promise<ExecutionReply> {
  try {
    const { functions, ExecutionMethod } = await loadSdk()
    const body = JSON.stringify(input)
    const method = READS.has(functionId) ? ExecutionMethod.GET : ExecutionMethod.POST
    const answer = functions.createExecution({ functionId, body, async: isAsync, xpath: '/', method, headers })
    return await inTime(answer, patienceMs(body))
  } catch (error) {
    const { message = String(error), code, type } = error as { message?: string; code?: unknown; type?: string }
    throw new FunctionCallError(`Backend API error: ${message}`, {
      status: typeof code === 'number' ? code : 0,
      code: type,
      cause: error,
    })
  }
}

/** No page waits for ever: what has no answer by then may have been done, as with every lost answer. */
function patienceMs(body: string): number {
  return ANSWER_MS + body.length / SLOWEST_CHARS_PER_MS
}

const ANSWER_MS = 60_000
/** A poor line over a phone takes up 32 kB in a second. */
const SLOWEST_CHARS_PER_MS = 32

async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('No answer came in time.')), ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
