import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'

export function enhancePromptHandler({ generation }: HandlerParts): Handlers['enhance-prompt'] {
  return async ({ userPrompt }, context) => {
    return { success: true, enhancedPrompt: await generation.enhance(requesterOf(context), userPrompt) }
  }
}
