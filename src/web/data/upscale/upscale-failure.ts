import { operationShortage } from '../credits/operation-shortage.ts'
import { FunctionCallError, isInsufficientCredits } from '../functions/function-call-error.ts'

/** Why a picture could not be upscaled, in the words of product text §8; others in those of the reply. */
export function upscaleFailure(error: unknown): { title: string; text?: string } {
  if (error instanceof FunctionCallError && error.status === 429) {
    return { title: 'Too many requests...', text: 'Please wait for some time before trying again.' }
  }
  if (isInsufficientCredits(error)) return operationShortage
  return { title: error instanceof Error && error.message ? error.message : 'The picture could not be upscaled.' }
}
