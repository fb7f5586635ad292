import { FunctionCallError } from './function-call-error.ts'

/**
 * What to say of a keyed call that broke on its way, when nobody knows whether it was done; undefined where the server said
 * yes or no.
 */
export function lostAnswer(error: unknown): string | undefined {
  if (!(error instanceof FunctionCallError) || error.responseText !== '') return undefined
  const isRefusal = error.status >= 400 && error.status < 500 && error.status !== 408
  return isRefusal ? undefined : 'No answer came. Please try again: however often you press, it is started and paid once.'
}
