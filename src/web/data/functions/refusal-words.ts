import { FunctionCallError } from './function-call-error.ts'

/** What the server said no with, for the person; undefined where nothing was refused, or where only its machinery spoke. */
export function refusalWords(error: unknown): string | undefined {
  if (!(error instanceof FunctionCallError) || error.status < 400 || error.status >= 500) return undefined
  if (error.status === 429) return 'Too many requests. Please wait for some time before trying again.'
  if (error.status === 401) return 'You need to be logged in to go on.'
  return error.code === '' || error.message.startsWith('Backend API error') ? undefined : error.message
}
