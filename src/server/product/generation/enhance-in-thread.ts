import { enhanceDescription } from '#studio/words/enhance-description.ts'

/** What a thread is asked to do with a description that is to say more. */
export function run({ text, seed }: { text: string; seed: string }): string {
  return enhanceDescription(text, { seed })
}
