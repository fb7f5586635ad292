import { randomBytes } from 'node:crypto'

/** A new id of 20 hexadecimal digits, the shape the client's own `ID.unique()` has. */
export function newId(): string {
  return randomBytes(10).toString('hex')
}
