import type { ReactNode } from 'react'
import { creditWords } from '#contract/count-words.ts'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { jobLabel } from '#web/data/jobs/job-words.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { Drawing } from '#web/ui/drawing.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import Play from '~icons/lucide/play'
import Trash from '~icons/lucide/trash'
import { promptPreview } from './prompt-preview.ts'

const POSTER = 'aspect-[3/4] w-full rounded-picture'

/** One film of the drawer: its poster, or how far it is, or why it failed; what it was made of below. */
export function FilmCard({ job, onPlay, onDelete }: { job: Job; onPlay?: () => void; onDelete(): void }) {
  const words = promptPreview(job.prompt) || job.characterName || 'Video'
  return (
    <li className="relative min-w-0">
      <Poster job={job} words={words} onPlay={onPlay} />
      <IconButton
        label={`Delete: ${words}`}
        icon={<Trash size={18} />}
        onClick={onDelete}
        className="absolute top-2 right-2 bg-[#0b0a0fc7]! text-[#f5f2ec]! hover:bg-[#0b0a0f]!"
      />
      <p className="mt-2.5 line-clamp-3 px-0.5 text-sm">
        <bdi>{words}</bdi>
      </p>
      <p className="mt-1 px-0.5 text-soft text-xs tabular-nums">
        {[job.videoOptions?.resolution, creditWords(job.priceCredits)].filter(Boolean).join(' · ')}
      </p>
    </li>
  )
}

function Poster({ job, words, onPlay }: { job: Job; words: string; onPlay?: () => void }) {
  switch (job.status) {
    case 'SUCCESS':
      return <FinishedPoster job={job} words={words} onPlay={onPlay} />
    case 'FAILED':
      return (
        <div className={`${POSTER} flex flex-col justify-end border border-edge bg-wing p-4 text-sm`}>
          <p className="font-semibold text-bad">{jobLabel(job)}</p>
          <p className="mt-1.5 line-clamp-4 text-soft">{job.error}</p>
          <p className="mt-1.5 text-good">{creditsFate(job)}</p>
        </div>
      )
    case 'RUNNING':
      return <RunningPoster job={job} />
    case 'QUEUED':
      return (
        <WaitingPoster progress={0}>
          <p className="font-semibold text-sm">{jobLabel(job)}</p>
          <p className="mt-0.5 text-xs opacity-75">{queueWords(job)}</p>
        </WaitingPoster>
      )
  }
}

function RunningPoster({ job }: { job: Job }) {
  const { percent, words } = useJobProgress(job)
  return (
    <WaitingPoster progress={percent / 100}>
      <p className="font-semibold text-sm">{jobLabel(job)}</p>
      <p className="mt-0.5 mb-2 line-clamp-2 text-xs tabular-nums opacity-75">{words}</p>
      <ProgressBar value={percent} label="Progress of the video" />
    </WaitingPoster>
  )
}

function WaitingPoster({ progress, children }: { progress: number; children: ReactNode }) {
  return (
    <Drawing progress={progress} isDim={progress === 0} className={POSTER}>
      {children}
    </Drawing>
  )
}

/** A film that the server's list does not have yet. */
export function WaitingCard({ prompt, credits }: { prompt: string; credits: number }) {
  return (
    <li className="min-w-0">
      <WaitingPoster progress={0}>
        <p className="font-semibold text-sm">Queued</p>
      </WaitingPoster>
      <p className="mt-2.5 line-clamp-3 px-0.5 text-sm">
        <bdi>{promptPreview(prompt)}</bdi>
      </p>
      <p className="mt-1 px-0.5 text-soft text-xs tabular-nums">{creditWords(credits)}</p>
    </li>
  )
}

function FinishedPoster({ job, words, onPlay }: { job: Job; words: string; onPlay?: () => void }) {
  const [poster] = job.thumbnailUrls
  return (
    <button
      type="button"
      disabled={!onPlay || !job.resultUrl}
      onClick={onPlay}
      className={`${POSTER} group relative block overflow-hidden bg-wing`}
    >
      {poster && (
        <img
          src={poster}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-220 group-hover:scale-102"
        />
      )}
      <span className="absolute bottom-2.5 left-2.5 grid size-10 place-items-center rounded-full bg-[#0b0a0fc7] text-[#f5f2ec]">
        <Play size={18} className="ml-0.5 fill-current" />
      </span>
      <span className="sr-only">{`Play: ${words}, ${jobLabel(job)}`}</span>
    </button>
  )
}
