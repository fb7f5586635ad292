import type { HandlerParts } from './handler-parts.ts'
import type { Handlers } from './handlers.ts'
import { requesterOf } from './requester-of.ts'
import { seedOf } from './seed-of.ts'

export function checkOrderHandler({ generation }: HandlerParts): Handlers['check-order'] {
  return async (input, context) => {
    const { kind, prompt, style, characterId, mentionedCharacterId, imageUrls = [], duration } = input
    const { warnings, isRefused } = await generation.checkOrder(requesterOf(context), {
      kind,
      prompt,
      style,
      characterId,
      mentionedCharacterId,
      pictures: imageUrls.map((url) => ({ url })),
      durationSeconds: duration,
      ...seedOf(input),
    })
    return { warnings: [...warnings], isRefused }
  }
}
