import { FunctionCallError } from '../functions/function-call-error.ts'

/** The words for a start that costs more by now than was shown; undefined for every other failure. */
export function priceChange(error: unknown): { title: string; text: string } | undefined {
  if (!(error instanceof FunctionCallError) || error.code !== 'price.changed') return undefined
  return { title: 'The price has changed', text: error.message }
}
