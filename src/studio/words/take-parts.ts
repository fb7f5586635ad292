import type { GarmentKind } from '../sheet/character-sheet.ts'
import type { ReadSpan } from '../sheet/reading.ts'
import { garmentKindOf } from './garment-kind-of.ts'
import { GARMENT_ZONES, PATTERN_NOUNS } from './lexicon/garments.ts'
import { CUT_SAID, EMBLEMS, HAT_PARTS, MADE_SO, PART_NAMES, PART_PLACES } from './lexicon/part-words.ts'
import { headSense, type Lexeme, termOf } from './sense.ts'

export interface TakenParts {
  /** What is left of the text. */
  readonly lexemes: readonly Lexeme[]
  /** Parts of the garment whose noun begins there: 'gold buttons', 'white fur trim on hood'. */
  readonly parts: ReadonlyMap<number, readonly string[]>
  readonly spans: readonly ReadSpan[]
}

/** Words before a part that is meant: 'two', 'a pair of'. */
const COUNTS = /^(?:an?|the|his|her|their|its|two|three|four|many|some|several|rows?|pairs?|of|matching|little|small)$/
const STARTS = /^(?:,|with|and|featuring|having|has|that has|which has|&)$/
const BY = /^(?:with|in|by)$/
const AT = /^(?:on|at|around|round|along|down|across|over|under|up|of|to|in)$/
const OWNED = /^(?:the|his|her|their|its|both|each|one|left|right|upper|wide)$/
/** What is gathered is carried, and no pattern. */
const GATHERED = /\b(?:bouquet|bunch|bundle|basket|armful|handful|vase|wreath|garland|posy|pot|crown)\b/i
/** What is long behind whoever walks in it. */
const OF_TRAINS = /(?:dress|gown|skirt|cape|cloak|veil|robes?)$/
/** What is pinned to lapels. */
const PINNED = /^(?:rose|flower|carnation|poppy|daisy|boutonniere|pin|badge|brooch|ribbon|feather)$/
/** Necks of clothes, not of who wears them: 'a slender neck'. */
const CUT_NECK =
  /\b(?:v|u|crew|round|rounded|high|scoop|boat|cowl|halter|square|turtle|mock|polo|wide|plunging|low|deep|open|roll|funnel|mandarin|keyhole|asymmetric|lace|fur|collared|frilled?|ruffled?)$/
/** Of a bow for arrows nothing is sewn. */
const ARCHERS = /arrow|archer|hunt|quiver|ranger|elf|elven|warrior|violin/
/** Heads that never stand before a part as what it is made of. */
const NO_KIND =
  /^(?:garment|headwear|eyewear|jewellery|person|hair|hair style|eyes|face|facial hair|skin|pose|expression|camera|light|mark)$/
/** What hangs down the back. */
const OF_BACKS = /(?:cape|cloak|mantle|scarf)$/
/** What is on the upper body, whatever it is told after. */
const OF_TOPS = /(?:collar|lapels|epaulettes|frogging|neckline|sleeves|cuffs|pin|patch|emblem|bow|ruffles|buttons|hood)$/
/** Most words before the noun of a part. */
const MOST_WORDS = 5

/**
 * Takes what is sewn on clothes out of a text, so that neither its colour is taken for that of the garment nor it itself for a thing
 * in hand: 'a burgundy coat with a black fur collar and gold buttons'.
 */
export function takeParts(text: string, lexemes: readonly Lexeme[]): TakenParts {
  const words = lexemes.map(({ start, end }) => text.slice(start, end).toLowerCase().replaceAll('-', ' '))
  const whole = words.join(' ')
  const taken = new Set<number>()
  const parts = new Map<number, string[]>()
  const isHat = (index: number) => headSense(lexemes[index]!)?.kind === 'headwear'
  const isHead = (index: number) =>
    isGarment(lexemes[index]!, words[index]!) && !isGarment(lexemes[index + 1], words[index + 1])
  lexemes.forEach((_, index) => {
    if (isHat(index)) {
      const found = [...brimOf(index), ...after(index, HAT_PARTS)]
      if (found.length > 0) parts.set(lexemes[index]!.start, found)
    }
    if (!isHead(index)) return
    note(index, [...before(index), ...after(index)])
  })
  const matched = withMatches()
  const spans = [...taken].map(
    (index): ReadSpan => ({ trait: 'garments', start: lexemes[index]!.start, end: lexemes[index]!.end }),
  )
  return { lexemes: matched.flatMap((lexeme, index) => (taken.has(index) ? [] : lexeme)), parts, spans }

  /** 'a blue dress and a matching hat': it has the colours and the pattern of the garment before it. */
  function withMatches(): (Lexeme | Lexeme[])[] {
    let colors: Lexeme[] = []
    return lexemes.map((lexeme, index) => {
      if (words[index] === 'matching' && hasColor(index + 1)) return []
      if (words[index] === 'matching') return colors.map((color) => ({ ...color, start: lexeme.start, end: lexeme.end }))
      if (isHead(index) && !taken.has(index)) {
        const own: Lexeme[] = []
        for (let at = index - 1; at >= Math.max(0, index - 6) && isBefore(at) && !taken.has(at); at -= 1)
          if (isMaterial(at)) own.unshift(lexemes[at]!)
        if (own.some((each) => termOf(each, 'color'))) colors = own
      }
      return lexeme
    })
  }

  /** 'a matching blue dress' says its own. */
  function hasColor(from: number): boolean {
    for (let at = from; at < from + 4 && isMaterial(at); at += 1) if (termOf(lexemes[at]!, 'color')) return true
    return false
  }

  /** 'a broad-brimmed felt hat' */
  function brimOf(hat: number): string[] {
    for (let index = hat - 1; index >= Math.max(0, hat - 3); index -= 1) {
      if (!/^brim(?:med)?$/.test(words[index]!) || !/^(?:wide|broad|large|big|floppy)$/.test(words[index - 1] ?? '')) continue
      take(index - 1, index)
      return ['wide brim']
    }
    return []
  }

  /** Buttons and crests that are told after a belt are on the jacket above it. */
  function note(head: number, found: readonly string[]): void {
    for (const part of found) {
      const isOfTop = OF_TOPS.test(part.split(' on ')[0]!) && !/ on legs$/.test(part)
      // No emblem is on a cape that is worn over a chest.
      const isOnChest = / on chest$/.test(part) && OF_BACKS.test(words[head]!)
      const owner = isOfTop && (isOnChest || !isTop(head)) ? (last(head, isTop) ?? head) : head
      const at = lexemes[owner]!.start
      parts.set(at, [...(parts.get(at) ?? []), part])
    }
  }
  function last(before: number, test: (index: number) => boolean): number | undefined {
    for (let index = before - 1; index >= 0; index -= 1) if (isHead(index) && test(index)) return index
    return undefined
  }
  function isTop(index: number): boolean {
    const kind = garmentKindOf(words[index]!)
    return kind !== undefined && GARMENT_ZONES[kind].some((zone) => /^(?:top|outer|over)$/.test(zone))
  }

  /** 'a fur-trimmed, short-sleeved' … */
  function before(head: number): string[] {
    let from = head
    while (from > 0 && head - from < 9 && isBefore(from - 1)) from -= 1
    const whole = words.slice(from, head + 1).join(' ')
    const kind = garmentKindOf(words[head]!)
    const found = CUT_SAID.flatMap(([said, kept]) => (said.test(whole) && suits(kept, kind) ? [kept] : []))
    for (let index = from; index < head; index += 1) {
      if (index > from && isStrange(index - 1, index)) take(index - 1, index)
      const joined = words[index]!.split(' ')
      const own = joined.slice(0, -1).join(' ')
      const made = MADE_SO[joined.at(-1)!]
      if (own !== '' && made && !/^(?:embroidery|sleeves|fringe)$/.test(made)) {
        found.push(`${own} ${made}`)
        take(index, index)
        continue
      }
      const part = MADE_SO[words[index]!]
      const first = index - 1
      const isMade =
        part !== undefined &&
        index > from &&
        isMaterial(first) &&
        text.slice(lexemes[first]!.end, lexemes[index]!.start) === '-'
      if (!isMade) continue
      found.push(`${words[first]} ${part}`)
      take(first, index)
    }
    return found
  }

  /** 'an empire-waist gown', 'grease-stained coveralls': what no table has would take the colour before it. */
  function isStrange(first: number, second: number): boolean {
    if (text.slice(lexemes[first]!.end, lexemes[second]!.start) !== '-' || isMaterial(first) || isMaterial(second)) return false
    return [first, second].some((index) => termOf(lexemes[index]!, 'unknown') !== undefined)
  }

  function after(head: number, names = PART_NAMES): string[] {
    const found: string[] = []
    let at = head + 1
    let last = ''
    for (;;) {
      at = afterPattern(at)
      const part = partAt(at, { head, last, names }) ?? verbAt(at)
      if (!part) break
      found.push(part.text)
      last = part.own
      take(at, part.end - 1)
      at = part.end
    }
    return found
  }

  /** 'a robe with silver stars, …': a pattern is read with the garment, and more parts may follow it. */
  function afterPattern(from: number): number {
    let at = from
    while (STARTS.test(words[at] ?? '') || COUNTS.test(words[at] ?? '') || (at > from && isMaterial(at))) at += 1
    return at > from && PATTERN_NOUNS[words[at] ?? ''] !== undefined && PART_NAMES[words[at]!] === undefined ? at + 1 : from
  }

  /** 'with wide gold cuffs', ', a white lace collar on …' */
  function partAt(
    from: number,
    { head, last, names }: { head: number; last: string; names: typeof PART_NAMES },
  ): { text: string; own: string; end: number } | undefined {
    let at = from
    while (STARTS.test(words[at] ?? '')) at += 1
    if (at === from) return undefined
    const isNext = words[from] === 'and' && at === from + 1
    while (COUNTS.test(words[at] ?? '')) at += 1
    const first = at
    while (at < lexemes.length && at - first < MOST_WORDS && names[lastWord(at)] === undefined && isKind(at)) at += 1
    // 'fur' and 'lace' may say what the next word is of.
    while (/(?:^|\s)(?:fur|lace|neck|ribbon|strap|button)$/.test(words[at] ?? '') && names[lastWord(at + 1)]) at += 1
    const emblem = names === PART_NAMES ? emblemAt(first) : undefined
    if (emblem) return emblem
    while (names[lastWord(at)] === 'print' && names[lastWord(at + 1)] === 'print') at += 1
    const name = names[lastWord(at)]
    // A brooch, an eye patch and hands in pockets are things of their own.
    if (name === undefined || isOfItsOwn(at, name)) return undefined
    if (words[at] === 'print' || words[at] === 'pattern') {
      const shown = shownBy(at + 1)
      if (shown) return { text: `${shown.text} print`, own: shown.text, end: shown.end }
    }
    const said = words.slice(first, at + 1).join(' ')
    const own = said.split(' ').slice(0, -1).join(' ')
    let end = at + 1
    const place = placeAt(end)
    if (place) end = place.end
    if (/^(?:(?:all|fully)? ?(?:rolled|turned|pushed|popped)(?: up)?)$/.test([words[end], words[end + 1]].join(' '))) {
      const how = words[end]!
      end += 2
      const made = how === 'turned' || how === 'popped' ? 'turned up' : 'rolled'
      return { text: [made, own, name].filter(Boolean).join(' '), own, end }
    }
    if (name === 'train')
      return OF_TRAINS.test(words[head]!) ? { text: [own, name].filter(Boolean).join(' '), own, end } : undefined
    if (isElsewhere(end, name, own, place?.at) || isOfNext(end)) return undefined
    if (name === 'print' && GATHERED.test(text.slice(lexemes[from]!.end, lexemes[at]!.start))) return undefined
    if (name === 'neckline' && !place && /neck$/.test(words[at]!) && !CUT_NECK.test(own) && !isMaterial(at - 1))
      return undefined
    const shared = own === '' && isNext ? last : own
    if (
      names !== HAT_PARTS &&
      shared === '' &&
      !place &&
      !/^(?:epaulettes|frogging|fringe|ruffles|pockets|bow|slit)$/.test(name)
    )
      return undefined
    const shown =
      name === 'print' || name === 'emblem'
        ? [shared, lastWord(at).replace(/^(?:prints?|patterns?|emblem|logo|symbol|motif)$/, '')].filter(Boolean).join(' ')
        : shared
    return { text: [shown, name, place && `on ${place.at}`].filter(Boolean).join(' '), own: shared, end }
  }

  function isOfItsOwn(at: number, name: string): boolean {
    const kind = headSense(lexemes[at]!)?.kind ?? ''
    return (/^(?:jewellery|feature|mark|eyewear)$/.test(kind) && name !== 'slit') || (kind === 'pose' && / /.test(words[at]!))
  }

  /** 'with a print of a skull', 'a pattern of cherry blossoms' */
  function shownBy(from: number): { text: string; end: number } | undefined {
    if (words[from] !== 'of') return undefined
    let first = from + 1
    while (COUNTS.test(words[first] ?? '')) first += 1
    let end = first
    while (end < lexemes.length && end - first < 3 && isKind(end)) end += 1
    return end > first ? { text: words.slice(first, end).join(' '), end } : undefined
  }

  /** 'a white star on the chest', 'a rose on the lapel' */
  function emblemAt(first: number): { text: string; own: string; end: number } | undefined {
    let at = first
    while (at - first < MOST_WORDS && !EMBLEMS.test(lastWord(at)) && !PINNED.test(lastWord(at)) && isKind(at)) at += 1
    const pinned = PINNED.test(lastWord(at)) ? placeAt(words[at + 1] === 'pinned' ? at + 2 : at + 1) : undefined
    if (pinned?.at === 'lapel')
      return {
        text: `${words
          .slice(first, at + 1)
          .join(' ')
          .replace(/ pin$/, '')} pin on chest`,
        own: '',
        end: pinned.end,
      }
    const place = EMBLEMS.test(lastWord(at)) ? placeAt(at + 1) : undefined
    if (!place || !/chest|shoulders|back|pocket/.test(place.at)) return undefined
    const own = words.slice(first, at + 1).join(' ')
    return { text: `${own} emblem on ${place.at}`, own, end: place.end }
  }

  /** 'trimmed with white fur', 'lined in purple', 'embroidered with gold' */
  function verbAt(from: number): { text: string; own: string; end: number } | undefined {
    let at = from
    while (/^(?:,|and)$/.test(words[at] ?? '')) at += 1
    const name = MADE_SO[words[at] ?? '']
    if (name === undefined || !BY.test(words[at + 1] ?? '')) return undefined
    const first = at + 2
    let end = first
    while (end < lexemes.length && end - first < MOST_WORDS && (isMaterial(end) || isKind(end) || PART_NAMES[lastWord(end)]))
      end += 1
    if (end === first) return undefined
    const own = words.slice(first, end).join(' ')
    const place = placeAt(end)
    return { text: [own, name, place && `on ${place.at}`].filter(Boolean).join(' '), own, end: place?.end ?? end }
  }

  function placeAt(from: number): { at: string; end: number } | undefined {
    let at = from
    if (!AT.test(words[at] ?? '')) return undefined
    at += 1
    while (OWNED.test(words[at] ?? '')) at += 1
    const noun = PART_PLACES.find(([said]) => said.test(words[at] ?? ''))?.[1]
    if (noun === undefined) return undefined
    let end = at + 1
    // '… on the hem and cuffs'
    if (words[end] === 'and' && PART_PLACES.some(([said]) => said.test(words[end + 1] ?? ''))) end += 2
    return { at: noun, end }
  }

  /** 'a white crew-neck tee', 'a leopard print bag' */
  function isOfNext(end: number): boolean {
    let at = end
    while (at < lexemes.length && at - end < 3 && isMaterial(at)) at += 1
    return at < lexemes.length && /^(?:garment|headwear|jewellery|eyewear|prop)$/.test(headSense(lexemes[at]!)?.kind ?? '')
  }

  /** 'a red ribbon in her hair', stripes and stars that are all over the cloth, a bow for arrows. */
  function isElsewhere(next: number, name: string, own: string, place: string | undefined): boolean {
    if (
      /^(?:in|on|through|tying) (?:her|his|their|the|one) (?:\w+ )?(?:hair|braids?|head|hat|ponytail|hands?|arms?|background)/.test(
        words.slice(next, next + 4).join(' '),
      )
    )
      return true
    if (name === 'bow') return ARCHERS.test(whole) || (own === '' && !place)
    if (name === 'stripe') return !place && !/\bside\b|racing/.test(own) && !/stripe$/.test(words[next - 1] ?? '')
    if (name === 'print')
      return own === '' || /^(?:holding|carrying|of)$/.test(words[next - 2] ?? '') || (!place && isAround(next))
    if (name === 'knees') return !/ripped|torn|distressed|frayed/.test(own)
    if (name === 'straps' || name === 'hood' || name === 'neckline' || name === 'patch') return own === '' && !place
    return false
  }

  /** Leaves that fall and flowers that stand about are not on the cloth. */
  function isAround(next: number): boolean {
    const word = words[next] ?? ''
    if (/^(?:on|across) (?:it|them|the (?:skirt|fabric|cloth))\b/.test(words.slice(next, next + 3).join(' '))) return false
    return /^(?:\w{3,}ing(?: .*)?|around|behind|beside|near|in|at|on|by|under|above|from|held|everywhere)$/.test(word)
  }

  function take(from: number, to: number): void {
    for (let index = from; index <= to; index += 1) taken.add(index)
  }
  function lastWord(index: number): string {
    return words[index]?.split(' ').at(-1) ?? ''
  }
  function isBefore(index: number): boolean {
    return (
      !/^[^a-z]/.test(words[index]!) &&
      (headOf(index) === undefined || words[index] === 'fringed' || isMaterial(index)) &&
      !/^(?:and|with|in|an?|the|her|his|over|under|wearing|wears)$/.test(words[index]!)
    )
  }
  function headOf(index: number): string | undefined {
    const kind = headSense(lexemes[index]!)?.kind
    return kind && NO_KIND.test(kind) ? kind : undefined
  }
  function isMaterial(index: number): boolean {
    const lexeme = lexemes[index]
    return (
      (lexeme !== undefined &&
        (['color', 'shade', 'material', 'pattern', 'skin'] as const).some((kind) => termOf(lexeme, kind))) ||
      /^(?:fur|lace|leaf|star|flower|coins?)$/.test(words[index] ?? '')
    )
  }
  function isKind(index: number): boolean {
    if (isMaterial(index)) return true
    // 'red and gold trim'
    if (words[index] === 'and') return isMaterial(index - 1) && isMaterial(index + 1)
    return (
      /^[a-z]/.test(words[index] ?? '') &&
      headOf(index) === undefined &&
      !/^(?:and|with|an?|the|his|her|their|in|on|at|of|is|over|under|wearing|wears|holding|from|by|as|to|who|that|tied|worn)$/.test(
        words[index]!,
      )
    )
  }
}

/** Only knees are torn so that it shows. */
function suits(kept: string, kind: GarmentKind | undefined): boolean {
  return kept !== 'torn knees' || kind === 'jeans' || kind === 'trousers'
}

/** A garment's noun; a collar of fur or lace is a part of one. */
function isGarment(lexeme: Lexeme | undefined, words: string | undefined): boolean {
  return (
    lexeme !== undefined &&
    headSense(lexeme)?.kind === 'garment' &&
    !/(?:fur|lace|ruffled|frilly|frilled) collar$|^jabot$/.test(words!)
  )
}
