import { randomFor } from '../random.ts'
import type { LidState } from './lids.ts'

/** Seconds: lids close faster than they open. */
const CLOSING = 0.05
const CLOSED = 0.09
const OPENING = 0.08

/** When somebody blinks in a film: the first time after a moment, then every two to four and a half seconds. */
export function lidsThrough(durationSeconds: number, seed: string): (seconds: number) => LidState {
  const random = randomFor(seed, 'blinks')
  const starts: number[] = []
  for (let at = 0.7 + random(); at < durationSeconds - 0.3; at += 2 + random() * 2.5) starts.push(at)
  return (seconds) => {
    const since = seconds - (starts.findLast((start) => start <= seconds) ?? Number.NEGATIVE_INFINITY)
    if (since < CLOSING) return 1
    if (since < CLOSING + CLOSED) return 2
    return since < CLOSING + CLOSED + OPENING ? 1 : 0
  }
}
