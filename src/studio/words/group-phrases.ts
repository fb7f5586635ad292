import { GARMENT_ZONES, GARMENTS } from './lexicon/garments.ts'
import type { Modifier, Phrase } from './phrase.ts'
import { roleOf } from './role-of.ts'
import { canBe, headSense, type Lexeme, type LinkKind, type Sense, termOf } from './sense.ts'

const WEARABLE = new Set(['garment', 'headwear', 'eyewear', 'jewellery', 'garment part'])
/** Heads that only colour the thing after them: 'pirate coat', 'rain boots', 'castle garden'. */
const ATTRIBUTIVE = new Set([
  'person',
  'animal',
  'place',
  'weather',
  'hour',
  'prop',
  'scenery',
  'undrawn',
  'garment',
  'garment part',
])
const THINGS = new Set([
  'garment',
  'garment part',
  'headwear',
  'eyewear',
  'jewellery',
  'prop',
  'feature',
  'hair',
  'hair style',
  'eyes',
  'skin',
  'place',
  'scenery',
])

/**
 * The things of a sentence, each with its own adjectives: a colour belongs to the next thing named after it, a predicate
 * ('her hair is …') and what trails a thing to the thing before.
 */
export function groupPhrases(lexemes: readonly Lexeme[]): Phrase[] {
  const phrases: Phrase[] = []
  let links: Lexeme[] = []
  let run: Modifier[] = []
  let isListed = false
  let isBlend = false
  let kinds: Lexeme[] = []

  const push = (modifiers: readonly Modifier[], head?: { lexeme: Lexeme; sense: Sense }) => {
    phrases.push({
      modifiers,
      head: head?.sense,
      headLexeme: head?.lexeme,
      ...(kinds.length > 0 ? { kinds } : {}),
      links,
      isNegated: isNegated(links, phrases.at(-1), modifiers.length > 0),
    })
    links = []
    run = []
    kinds = []
    isListed = false
  }

  lexemes.forEach((lexeme, index) => {
    const role = roleOf(lexemes, index, { links, hasRun: run.length > 0 })
    if (role === 'skip') return
    if (role === 'modifier') {
      run.push(isBlend ? { lexeme, isListed, isBlend } : { lexeme, isListed })
      isListed = false
      isBlend = false
      return
    }
    if (role === 'link') {
      // '…one brown and one blue eye'
      if (isListed && lexeme.senses[0]!.term === 'one') return
      if (run.length > 0 && isList(lexeme) && continues(lexemes, index)) {
        isListed = true
        return
      }
      if (isBetweenColors(lexemes, index)) {
        isListed = true
        isBlend = true
        return
      }
      if (run.length > 0) push(run)
      links.push(lexeme)
      return
    }
    const sense = headSense(lexeme)!
    if (isAttributive(sense, lexeme, lexemes[index + 1])) {
      kinds.push(lexeme)
      return
    }
    if (isMarkedSkin(sense, lexemes[index + 1])) {
      run.push({ lexeme, isListed })
      return
    }
    const split = denialEnd(run, links) || splitAt(run, sense, links, phrases.at(-1))
    if (split > 0) {
      const rest = run.slice(split)
      push(run.slice(0, split))
      push(rest, { lexeme, sense })
    } else push(run, { lexeme, sense })
  })
  if (run.length > 0) push(run)
  return phrases
}

const BLENDS = new Set(['to', 'into', 'fading to', 'fading into', 'to a', 'turning'])

/** 'pink to blue', 'fading from red into gold'. */
function isBetweenColors(lexemes: readonly Lexeme[], index: number): boolean {
  const isColor = (lexeme: Lexeme | undefined) => lexeme !== undefined && termOf(lexeme, 'color') !== undefined
  const before = lexemes[index - 1]
  const isBlended = before !== undefined && /^(gradient|ombre|fading|fade)$/.test(before.senses[0]!.term)
  return BLENDS.has(lexemes[index]!.senses[0]!.term) && (isBlended || isColor(before)) && isColor(lexemes[index + 1])
}

function isList(lexeme: Lexeme): boolean {
  return termOf(lexeme, 'comma') !== undefined || termOf(lexeme, 'and') !== undefined
}

/** Whether the list of adjectives goes on after a comma or 'and' (or both). */
function continues(lexemes: readonly Lexeme[], index: number): boolean {
  let next = index + 1
  const following = lexemes[next]
  if (following && isList(following)) next += 1
  const isOne = (lexeme: Lexeme | undefined) => lexeme?.senses[0]?.term === 'one'
  if (isOne(lexemes[next]) && isOne(lexemes[index - 2])) next += 1
  return lexemes[next] !== undefined && roleOf(lexemes, next, { links: [], hasRun: true }) === 'modifier'
}

/** 'pale freckled skin', 'a scarred face', 'a gap-toothed smile': a mark that says how skin, face or smile is. */
function isMarkedSkin(sense: Sense, next: Lexeme | undefined): boolean {
  const following = next && headSense(next)
  return sense.kind === 'mark' && /(ed|ly)$/.test(sense.term) && /^(skin|face|expression)$/.test(following?.kind ?? '')
}

/** Heads that say what kind of thing follows stand for nothing themselves. */
function isAttributive(sense: Sense, lexeme: Lexeme, next: Lexeme | undefined): boolean {
  if (!next || lexeme.isPossessive || !ATTRIBUTIVE.has(sense.kind) || !canBe(next, 'head')) return false
  const following = headSense(next)!
  // 'pigeons in the park': the preposition belongs to the name of the place.
  if (/^(in|at|on|by|under|inside|near|beside) /.test(following.term)) return false
  // 'a tabby cat'
  if (sense.kind === 'animal' && following.kind === 'animal') return true
  // 'a zip-up windbreaker', 'a cropped tank top' are one thing each.
  if (sense.kind === 'garment') return following.kind === 'garment part' || areBothTops(sense, following)
  if (sense.kind === 'garment part') return following.kind === 'garment'
  if (sense.kind === 'place' && /background|backdrop/.test(following.term)) return false
  // 'a night market', 'a rain forest' tell the hour and the weather too.
  if ((sense.kind === 'hour' || sense.kind === 'weather') && following.kind === 'place') return false
  if (following.kind === 'person') return sense.kind !== 'person'
  // 'the elves wear green'
  if (sense.kind === 'person' && following.term === 'wear') return false
  return THINGS.has(following.kind)
}

function areBothTops(...both: readonly Sense[]): boolean {
  return both.every(({ kind, term }) => {
    const worn = kind === 'garment' ? GARMENTS[term] : undefined
    return (
      worn !== undefined &&
      worn !== 'clothes' &&
      GARMENT_ZONES[worn].length === 1 &&
      /^(?:top|outer)$/.test(GARMENT_ZONES[worn][0]!)
    )
  })
}

/** 'not blonde, dark brown hair': what is denied ends where the next thing is said; 'not red or blue' goes on. */
function denialEnd(run: readonly Modifier[], links: readonly Lexeme[]): number {
  return links.some((link) => termOf(link, 'not') === 'not')
    ? Math.max(
        0,
        run.findIndex(({ isListed }) => isListed),
      )
    : 0
}

/** Where a list of adjectives parts: the first ones still speak of the thing before ('eyes are blue, red hair'). */
function splitAt(run: readonly Modifier[], head: Sense, links: readonly Lexeme[], before: Phrase | undefined): number {
  const has = (...kinds: LinkKind[]) => links.some((link) => kinds.some((kind) => termOf(link, kind) !== undefined))
  const speaksOfBefore =
    has('is', 'colon') ||
    (has('in', 'wear', 'of') && !WEARABLE.has(head.kind)) ||
    (links.length === 0 && before !== undefined) ||
    // '…one blue eye and one green, black hair'
    (has('and') && before?.head?.term === 'eye')
  if (!speaksOfBefore) return 0
  return run.findLastIndex(({ isListed }) => isListed)
}

function isNegated(links: readonly Lexeme[], before: Phrase | undefined, hasModifiers: boolean): boolean {
  const clause = links.slice(
    links.findLastIndex((link) => termOf(link, 'stop') !== undefined || termOf(link, 'comma') !== undefined) + 1,
  )
  if (clause.some((link) => termOf(link, 'not') !== undefined)) return true
  if (!before?.isNegated) return false
  if (links.some((link) => termOf(link, 'or') !== undefined)) return true
  // 'without hat and glasses', but not 'without a hat and a red scarf'.
  return links.length === 1 && !hasModifiers && termOf(links[0]!, 'and') !== undefined
}
