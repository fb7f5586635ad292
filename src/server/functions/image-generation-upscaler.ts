import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { refuseOtherUser } from './refuse-other-user.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

export function imageGenerationUpscalerHandler({ generation }: HandlerParts): Handlers['image-generation-upscaler'] {
  return async ({ userId, chatId, prompt, scale = 2, imageUrl, base64Image, seed }, context) => {
    refuseOtherUser(context.caller, userId)
    const picture = { url: imageUrl, base64: base64Image }
    const { jobId, vendor } = await generation.startUpscale(requesterOf(context), {
      chatId,
      prompt,
      scale,
      picture,
      ...seedOf({ seed }),
    })
    // A job is known by one id everywhere: its document's, its run's and its own.
    return { ok: true, jobId, jobDocumentId: jobId, prefectFlowRunId: jobId, vendor }
  }
}
