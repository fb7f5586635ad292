import type { JobCard } from '#contract/entities/job.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobLabel, jobTypeName } from '#web/data/jobs/job-words.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import type { RunningEntry } from '#web/data/jobs/running-entries.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { useJobPicture } from '#web/data/sketch/use-job-picture.ts'
import { PouredPicture } from '#web/ui/poured-picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { shownJob } from './shown-job.ts'

/** One job, or the previews of one character, as a row: its picture, what it is doing, how far it is. */
export function RunningCard({ entry, onOpen }: { entry: RunningEntry; onOpen: (() => void) | undefined }) {
  const job = shownJob(entry)
  const content = <CardContent entry={entry} job={job} />
  const look = 'flex w-full min-h-16 items-center gap-3.5 rounded-control px-3 py-2 text-left'
  return (
    <li className="min-w-0">
      {onOpen ? (
        <button type="button" onClick={onOpen} className={`${look} relative transition duration-120 hover:bg-wing`}>
          <span className="sr-only">
            {jobTitle(job)}, {jobTypeName(job.type)}: {jobLabel(job)}
            {job.status === 'QUEUED' && `, ${queueWords(job)}`} {creditsFate(job)}
          </span>
          {/* Seconds that tick are nothing to be read out. */}
          <span aria-hidden="true" className="contents">
            {content}
          </span>
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  )
}

function CardContent({ entry, job }: { entry: RunningEntry; job: JobCard }) {
  const { percent, words } = useJobProgress(job)
  const isFailed = job.status === 'FAILED'
  // The character's own picture, which is drawn with its model sheet, is nothing to choose from.
  const rounds = entry.kind === 'group' ? entry.group.jobs.filter((one) => one !== entry.group.detailerJob).length : 0
  const details = [jobTypeName(job.type), rounds > 1 && `${rounds} rounds`]
  return (
    <>
      <Thumbnail job={job} progress={percent / 100} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <bdi className="truncate font-semibold">{jobTitle(job)}</bdi>
          <span className="shrink-0 text-soft text-xs">{details.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={`mt-0.5 line-clamp-2 text-sm ${isFailed ? 'text-bad' : 'text-soft'}`}>{jobLabel(job)}</span>
        {job.status === 'QUEUED' && <span className="mt-0.5 block truncate text-soft text-xs">{queueWords(job)}</span>}
        {words && job.status === 'RUNNING' && (
          <span className="mt-0.5 block truncate text-soft text-xs tabular-nums">{words}</span>
        )}
        {isFailed && <span className="mt-0.5 block text-good text-xs">{creditsFate(job)}</span>}
        {job.status === 'RUNNING' && (
          <ProgressBar value={percent} label={`${jobTitle(job)}, ${jobTypeName(job.type)}`} className="mt-2" />
        )}
      </span>
    </>
  )
}

function Thumbnail({ job, progress }: { job: JobCard; progress: number }) {
  const url = useJobPicture(job)
  if (job.status === 'SUCCESS' && url) {
    return <img src={url} alt="" loading="lazy" decoding="async" className="size-14 shrink-0 rounded-control object-cover" />
  }
  return (
    <PouredPicture
      url={url}
      progress={progress}
      isDim={job.status !== 'RUNNING'}
      className="size-14 shrink-0 rounded-control"
    />
  )
}
