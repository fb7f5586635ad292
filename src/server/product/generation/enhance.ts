import { enhanceDescription } from '#studio/words/enhance-description.ts'
import type { GenerationParts, Requester } from './generation-parts.ts'
import { quoteEnhancement } from './quote.ts'

/**
 * A longer description that keeps what the text says. It is made before anything is charged: a failure costs nothing.
 * Throws 'credits.insufficient'.
 */
export async function enhance(parts: GenerationParts, requester: Requester, text: string): Promise<string> {
  const { credits, database, randomId } = parts
  const { isFree, priceCredits } = await quoteEnhancement(parts, requester)
  const holdId = randomId()
  const write = parts.enhanceDescription ?? enhanceDescription
  const enhanced = write(text, { seed: holdId })
  if (isFree) return enhanced
  await database.transaction().execute(async (transaction) => {
    const { userId } = requester
    await credits.hold(transaction, { holdId, userId, amountCredits: priceCredits, reason: 'enhance-prompt' })
    await credits.settle(transaction, holdId)
  })
  return enhanced
}
