export interface JobProgress {
  readonly stage: string
  /** 0 to 1. */
  readonly share: number
}

/** Writes the newest report whenever the one before is written: a quick engine never waits for the database. */
export function createProgressWriter(write: (progress: JobProgress) => Promise<void>) {
  let latest: JobProgress | undefined
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (latest) {
      const next = latest
      latest = undefined
      await write(next)
    }
    writing = undefined
  }

  return {
    report(progress: JobProgress): void {
      latest = progress
      if (writing) return
      writing = writeAll()
      writing.catch(() => {}) // close() throws it
    },
    /** Waits for the last write; throws what a write threw. */
    async close(): Promise<void> {
      await writing
    },
  }
}
