import type { FunctionId } from '#contract/functions/catalogue.ts'
import { type CallOptions, callFunction, type FunctionInput, type FunctionOutput } from './call-function.ts'
import { FunctionCallError } from './function-call-error.ts'

/** Calls what is paid for. Nothing is believed to have started because something came back: the reply must say so. */
export async function startFunction<Id extends FunctionId>(
  id: Id,
  input: FunctionInput<Id>,
  options: CallOptions = {},
): Promise<FunctionOutput<Id>> {
  const reply = await callFunction(id, input, options)
  if (!('ok' in reply || 'success' in reply)) throw new FunctionCallError('Failed to parse function response.')
  return reply
}
