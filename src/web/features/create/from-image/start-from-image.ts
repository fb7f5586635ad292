import { askOnce } from '#web/data/draft/ask-once.ts'
import { callFunction, type FunctionOutput } from '#web/data/functions/call-function.ts'
import { deviceFingerprint } from '#web/data/session/device-fingerprint.ts'
import { MissingJobError } from '../start-previews.ts'
import type { ImageDraft } from './image-draft.ts'

/** Starts three takes of the photo in its style; answers their job. */
export async function startVariations(
  { name, image, style }: ImageDraft,
  userId: string,
  quoted: Record<string, string>,
): Promise<string> {
  const device = await deviceHeader()
  return askOnce('create-preview-image', async (key) => {
    const { jobId } = await callFunction(
      'create-preview-image',
      { name, userId, image, style, originalJobId: '', meta: {}, model3D: null, expressions: null, attempt: 0 },
      { headers: { ...quoted, 'x-idempotency-key': key, ...device } },
    )
    // It may have begun all the same: the next press asks under the same key.
    if (!jobId) throw new MissingJobError('create-preview-image answered without a job.')
    return jobId
  })
}

/** Makes a character of the photo as it is. The request's own job id is its key. */
export async function startDirectly(
  { name, image, style }: ImageDraft,
  userId: string,
  quoted: Record<string, string>,
): Promise<FunctionOutput<'create-character-direct'>> {
  const headers = { ...quoted, ...(await deviceHeader()) }
  return askOnce('create-character-direct', async (key) => {
    const created = await callFunction(
      'create-character-direct',
      {
        userId,
        characterData: { characterName: name, image, style, focusMode: 'subject' },
        jobName: 'create-preview-image-direct',
        jobId: key,
      },
      { headers },
    )
    if (!created.jobId) throw new MissingJobError('create-character-direct answered without a job.')
    return created
  })
}

async function deviceHeader(): Promise<Record<string, string>> {
  const fingerprint = await deviceFingerprint()
  return fingerprint ? { 'x-device-fingerprint': fingerprint } : {}
}
