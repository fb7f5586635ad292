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
    return await functions.createExecution({ functionId, body, async: isAsync, xpath: '/', method, headers })
  } catch (error) {
    const { message = String(error), code, type } = error as { message?: string; code?: unknown; type?: string }
    throw new FunctionCallError(`Backend API error: ${message}`, {
      status: typeof code === 'number' ? code : 0,
      code: type,
      cause: error,
    })
  }
}
