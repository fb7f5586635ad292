import { useEffect } from 'react'

const lookedAt = new Set<string>()

/** Whether somebody sees the end of this job where they look: they need not be told of it. */
export function isLookedAt(jobId: string): boolean {
  return lookedAt.has(jobId)
}

/** What uses this shows the end of these jobs by itself. */
export function useLookAtJobs(jobIds: readonly string[]): void {
  const all = jobIds.join(' ')
  useEffect(() => {
    const ids = all.split(' ')
    for (const id of ids) lookedAt.add(id)
    return () => {
      for (const id of ids) lookedAt.delete(id)
    }
  }, [all])
}
