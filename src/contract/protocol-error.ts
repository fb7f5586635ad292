import { PROTOCOL_ERRORS, type ProtocolErrorType } from './protocol-errors.ts'

/** A refusal in the words of the client protocol: HTTP status and type come from the table, the message may say more. */
export class ProtocolError extends Error {
  readonly type: ProtocolErrorType

  constructor(type: ProtocolErrorType, message: string = PROTOCOL_ERRORS[type].message, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ProtocolError'
    this.type = type
  }

  get status(): number {
    return PROTOCOL_ERRORS[this.type].status
  }
}
