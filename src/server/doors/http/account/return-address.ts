import { invalid } from '../read-parameters.ts'

/** It is kept until the browser comes back; and guests begin sign-ins. */
const MAX_CHARS = 2048

/**
 * Where a browser is sent after a sign-in: parsed, and only to an origin of ours, so that nobody can use us to lead people
 * astray. Throws general_argument_invalid.
 */
export function readReturnAddress(
  given: unknown,
  { name, standard, isOwn }: { name: string; standard: string; isOwn: (origin: string) => boolean },
): string {
  if (given === undefined || given === '') return standard
  if (typeof given !== 'string' || !URL.canParse(given)) throw invalid(name, 'must be an absolute address')
  if (given.length > MAX_CHARS) throw invalid(name, `must have at most ${MAX_CHARS} characters`)
  const address = new URL(given)
  const isPlain = address.username === '' && address.password === ''
  if (!isPlain || !isOwn(address.origin)) throw invalid(name, 'must be an address of this site')
  return address.href
}
