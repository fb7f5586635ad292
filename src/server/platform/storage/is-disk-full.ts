/** What the system and PostgreSQL call a disk, or one's share of it, that takes no more. */
const CODES = ['ENOSPC', 'EDQUOT', '53100']
/** An error that came out of a thread or another program has only its words left. */
const WORDS = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i

/** Whether something failed because a disk is full: ours, or that of the database. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  if (code !== undefined && CODES.includes(code)) return true
  if (WORDS.test(error.message)) return true
  return isDiskFull(error.cause) || (error instanceof AggregateError && error.errors.some(isDiskFull))
}
