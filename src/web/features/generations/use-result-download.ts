import { useState } from 'react'
import type { JobCard } from '#contract/entities/job.ts'
import { showToast } from '#web/ui/toast.ts'

/** Saves the results of one job or of many: a single file as it is, more as one ZIP. */
export function useResultDownload() {
  const [packing, setPacking] = useState<{ done: number; of: number }>()
  const run = async (jobs: readonly JobCard[]) => {
    if (packing) return
    const of = jobs.reduce((files, { resultUrls }) => files + resultUrls.length, 0)
    if (of === 0) {
      showToast({ kind: 'info', title: 'Nothing to download', text: 'None of these has a finished picture or film.' })
      return
    }
    setPacking({ done: 0, of })
    try {
      const { saveResults } = await import('./save-results.ts')
      const missing = await saveResults(jobs, (done) => setPacking({ done, of }))
      if (missing > 0) {
        showToast({ kind: 'error', title: `${missing} of ${of} could not be fetched`, text: 'The others are in the ZIP.' })
      }
    } catch {
      showToast({ kind: 'error', title: 'The download failed', text: 'Nothing was lost. Please try again.' })
    }
    setPacking(undefined)
  }
  return { packing, run: (jobs: readonly JobCard[]) => void run(jobs) }
}
