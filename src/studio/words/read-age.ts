import type { Sense } from './sense.ts'
import type { Token } from './tokenize.ts'

const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const DECADES = ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']

/** Words of a number at a place of the text ('twenty five', '12', '500'). */
function readNumber(tokens: readonly Token[], index: number): { value: number; count: number } | undefined {
  const word = tokens[index]?.word ?? ''
  if (/^\d{1,5}$/.test(word)) return { value: Number(word), count: 1 }
  const one = ONES.indexOf(word)
  if (one > 0) return { value: one, count: 1 }
  const ten = TENS.indexOf(word)
  if (ten < 0) return undefined
  const rest = ONES.indexOf(tokens[index + 1]?.word ?? '')
  const value = 20 + ten * 10
  return rest > 0 && rest < 10 ? { value: value + rest, count: 2 } : { value, count: 1 }
}

const age = (years: number, count: number): { found: readonly Sense[]; count: number } => ({
  found: [{ kind: 'age', term: String(years) }],
  count,
})

/** '12-year-old', 'forty years old', '30yo', 'aged 45', 'in her late thirties': an age of so many years. */
export function readAge(tokens: readonly Token[], index: number): { found: readonly Sense[]; count: number } | undefined {
  const wordAt = (place: number) => tokens[place]?.word ?? ''
  const ish = /^([1-9]\d)ish$/.exec(wordAt(index))
  if (ish) return age(Number(ish[1]), 1)
  const short = /^(\d{1,4})(?:yo|y|yr|yrs)$/.exec(wordAt(index))
  if (short) return age(Number(short[1]), 1)
  if (wordAt(index) === 'aged' || wordAt(index) === 'age') {
    const skipped = [':', 'about', 'around', 'of'].includes(wordAt(index + 1)) ? 2 : 1
    const number = readNumber(tokens, index + skipped)
    return number && age(number.value, skipped + number.count)
  }
  // 'no older than nine'
  if (wordAt(index) === 'older' && wordAt(index + 1) === 'than') {
    const limit = readNumber(tokens, index + 2)
    if (limit && limit.value > 2 && limit.value < 110) return age(limit.value, limit.count + 2)
  }
  const decade = readDecade(tokens, index)
  if (decade) return decade
  const number = readNumber(tokens, index)
  if (!number) return undefined
  const after = index + number.count
  const isAlone =
    (['', ',', '(', '.', 'f', 'm'].includes(wordAt(index - 1)) &&
      ['', ',', '.', ')', ';', 'm', 'f'].includes(wordAt(after)) &&
      tokens.length > number.count) ||
    (BEFORE_AN_AGE.has(wordAt(index - 1)) && AFTER_AN_AGE.has(wordAt(after)))
  // 'a boy of 2 with curls', 'a man of 30 laughing'
  const isGrowing = wordAt(index - 1) === 'of' && GROWING.test(wordAt(index - 2))
  if (isGrowing && number.value < 110 && (AFTER_AN_AGE.has(wordAt(after)) || /^\p{L}{3,}ing$/u.test(wordAt(after))))
    return age(number.value, number.count)
  if (wordAt(after) === 'something' && number.value >= 20) return age(number.value + 5, number.count + 1)
  if (isAlone && number.value > 2 && number.value < 110) return age(number.value, number.count)
  if (['yo', 'y'].includes(wordAt(after))) return age(number.value, number.count + 1)
  if (/^(?:winters|summers)$/.test(wordAt(after)) && number.value > 2) return age(number.value, number.count + 1)
  if (!['year', 'years', 'yr', 'yrs'].includes(wordAt(after))) return undefined
  const isOld = ['old', 'young', 'olds'].includes(wordAt(after + 1))
  const ofAge = wordAt(after + 1) === 'of' && wordAt(after + 2) === 'age'
  // 'a pilot, 29 years, …'
  const isItem = ENDS.has(wordAt(index - 1)) && ENDS.has(wordAt(after + 1)) && number.value < 110
  // 'a man 30 year', 'a boy of 12 years with …'
  const whose = wordAt(index - 1) === 'of' ? wordAt(index - 2) : wordAt(index - 1)
  if (GROWING.test(whose) && !isOld && !ofAge && number.value > 1 && number.value < 110)
    return age(number.value, number.count + 1)
  if (isItem) return age(number.value, number.count + 1)
  if (!isOld && !ofAge) return undefined
  return age(number.value, number.count + (isOld ? 2 : 3))
}

const GROWING = /^(?:wo)?man$|^(?:boy|girl|child|kid|lady|guy|person|gentleman|male|female)$/
const ENDS = new Set(['', ',', ';', '.', '(', ')', '\n', ':'])
const OWNERS = new Set(['her', 'his', 'their', 'the', 'my'])
const BEFORE_AN_AGE = new Set([
  'is',
  'was',
  'am',
  "he's",
  "she's",
  'turned',
  ':',
  'turning',
  'just',
  'only',
  'barely',
  'nearly',
  'almost',
  'of',
  'about',
  'around',
  'are',
])
const AFTER_AN_AGE = new Set([
  '',
  ',',
  '.',
  ';',
  ')',
  'and',
  'with',
  'has',
  'wearing',
  'but',
  'in',
  'who',
  'holding',
  'on',
  'at',
])

/** 'in her late thirties', 'early 40s', 'mid-20s'. */
function readDecade(tokens: readonly Token[], index: number): { found: readonly Sense[]; count: number } | undefined {
  const wordAt = (place: number) => tokens[place]?.word ?? ''
  let at = index
  if (wordAt(at) === 'in') at += 1
  if (OWNERS.has(wordAt(at))) at += 1
  const part = wordAt(at)
  const offset = { early: 2, mid: 5, late: 8 }[part]
  if (offset !== undefined) at += 1
  const word = tokens[at]?.word ?? ''
  const decade = DECADES.indexOf(word)
  const digits = /^([2-9]0)'?s$/.exec(word) ?? (tokens[at]?.isPossessive ? /^([2-9]0)$/.exec(word) : null)
  const years = decade >= 0 ? 20 + decade * 10 : digits ? Number(digits[1]) : undefined
  // '90s fashion' is no age; 'a woman, 50s,' is one.
  const isBare = at === index
  if (isBare && !([',', '(', ':'].includes(wordAt(index - 1)) && ['', ',', ')', '.', ';'].includes(wordAt(index + 1))))
    return undefined
  if (years === undefined) {
    if (word === 'teens' && at > index) return { found: [{ kind: 'age', term: 'teenager' }], count: at - index + 1 }
    return undefined
  }
  return age(years + (offset ?? 5), at - index + 1)
}
