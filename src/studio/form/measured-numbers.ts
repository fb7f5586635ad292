import { unpackNumbers } from '../body/packed-numbers.ts'

/** What scripts/drawn-bodies.ts has written in hexadecimal digits. */
export const measuredNumbers = (digits: string): Int32Array =>
  unpackNumbers(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
