import { ERRORS, type ErrorCode } from './errors.ts'

/** A refusal the user can meet: a code of the catalogue with details. Bugs are assertions, never AppErrors. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number | boolean>>

  constructor(code: ErrorCode, details: Record<string, string | number | boolean> = {}, options?: ErrorOptions) {
    super(typeof details.message === 'string' ? details.message : ERRORS[code].message, options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERRORS[this.code].status
  }
}
