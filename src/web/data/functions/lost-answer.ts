import { FunctionCallError } from './function-call-error.ts'
import { isAnswer } from './is-answer.ts'

/**
 * What to say of a keyed call that broke on its way, when nobody knows whether it was done; undefined where the server said
 * yes or no.
 */
export function lostAnswer(error: unknown): string | undefined {
  if (!(error instanceof FunctionCallError) || error.responseText !== '') return undefined
  return isAnswer(error) ? undefined : 'No answer came. Please try again: however often you press, it is started and paid once.'
}
