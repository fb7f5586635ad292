import { AppError } from '#contract/app-error.ts'

/** Work for tests of threads: answers, refuses, throws, dies or never ends. */
export function run({ does, word }: { does: 'answer' | 'throw' | 'refuse' | 'die' | 'hang'; word: string }): string {
  if (does === 'throw') throw new Error(`no ${word}`)
  if (does === 'refuse') throw new AppError('moderation.refused', { message: `No ${word} here.` })
  if (does === 'die') process.exit(1)
  while (does === 'hang') Math.sqrt(2)
  return word.toUpperCase()
}
