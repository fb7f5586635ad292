import type { ReactNode } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { readCardTexts } from '#web/data/jobs/card-texts.ts'
import { jobTitle } from '#web/data/jobs/job-title.ts'
import { jobLabel, jobTypeName } from '#web/data/jobs/job-words.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { useJobPicture } from '#web/data/sketch/use-job-picture.ts'
import { PouredPicture } from '#web/ui/poured-picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import Play from '~icons/lucide/play'

/** What a job that has not failed looks like: waiting, being drawn, or finished. It fills its box. */
export function JobFace({ job }: { job: Job }) {
  if (job.status === 'SUCCESS') return <FinishedFace job={job} />
  return job.status === 'QUEUED' ? <QueuedFace job={job} /> : <RunningFace job={job} />
}

function QueuedFace({ job }: { job: Job }) {
  return (
    <Stage job={job} progress={0} isDim>
      <p className="font-semibold">{jobLabel(job)}</p>
      <p className="mt-0.5 text-xs opacity-75">{queueWords(job)}</p>
    </Stage>
  )
}

function RunningFace({ job }: { job: Job }) {
  const { percent, words } = useJobProgress(job)
  return (
    <Stage job={job} progress={percent / 100}>
      <p className="font-semibold">{jobLabel(job)}</p>
      <p className="mt-0.5 mb-2.5 line-clamp-2 text-xs tabular-nums opacity-75">{words}</p>
      <ProgressBar value={percent} label={`${jobTitle(job)}, ${jobTypeName(job.type)}`} />
    </Stage>
  )
}

/** The picture that the work begins with, or a sketch of its words, is what the colour is poured into; a mannequin stands in for it. */
function Stage({ job, progress, isDim, children }: { job: Job; progress: number; isDim?: boolean; children: ReactNode }) {
  return (
    <PouredPicture url={useJobPicture(job)} progress={progress} isDim={isDim} className="size-full rounded-picture">
      {children}
    </PouredPicture>
  )
}

function FinishedFace({ job }: { job: Job }) {
  const url = job.thumbnailUrls[0] || readCardTexts(job).previewUrl
  if (!url) {
    return <span className="grid size-full place-items-center rounded-picture bg-wing text-sm text-soft">{jobLabel(job)}</span>
  }
  return (
    <span className="relative block size-full overflow-hidden rounded-picture bg-wing">
      <img
        key={url}
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        // The browser's own mark for a picture that cannot be had is no picture.
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
        className="size-full object-cover transition-transform duration-220 group-hover:scale-102 motion-reduce:transition-none"
      />
      <FaceChip job={job} />
    </span>
  )
}

function FaceChip({ job }: { job: Job }) {
  const words = job.videoOptions ? job.videoOptions.resolution : takesOf(job)
  if (!words) return null
  return (
    <span className="absolute right-2.5 bottom-2.5 flex items-center gap-1.5 rounded-control bg-[#0b0a0fc7] px-2.5 py-1 font-medium text-[#f5f2ec] text-xs">
      {job.videoOptions && <Play size={13} aria-hidden="true" />}
      {words}
    </span>
  )
}

/** A model sheet's nine pictures are one thing; takes are to be chosen from. */
function takesOf({ type, resultUrls }: Job): string {
  return type !== 'create-character' && resultUrls.length > 1 ? `${resultUrls.length} takes` : ''
}
