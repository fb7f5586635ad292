import { isRefusal } from '../query/is-refusal.ts'
import { wait } from '../wait.ts'

/** Between one try and the next; after the last of them it is given up. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000] as const

/** Tries what may be tried again until it works; without a network it waits for one. Throws a refusal at once. */
export async function untilItArrives<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      signal?.throwIfAborted()
      if (isRefusal(error)) throw error
    }
    await wait(pauseMs, signal)
    await untilOnline(signal)
  }
  return work()
}

function untilOnline(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (navigator.onLine) return resolve()
    const settled = new AbortController()
    const settle = (end: () => void) => () => {
      settled.abort()
      end()
    }
    window.addEventListener('online', settle(resolve), { signal: settled.signal })
    signal?.addEventListener(
      'abort',
      settle(() => reject(signal.reason)),
      { signal: settled.signal },
    )
  })
}
