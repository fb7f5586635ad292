import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'

export function sheetGeneratorHandler({ generation }: HandlerParts): Handlers['sheet_generator'] {
  return async ({ userId, characterId }, context) => {
    refuseOtherUser(context.caller, userId)
    const { jobId } = await generation.startSheet(requesterOf(context), characterId)
    return { success: true, jobId }
  }
}
