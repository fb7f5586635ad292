import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

export function createPreviewImageHandler({ generation }: HandlerParts): Handlers['create-preview-image'] {
  return async ({ userId, name, image, style, originalJobId, attempt, seed }, context) => {
    refuseOtherUser(context.caller, userId)
    const request = { name, image, style, originalJobId, attempt, ...seedOf({ seed }) }
    const { jobId } = await generation.startPhotoPreview(requesterOf(context), request)
    return { success: true, jobId }
  }
}
