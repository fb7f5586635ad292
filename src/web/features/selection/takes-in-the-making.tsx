import type { JobCard } from '#contract/entities/job.ts'
import { LIMITS } from '#contract/limits.ts'
import { queueWords } from '#web/data/jobs/queue-words.ts'
import { useJobProgress } from '#web/data/jobs/use-job-progress.ts'
import { useLiveJob } from '#web/data/jobs/use-live-job.ts'
import { useJobPicture } from '#web/data/sketch/use-job-picture.ts'
import { PouredPicture } from '#web/ui/poured-picture.tsx'
import { TAKE_CAPTION, takesGrid } from './takes-grid.ts'

/** Takes that are not there yet: where they stand in line, or a sketch of the words they are drawn from, filling with colour. */
export function TakesInTheMaking({ preview, round }: { preview: JobCard; round?: { readonly isSmall: boolean } }) {
  const job = useLiveJob(preview)
  const { percent, words } = useJobProgress(job)
  const url = useJobPicture(job)
  const note = job.status === 'QUEUED' ? queueWords(job) : words
  return (
    <>
      {note && <p className="mt-2 text-sm text-soft tabular-nums">{note}</p>}
      <div className={takesGrid(round)} role="status" aria-label="The previews are being drawn">
        {Array.from({ length: LIMITS.previewsPerRequest }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stages are all alike and never change places.
          <div key={index}>
            <PouredPicture url={url} progress={percent / 100} className="aspect-square w-full animate-shimmer rounded-card" />
            <p className={`${TAKE_CAPTION} text-soft`}>Take {index + 1}</p>
          </div>
        ))}
      </div>
    </>
  )
}
