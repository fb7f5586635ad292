import { AppError } from '#contract/app-error.ts'
import type { Caller } from './handlers.ts'

/** A request may name nobody but its caller (OP-45). */
export function refuseOtherUser(caller: Caller, userId: string): void {
  if (userId !== caller.userId) throw new AppError('user.mismatch', { field: 'userId' })
}
