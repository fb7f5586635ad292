import { RIGHT_WORDS } from './lexicon/right-words.ts'

const RIGHT = new Set(RIGHT_WORDS)

/** Slips of words so short that only habit tells what was meant. */
const COMMON_SLIPS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    blak: 'black',
    blck: 'black',
    blac: 'black',
    gren: 'green',
    whte: 'white',
    wite: 'white',
    brwn: 'brown',
    bown: 'brown',
    blu: 'blue',
    bleu: 'blue',
    yelow: 'yellow',
    purpel: 'purple',
    hir: 'hair',
    hari: 'hair',
    eyse: 'eyes',
    wman: 'woman',
    womn: 'woman',
    skrt: 'skirt',
    coton: 'cotton',
    grean: 'green',
    gree: 'green',
    curley: 'curly',
    hairr: 'hair',
    eys: 'eyes',
    eyez: 'eyes',
    wering: 'wearing',
  }),
)

/** What careless fingers make of a word: one letter out, or two neighbours swapped. The first letter is nearly always right. */
export function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 1; at < word.length; at += 1) {
    if (word.length > 4) slips.push(word.slice(0, at) + word.slice(at + 1))
    const next = word[at + 1]
    if (next !== undefined && next !== word[at]) slips.push(word.slice(0, at) + next + word[at] + word.slice(at + 2))
  }
  return slips
}

/** Finds the word that was meant among `known` words; undefined for right words and for strangers. */
export function spellingOf(known: Iterable<string>): (word: string) => string | undefined {
  let meant: Map<string, string> | undefined
  const learn = () => {
    const index = new Map<string, string>()
    for (const word of known) {
      if (word.length < 4 || word.includes(' ')) continue
      for (const slip of slipsOf(word)) if (!index.has(slip)) index.set(slip, word)
    }
    return index
  }
  const all = new Set(known)
  return (word) => {
    if (word.length < 3 || RIGHT.has(word) || !/^\p{L}+$/u.test(word)) return undefined
    meant ??= learn()
    // A letter too few or swapped ('beutiful', 'hiar'), then a letter twice ('greeen'), then a wrong one ('swaater').
    const common = COMMON_SLIPS.get(word)
    if (common !== undefined) return common
    const direct = meant.get(word)
    // Of short words too many are words of their own: only swapped letters count.
    if (direct !== undefined && (word.length > 4 || direct.length === word.length)) return direct
    if (word.length < 5) return undefined
    const doubled = word.replace(/(.)\1/u, '$1')
    if (doubled !== word && all.has(doubled)) return doubled
    if (word.length < 7) return undefined
    const shorter = slipsOf(word).filter((slip) => slip.length < word.length)
    return shorter.map((slip) => meant?.get(slip)).find(Boolean)
  }
}
