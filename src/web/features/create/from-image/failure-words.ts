import { FunctionCallError } from '#web/data/functions/function-call-error.ts'
import { MissingJobError } from '../start-previews.ts'

export const SIGNED_OUT = { title: 'Authentication required', text: 'You need to be logged in to create a character.' }

/** What a start that failed is called, in the words of product text §8. */
export function failureWords(error: unknown, isDirect: boolean): { title: string; text: string } {
  if (error instanceof FunctionCallError && error.status === 401) return SIGNED_OUT
  if (!(error instanceof Error)) return { title: 'Error', text: 'An unexpected error occurred. Please try again.' }
  if (error instanceof MissingJobError && !isDirect) {
    return { title: 'Error', text: 'Failed to generate previews. Please try again.' }
  }
  const [title, text] = isDirect
    ? ['Error creating character', 'Please try again.']
    : ['Error Generating Previews', 'Please try again later.']
  return { title, text: refusalOf(error) ?? text }
}

/** A refusal of the catalogue names what to change; everything else is ours. */
function refusalOf(error: Error): string | undefined {
  const isRefusal = error instanceof FunctionCallError && error.code !== '' && error.status >= 400 && error.status < 500
  return isRefusal && !error.message.startsWith('Backend API error') ? error.message : undefined
}
