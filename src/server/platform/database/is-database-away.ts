/** The connection was refused or broken, or the server is starting, ending, or has no place for one more. */
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57P0[123]|53300)$/
/** What `pg` says without a code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether a question to the database failed because that could not be reached: nobody knows then whether a commit on its way was
 * done. Ask it of errors of the database only; files have some of the same codes.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // The socket of a server that is not there is a missing file.
  if (code === 'ENOENT' && syscall !== 'connect') return false
  if (code !== undefined && CODES.test(code)) return true
  return WORDS.test(error.message) || (error instanceof AggregateError && error.errors.some(isDatabaseAway))
}
