import { readBounded } from '../../http/read-bounded.ts'

export type Fetch = typeof globalThis.fetch

export interface FalAnswer {
  readonly status: number
  readonly headers: Headers
  /** Undefined when it is no JSON. */
  readonly json: unknown
}

const TIMEOUT_MS = 30_000
const MOST_BYTES = 4 * 1024 * 1024

/** An answer that leads to another address: nobody is asked there, with our key or without. */
export class LedElsewhere extends Error {
  override readonly name = 'LedElsewhere'
}

/** One request with the house's key, never repeated and never led elsewhere; throws what the network says. */
export async function askFal(
  { fetch, key }: { fetch: Fetch; key: string },
  address: string,
  request: { method: 'GET' | 'POST' | 'PUT'; body?: object; headers?: Record<string, string>; signal?: AbortSignal },
): Promise<FalAnswer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(address, {
    method: request.method,
    redirect: 'manual',
    headers: { authorization: `Key ${key}`, 'content-type': 'application/json', ...request.headers },
    ...(request.body && { body: JSON.stringify(request.body) }),
    signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
  })
  refuseToBeLed(response)
  const text = Buffer.from(await readBounded(response, MOST_BYTES)).toString('utf8')
  return { status: response.status, headers: response.headers, json: parse(text) }
}

/** Throws for a redirection; its body is not read. Use with `redirect: 'manual'`: `error` looks like a line that broke. */
export function refuseToBeLed(response: Response): void {
  if (response.status < 300 || response.status > 399) return
  void response.body?.cancel()
  throw new LedElsewhere(`fal answered ${response.status}, which leads to another address`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
