import type { JobType } from './job-constants.ts'
import { TIMING } from './timing.ts'

const CAP_PERCENT = 95
const SLOW_FROM_PERCENT = 70
/** Above it, the bar goes at a third of its speed (OP-26). */
const SLOW_SHARE = 1 / 3

/** How long a job of this type is said to take (product text §4). */
function expectedDurationMs(type: JobType): number {
  if (type === 'create-character') return TIMING.expectedCharacterMs
  return type === 'video-generation' ? TIMING.expectedVideoMs : TIMING.expectedOtherMs
}

/** Percent for a job that does not say how far it is: even up to 70, then slower, never beyond 95 (product text §4). */
export function simulatedProgress(type: JobType, elapsedMs: number): number {
  const even = (Math.max(0, elapsedMs) / expectedDurationMs(type)) * 100
  const slowed = Math.min(even, SLOW_FROM_PERCENT) + Math.max(0, even - SLOW_FROM_PERCENT) * SLOW_SHARE
  return Math.min(CAP_PERCENT, slowed)
}
