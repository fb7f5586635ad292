import { readAnimal, readAnimalBefore } from '#studio/words/readers/read-animal.ts'
import { colorWords } from './color-words.ts'
import { WHEELCHAIRS } from './lexicon/accessories.ts'
import { PATTERN_NOUNS } from './lexicon/garments.ts'
import { type Notes, state, stateItem } from './notes.ts'
import { isAdjoined, isLinkedBy, type Modifier, type Phrase } from './phrase.ts'
import { readAccessory, thingText } from './readers/read-accessory.ts'
import { readAdjectives } from './readers/read-adjectives.ts'
import { readExpression } from './readers/read-expression.ts'
import { readEyes } from './readers/read-eyes.ts'
import { readGarment, readGarmentPart } from './readers/read-garment.ts'
import { readBeard, readHair, readHairPart, readHairWords } from './readers/read-hair.ts'
import { readMark, readMarkWords, readSpot } from './readers/read-mark.ts'
import { withoutOwnItems } from './readers/read-own-items.ts'
import { readPerson } from './readers/read-person.ts'
import { readPersonWords } from './readers/read-person-words.ts'
import { readDoing, readPose } from './readers/read-pose.ts'
import { readScene } from './readers/read-scene.ts'
import { readSkin } from './readers/read-skin.ts'
import { readUndrawn } from './readers/read-undrawn.ts'
import { readUnknown } from './readers/read-unknown.ts'
import type { SentencePlace } from './readers/sentence-place.ts'
import { type HeadKind, type Lexeme, termOf } from './sense.ts'

/** Reads the phrases of a text in their order into notes. */
export function readPhrases(notes: Notes, phrases: readonly Phrase[]): void {
  const hasPersonAnywhere = phrases.some(({ head }) => head?.kind === 'person')
  const place: SentencePlace = { hasPerson: false, ownedByAnimal: false }
  for (const [index, phrase] of phrases.entries()) {
    readPronouns(notes, phrase)
    if (isLinkedBy(phrase, 'stop', 'comma', 'and') || !isLinkedBy(phrase, 'with', 'owner')) place.ownedByAnimal = false
    if (place.ownedByAnimal) continue
    if (phrase.head) readThing(notes, phrase, { place, next: phrases[index + 1], hasPersonAnywhere })
    else readAdjectives(notes, phrase, place)
    place.before = phrase
    if (phrase.head && !['spot', 'garment part', 'hair part'].includes(phrase.head.kind)) place.subject = phrase
  }
}

function readPronouns(notes: Notes, phrase: Phrase): void {
  // Fixed phrases hold pronouns too: 'wind in her hair', 'scratching his chin'.
  for (const lexeme of [...phrase.modifiers.map((modifier) => modifier.lexeme), phrase.headLexeme]) {
    const inside = / (her|his) /.exec(lexeme?.senses[0]?.term ?? '')?.[1]
    if (inside) notes.pronounGender ??= inside === 'her' ? 'female' : 'male'
  }
  for (const link of phrase.links) {
    const owner = termOf(link, 'owner')
    if (owner && /^(with )?(she|her|hers)$/.test(owner)) notes.pronounGender ??= 'female'
    if (owner && /^(with )?(he|his)$/.test(owner)) notes.pronounGender ??= 'male'
  }
}

interface Surroundings {
  readonly place: SentencePlace
  readonly next: Phrase | undefined
  readonly hasPersonAnywhere: boolean
}

function readThing(notes: Notes, whole: Phrase, { place, next, hasPersonAnywhere }: Surroundings): void {
  const kind = whole.head!.kind as HeadKind // a phrase's head has a head's kind
  readKinds(notes, whole)
  const phrase = kind === 'person' ? whole : withoutOwnItems(notes, whole)
  const spot = termOf(phrase.headLexeme!, 'spot')
  if (
    spot &&
    (place.before?.head?.kind === 'mark' || (kind === 'spot' && place.before?.head?.kind !== 'prop')) &&
    isLinkedBy(phrase, 'on', 'in', 'of')
  ) {
    readSpot(notes, phrase, spot)
    return
  }
  if (kind !== 'person') {
    const bald = /hair/.test(kind) ? [] : phrase.modifiers.filter(({ lexeme }) => termOf(lexeme, 'hair word') === 'bald')
    if (bald.length > 0) readHairWords(notes, bald)
    readPersonWords(notes, listedBefore(phrase), { isPerson: false, isAlone: true })
  }
  switch (kind) {
    case 'person':
      if (readPerson(notes, phrase, { isFirst: !place.hasPerson })) place.hasPerson = true
      readAnimalBefore(notes, phrase)
      return
    case 'animal':
      readAnimalOf(notes, phrase, { place, next, hasPersonAnywhere })
      return
    case 'hair':
    case 'hair style':
      readPersonWords(notes, moodsOnly(phrase), { isPerson: false })
      readHair(notes, phrase)
      return
    case 'hair part':
      readHairPart(notes, phrase)
      return
    case 'eyes':
      readEyes(notes, phrase)
      return
    case 'skin':
      readSkin(notes, phrase)
      readMarkWords(notes, phrase.modifiers)
      return
    case 'face':
      readMarkWords(notes, phrase.modifiers)
      readPersonWords(notes, phrase.modifiers, { isPerson: false })
      return
    case 'facial hair':
      // 'a friendly bearded groundskeeper'
      if (phrase.head!.term.endsWith('ed')) readPersonWords(notes, withoutColors(phrase), { isPerson: true })
      readBeard(notes, phrase)
      return
    case 'garment':
      // 'a curvy bikini model'
      if (next?.head?.kind === 'person' && isAdjoined(next)) readPersonWords(notes, withoutColors(phrase), { isPerson: true })
      readGarment(notes, phrase, place.before)
      return
    case 'garment part':
      readGarmentPart(notes, phrase, place.subject)
      return
    case 'prop':
      readDoing(notes, phrase)
      if (phrase.head!.term === 'bow' && isRibbon(notes, phrase)) {
        state(notes, 'headwear', thingText(phrase).value.replace('bow', 'hair bow'), phrase.headLexeme)
        return
      }
      if (isWornInHair(phrase, next)) {
        state(notes, 'headwear', `${thingText(phrase).value} in hair`, phrase.headLexeme)
        return
      }
      if (!isBunched(notes, phrase, place.before)) readAccessory(notes, phrase)
      return
    case 'headwear':
    case 'eyewear':
    case 'jewellery':
      readAccessory(notes, phrase)
      return
    case 'mark':
    case 'feature':
      readMark(notes, phrase)
      return
    case 'expression':
      readExpression(notes, phrase)
      return
    case 'pose':
      // 'standing on a roof, arms crossed': the pose that says more counts.
      if (isOfThing(phrase, place.before)) return
      if (/^(stand|posing|posed)/.test(notes.texts.pose ?? '')) notes.texts.pose = undefined
      if (!phrase.isNegated) readPose(notes, phrase)
      readPersonWords(notes, phrase.modifiers, { isPerson: false })
      return
    case 'place':
      // 'hair braided at the temples'
      if (spot !== undefined && /^hair/.test(place.subject?.head?.kind ?? '')) return
      readPersonWords(notes, moodsOnly(phrase), { isPerson: false })
      readScene(notes, phrase)
      return
    case 'hour':
      // 'a purple robe with stars' tells nothing of the night.
      if (PATTERN_NOUNS[phrase.head!.term] && place.before?.head?.kind === 'garment' && isLinkedBy(phrase, 'with', 'of')) {
        readGarmentPart(notes, phrase, place.subject)
        return
      }
      readPersonWords(notes, moodsOnly(phrase), { isPerson: false })
      readScene(notes, phrase)
      return
    case 'scenery':
    case 'weather':
    case 'light':
    case 'camera':
      readAllOneColor(notes, phrase)
      readPersonWords(notes, moodsOnly(phrase), { isPerson: false })
      readScene(notes, phrase)
      return
    case 'undrawn':
      readUndrawn(notes, phrase)
      return
    case 'unknown':
      readUnknown(notes, phrase, { place, hasPersonAnywhere })
      return
    case 'spot':
      return
    default:
      kind satisfies never
  }
}

/** 'a man, 45, brown hair': what a list says before it comes to the thing still speaks of the person. */
function listedBefore(phrase: Phrase): Modifier[] {
  const { modifiers } = phrase
  const last = modifiers.findLastIndex(({ isListed }) => isListed)
  // 'a mage, old, long beard', but not 'in an old, red coat'.
  const isTag = phrase.links.every((link) => termOf(link, 'comma') ?? termOf(link, 'stop'))
  const isOfThing = (lexeme: Lexeme) => {
    const isHairWord = /^hair/.test(phrase.head?.kind ?? '') && termOf(lexeme, 'hair word') !== undefined
    const isOfPerson = isTag && !isHairWord && (termOf(lexeme, 'age') ?? termOf(lexeme, 'build'))
    return isOfPerson ? undefined : (termOf(lexeme, 'hair word') ?? termOf(lexeme, 'filler'))
  }
  return modifiers.slice(0, Math.max(0, last)).filter(({ lexeme }) => isOfThing(lexeme) === undefined)
}

/** What stands before another thing and is there too: 'a wheelchair athlete', 'a space station window'. */
function readKinds(notes: Notes, { kinds = [], head, isNegated }: Phrase): void {
  if (isNegated) return
  for (const lexeme of kinds) {
    const prop = termOf(lexeme, 'prop')
    const place = termOf(lexeme, 'place')
    if (prop !== undefined && WHEELCHAIRS.includes(prop)) stateItem(notes, 'props', prop, lexeme)
    else if (place !== undefined && head?.kind === 'scenery') state(notes, 'place', place, lexeme)
  }
}

/** 'she wore black from head to toe' */
function readAllOneColor(notes: Notes, phrase: Phrase): void {
  const color = isLinkedBy(phrase, 'wear') ? colorWords(phrase.modifiers) : undefined
  if (color) notes.garments.push({ type: 'clothes', color: color.value })
}

const withoutColors = (phrase: Phrase) =>
  phrase.modifiers.filter(({ lexeme }) => !termOf(lexeme, 'color') && !termOf(lexeme, 'shade') && !termOf(lexeme, 'hair word'))

const moodsOnly = (phrase: Phrase) =>
  phrase.modifiers.filter(({ lexeme }) => termOf(lexeme, 'mood') && !termOf(lexeme, 'hair word'))

/** 'a bouquet of white lilies' is one thing, and white. */
function isBunched({ lists }: Notes, phrase: Phrase, before: Phrase | undefined): boolean {
  const whole = before?.head?.kind === 'prop' ? before.head.term : ''
  const at = lists.props?.indexOf(whole) ?? -1
  if (at < 0 || !/^(bouquet|bunch|posy|basket|crate|bowl|pot|vase)$/.test(whole) || !isLinkedBy(phrase, 'of')) return false
  const color = /^(bouquet|posy|bunch)$/.test(whole) ? colorWords(phrase.modifiers, { allowShade: true })?.value : undefined
  if (color !== undefined) lists.props![at] = `${color} ${whole}`
  return true
}

/** 'cherry blossoms falling', 'a dragon flying overhead': it is not the person who does so. */
function isOfThing(phrase: Phrase, before: Phrase | undefined): boolean {
  return (
    isAdjoined(phrase) &&
    /^(falling|floating|flying|sleeping|perched|soaring|swirling|drifting|dancing)/.test(phrase.head!.term) &&
    /^(place|scenery|weather|hour|light|animal|prop|undrawn)$/.test(before?.head?.kind ?? '') &&
    !isLinkedBy(before!, 'in', 'on')
  )
}

/** A bow of some colour, without arrows: 'a girl with a big red bow'. */
function isRibbon({ words = '' }: Notes, phrase: Phrase): boolean {
  return colorWords(phrase.modifiers) !== undefined && !/arrow|archer|hunt|aim|quiver|elf|warrior|ranger|violin/.test(words)
}

function isWornInHair(phrase: Phrase, next: Phrase | undefined): boolean {
  const isFloral = /flower|rose|daisy|lily|tulip|bow/.test(phrase.head!.term)
  return isFloral && /^hair( style)?$/.test(next?.head?.kind ?? '') && next !== undefined && isLinkedBy(next, 'in')
}

function readAnimalOf(notes: Notes, phrase: Phrase, { place, next, hasPersonAnywhere }: Surroundings): void {
  const { before, hasPerson } = place
  const whose = readAnimal(notes, phrase, { before, next, hasPerson, hasPersonAnywhere })
  if (whose === 'person') place.hasPerson = true
  else if (whose) place.ownedByAnimal = whose === 'owner'
}
