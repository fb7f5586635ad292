/** A call that did not give a usable answer: the message of product text §8, and what the server said. */
export class FunctionCallError extends Error {
  /** The function's own status, else the transport's; 0 when nothing answered. */
  readonly status: number
  /** The code of the error catalogue, or "". */
  readonly code: string
  readonly responseText: string

  constructor(message: string, details: { status?: number; code?: string; responseText?: string; cause?: unknown } = {}) {
    super(message, { cause: details.cause })
    this.name = 'FunctionCallError'
    this.status = details.status ?? 0
    this.code = details.code ?? ''
    this.responseText = details.responseText ?? ''
  }
}

/** Whether the account could not pay (product text §8: matched by its text). */
export function isInsufficientCredits(error: unknown): boolean {
  return error instanceof FunctionCallError && (error.status === 402 || error.message === 'Insufficient Credits')
}
