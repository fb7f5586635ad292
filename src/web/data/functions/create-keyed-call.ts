import type { FunctionId } from '#contract/functions/catalogue.ts'
import type { FunctionInput, FunctionOutput } from './call-function.ts'
import { FunctionCallError } from './function-call-error.ts'
import { startFunction } from './start-function.ts'

/**
 * A call that costs credits, under a key that stays until an answer has come: whoever presses again after a lost answer gets
 * what the first press started, and pays once. `what` names the same request; another one gets a key of its own.
 */
export function createKeyedCall() {
  let open: { what: string; key: string } | undefined
  return async <Id extends FunctionId>(
    what: string,
    id: Id,
    input: FunctionInput<Id>,
    headers: Record<string, string> = {},
  ): Promise<FunctionOutput<Id>> => {
    const { key } = open?.what === what ? open : { key: crypto.randomUUID() }
    open = { what, key }
    const close = () => {
      if (open?.key === key) open = undefined
    }
    try {
      const reply = await startFunction(id, input, { headers: { ...headers, 'x-idempotency-key': key } })
      close()
      return reply
    } catch (error) {
      if (isAnswer(error)) close()
      throw error
    }
  }
}

/** A refusal: nothing was made. Whatever broke or never arrived may have been done all the same. */
function isAnswer(error: unknown): boolean {
  return error instanceof FunctionCallError && error.status >= 400 && error.status < 500 && error.status !== 408
}
