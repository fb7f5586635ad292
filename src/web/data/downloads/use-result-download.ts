import { useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'

/** How a download went, in words to be shown. */
export interface DownloadNews {
  readonly kind: 'error' | 'info'
  readonly title: string
  readonly text: string
}

/** Saves the results of one job or of many: a single file as it is, more as one ZIP. `tell` is heard when something is amiss. */
export function useResultDownload(tell: (news: DownloadNews) => void) {
  const [packing, setPacking] = useState<{ done: number; of: number }>()
  const run = async (jobs: readonly JobCard[]) => {
    if (packing) return
    const of = jobs.reduce((files, { resultUrls }) => files + resultUrls.length, 0)
    if (of === 0) {
      tell({ kind: 'info', title: 'Nothing to download', text: 'None of these has a finished picture or film.' })
      return
    }
    setPacking({ done: 0, of })
    try {
      const { saveResults } = await import('./save-results.ts')
      const missing = await saveResults(jobs, (done) => setPacking({ done, of }))
      if (missing > 0) {
        tell({ kind: 'error', title: `${missing} of ${of} could not be fetched`, text: 'The others are in the ZIP.' })
      }
    } catch {
      tell({ kind: 'error', title: 'The download failed', text: 'Nothing was lost. Please try again.' })
    }
    setPacking(undefined)
  }
  return { packing, run: (jobs: readonly JobCard[]) => void run(jobs) }
}
