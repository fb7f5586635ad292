import type { JobCard } from '#contract/entities/job.ts'
import { creditsFate } from '#web/data/jobs/credits-fate.ts'
import { jobLabel } from '#web/data/jobs/job-words.ts'

/** The line under a picture. */
const CAPTION_PX = 34
/** Wide films and tall portraits stay cards. */
const FLATTEST = 2.2
const TALLEST = 0.6
/** Of a failed card: a letter of its small print, rather wide than narrow so that no line is missing, and what is around. */
const LETTER_PX = 7.6
const LINE_PX = 21
const GAP_PX = 10
const EDGES_PX = 34
const FOOT_PX = 78
/** Beside the title stand a mark and the menu, as large as a finger, beside the credits an arrow. */
const BESIDE_TITLE_PX = 72
const BESIDE_CREDITS_PX = 24
const MOST_REASON_LINES = 3

/** The height of a job's card of this width: its picture at its own ratio, before the picture has come. */
export function cardHeight(job: JobCard, widthPx: number): number {
  if (job.status === 'FAILED') return failedHeight(job, widthPx - EDGES_PX) + CAPTION_PX
  return Math.round(widthPx / faceRatio(job)) + CAPTION_PX
}

/** What went wrong, why, and what became of the credits, each as high as its words. */
function failedHeight(job: JobCard, insidePx: number): number {
  const fate = creditsFate(job)
  const lines =
    lineCount(jobLabel(job), insidePx - BESIDE_TITLE_PX) +
    Math.min(MOST_REASON_LINES, lineCount(job.error, insidePx)) +
    (fate ? lineCount(fate, insidePx - BESIDE_CREDITS_PX) : 0)
  return EDGES_PX + lines * LINE_PX + (fate ? 2 : 1) * GAP_PX + FOOT_PX
}

function lineCount(words: string, widthPx: number): number {
  return Math.ceil((words.length * LETTER_PX) / Math.max(LETTER_PX, widthPx))
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
