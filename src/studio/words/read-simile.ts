import { lookUp, lookUpPlural } from './dictionary.ts'
import { SIMILES } from './lexicon/similes.ts'
import type { Sense } from './sense.ts'
import type { Token } from './tokenize.ts'

/** What is compared to something for its colour. */
const COMPARED = new Set(
  'hair haired eyes eye eyed beard moustache mustache skin fur locks curls braid braids mane tresses ponytail irises'.split(
    ' ',
  ),
)
/** 'two chips of ice', 'a waterfall of silver' */
const MUCH = new Set(
  'chips pools shards pieces drops slivers waterfall river cascade curtain veil halo crown cloud tangle shower lumps sea field fall'.split(
    ' ',
  ),
)
/** 'hair that burns like autumn leaves' */
const SHINES = /^(?:burn|shin|glow|blaz|gleam|sparkl|look|flow|glitter)(?:e?s|e?d|ing)?$/
const PUNCTUATION = /^\P{L}$/u
/** So many words before, the thing that is compared is looked for, and so many after, what it is compared to. */
const FAR = 6
const NEAR = 3

/** The colour of what something is compared to: 'hair like straw', 'eyes two chips of ice', 'a suit the colour of sand'. */
export function readSimile(tokens: readonly Token[], index: number): { found: readonly Sense[]; count: number } | undefined {
  const start = thingAfter(tokens, index)
  if (start === undefined) return undefined
  for (let at = start; at < Math.min(start + NEAR, tokens.length); at += 1) {
    const { word } = tokens[at]!
    if (PUNCTUATION.test(word)) return undefined
    const color = Object.hasOwn(SIMILES, word)
      ? SIMILES[word]
      : (lookUp(word) ?? lookUpPlural(word))?.find(({ kind }) => kind === 'color')?.term
    if (color === undefined) continue
    // 'autumn leaves'
    const isPair = Object.hasOwn(SIMILES, tokens[at + 1]?.word ?? '')
    return { found: [{ kind: 'color', term: color }], count: at + (isPair ? 2 : 1) - index }
  }
  return undefined
}

/** Where the words begin that name what something is compared to, if a comparison begins here. */
function thingAfter(tokens: readonly Token[], index: number): number | undefined {
  const { word } = tokens[index]!
  const next = (steps: number) => tokens[index + steps]?.word ?? ''
  if (word === 'the' && /^(?:colou?r|hue|shade)$/.test(next(1)) && next(2) === 'of') return index + 3
  // 'the grey of November'
  if (word === 'the' && next(2) === 'of' && isCompared(tokens, index) && isColor(next(1))) return index + 1
  if (word === 'like' && isCompared(tokens, index)) return index + 1
  if (next(1) === 'like' && SHINES.test(word) && isCompared(tokens, index)) return index + 2
  if (/^(?:an?|two|three)$/.test(word) && MUCH.has(next(1)) && next(2) === 'of' && isCompared(tokens, index)) return index + 3
  if (MUCH.has(word) && next(1) === 'of' && isCompared(tokens, index)) return index + 2
  return undefined
}

const isColor = (word: string) => lookUp(word)?.some(({ kind }) => kind === 'color') ?? false

/** Whether hair, eyes or skin are spoken of, and no colour of theirs yet: 'eyes blue like the sea' are blue. */
function isCompared(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - FAR); at -= 1) {
    const { word } = tokens[at]!
    if (COMPARED.has(word)) return true
    if (PUNCTUATION.test(word) || isColor(word)) return false
  }
  return false
}
