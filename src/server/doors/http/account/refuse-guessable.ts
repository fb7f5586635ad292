import { ProtocolError } from '#contract/protocol-error.ts'
import { isCommonPassword, isOwnWord } from '#server/core/accounts/guessable-password.ts'
import { invalid } from '../read-parameters.ts'

/** Refuses a new password that a stranger would try first. Throws general_argument_invalid or password_personal_data. */
export function refuseGuessable(account: { password: string; email: string; name?: string | undefined }): void {
  if (isCommonPassword(account.password)) {
    throw invalid('password', 'is one of the passwords that are tried first. Choose one that nobody else has')
  }
  const [beforeAt = ''] = account.email.split('@')
  if (isOwnWord(account.password, [account.email, beforeAt, account.name ?? ''])) {
    throw new ProtocolError('password_personal_data')
  }
}
