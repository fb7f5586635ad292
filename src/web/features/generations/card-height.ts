import type { JobCard } from '#contract/entities/job.ts'

/** The line under a picture. */
const CAPTION_PX = 34
/** Wide films and tall portraits stay cards. */
const FLATTEST = 2.2
const TALLEST = 0.6
/** Reason, credits and a button below each other; narrow cards break the words more often. */
const FAILED_PX = { wide: 212, narrow: 268 }
const NARROW_PX = 220

/** The height of a job's card of this width: its picture at its own ratio, before the picture has come. */
export function cardHeight(job: JobCard, widthPx: number): number {
  if (job.status === 'FAILED') return (widthPx < NARROW_PX ? FAILED_PX.narrow : FAILED_PX.wide) + CAPTION_PX
  return Math.round(widthPx / faceRatio(job)) + CAPTION_PX
}

/** Width by height of the face of a card. */
export function faceRatio({ widthPx, heightPx, videoOptions }: JobCard): number {
  const ratio = widthPx > 0 && heightPx > 0 ? widthPx / heightPx : promisedRatio(videoOptions?.aspectRatio)
  return Math.min(FLATTEST, Math.max(TALLEST, ratio))
}

/** What is not made yet is square, unless it will be a film of another shape. */
function promisedRatio(aspectRatio = '1:1'): number {
  const [wide = 1, high = 1] = aspectRatio.split(':').map(Number)
  return wide > 0 && high > 0 ? wide / high : 1
}
