import { operationShortage } from '../credits/operation-shortage.ts'
import { FunctionCallError, isInsufficientCredits } from '../functions/function-call-error.ts'
import { lostAnswer } from '../functions/lost-answer.ts'

/** Why a picture could not be upscaled, in the words of product text §8; others in those of the reply. */
export function upscaleFailure(error: unknown): { title: string; text?: string } {
  if (error instanceof FunctionCallError && error.status === 429) {
    return { title: 'Too many requests...', text: 'Please wait for some time before trying again.' }
  }
  if (isInsufficientCredits(error)) return operationShortage
  if (error instanceof FunctionCallError && error.status === 401) {
    return { title: 'Authentication required', text: 'You need to be logged in to go on.' }
  }
  const lost = lostAnswer(error)
  if (lost) return { title: 'The picture could not be upscaled.', text: lost }
  const isReadable = error instanceof Error && error.message !== '' && !error.message.startsWith('Backend API error')
  return { title: isReadable ? error.message : 'The picture could not be upscaled.' }
}
