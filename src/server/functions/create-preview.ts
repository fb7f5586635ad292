import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

export function createPreviewHandler({ generation }: HandlerParts): Handlers['create-preview'] {
  return async ({ userId, name, characterDescription, style, originalJobId, attempt, seed }, context) => {
    refuseOtherUser(context.caller, userId)
    const request = { name, description: characterDescription, style, originalJobId, attempt, ...seedOf({ seed }) }
    const { jobId } = await generation.startPreview(requesterOf(context), request)
    return { success: true, jobId }
  }
}
