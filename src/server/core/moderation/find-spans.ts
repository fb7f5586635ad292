/** Where something stands in a line: its first and last word, by their numbers. */
export type Spans = readonly { readonly first: number; readonly last: number }[]

const COMPILED = new Map<string, RegExp>()

/** What was found in the line that is being read; lists are shared by many phrases. */
let read: { line: string; wordAt: Uint32Array; found: Map<string, Spans> } = {
  line: '',
  wordAt: new Uint32Array(),
  found: new Map(),
}

/** Where the source of a pattern is found as whole words, from left to right. */
export function findSpans(line: string, source: string): Spans {
  if (read.line !== line) read = { line, wordAt: numberWords(line), found: new Map() }
  const { wordAt, found } = read
  const known = found.get(source)
  if (known) return known
  const spans = allOf(line, compiled(source)).map(({ index, 0: said }) => ({
    first: wordAt[index]!,
    last: wordAt[index + said.length - 1]!,
  }))
  found.set(source, spans)
  return spans
}

const NONE: readonly RegExpExecArray[] = []

/** As `matchAll`, which makes a new expression of each that it is given: for most of a text's two hundred there is nothing to find. */
function allOf(line: string, expression: RegExp): readonly RegExpExecArray[] {
  expression.lastIndex = 0
  let match = expression.exec(line)
  if (!match) return NONE
  const matches: RegExpExecArray[] = []
  for (; match; match = expression.exec(line)) {
    matches.push(match)
    if (match[0] === '') expression.lastIndex += 1
  }
  return matches
}

function compiled(source: string): RegExp {
  const known = COMPILED.get(source) ?? new RegExp(`\\b(?:${source})\\b`, 'gu')
  COMPILED.set(source, known)
  return known
}

/** For each letter the number of the word it stands in. */
function numberWords(line: string): Uint32Array {
  const numbers = new Uint32Array(line.length)
  let word = 0
  for (let at = 0; at < line.length; at++) {
    if (line.charCodeAt(at) === 32) word++
    numbers[at] = word
  }
  return numbers
}
