import type { Sense, SenseKind } from './sense.ts'
import { HAIR_OF_HEADS } from './tokenize.ts'

type LookUp = (word: string) => readonly Sense[] | undefined

type Kinds = ReadonlySet<SenseKind>
/** 'sternly', but not 'highly'. */
const ADVERBS: Kinds = new Set(['mood'])
const COMPARATIVES: Kinds = new Set(['build', 'age', 'hair word', 'shade'])
const VERBS: Kinds = new Set(['expression', 'pose'])

/** Adverbs that say how sure somebody is, not how somebody looks. */
const SURE = new Set(['seriously', 'strictly', 'hopefully', 'coldly', 'badly', 'evenly', 'roughly', 'truly', 'surely'])

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)our/, 'or'],
  [/or/, 'our'],
  [/tre$/, 'ter'],
  [/is(e|ed|ing)$/, 'iz$1'],
  [/iz(e|ed|ing)$/, 'is$1'],
  [/ll(ed|ing|ery)$/, 'l$1'],
  [/l(ed|ing|ery)$/, 'll$1'],
  [/gray/, 'grey'],
  [/grey/, 'gray'],
  [/ae/, 'e'],
]

/** How words are tagged where several pictures are sorted: '1girl', '1boy'. */
const TAGS: ReadonlyMap<string, string> = new Map([
  ['1girl', 'young woman'],
  ['1boy', 'young man'],
  ['1woman', 'woman'],
  ['1man', 'man'],
  ['1girls', 'young woman'],
  ['2girls', 'women'],
  ['2boys', 'men'],
  ['3girls', 'women'],
  ['3boys', 'men'],
  ['gf', 'girlfriend'],
  ['bf', 'boyfriend'],
])

/** What people do for a living or for pleasure: 'groundskeeper', 'sword swallower'. */
const CALLING =
  /(keeper|maker|seller|monger|wright|instructor|dealer|collector|trainer|coach|owner|enthusiast|operator|technician|specialist|practitioner|ologist|ographer|swallower|tamer|worker|repairman|vendor|apprentice|champion|contestant|finalist|leader|member|manager|designer)s?$/

/** Endings that make one word of two: 'redhaired', 'greeneyed'. */
const JOINED = /^(\p{L}{3,})(haired|eyed|skinned|coloured|colored|faced|bearded|clad|legged|shouldered)$/u

/**
 * What a word that the lexicon does not have means through a word that it has: another spelling ('armour'), an adverb
 * ('sternly'), a comparative ('taller'), another form of a verb ('smirks').
 */
export function sensesOfFamily(word: string, lookUp: LookUp): readonly Sense[] | undefined {
  const tag = TAGS.get(word)
  if (tag !== undefined) return lookUp(tag)
  if (word.length < 4) return undefined
  if (CALLING.test(word)) return lookUp('person')
  for (const [pattern, spelling] of SPELLINGS) {
    const found = pattern.test(word) ? lookUp(word.replace(pattern, spelling)) : undefined
    if (found) return found
  }
  for (const [form, kinds] of formsOf(word)) {
    const found = lookUp(form)?.filter(({ kind }) => kinds.has(kind))
    if (found && found.length > 0) return found
  }
  return undefined
}

/** The two words that one written together means: 'redhaired' → ['red', 'haired']. */
export function partsOfJoined(word: string, lookUp: LookUp): readonly [string, string] | undefined {
  const [, first, second] = HAIR_OF_HEADS.exec(word) ?? JOINED.exec(word) ?? []
  if (!first || !second || !lookUp(first)) return undefined
  return [first, second === 'headed' ? 'haired' : second]
}

function formsOf(word: string): [form: string, kinds: Kinds][] {
  const forms: [string, Kinds][] = []
  const stem = (ending: string) =>
    word.endsWith(ending) && word.length > ending.length + 2 ? word.slice(0, -ending.length) : ''
  const adverb = SURE.has(word) ? '' : stem('ly')
  if (adverb) for (const root of [adverb, adverb.replace(/i$/, 'y'), `${adverb}le`, `${adverb}l`]) forms.push([root, ADVERBS])
  for (const ending of ['er', 'est']) {
    const root = stem(ending)
    if (root) for (const each of rootsOf(root)) forms.push([each, COMPARATIVES])
  }
  for (const ending of ['s', 'es']) {
    const root = stem(ending)
    if (root) for (const each of rootsOf(root)) forms.push([`${each.replace(/e$/, '')}ing`, VERBS])
  }
  return forms
}

/** What may have stood before an ending: 'larg' → 'large', 'tini' → 'tiny', 'bigg' → 'big'. */
function rootsOf(root: string): string[] {
  return [root, `${root}e`, root.replace(/i$/, 'y'), root.replace(/(.)\1$/, '$1')]
}
