import type { JobCard } from '#contract/entities/job.ts'
import { jobFailureText } from '#contract/job-failure-text.ts'
import { LIMITS } from '#contract/limits.ts'
import type { JobOutlook } from '../../core/jobs/create-outlook.ts'
import type { Job } from '../../core/jobs/job.ts'
import type { ListedResult } from '../../core/jobs/results.store.ts'
import { filmOptionsOf } from './film-options.ts'
import { CreationInput } from './job-inputs.ts'
import type { PictureAddresses } from './picture-addresses.ts'
import { plannedSizeOf } from './planned-size.ts'
import { startingPictureOf } from './starting-picture-of.ts'

/** What a card shows beside the job itself. */
export interface JobSurroundings {
  readonly results: readonly ListedResult[]
  /** A creation of this preview that has not failed. */
  readonly hasExistingCreateJob: boolean
  /** Such a creation has made its character. */
  readonly hasCreated: boolean
  /** Of jobs that have not ended. */
  readonly outlook: JobOutlook | undefined
  readonly addresses: PictureAddresses
}

/** Previews can become a character until two hours after they finished (OP-08). */
export function previewExpiresAt(job: Job): Date | undefined {
  if (job.kind !== 'preview' || job.state.status !== 'SUCCESS' || !job.finishedAt) return undefined
  return new Date(job.finishedAt.getTime() + LIMITS.previewLifetimeMs)
}

/** The one mapping of a job to the wire (product text §3). */
export function jobCardOf(
  job: Job,
  { results, hasExistingCreateJob, hasCreated, outlook, addresses }: JobSurroundings,
): JobCard {
  const resultUrls = results.map((result) => addresses.picture(result.fileId))
  const isPreview = job.kind === 'preview'
  const chosen = isPreview ? undefined : CreationInput.safeParse(job.input).data?.pictureFileId
  const previewUrls = isPreview ? resultUrls : chosen ? [addresses.picture(chosen)] : []
  const isUnfinished = job.state.status === 'QUEUED' || job.state.status === 'RUNNING'
  const begunWith = isUnfinished ? startingPictureOf(job) : chosen
  const shown = results.length > 0 ? results.map((result) => result.fileId) : begunWith ? [begunWith] : []
  const { widthPx, heightPx } = results[0] ?? plannedSizeOf(job)
  return {
    $id: job.id,
    jobId: job.id,
    userId: job.userId,
    $createdAt: job.createdAt.toISOString(),
    ...(job.startedAt && { startedAt: job.startedAt.toISOString() }),
    ...outlook,
    finishedAt: job.finishedAt?.toISOString() ?? '',
    expiresAt: previewExpiresAt(job)?.toISOString() ?? '',
    status: job.state.status,
    type: job.type,
    previewType: job.type,
    jobFunction: job.mode ?? job.type,
    prompt: job.prompt,
    style: job.style,
    characterData: JSON.stringify({
      name: job.title,
      previewUrl: previewUrls[0] ?? '',
      hasCreated,
      isStyle: job.mode === 'create-preview-image-style',
    }),
    characterName: job.title,
    characterId: job.characterId ?? '',
    chatId: job.chatId ?? '',
    originalJobId: job.originalJobId ?? '',
    attempt: job.attempt,
    previewUrls,
    resultUrls,
    resultUrl: resultUrls[0] ?? '',
    thumbnailUrls: shown.map((fileId) => addresses.thumbnail(fileId)),
    widthPx,
    heightPx,
    resultData: JSON.stringify({
      results: results.map((result) => ({ url: addresses.picture(result.fileId), label: result.label })),
    }),
    hasExistingCreateJob,
    skipPreviewStep: !isPreview,
    progress: job.progress,
    stage: job.stage,
    ...filmOptionsOf(job),
    revision: job.revision,
    priceCredits: job.priceCredits,
    refunded: job.refunded,
    error: job.state.status === 'FAILED' ? jobFailureText(job.state.failure, job.type) : '',
    warnings: [...job.warnings],
  }
}
