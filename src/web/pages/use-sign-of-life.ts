import { useEffect } from 'react'

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const

/**
 * Runs `prepare` with the first move, touch or key: what the first screen does without is fetched then, and no press waits
 * for it. What could not be fetched is fetched again when it is asked for.
 */
export function useSignOfLife(prepare: () => Promise<unknown>): void {
  useEffect(() => {
    const used = new AbortController()
    const run = () => {
      used.abort()
      prepare().catch(() => {})
    }
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, run, { signal: used.signal, passive: true })
    return () => used.abort()
  }, [prepare])
}
