import type { JobCard } from '#contract/entities/job.ts'
import { findStyle } from '#contract/styles.ts'
import { isUnfinished } from '../jobs/finished-jobs.ts'
import { isPreview } from '../jobs/preview-group.ts'
import { useSketchStill } from './use-sketch-still.ts'

/** What a job looks like as far as it is known: what it made or begins with, else a sketch of the words it is drawn from. */
export function useJobPicture(job: JobCard): string | undefined {
  const [made] = job.thumbnailUrls
  const isSketched = !made && isUnfinished(job) && isPreview(job) && job.prompt !== ''
  const style = isSketched ? findStyle(job.style) : undefined
  const sketch = useSketchStill(style ? { description: job.prompt, style } : {})
  return made ?? sketch
}
