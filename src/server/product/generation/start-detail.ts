import type { Transaction } from 'kysely'
import type { Job } from '../../core/jobs/job.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { CreationInput } from '../library/job-inputs.ts'
import { acceptJob } from './accept-job.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'

/**
 * The finishing pass over the chosen picture of a preview, where the engine offers one: free, in the preview's group, and once
 * for each preview (attempts of regenerations begin at 1).
 */
export async function startDetail(
  parts: GenerationParts,
  transaction: Transaction<Tables>,
  creation: { requester: Requester; preview: Job; input: CreationInput; characterId: string; chatId: string },
): Promise<void> {
  if (!parts.engine.abilities.kinds.includes('detail')) return
  const { requester, preview, input, characterId, chatId } = creation
  await acceptJob(parts, transaction, {
    requester,
    isAttendant: true,
    price: { credits: 0 },
    // Read when it was first asked for.
    clearedPrompt: preview.prompt,
    job: {
      id: parts.randomId(),
      kind: 'detail',
      type: 'create-preview-detailer',
      mode: preview.mode,
      title: preview.title,
      prompt: preview.prompt,
      style: preview.style,
      input,
      characterId,
      chatId,
      originalJobId: preview.id,
      attempt: 0,
    },
  })
}
