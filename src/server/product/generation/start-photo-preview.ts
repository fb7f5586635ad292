import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { findStyle, IMAGE_STYLES, type StyleId } from '#contract/styles.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { PreviewInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import { findOriginal } from './find-original.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { photosRefused } from './photos-refused.ts'
import { previewPrice } from './price.ts'
import { findRepeatedJob, requestKeys } from './request-keys.ts'
import { withPhoto } from './with-photo.ts'

export interface PhotoPreviewRequest {
  readonly name: string
  /** Data URL, base64 or the address of an own picture; a regeneration may leave it out. */
  readonly image?: string
  readonly style: string
  /** Makes new previews for this job. */
  readonly originalJobId?: string
  /** Which regeneration of that job it is, from 1 on; 1 unless it says so. */
  readonly attempt?: number
  /** Decides what the request leaves open; a new one where it is absent. */
  readonly seed?: string
}

interface Photo {
  readonly fileId: string
  readonly sha256: string
  keep(): Promise<void>
}

/**
 * Starts a job of three previews of a photo in a style and answers its id; a repeated key answers the first job. Throws
 * 'style.unknown', 'picture.unreadable', 'photo.…', 'job.not-found', 'regeneration.attempt-taken',
 * 'idempotency.key-reused', 'credits.insufficient', 'engine.unsupported'.
 */
export async function startPhotoPreview(
  parts: GenerationParts,
  requester: Requester,
  request: PhotoPreviewRequest,
): Promise<{ jobId: string }> {
  const style = imageStyleOf(request.style)
  if (!parts.engine.abilities.photos) throw photosRefused()
  const jobId = parts.randomId()
  const { image } = request
  const begin = (transaction: Transaction<Tables>, photo: Photo | undefined) =>
    start(parts, transaction, { requester, request, style, jobId, photo })
  if (image === undefined) return parts.database.transaction().execute((transaction) => begin(transaction, undefined))
  const price = previewPrice({ isRegeneration: request.originalJobId !== undefined })
  await clearStart(parts, requester, { kind: 'preview', price, title: request.name, needsWork: true })
  return withPhoto(parts, requester, { image, field: 'image', folder: `uploads/${jobId}` }, begin)
}

/** Keep Original makes no previews: it has a start of its own. */
function imageStyleOf(name: string): StyleId {
  const style = findStyle(name)
  const isChoice = IMAGE_STYLES.some(({ id }) => id === style)
  if (!style || style === 'none' || !isChoice) throw new AppError('style.unknown', { field: 'style' })
  return style
}

async function start(
  parts: GenerationParts,
  transaction: Transaction<Tables>,
  asked: { requester: Requester; request: PhotoPreviewRequest; style: StyleId; jobId: string; photo: Photo | undefined },
): Promise<{ jobId: string }> {
  const { requester, request, style, jobId, photo } = asked
  const isRegeneration = request.originalJobId !== undefined
  const attempt = isRegeneration ? Math.max(1, request.attempt ?? 1) : 0
  const { name, originalJobId, seed } = request
  const keys = requestKeys(requester, ['photo-preview', name, photo?.sha256, style, originalJobId, attempt, seed])
  const repeated = await findRepeatedJob(transaction, requester, keys)
  if (repeated) return { jobId: repeated.id }
  const original = originalJobId ? await findOriginal(parts, transaction, requester, originalJobId) : undefined
  const photoFileId = photo?.fileId ?? PreviewInput.safeParse(original?.asked.input).data?.photoFileId
  // The original was made of a description: there is no photo to make it of again.
  if (photoFileId === undefined) throw new AppError('picture.unreadable', { field: 'image' })
  const input: PreviewInput = { seed: seed ?? parts.randomId(), photoFileId }
  const job = await acceptJob(parts, transaction, {
    requester,
    price: previewPrice({ isRegeneration }),
    job: {
      id: jobId,
      kind: 'preview',
      type: isRegeneration ? 'regenerate' : 'create-preview',
      mode: 'create-preview-image-style',
      title: name,
      prompt: '',
      style,
      input,
      originalJobId: original?.originalJobId,
      attempt,
      ...keys,
    },
  })
  if (job) await photo?.keep()
  const accepted = job ?? (await findRepeatedJob(transaction, requester, keys))
  if (!accepted) throw new AppError('regeneration.attempt-taken', { field: 'attempt' })
  return { jobId: accepted.id }
}
