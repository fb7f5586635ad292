import { LIMITS } from '#contract/limits.ts'
import { countCharacters } from '#contract/text.ts'

/** Below this many letters left, how many there are is said. */
const COUNTED_FROM = 200

/** What is said of the room that is left for a prompt; undefined while there is plenty. One too long is never cut, only not sent. Spaces at its ends are not sent. */
export function promptRoom(prompt: string): { text: string; isTooLong: boolean } | undefined {
  const left = LIMITS.chatPromptMaxChars - countCharacters(prompt.trim())
  if (left >= COUNTED_FROM) return undefined
  return left < 0
    ? { text: `${(-left).toLocaleString('en-US')} ${left === -1 ? 'letter' : 'letters'} too many`, isTooLong: true }
    : { text: `${left} left`, isTooLong: false }
}
