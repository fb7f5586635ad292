import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { JobCard } from '#contract/entities/job.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { finishedSince } from '#web/data/jobs/finished-jobs.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobLabel, jobTypeName } from '#web/data/jobs/job-words.ts'
import { isLookedAt } from '#web/data/jobs/looked-at-jobs.ts'
import { notify } from '#web/data/jobs/notify.ts'
import { useJobNews } from '#web/data/jobs/use-job-news.ts'
import { useRunningJobs } from '#web/data/jobs/use-running-jobs.ts'
import { showToast } from '#web/ui/toast.ts'
import { useTitleMark } from './use-title-mark.ts'

/** Follows the person's jobs on every page, and says when one has ended while they look at something else. */
export function JobWatch({ userId }: { userId: string }) {
  const { data: jobs } = useRunningJobs(userId, { isPolling: 'while unfinished' })
  useJobNews(userId, jobs)
  const before = useRef<readonly JobCard[]>(undefined)
  const [told, setTold] = useState('')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const mark = useTitleMark()

  const tell = useEffectEvent((job: JobCard) => {
    const { title, text } = endingWords(job)
    setTold(`${title}. ${text}`)
    const page = pageOf(job)
    if (document.hidden) {
      mark()
      const [iconUrl] = job.thumbnailUrls
      notify(title, { text, ...(iconUrl && { iconUrl }), onPress: () => navigate(page) })
    }
    // The library, the job's own chat and the choice of a face show it by themselves.
    if (pathname === page || pathname === '/generations' || isLookedAt(job.jobId)) return
    const show = (where: string) => ({ label: 'Show', onPress: () => void navigate(where) })
    // Each that failed has its own reason.
    if (job.status === 'FAILED') return showToast({ kind: 'error', title, text, action: show(page) })
    const several = (count: number) => ({
      title: `${count} generations are ready`,
      text: 'They wait in your generations.',
      action: show('/generations'),
    })
    showToast({ kind: 'success', title, text, action: show(page), group: { name: 'ready', several } })
  })
  useEffect(() => {
    if (!jobs) return
    for (const job of finishedSince(before.current, jobs)) tell(job)
    before.current = jobs
  }, [jobs])

  return (
    <output aria-live="polite" className="sr-only">
      {told}
    </output>
  )
}

function endingWords(job: JobCard): { title: string; text: string } {
  const what = `${jobTitle(job)}, ${jobTypeName(job.type)}`
  if (job.status === 'FAILED')
    return { title: `${what}: ${jobLabel(job)}`, text: [job.error, creditsFate(job)].filter(Boolean).join(' ') }
  return { title: `${what} is ready`, text: 'It waits in your generations.' }
}

/** What was made in a chat is looked at there. */
function pageOf({ chatId, type }: JobCard): string {
  return chatId && type !== 'create-preview' ? `/characters/manage/${chatId}` : '/generations'
}
