import { StartupError } from '#server/platform/config/startup-error.ts'

/** What the person at the terminal reads when a command cannot be done: a sentence where we know one, otherwise the stack. */
export function describeStartFailure(error: unknown): string {
  if (error instanceof StartupError) return error.problems.join('\n')
  const { code, message, port, address, path } = error as NodeJS.ErrnoException & { port?: number; address?: string }
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${address} is in use by another program. PORT names another one: PORT=${(port ?? 0) + 1}.`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. HOST names another one.`
    case 'EACCES':
      return port ? `Port ${port} may not be used by this user. PORT names another one.` : `${path ?? message}: not allowed.`
    case 'ENOSPC':
      return 'The disk is full.'
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case '28P01':
    case '28000':
    case '3D000':
      return `The database of DATABASE_URL cannot be reached: ${message || code}.`
    default:
      return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}
