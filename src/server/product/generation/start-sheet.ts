import { strict as assert } from 'node:assert'
import { AppError } from '#contract/app-error.ts'
import { findOwnJob } from '../../core/jobs/jobs.store.ts'
import { isInWork, lockOwnCharacter } from '../characters/characters.store.ts'
import { type CreationInput, PreviewInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/**
 * Starts a job that draws a character's model sheet again, which costs nothing. Throws 'character.not-found',
 * 'character.in-work'.
 */
export async function startSheet(
  parts: GenerationParts,
  requester: Requester,
  characterId: string,
): Promise<{ jobId: string }> {
  return parts.database.transaction().execute(async (transaction) => {
    const character = await lockOwnCharacter(transaction, { userId: requester.userId, characterId })
    if (!character || character.status === 'FAILED') throw new AppError('character.not-found', { field: 'characterId' })
    if (await isInWork(transaction, character.id)) throw new AppError('character.in-work')
    const { preview_job_id: jobId } = character
    const preview = await findOwnJob(transaction, { userId: requester.userId, jobId, now: parts.clock.now() })
    const input: CreationInput = {
      pictureFileId: character.picture_file_id,
      // Decided nothing new: the sheet says by what seed its character was made.
      seed: PreviewInput.safeParse(preview?.input).data?.seed,
      ...(character.photo_file_id && { photoFileId: character.photo_file_id }),
    }
    const job = await acceptJob(parts, transaction, {
      requester,
      price: { credits: 0 },
      // Read when it was first asked for.
      clearedPrompt: character.description,
      job: {
        id: parts.randomId(),
        kind: 'character',
        type: 'create-character',
        mode: null,
        title: character.name,
        prompt: character.description,
        style: character.style,
        input,
        characterId: character.id,
        chatId: character.chat_id,
      },
    })
    assert(job, 'nothing about a new sheet is unique')
    return { jobId: job.id }
  })
}
