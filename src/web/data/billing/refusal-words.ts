import { FunctionCallError } from '../functions/function-call-error.ts'
import { isRefusal } from '../query/is-refusal.ts'

/** What the function itself said no with; undefined for everything that broke on the way. */
export function refusalWords(error: unknown): { failure: string; code: string } | undefined {
  if (!(error instanceof FunctionCallError) || !isRefusal(error) || !error.code || !error.responseText) return undefined
  return { failure: error.message, code: error.code }
}
