import type { FunctionId } from '#contract/functions/catalogue.ts'
import type { FunctionInput, FunctionOutput } from './call-function.ts'
import { isAnswer } from './is-answer.ts'
import { startFunction } from './start-function.ts'

/** A request that was sent and not answered yet. */
export interface OpenOrder {
  readonly what: string
  readonly key: string
}

/** Where the open order is remembered. What is to outlive a reload is kept when `write` resolves. */
export interface OrderMemory {
  read(): OpenOrder | undefined
  write(order: OpenOrder | undefined): Promise<void>
}

/**
 * A call that costs credits, under a key that stays until an answer has come: whoever presses again after a lost answer gets
 * what the first press started, and pays once. `what` names the same request; another one gets a key of its own.
 */
export function createKeyedCall(memory: OrderMemory = whileHere()) {
  return async <Id extends FunctionId>(
    what: string,
    id: Id,
    input: FunctionInput<Id>,
    headers: Record<string, string> = {},
  ): Promise<FunctionOutput<Id>> => {
    const open = memory.read()
    const { key } = open?.what === what ? open : { key: crypto.randomUUID() }
    await memory.write({ what, key })
    const close = async () => {
      if (memory.read()?.key === key) await memory.write(undefined)
    }
    try {
      const reply = await startFunction(id, input, { headers: { ...headers, 'x-idempotency-key': key } })
      await close()
      return reply
    } catch (error) {
      if (isAnswer(error)) await close()
      throw error
    }
  }
}

function whileHere(): OrderMemory {
  let open: OpenOrder | undefined
  return {
    read: () => open,
    write: async (order) => {
      open = order
    },
  }
}
