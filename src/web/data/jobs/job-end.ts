const ends = new EventTarget()

/** The server has told that a job is at its end, or gone. */
export function tellJobEnd(jobId: string): void {
  ends.dispatchEvent(new Event(jobId))
}

/** Resolves when the server tells that the job is at its end. It may never: who waits asks by itself too, until `signal`. */
export function jobEnd(jobId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => ends.addEventListener(jobId, () => resolve(), { once: true, signal }))
}
