import { constants, getPriority, setPriority } from 'node:os'

/**
 * Lets the thread that calls this wait wherever the event loop, or the database, wants the processor: so many steps, of which each
 * gives away a fifth. On Linux a priority is the thread's own; elsewhere it would be that of the whole process, so there nothing
 * happens.
 */
export function goBehind({ steps }: { steps: number }): void {
  if (process.platform !== 'linux') return
  // The whole program may stand behind others already, and nobody comes forward again.
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + steps))
}

/** Work on texts: somebody waits for it, but not for more than a moment, and anybody may ask for it. */
export const STEPS_OF_TEXTS = 10
/** Drawing: everybody waits for pictures, but the pages that show them come first. Films, which take minutes, stand behind it. */
export const STEPS_OF_DRAWING = 4
