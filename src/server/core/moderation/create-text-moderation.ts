import type { RefusedKind } from '#contract/refused-kinds.ts'
import type { Threads } from '../../platform/threads/threads.ts'
import { harmReader } from './likely-harm/likely-harm.ts'
import { moderateText } from './moderate-text.ts'

/**
 * Refuses a text of any length that may not be made; resolves when it may, with what it is refused for where it is said of a
 * photo. Throws 'moderation.refused' and 'RATE_LIMITED'.
 */
export type ModerateText = (text: string, who: { readonly userId: string }) => Promise<RefusedKind | undefined>

/** In UTF-16 units. A longer one, written to be hard to read, would hold up everybody else's calls. */
const SHORT_MAX_UNITS = 500

/** Whether a text may be read where everybody's calls are answered. */
export function isShortText(text: string): boolean {
  return text.length <= SHORT_MAX_UNITS
}

interface Parts {
  readonly threads: Pick<Threads, 'run'>
  /** Told once, when texts are read by the rules alone. */
  readonly report: (what: string, error?: unknown) => void
  readonly reader?: Pick<typeof harmReader, 'problem'>
}

/** Short texts are read at once, others in a thread. */
export function createTextModeration({ threads, report, reader = harmReader }: Parts): ModerateText {
  const problem = reader.problem()
  if (problem !== undefined) report('the model of the text check cannot be read: its rules decide alone', problem)
  return async (text, { userId }) => {
    if (isShortText(text)) return moderateText(text)
    const task = new URL('./moderate-in-thread.ts', import.meta.url)
    return threads.run<typeof import('./moderate-in-thread.ts')>(task, text, { owner: userId })
  }
}
