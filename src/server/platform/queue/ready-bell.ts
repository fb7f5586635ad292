/** How long a job may wait whose time has come, or that nobody was told of. */
const RING_MS = 500

/** Takes the jobs of one queue, one after the other. */
export interface Slot {
  readonly queue: string
  isBusy(): boolean
  /** Looks for a job now. */
  wake(): void
}

export interface ReadyBell extends Disposable {
  /** Answers how to take the slot away again. */
  add(slot: Slot): () => void
  /** There is a job in this queue now: wakes its idle slots. A busy one looks by itself when it is done. */
  ring(queue: string): void
}

/**
 * Wakes the idle slots of queues that have a job to take, with one question for all of them. New jobs are told to `ring`; the
 * question is for tries that are due again, and for what was not heard. `listReady` answers which of some queues have a job to take.
 */
export function startReadyBell(listReady: (queues: readonly string[]) => Promise<readonly string[]>): ReadyBell {
  const slots = new Set<Slot>()
  let isOver = false
  let timer = setTimeout(askForIdle, RING_MS)

  async function askForIdle(): Promise<void> {
    const idle = [...slots].filter((slot) => !slot.isBusy())
    const asked = [...new Set(idle.map(({ queue }) => queue))]
    // What is not answered because the database is away is asked again.
    const ready = asked.length > 0 ? await listReady(asked).catch(() => []) : []
    if (isOver) return
    for (const slot of idle) if (ready.includes(slot.queue)) slot.wake()
    timer = setTimeout(askForIdle, RING_MS)
  }

  return {
    add(slot) {
      slots.add(slot)
      return () => void slots.delete(slot)
    },
    ring(queue) {
      for (const slot of slots) if (slot.queue === queue && !slot.isBusy()) slot.wake()
    },
    [Symbol.dispose]() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
