import { callFunction } from '../functions/call-function.ts'
import { refusalWords } from './refusal-words.ts'

export type PlanChange = { isDone: true; message: string } | { isDone: false; failure: string }

/** Asks for another plan or interval. Nothing is thrown: a failure comes with the words to show. */
export async function changePlan(subscriptionId: string, targetProductId: string): Promise<PlanChange> {
  try {
    const reply: { success: boolean; message?: string; error?: unknown } = await callFunction('change-subscription', {
      subscriptionId,
      targetProductId,
    })
    if (reply.error) return { isDone: false, failure: String(reply.error) }
    if (reply.success === true) return { isDone: true, message: reply.message ?? '' }
    return { isDone: false, failure: reply.message || 'Failed to change subscription plan.' }
  } catch (error) {
    return { isDone: false, failure: refusalWords(error)?.failure ?? 'An error occurred while changing your plan' }
  }
}
