import { conceptOf } from './concepts.ts'

/** Numbers of the pairs and of the pieces of words that a model may hold a weight for; powers of two. */
export const PAIR_BUCKETS = 2 ** 18
export const PIECE_BUCKETS = 2 ** 17

/** A word is seen together with each of so many words after it. */
const WORDS_AHEAD = 4
const PIECE_LENGTHS = [3, 4, 5]

/** What a line of plain words is judged by; each number once. */
export interface TextFeatures {
  /** Of its words, of pairs of words and of what they stand for, below PAIR_BUCKETS. */
  readonly pairs: ReadonlySet<number>
  /** Of pieces of its words, below PIECE_BUCKETS: they also know words that are misspelt or bent. */
  readonly pieces: ReadonlySet<number>
}

export function featuresOf(line: string): TextFeatures {
  const words = line.split(' ').filter(Boolean)
  const pairs = new Set<number>()
  const pieces = new Set<number>()
  for (const [index, word] of words.entries()) {
    pairs.add(bucketOf(word, PAIR_BUCKETS))
    const concept = conceptOf(word)
    if (concept) pairs.add(bucketOf(`= ${concept}`, PAIR_BUCKETS))
    for (const later of words.slice(index + 1, index + 1 + WORDS_AHEAD)) {
      pairs.add(bucketOf(`${word} ${later}`, PAIR_BUCKETS))
      const laterConcept = conceptOf(later)
      if (concept || laterConcept) pairs.add(bucketOf(`= ${concept ?? word} ${laterConcept ?? later}`, PAIR_BUCKETS))
    }
    const edged = ` ${word} `
    for (const length of PIECE_LENGTHS) {
      for (let start = 0; start + length <= edged.length; start++) {
        pieces.add(bucketOf(edged.slice(start, start + length), PIECE_BUCKETS))
      }
    }
  }
  return { pairs, pieces }
}

/** FNV-1a, its upper bits: the same number on every machine. */
function bucketOf(piece: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < piece.length; index++) hash = Math.imul(hash ^ piece.charCodeAt(index), 0x01000193)
  hash ^= hash >>> 15
  return (hash >>> 0) % buckets
}
