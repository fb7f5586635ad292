import type { StyleId } from '../../contract/styles.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { strange, type Warning } from '../warning.ts'
import { doingsOfWords, type OtherPlace, sceneOfWords } from './scene-of-words.ts'

/** How two pictures become one. */
export interface BlendOrder {
  /** Whether the people of both are in it, the first one alone, or whatever the pictures show. */
  readonly who: 'both' | 'first' | 'open'
  /** A place of words in place of the second picture's. */
  readonly place?: OtherPlace
  /** What everybody in it feels and does, where the words say so. */
  readonly doings: Partial<Pick<SceneSheet, 'expression' | 'pose'>>
  readonly warnings: readonly Warning[]
}

const asTheyAre = (said: string) =>
  strange(said, `“${said}” was not understood: the two pictures were put together as they are.`)

const BOTH =
  /\b(together|both|side by side|next to|beside|couple|friends|pair|each other|hug(?:ging)?|with (?:him|her|them|each))\b/i
const SECOND =
  /\b(?:background|backdrop|place|scene|scenery|setting|location)\b|\b(?:on|in|at|into|onto|before|in front of|to) (?:this|that|these|there|the (?:second|other)|picture (?:2|two)|image (?:2|two))\b/i

/** What a prompt says of a blend; an empty one says nothing. */
export function readBlendOrder(prompt: string, options: { seed: string; style: StyleId }): BlendOrder {
  if (!prompt.trim()) return { who: 'open', doings: {}, warnings: [] }
  const place = sceneOfWords(prompt, options)
  const isBoth = BOTH.test(prompt)
  const isSecond = SECOND.test(prompt)
  const doings = doingsOfWords(prompt, options)
  const isUnderstood = place !== undefined || isBoth || isSecond || Object.keys(doings).length > 0
  return {
    who: isBoth ? 'both' : isSecond ? 'first' : 'open',
    // 'in this forest' is the second picture's forest.
    ...(place && !(isSecond && !isBoth) && { place }),
    doings,
    warnings: isUnderstood ? [] : [asTheyAre(prompt.trim())],
  }
}
