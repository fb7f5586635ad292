import { useEffect } from 'react'

const lookedAt = new Set<string>()

/** Whether somebody sees the end of this job where they look: they need not be told of it. */
export function isLookedAt(jobId: string): boolean {
  return lookedAt.has(jobId)
}

/** What uses this shows the end of the job by itself. */
export function useLookAtJob(jobId: string): void {
  useEffect(() => {
    lookedAt.add(jobId)
    return () => void lookedAt.delete(jobId)
  }, [jobId])
}
