export interface JobProgress {
  readonly stage: string
  /** 0 to 1. */
  readonly share: number
}

/** Each write is a transaction and an event to every page: three a second are as many as anybody sees. */
const GAP_MS = 330

/**
 * Writes the first report at once, and of those that follow the newest, when the write before and a gap are over: a quick
 * engine never waits for the database, nor the database for the frames of a film.
 */
export function createProgressWriter(write: (progress: JobProgress) => Promise<void>, { gapMs = GAP_MS } = {}) {
  let latest: JobProgress | undefined
  let writing: Promise<void> | undefined
  let gap: NodeJS.Timeout | undefined

  function writeLatest(): void {
    const next = latest
    if (!next) return
    latest = undefined
    writing = write(next)
    writing.then(rest, () => {}) // close() throws it
  }

  function rest(): void {
    writing = undefined
    gap = setTimeout(() => {
      gap = undefined
      writeLatest()
    }, gapMs)
  }

  return {
    report(progress: JobProgress): void {
      latest = progress
      if (!writing && !gap) writeLatest()
    },
    /** Waits for the last write; throws what a write threw. */
    async close(): Promise<void> {
      await writing
      clearTimeout(gap)
      const last = latest
      latest = undefined
      if (last) await write(last)
    },
  }
}
