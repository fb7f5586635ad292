import { lateTable } from '../late-table.ts'

type Speller = (word: string) => string | undefined

const spellers = lateTable<'all', typeof import('./correct-spelling.ts')>({}, { all: () => import('./correct-spelling.ts') })

export const loadSpelling = () => spellers.load('all')

/** What `correct-spelling.ts` is in browsers: it comes with the first word that the lexicon does not have. */
export function spellingOf(known: readonly string[]): Speller {
  let speller: Speller | undefined
  return (word) => {
    speller ??= spellers.get('all').spellingOf(known)
    return speller(word)
  }
}
