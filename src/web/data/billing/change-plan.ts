import { callFunction, type FunctionInput } from '../functions/call-function.ts'
import { refusalWords } from './refusal-words.ts'

/** What came of it. `card`: the card on file does not pay; `amount`: it costs more by now than was shown. */
export type PlanChange =
  | { isDone: true; message: string }
  | { isDone: false; failure: string; because?: 'card' | 'amount' | undefined }

/** Asks for another plan or interval. Nothing is thrown: a failure comes with the words to show. */
export async function changePlan(change: FunctionInput<'change-subscription'>): Promise<PlanChange> {
  try {
    const reply: { success: boolean; message?: string; error?: unknown; isCardDeclined?: boolean } = await callFunction(
      'change-subscription',
      change,
    )
    if (reply.error) return { isDone: false, failure: String(reply.error) }
    if (reply.success === true) return { isDone: true, message: reply.message ?? '' }
    const failure = reply.message || 'Failed to change subscription plan.'
    return { isDone: false, failure, because: reply.isCardDeclined ? 'card' : undefined }
  } catch (error) {
    const refusal = refusalWords(error)
    const failure = refusal?.failure ?? 'An error occurred while changing your plan'
    return { isDone: false, failure, because: refusal?.code === 'price.changed' ? 'amount' : undefined }
  }
}
