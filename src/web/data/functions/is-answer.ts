import { FunctionCallError } from './function-call-error.ts'

/** A refusal: nothing was made. Whatever broke, timed out or never arrived may have been done all the same. */
export function isAnswer(error: unknown): error is FunctionCallError {
  return error instanceof FunctionCallError && error.status >= 400 && error.status < 500 && error.status !== 408
}
