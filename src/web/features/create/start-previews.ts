import { askOnce } from '#web/data/draft/ask-once.ts'
import type { CharacterDraft } from '#web/data/draft/character-draft.ts'
import { callFunction } from '#web/data/functions/call-function.ts'
import { deviceFingerprint } from '#web/data/session/device-fingerprint.ts'

/** The reply had no job in it. */
export class MissingJobError extends Error {
  override name = 'MissingJobError'
}

/** Starts the preview job of a draft and answers its id. */
export async function startPreviews(draft: CharacterDraft, userId: string, quoted: Record<string, string>): Promise<string> {
  const fingerprint = await deviceFingerprint()
  return askOnce('create-preview', async (key) => {
    const { jobId } = await callFunction(
      'create-preview',
      {
        name: draft.characterName.trim(),
        userId,
        characterDescription: draft.characterDescription.trim(),
        style: draft.characterStyle,
        previewType: 'create-preview-description',
        isEnhanced: draft.isEnhanced,
        attempt: 0,
      },
      { headers: { ...quoted, 'x-idempotency-key': key, ...(fingerprint ? { 'x-device-fingerprint': fingerprint } : {}) } },
    )
    // It may have begun all the same: the next press asks under the same key.
    if (!jobId) throw new MissingJobError('create-preview answered without a job.')
    return jobId
  })
}
