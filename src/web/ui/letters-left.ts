import { countCharacters } from '#contract/text.ts'

/** Below this many letters left, how many there are is said. */
const COUNTED_FROM = 200

/** What is said of the room that is left; undefined while there is plenty. What is too long is never cut, only not sent. */
export function lettersLeft(text: string, maxChars: number): { text: string; isTooLong: boolean } | undefined {
  const left = maxChars - countCharacters(text)
  if (left >= COUNTED_FROM) return undefined
  return left < 0
    ? { text: `${(-left).toLocaleString('en-US')} ${left === -1 ? 'letter' : 'letters'} too many`, isTooLong: true }
    : { text: `${left} left`, isTooLong: false }
}
