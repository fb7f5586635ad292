import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { showToast } from '#web/ui/toast.ts'
import { openingOf } from './opening-of.ts'

/** Opens the generation that the address names (`?job=`), as a line of the credit history does; then the address is plain again. */
export function useLinkedJob(userId: string | undefined, open: (job: JobCard) => void): void {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const jobId = search.get('job')

  const show = useEffectEvent((job: JobCard) => {
    if (openingOf(job)) open(job)
    else if (job.chatId) navigate(`/characters/manage/${job.chatId}`)
  })
  const forget = useEffectEvent(() => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('job')
        return after
      },
      { replace: true },
    )
  })

  useEffect(() => {
    if (!jobId || !userId) return
    let isOver = false
    callFunction('get-job-by-jobid', { jobId })
      .then(({ job }) => {
        if (isOver) return
        forget()
        if (job) show(job)
      })
      .catch((error) => {
        if (isOver) return
        console.error('The generation of the address could not be opened.', error)
        forget()
        showToast({ kind: 'error', title: 'This generation could not be opened', text: 'It may have been deleted.' })
      })
    return () => {
      isOver = true
    }
  }, [jobId, userId])
}
