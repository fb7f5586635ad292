import { executeFunction, type FunctionInput, type FunctionOutput } from '../functions/call-function.ts'
import { FunctionCallError } from '../functions/function-call-error.ts'
import type { ExecutionReply } from '../functions/read-execution.ts'
import { doubtSession } from '../session/session-doubt.ts'

export type DailyClaim = FunctionOutput<'daily-claims'>['data']

export type ClaimResult =
  | { success: true; data: DailyClaim }
  /** `isOutage`: nobody said no; the server could not answer, and its words are none for a person. */
  | { success: false; error: string | undefined; isOutage?: true }

/**
 * Claims the daily bonus. What the server or the call refuses is a result with its error (product text §8); only a request
 * that nobody answered is thrown.
 */
export async function claimDailyBonus(
  request: FunctionInput<'daily-claims'>,
  execute: (request: FunctionInput<'daily-claims'>) => Promise<ExecutionReply> = (input) =>
    executeFunction('daily-claims', input),
): Promise<ClaimResult> {
  try {
    return readClaim(await execute(request))
  } catch (error) {
    if (error instanceof FunctionCallError && error.status === 0) throw error
    if (error instanceof FunctionCallError && error.status === 401) {
      doubtSession()
      return { success: false, error: 'You need to be logged in to go on.' }
    }
    const isOutage = error instanceof FunctionCallError && error.status >= 500
    const words = error instanceof Error ? error.message : 'Unknown error occurred'
    return { success: false, error: words, ...(isOutage && { isOutage }) }
  }
}

function readClaim({ responseStatusCode: status, responseBody }: ExecutionReply): ClaimResult {
  if (status < 200 || status > 299) {
    throw new FunctionCallError(`Function execution failed with status ${status}: ${responseBody}`, { status })
  }
  const reply = JSON.parse(responseBody) as { success?: unknown; error?: unknown; data?: DailyClaim }
  if (reply.success === true && reply.data) return { success: true, data: reply.data }
  return { success: false, error: typeof reply.error === 'string' && reply.error ? reply.error : undefined }
}
