import type { ReactNode } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { jobLabel, jobTypeName } from '#web/data/jobs/job-words.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import CircleAlert from '~icons/lucide/circle-alert'
import Undo2 from '~icons/lucide/undo-2'

/** One generation on the wall: its picture, or what it is doing, or why it failed. */
export function JobCard({ job, onOpen }: { job: Job; onOpen?: () => void }) {
  const face = <CardFace job={job} />
  return (
    <li className="min-w-0">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          aria-label={`${job.characterName}, ${jobTypeName(job.type)}: ${jobLabel(job)}`}
          className="group block w-full rounded-picture text-left"
        >
          {face}
        </button>
      ) : (
        face
      )}
      <div className="mt-2.5 flex items-baseline justify-between gap-3 px-0.5 text-sm">
        <bdi className="truncate font-semibold">{job.characterName}</bdi>
        <span className="shrink-0 text-soft">{jobTypeName(job.type)}</span>
      </div>
    </li>
  )
}

function CardFace({ job }: { job: Job }) {
  switch (job.status) {
    case 'QUEUED':
      return (
        <WaitingFace progress={0} isDim>
          <p className="font-semibold">{jobLabel(job)}</p>
          <p className="mt-0.5 text-xs opacity-75">Starts as soon as a place is free</p>
        </WaitingFace>
      )
    case 'RUNNING':
      return (
        <WaitingFace progress={job.progress}>
          <p className="font-semibold">{jobLabel(job)}</p>
          <p className="mt-0.5 mb-2.5 truncate text-xs tabular-nums opacity-75">
            {[`${Math.round(job.progress * 100)}%`, job.stage].filter(Boolean).join(' · ')}
          </p>
          <ProgressBar value={job.progress * 100} label={`${job.characterName}, ${jobTypeName(job.type)}`} />
        </WaitingFace>
      )
    case 'FAILED':
      return <FailedFace job={job} />
    case 'SUCCESS':
      return <FinishedFace job={job} />
  }
}

function WaitingFace({ progress, isDim, children }: { progress: number; isDim?: boolean; children: ReactNode }) {
  return (
    <Drawing progress={progress} isDim={isDim} className="aspect-square w-full rounded-picture">
      {children}
    </Drawing>
  )
}

function FailedFace({ job }: { job: Job }) {
  return (
    <div className="flex aspect-square w-full flex-col rounded-picture border border-edge bg-stage p-5 text-sm">
      <p className="flex items-center gap-2.5 font-semibold text-bad">
        <CircleAlert size={18} aria-hidden="true" />
        {jobLabel(job)}
      </p>
      <p className="mt-3 text-soft">{job.error}</p>
      {job.refunded && (
        <p className="mt-3 flex items-center gap-2 text-good">
          <Undo2 size={16} aria-hidden="true" />
          {job.priceCredits > 0 ? `${job.priceCredits} credits returned` : 'Your free use is back'}
        </p>
      )}
    </div>
  )
}

function FinishedFace({ job }: { job: Job }) {
  const [first, ...others] = job.thumbnailUrls
  if (!first) {
    return (
      <p className="grid aspect-square w-full place-items-center rounded-picture bg-wing text-sm text-soft">{jobLabel(job)}</p>
    )
  }
  return (
    <span className="relative block overflow-hidden rounded-picture">
      <Picture
        url={first}
        alt=""
        fallback={<Skeleton className="absolute inset-0" />}
        className="aspect-square w-full transition-transform duration-220 group-hover:scale-102"
      />
      {job.type !== 'create-character' && others.length > 0 && (
        <span className="absolute right-2.5 bottom-2.5 rounded-control bg-[#0b0a0fc7] px-2.5 py-1 font-medium text-[#f5f2ec] text-xs">
          {others.length + 1} takes
        </span>
      )}
    </span>
  )
}
