import { createHash } from 'node:crypto'

/** A text of any length and content as a short one that a database takes. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
