import assert from 'node:assert/strict'
import { setImmediate as untilOthersHadTheirTurn } from 'node:timers/promises'
import { findSpans, type Spans } from './find-spans.ts'

/** Phrases that are looked for in a line of plain words with one blank between them. */
export interface Pattern {
  test(line: string): boolean
}

const GAPS = { '..': 6, '.': 2 } as const
/** A request is a sentence or three; what stands farther apart is not about the same thing. */
const MOST_WORDS_TOGETHER = 40

interface Phrase {
  readonly parts: readonly string[]
  /** The most words between a part and the next; 'together': in any order, near each other. */
  readonly mostBetween: readonly number[] | 'together'
}

/** What is compiled when it is first used, a little at a time. */
const COMPILATIONS: ((line: string) => unknown)[] = []

/**
 * Compiles every pattern, each in a turn of its own. The longest take 20 to 70 ms, all about 0.3 s, which the first text would
 * take otherwise. Twice, as V8 interprets an expression at first and makes machine code of it when it is used again.
 */
export async function warmPatterns(): Promise<void> {
  for (const line of ['a keeper of a lighthouse', 'the keeper of the lighthouse']) {
    for (const compile of COMPILATIONS) {
      await untilOthersHadTheirTurn()
      compile(line)
    }
  }
}

/**
 * "<NAME>" stands for a list of words, ".." for up to six words between, "." for up to two, and "&" for "in any order, within
 * forty words". Each part is looked for once in a line, and then only where its parts stand is compared: a text is read in time
 * that grows with its length only.
 */
export function pattern(phrases: readonly string[], lists: Readonly<Record<string, string>> = {}): Pattern {
  const read = phrases.map((phrase) => phraseOf(phrase, lists))
  const whole = read.filter(({ parts }) => parts.length === 1).flatMap(({ parts }) => parts)
  const inParts = read.filter(({ parts }) => parts.length > 1)
  const anyWhole = whole.length > 0 ? new RegExp(`\\b(?:${whole.join('|')})\\b`, 'u') : undefined
  if (anyWhole) COMPILATIONS.push((line) => anyWhole.test(line))
  for (const part of new Set(inParts.flatMap(({ parts }) => parts))) COMPILATIONS.push((line) => findSpans(line, part))
  return {
    test: (line) => (anyWhole?.test(line) ?? false) || inParts.some((phrase) => isSaid(line, phrase)),
  }
}

function phraseOf(phrase: string, lists: Readonly<Record<string, string>>): Phrase {
  if (phrase.includes(' & ')) {
    const parts = phrase.split(' & ')
    for (const part of parts) assert(!/ \.\.? /.test(part), `the phrase "${phrase}" has both gaps and parts in any order`)
    return { parts: parts.map((part) => `(?:${withLists(part, lists)})`), mostBetween: 'together' }
  }
  const pieces = phrase.split(/ (\.\.?) /)
  const parts = pieces.filter((_, index) => index % 2 === 0).map((part) => withLists(part, lists))
  for (const part of parts) assert(!/ \.\.? /.test(part), `the phrase "${phrase}" has a gap inside of a list`)
  return { parts, mostBetween: pieces.flatMap((piece) => (piece === '..' || piece === '.' ? [GAPS[piece]] : [])) }
}

function withLists(part: string, lists: Readonly<Record<string, string>>): string {
  return part.replaceAll(/<([A-Z_]+)>/g, (_, name: string) => {
    const list = lists[name]
    assert(list !== undefined, `no list of words is named ${name}`)
    return `(?:${list.replaceAll(/\s*\n\s*/g, '')})`
  })
}

function isSaid(line: string, { parts, mostBetween }: Phrase): boolean {
  if (mostBetween === 'together') return isSaidTogether(line, parts)
  let reached: Spans | undefined
  for (const [index, part] of parts.entries()) {
    const spans = findSpans(line, part)
    reached = reached === undefined ? spans : following(reached, spans, mostBetween[index - 1]!)
    if (reached.length === 0) return false
  }
  return true
}

function isSaidTogether(line: string, parts: readonly string[]): boolean {
  const found: Spans[] = []
  for (const part of parts) {
    const spans = findSpans(line, part)
    if (spans.length === 0) return false
    found.push(spans)
  }
  // The window slides with whichever part stands first in it.
  const at = found.map(() => 0)
  for (;;) {
    const firsts = found.map((spans, part) => spans[at[part]!]!.first)
    const earliest = firsts.indexOf(Math.min(...firsts))
    if (Math.max(...firsts) - firsts[earliest]! <= MOST_WORDS_TOGETHER) return true
    at[earliest]! += 1
    if (at[earliest] === found[earliest]!.length) return false
  }
}

/** Those of `spans` that begin after one of `before`, with few enough words between. Both are in their order. */
function following(before: Spans, spans: Spans, mostBetween: number): Spans {
  let next = 0
  let end: number | undefined
  return spans.filter(({ first }) => {
    // The latest that ended is the nearest.
    while (next < before.length && before[next]!.last < first) end = before[next++]!.last
    return end !== undefined && first - end - 1 <= mostBetween
  })
}
