import { readBounded } from './read-bounded.ts'

/**
 * A `fetch` for what one provider answers: the whole answer is here in this time and size, or the request has failed. It is never
 * led to another address, which could be one that only we can reach.
 */
export function boundedFetch(
  fetch: typeof globalThis.fetch,
  { timeoutMs, mostBytes }: { timeoutMs: number; mostBytes: number },
): typeof globalThis.fetch {
  return async (input, init) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const response = await fetch(input, { ...init, redirect: 'error', signal })
    const body = hasNoBody(response) ? null : Buffer.from(await readBounded(response, mostBytes))
    const { status, statusText, headers } = response
    return new Response(body, { status, statusText, headers })
  }
}

/** A Response refuses to be made with a body then, be it an empty one. */
const hasNoBody = ({ status }: Response) => status === 204 || status === 205 || status === 304
