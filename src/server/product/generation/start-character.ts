import type { Transaction } from 'kysely'
import { AppError } from '#contract/app-error.ts'
import { isUuid } from '#contract/uuid.ts'
import type { Job } from '../../core/jobs/job.ts'
import { findCreationOf, findOwnJob, linkCharacter, lockJob } from '../../core/jobs/jobs.store.ts'
import { findResult, type JobResult } from '../../core/jobs/results.store.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { findCharacterOfPreview, upsertCharacter } from '../characters/characters.store.ts'
import { previewExpiresAt } from '../library/job-card.ts'
import { CreationInput, PreviewInput } from '../library/job-inputs.ts'
import { fileIdOfAddress } from '../library/picture-addresses.ts'
import { acceptJob } from './accept-job.ts'
import { clearStart } from './clear-start.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { creationPrice } from './price.ts'
import { startDetail } from './start-detail.ts'

export interface CreationRequest {
  readonly name: string
  readonly previewJobId: string
  /** The address of the chosen picture. */
  readonly previewUrl: string
}

export interface StartedCreation {
  readonly jobId: string
  readonly characterId: string
  readonly chatId: string
}

/**
 * Makes a character of the chosen picture and starts the job that draws its model sheet. Once per preview, unless that job
 * failed (OP-09); the same request repeated answers the first job. Throws 'job.not-found', 'preview.not-ready',
 * 'preview.failed', 'preview.expired', 'preview.already-used', 'preview.foreign-picture', 'credits.insufficient'.
 */
export async function startCharacter(
  parts: GenerationParts,
  requester: Requester,
  request: CreationRequest,
): Promise<StartedCreation> {
  const input: CreationInput = { pictureFileId: fileIdOfAddress(request.previewUrl) ?? '' }
  await clearName(parts, requester, request)
  return parts.database.transaction().execute(async (transaction) => {
    // The lock makes two creations of one preview wait for each other.
    const preview = isUuid(request.previewJobId) ? await lockJob(transaction, request.previewJobId) : undefined
    if (!isOwnPreview(preview, requester)) throw new AppError('job.not-found', { field: 'previewJobId' })
    const first = await findCreationOf(transaction, preview.id)
    if (first) return repeatOf(first, request, input)
    const picture = await chosenPicture(parts, transaction, preview, input)
    return create(parts, transaction, { requester, request, preview, picture, input })
  })
}

/** The description was read with the name of its preview; another name is read with it too. */
async function clearName(parts: GenerationParts, requester: Requester, request: CreationRequest): Promise<void> {
  const asked = { userId: requester.userId, jobId: request.previewJobId, now: parts.clock.now() }
  const preview = await findOwnJob(parts.database, asked)
  if (!preview || preview.title === request.name) return
  await clearStart(parts, requester, {
    kind: 'character',
    price: creationPrice(preview.mode),
    title: request.name,
    prompt: preview.prompt,
  })
}

function isOwnPreview(job: Job | undefined, { userId }: Requester): job is Job {
  return job?.kind === 'preview' && job.userId === userId
}

/** The same choice again answers the first job, with whatever key: the preview is the key. Another choice is a second attempt. */
function repeatOf(first: Job, { name }: CreationRequest, input: CreationInput): StartedCreation {
  const was = CreationInput.parse(first.input)
  const isSame = was.pictureFileId === input.pictureFileId && first.title === name
  if (!isSame || !first.characterId || !first.chatId) throw new AppError('preview.already-used')
  return { jobId: first.id, characterId: first.characterId, chatId: first.chatId }
}

async function chosenPicture(
  { clock }: GenerationParts,
  transaction: Transaction<Tables>,
  preview: Job,
  { pictureFileId }: CreationInput,
): Promise<JobResult> {
  if (preview.state.status === 'FAILED') throw new AppError('preview.failed')
  const expiresAt = previewExpiresAt(preview)
  if (!expiresAt) throw new AppError('preview.not-ready')
  if (clock.now() > expiresAt) throw new AppError('preview.expired')
  const picture = isUuid(pictureFileId)
    ? await findResult(transaction, { jobId: preview.id, fileId: pictureFileId })
    : undefined
  if (!picture) throw new AppError('preview.foreign-picture', { field: 'previewUrl' })
  return picture
}

async function create(
  parts: GenerationParts,
  transaction: Transaction<Tables>,
  asked: { requester: Requester; request: CreationRequest; preview: Job; picture: JobResult; input: CreationInput },
): Promise<StartedCreation> {
  const { requester, request, preview, picture } = asked
  const { photoFileId, seed } = PreviewInput.parse(preview.input)
  const input: CreationInput = { ...asked.input, photoFileId, seed }
  const failed = await findCharacterOfPreview(transaction, preview.id)
  const { characterId, chatId } = failed ?? { characterId: parts.randomId(), chatId: parts.randomId() }
  const job = await acceptJob(parts, transaction, {
    requester,
    price: creationPrice(preview.mode),
    // `clearName` has read it together with the name.
    clearedPrompt: preview.prompt,
    job: {
      id: parts.randomId(),
      kind: 'character',
      type: 'create-character',
      mode: null,
      title: request.name,
      prompt: preview.prompt,
      style: preview.style,
      input,
      characterId,
      chatId,
      previewJobId: preview.id,
    },
  })
  if (!job) throw new AppError('preview.already-used')
  await upsertCharacter(transaction, {
    id: characterId,
    userId: requester.userId,
    chatId,
    name: request.name,
    description: preview.prompt,
    style: preview.style,
    previewJobId: preview.id,
    pictureFileId: picture.fileId,
    photoFileId,
    jobId: job.id,
    engineState: picture.engineState ?? null,
    now: parts.clock.now(),
  })
  await parts.announce(transaction, await linkCharacter(transaction, preview.id, characterId))
  await startDetail(parts, transaction, { requester, preview, input, characterId, chatId })
  return { jobId: job.id, characterId, chatId }
}
