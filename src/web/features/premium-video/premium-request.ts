import { PREMIUM_MODEL } from '#contract/video.ts'
import type { FunctionInput } from '#web/data/functions/call-function.ts'
import type { PremiumForm } from './premium-form.ts'

/** The request to the premium queue (product text §7, OP-18). */
export function premiumRequest({
  mode,
  prompt,
  image,
  quality,
  chatId,
}: PremiumForm): FunctionInput<'video-generation-service'> {
  return {
    action: mode === 't2v' ? 'sora-2-t2v' : 'sora-2-i2v',
    chatId,
    prompt: prompt.trim(),
    isStandaloneGeneration: true,
    videoOptions: { model: PREMIUM_MODEL, subModel: quality },
    ...(mode === 'i2v' && { imageBase64: image?.dataUrl }),
  }
}
