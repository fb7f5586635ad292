import type { JobCard } from '#contract/entities/job.ts'
import { jobLabel } from '#web/data/jobs/job-words.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { useRunningJobs } from '#web/data/jobs/use-running-jobs.ts'
import { useSession } from '#web/data/session/account.ts'
import { Drawing } from '#web/ui/drawing.tsx'

interface MadeOfProps {
  jobId: string
  pictureUrl: string
}

/** What the character is made of, filling with colour as far as its making is, and in words how far that is. */
export function MadeOf({ jobId, pictureUrl }: MadeOfProps) {
  const session = useSession()
  const { data } = useRunningJobs(session.status === 'signed-in' ? session.account.id : '', { isPolling: true })
  const live = data?.find((job) => job.jobId === jobId)
  return live ? (
    <Progressing pictureUrl={pictureUrl} job={live} />
  ) : (
    <Stage pictureUrl={pictureUrl} progress={0} words="Starting..." />
  )
}

function Progressing({ pictureUrl, job }: { pictureUrl: string; job: JobCard }) {
  const { percent, words } = useJobProgress(job)
  const more = job.status === 'QUEUED' ? queueWords(job) : words
  return <Stage pictureUrl={pictureUrl} progress={percent / 100} words={[jobLabel(job), more].filter(Boolean).join(' · ')} />
}

function Stage({ pictureUrl, progress, words }: { pictureUrl: string; progress: number; words: string }) {
  return (
    <>
      <Drawing
        progress={progress}
        lines={
          <img
            src={pictureUrl}
            alt="What your character is made of"
            className="size-full object-cover opacity-45 contrast-125 grayscale"
          />
        }
        colour={<img src={pictureUrl} alt="" className="size-full object-cover" />}
        className="mx-auto aspect-square w-64 rounded-panel small:w-52"
      />
      <p className="mt-3 text-sm text-soft tabular-nums">{words}</p>
    </>
  )
}
