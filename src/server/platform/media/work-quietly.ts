import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'

/** Below what people wait for, such as pages and previews, and above what nobody waits for. */
const PRIORITY = 6

/** Gives a child that works for long less of the processor wherever somebody else wants it. */
export function workQuietly({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, PRIORITY)
  } catch {
    // it ended already, or the system has no priorities
  }
}
