import type { Sense } from './sense.ts'
import type { Token } from './tokenize.ts'

const FEET = new Map(['four', 'five', 'six', 'seven'].map((word, index) => [word, index + 4]))
const INCHES = 'one two three four five six seven eight nine ten eleven'.split(' ')

/** 'six foot five', '6\'4"', '6 ft 2', '195 cm', 'two metres tall': a height, as the word of build that says it. */
export function readHeight(tokens: readonly Token[], index: number): { found: readonly Sense[]; count: number } | undefined {
  const wordAt = (place: number) => tokens[place]?.word ?? ''
  const first = wordAt(index)
  const metric =
    /^(\d{3})cm$/.exec(first) ?? (/^\d{3}$/.test(first) && /^(cm|centimet)/.test(wordAt(index + 1)) ? [first, first] : null)
  if (metric) return height(Number(metric[1]), metric[0] === first && first.endsWith('cm') ? 1 : 2, tokens, index)
  const metres = /^(two|2|2\.\d+|1\.\d+)$/.exec(first) && /^(m|met(?:er|re)s?)$/.test(wordAt(index + 1))
  if (metres) return height(first === 'two' ? 200 : Number(first) * 100, 2, tokens, index)
  const feet = FEET.get(first) ?? (/^[4-7]$/.test(first) ? Number(first) : undefined)
  if (feet === undefined || !/^(foot|feet|ft)$/.test(wordAt(index + 1))) return undefined
  const inches =
    INCHES.indexOf(wordAt(index + 2)) + 1 || (/^(\d|1[01])$/.test(wordAt(index + 2)) ? Number(wordAt(index + 2)) : 0)
  const hasInches = inches > 0
  // 'seven feet tall', but not 'five feet away'.
  if (!hasInches && !/^(tall|high)$/.test(wordAt(index + 2))) return undefined
  return height(feet * 30.5 + inches * 2.5, hasInches ? 3 : 2, tokens, index)
}

/** Centimetres from which people are called so. */
const HEIGHTS: readonly (readonly [fromCm: number, word: string])[] = [
  [200, 'very tall'],
  [183, 'tall'],
  [160, 'average height'],
  [0, 'short'],
]

function height(cm: number, count: number, tokens: readonly Token[], index: number) {
  if (cm < 100 || cm > 260) return undefined
  const isTall = /^(tall|high)$/.test(tokens[index + count]?.word ?? '')
  const term = HEIGHTS.find(([from]) => cm >= from)![1]
  return { found: [{ kind: 'build', term }] as const, count: count + (isTall ? 1 : 0) }
}
