import { LIMITS } from '#contract/limits.ts'
import type { PremiumMode } from '#contract/video.ts'
import type { OpenOrder } from '#web/data/functions/create-keyed-call.ts'
import type { Order } from '#web/data/orders/order-query.ts'
import { promptRoom } from '#web/data/prompt-room.ts'

export interface PremiumForm {
  readonly mode: 't2v' | 'i2v'
  readonly prompt: string
  /** As a data URL. */
  readonly image?: { readonly dataUrl: string; readonly name: string }
  readonly quality?: PremiumMode
  readonly chatId: string
  readonly openOrder?: OpenOrder
}

export const EMPTY_FORM = { mode: 't2v', prompt: '', quality: 'portrait' } as const

/** What of it decides what can be made. */
export function premiumOrder({ mode, prompt }: PremiumForm): Order {
  return { kind: 'video', prompt: prompt.trim(), ...(mode === 'i2v' && { imageUrls: [''] }) }
}

export interface PremiumProblem {
  readonly field: 'prompt' | 'image' | 'quality'
  readonly text: string
}

/** Why it cannot be sent as it is, in the words of product text §8. */
export function premiumProblem({ mode, prompt, image, quality }: PremiumForm): PremiumProblem | undefined {
  if (prompt.trim() === '') return { field: 'prompt', text: 'Enter a prompt to describe the video you want to create.' }
  if (promptRoom(prompt)?.isTooLong)
    return {
      field: 'prompt',
      text: `Shorten the prompt to at most ${LIMITS.chatPromptMaxChars.toLocaleString('en-US')} letters.`,
    }
  if (mode === 'i2v' && !image) return { field: 'image', text: 'Upload an image for Image-to-Video generation.' }
  if (!quality) return { field: 'quality', text: 'Select a quality mode for your video.' }
  return undefined
}
