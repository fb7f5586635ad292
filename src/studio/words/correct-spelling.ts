import { HARMLESS } from './lexicon/harmless.ts'
import { RIGHT_WORDS } from './lexicon/right-words.ts'

const RIGHT = new Set([...RIGHT_WORDS, ...HARMLESS])

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
function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 1; at < word.length; at += 1) {
    if (word.length > 4) slips.push(word.slice(0, at) + word.slice(at + 1))
    const next = word[at + 1]
    if (next !== undefined && next !== word[at]) slips.push(word.slice(0, at) + next + word[at] + word.slice(at + 2))
  }
  return slips
}

/** Longer words are no slips of ours. */
const LONGEST = 18

/**
 * Finds the word that was meant among `known` words, of several the first; undefined for right words and for strangers.
 * Slips are listed when they are first asked for, by first letter and length: all at once would take longer than to read a
 * novel.
 */
export function spellingOf(known: Iterable<string>): (word: string) => string | undefined {
  const places = new Map<string, number>()
  const groups = new Map<string, string[]>()
  for (const word of known) {
    if (places.has(word)) continue
    places.set(word, places.size)
    if (word.length < 4 || word.includes(' ')) continue
    const group = groups.get(groupOf(word, word.length))
    if (group) group.push(word)
    else groups.set(groupOf(word, word.length), [word])
  }
  const slips = new Map<string, Map<string, string>>()
  const slipsIn = (key: string) => {
    const listed = slips.get(key)
    if (listed) return listed
    const meantBy = new Map<string, string>()
    for (const word of groups.get(key) ?? []) for (const slip of slipsOf(word)) if (!meantBy.has(slip)) meantBy.set(slip, word)
    slips.set(key, meantBy)
    return meantBy
  }
  const meant = (word: string): string | undefined => {
    const swapped = slipsIn(groupOf(word, word.length)).get(word)
    const longer = slipsIn(groupOf(word, word.length + 1)).get(word)
    if (swapped === undefined || longer === undefined) return swapped ?? longer
    return places.get(swapped)! < places.get(longer)! ? swapped : longer
  }
  return (word) => {
    if (word.length < 3 || word.length > LONGEST || RIGHT.has(word) || !/^\p{L}+$/u.test(word)) return undefined
    // A letter too few or swapped ('beutiful', 'hiar'), then a letter twice ('greeen'), then a wrong one ('swaater').
    const common = COMMON_SLIPS.get(word)
    if (common !== undefined) return common
    const direct = meant(word)
    // Of short words too many are words of their own: only swapped letters count.
    if (direct !== undefined && (word.length > 4 || direct.length === word.length)) return direct
    if (word.length < 5) return undefined
    const doubled = word.replace(/(.)\1/u, '$1')
    if (doubled !== word && places.has(doubled)) return doubled
    if (word.length < 7) return undefined
    const shorter = slipsOf(word).filter((slip) => slip.length < word.length)
    return shorter.map(meant).find(Boolean)
  }
}

const groupOf = (word: string, length: number) => `${word[0]}${length}`
