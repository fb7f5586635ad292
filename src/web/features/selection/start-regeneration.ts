import type { JobCard } from '#contract/entities/job.ts'
import { LIMITS } from '#contract/limits.ts'
import { countCharacters } from '#contract/text.ts'
import { FunctionCallError } from '#web/data/functions/function-call-error.ts'
import { startFunction } from '#web/data/functions/start-function.ts'
import { deviceFingerprint } from '#web/data/session/device-fingerprint.ts'
import { originalOf } from './next-attempt.ts'

/** Another tab or device may have taken numbers this browser does not know of. */
const MAX_NUMBERS_TRIED = 50

export interface Regeneration {
  /** Which regeneration of the original it is, from 1 on. */
  readonly attempt: number
  /** The same for every press until an answer has come: it is charged once. */
  readonly key: string
}

/** Starts three new takes of the same description or photo; answers their job. A number that is taken is passed over. */
export async function startRegeneration(
  preview: JobCard,
  { attempt, key }: Regeneration,
  quoted: Record<string, string>,
): Promise<string> {
  const fingerprint = await deviceFingerprint()
  const headers = { ...quoted, 'x-idempotency-key': key, ...(fingerprint ? { 'x-device-fingerprint': fingerprint } : {}) }
  for (let number = attempt; ; number += 1) {
    try {
      return (await send(preview, number, headers)).jobId
    } catch (error) {
      if (!isTaken(error) || number - attempt >= MAX_NUMBERS_TRIED) throw error
    }
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof FunctionCallError && error.code === 'regeneration.attempt-taken'
}

function send(preview: JobCard, attempt: number, headers: Record<string, string>): Promise<{ jobId: string }> {
  const { characterName: name, userId, style, prompt } = preview
  const original = { originalJobId: originalOf(preview), attempt }
  if (preview.jobFunction === 'create-preview-image-style') {
    const request = { name, userId, style, ...original, meta: {}, model3D: null, expressions: null }
    return startFunction('create-preview-image', request, { headers })
  }
  const isEnhanced = countCharacters(prompt) > LIMITS.descriptionMaxChars
  const previewType = 'create-preview-description' as const
  const request = { name, userId, style, ...original, characterDescription: prompt, previewType, isEnhanced, meta: {} }
  return startFunction('create-preview', request, { headers })
}
