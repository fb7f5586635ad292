import { type ReactNode, useRef, useState } from 'react'
import type { JobCard as Job } from '#contract/entities/job.ts'
import { foldWaiting } from '#web/data/jobs/fold-waiting.ts'
import { product } from '#web/data/product.ts'
import { Button } from '#web/ui/button.tsx'
import { FoldLine } from '#web/ui/fold-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNearEnd } from '#web/ui/use-near-end.ts'
import { FilmCard, WaitingCard } from './film-card.tsx'
import type { usePremiumJobs } from './use-premium-jobs.ts'

const GRID = 'column grid grid-cols-[repeat(auto-fill,minmax(min(44%,168px),1fr))] gap-x-4 gap-y-7 pt-2 pb-10'
const SKELETONS = 6

/** The films as a wall; or that there are none, or that they could not be asked for. */
export function FilmList({
  list,
  onNew,
  onPlay,
  onDelete,
}: {
  list: ReturnType<typeof usePremiumJobs>
  onNew(): void
  onPlay?: (job: Job) => void
  onDelete(job: Job): void
}) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  useNearEnd(end, list.hasNextPage && list.next.state === 'idle', list.next.load)
  if (list.isPending) {
    return (
      <div role="status" aria-label="Loading your videos" className={GRID}>
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
          <Skeleton key={index} className="aspect-[3/4] rounded-picture" />
        ))}
      </div>
    )
  }
  if (list.isError && list.jobs.length === 0) {
    return (
      <Notice title="Your videos could not be loaded" text="They are safe. Please try again in a moment.">
        <Button onClick={list.retry}>Try again</Button>
      </Notice>
    )
  }
  if (list.jobs.length + list.waiting.length === 0) {
    return (
      <Notice title="No videos yet" text="Describe a scene, or bring a picture to life.">
        <Button kind="primary" onClick={onNew}>
          Generate with {product.premiumVideoName}
        </Button>
      </Notice>
    )
  }
  const { shown, foldedCount } = foldWaiting(list.jobs, (job) => job)
  return (
    <>
      {foldedCount > 0 && (
        <div className="column py-2">
          <FoldLine
            words={`${foldedCount} more wait`}
            isOpen={isUnfolded}
            onToggle={() => setIsUnfolded((before) => !before)}
          />
        </div>
      )}
      <ul aria-label="Videos, newest first" className={GRID}>
        {list.waiting.map(({ id, prompt, metadata }) => (
          <WaitingCard key={id} prompt={prompt} credits={metadata.creditCost} />
        ))}
        {(isUnfolded ? list.jobs : shown).map((job) => (
          <FilmCard key={job.$id} job={job} onPlay={onPlay && (() => onPlay(job))} onDelete={() => onDelete(job)} />
        ))}
      </ul>
      <div ref={end} />
    </>
  )
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="column flex min-h-72 flex-col items-center justify-center gap-2 pb-10 text-center">
      <p className="display text-lg">{title}</p>
      <p className="mb-4 text-soft">{text}</p>
      {children}
    </div>
  )
}
