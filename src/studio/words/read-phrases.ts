import { colorWords } from './color-words.ts'
import { PATTERN_NOUNS, PATTERNS } from './lexicon/garments.ts'
import { doingOf, ROUGHLY_POSED } from './lexicon/poses.ts'
import { markSpan, type Notes, state, stateItem, warn } from './notes.ts'
import { isAdjoined, isLinkedBy, type Modifier, type Phrase } from './phrase.ts'
import { readAccessory, thingText } from './readers/read-accessory.ts'
import { readAnimal, readAnimalBefore } from './readers/read-animal.ts'
import { readEyes, readOtherEye } from './readers/read-eyes.ts'
import { readGarment, readGarmentPart, readGarmentWords } from './readers/read-garment.ts'
import { readBeard, readHair, readHairPart, readHairWords } from './readers/read-hair.ts'
import { readMark, readMarkWords, readSpot } from './readers/read-mark.ts'
import { withoutOwnItems } from './readers/read-own-items.ts'
import { readPerson } from './readers/read-person.ts'
import { readPersonWords } from './readers/read-person-words.ts'
import { readScene, readSceneWords } from './readers/read-scene.ts'
import { type HeadKind, type Lexeme, termOf } from './sense.ts'

/** Where the reader stands in the sentence. */
interface Place {
  /** The thing spoken of last: what a predicate, a part or a spot belongs to. */
  subject?: Phrase
  before?: Phrase
  hasPerson: boolean
  /** An animal beside the person owns what follows its 'with'. */
  ownedByAnimal: boolean
}

/** Reads the phrases of a text in their order into notes. */
export function readPhrases(notes: Notes, phrases: readonly Phrase[]): void {
  const hasPersonAnywhere = phrases.some(({ head }) => head?.kind === 'person')
  const place: Place = { hasPerson: false, ownedByAnimal: false }
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
  readonly place: Place
  readonly next: Phrase | undefined
  readonly hasPersonAnywhere: boolean
}

function readThing(notes: Notes, whole: Phrase, { place, next, hasPersonAnywhere }: Surroundings): void {
  const kind = whole.head!.kind as HeadKind // a phrase's head has a head's kind
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
      if (isWornInHair(phrase, next)) {
        state(notes, 'headwear', `${thingText(phrase).value} in hair`, phrase.headLexeme)
        return
      }
      readAccessory(notes, phrase)
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
      readPersonWords(notes, moodsOnly(phrase), { isPerson: false })
      readScene(notes, phrase)
      return
    case 'undrawn':
      readUndrawn(notes, phrase)
      return
    case 'unknown':
      readUnknown(notes, phrase, { place, next, hasPersonAnywhere })
      return
    case 'spot':
      return
    default:
      kind satisfies never
  }
}

/** Adjectives without a noun speak of the thing before ('her hair is red'), of the clothes ('in black') or of the person. */
function readAdjectives(notes: Notes, phrase: Phrase, place: Place): void {
  const { modifiers } = phrase
  const subject = place.subject?.head?.kind
  if (readOtherEye(notes, phrase)) return
  readSceneWords(notes, modifiers)
  if (phrase.isNegated) {
    if (modifiers.some(({ lexeme }) => termOf(lexeme, 'mood'))) notes.implied.texts.expression ??= 'neutral'
    return
  }
  if (/^hair/.test(subject ?? '') && readOtherSide(notes, modifiers, place.before)) return
  const speaksOfSubject = isAdjoined(phrase) || isLinkedBy(phrase, 'is', 'colon', 'of', 'comma', 'and')
  if (isLinkedBy(phrase, 'wear') || (isLinkedBy(phrase, 'in') && !speaksOfSubject)) {
    const color = colorWords(modifiers)
    const worn = notes.garments.at(-1)
    const { headwear } = notes.texts
    if (
      color &&
      place.before?.head?.kind === 'headwear' &&
      headwear === place.before.head.term &&
      !isLinkedBy(phrase, 'wear')
    ) {
      notes.texts.headwear = `${color.value} ${headwear}`
      return
    }
    // 'a jacket in navy and white'
    if (color && worn && worn.color === undefined && place.before?.head?.kind === 'garment' && !isLinkedBy(phrase, 'wear')) {
      readGarmentWords(notes, worn, modifiers)
      return
    }
    if (color) notes.garments.push({ type: 'clothes', color: color.value })
    return
  }
  // 'a lumberjack, red plaid': a pattern is worn by somebody.
  const plaid = modifiers
    .map(({ lexeme }) => termOf(lexeme, 'pattern'))
    .find((pattern) => pattern && /^(checked|plaid)$/.test(PATTERNS[pattern] ?? ''))
  if (plaid && subject === 'person') {
    const color = colorWords(modifiers)
    notes.garments.push({ type: 'shirt', ...(color ? { color: color.value } : {}), pattern: plaid })
    return
  }
  const isHair = subject === 'hair' || subject === 'hair style' || subject === 'facial hair'
  const isPredicate = isAdjoined(phrase) || isLinkedBy(phrase, 'is', 'colon', 'of')
  const isOfHead = isHair && subject !== 'facial hair'
  const ofPerson = isOfHead ? modifiers.filter(({ lexeme }) => termOf(lexeme, 'hair word') === undefined) : modifiers
  const isPerson = subject === 'person' || subject === undefined
  readPersonWords(notes, ofPerson, { isPerson: isPerson && !isLinkedBy(phrase, 'in') })
  if (!isPredicate) readPallor(notes, modifiers)
  if (!speaksOfSubject || !place.subject || place.subject.isNegated) return
  if (subject === 'hair' || subject === 'hair style') readHairWords(notes, modifiers, { allowShade: isPredicate })
  if (subject === 'eyes') readEyes(notes, place.subject, modifiers)
  if (subject === 'skin') readSkin(notes, { ...phrase, head: place.subject.head })
  if (subject === 'facial hair' && /^(\w+ )?\w+$/.test(notes.texts.facialHair ?? '')) {
    notes.texts.facialHair = undefined
    readBeard(notes, place.subject, [...modifiers, ...place.subject.modifiers])
  }
  const garment = notes.garments.at(-1)
  if (subject === 'garment' && garment) readGarmentWords(notes, garment, modifiers)
}

/** 'a man, 45, brown hair': what a list says before it comes to the thing still speaks of the person. */
function listedBefore(phrase: Phrase): Modifier[] {
  const { modifiers } = phrase
  const last = modifiers.findLastIndex(({ isListed }) => isListed)
  // 'a mage, old, long beard', but not 'in an old, red coat'.
  const isTag = phrase.links.every((link) => termOf(link, 'comma') ?? termOf(link, 'stop'))
  const isOfThing = (lexeme: Lexeme) => {
    const isOfPerson = isTag && !/^hair/.test(phrase.head?.kind ?? '') && (termOf(lexeme, 'age') ?? termOf(lexeme, 'build'))
    return isOfPerson ? undefined : (termOf(lexeme, 'hair word') ?? termOf(lexeme, 'filler'))
  }
  return modifiers.slice(0, Math.max(0, last)).filter(({ lexeme }) => isOfThing(lexeme) === undefined)
}

/** 'hair white on the left and black on the right' */
function readOtherSide(notes: Notes, modifiers: readonly Modifier[], before: Phrase | undefined): boolean {
  const color = colorWords(modifiers)
  const { hair } = notes
  if (
    !color ||
    hair.color === undefined ||
    ![...modifiers, ...(before?.modifiers ?? [])].some(({ lexeme }) => termOf(lexeme, 'side'))
  )
    return false
  markSpan(notes, 'hairColor', ...color.lexemes)
  if (!hair.color.includes(color.value)) hair.color = `half ${hair.color} and half ${color.value}`
  return true
}

/** 'sitting on a rock, arms crossed': what the body does and what the hands do are both drawn. */
function readPose(notes: Notes, { head, headLexeme }: Phrase): void {
  const { term } = head!
  statePose(notes, term, headLexeme)
  const drawn = ROUGHLY_POSED[term]
  if (drawn !== undefined) warn(notes, `“${term}” is drawn as ${drawn}.`)
}

function statePose(notes: Notes, term: string, lexeme: Lexeme | undefined): void {
  const before = notes.texts.pose
  if (before !== undefined && !before.split(', ').includes(term)) notes.texts.pose = `${before}, ${term}`
  state(notes, 'pose', term, lexeme)
}

/** 'reading a book', 'playing the lute': a verb that is more than holding. */
function readDoing(notes: Notes, { links, head }: Phrase): void {
  for (const link of links) {
    const verb = termOf(link, 'hold')
    const doing = verb && doingOf(verb, head!.term)
    if (doing) statePose(notes, doing, link)
  }
}

/** A thing that can not be drawn is still kept in words. */
function readUndrawn(notes: Notes, phrase: Phrase): void {
  if (phrase.isNegated) return
  const { term } = phrase.head!
  warn(notes, `The studio can not draw “${term}” yet.`)
  const { value, lexemes } = thingText(phrase)
  if (/^(bracelet|ring|watch|wristwatch|brooch|armband|chains)s?$/.test(term)) stateItem(notes, 'jewellery', value, ...lexemes)
  else if (!/^(twins|couple|crowd)$/.test(term)) stateItem(notes, 'props', value, ...lexemes)
}

/** 'a nervous smile', 'happy tears': the mood before the noun counts with it. */
function readExpression(notes: Notes, phrase: Phrase): void {
  if (phrase.isNegated) {
    markSpan(notes, 'expression', phrase.headLexeme)
    notes.implied.texts.expression ??= 'neutral'
    return
  }
  const moods = phrase.modifiers.filter(({ lexeme }) => termOf(lexeme, 'mood') !== undefined)
  const words = [...moods.map(({ lexeme }) => termOf(lexeme, 'mood')), phrase.head!.term]
  state(notes, 'expression', words.join(' '), ...moods.map(({ lexeme }) => lexeme), phrase.headLexeme)
}

const withoutColors = (phrase: Phrase) =>
  phrase.modifiers.filter(({ lexeme }) => !termOf(lexeme, 'color') && !termOf(lexeme, 'shade') && !termOf(lexeme, 'hair word'))

const moodsOnly = (phrase: Phrase) =>
  phrase.modifiers.filter(({ lexeme }) => termOf(lexeme, 'mood') && !termOf(lexeme, 'hair word'))

function isWornInHair(phrase: Phrase, next: Phrase | undefined): boolean {
  const isFloral = /flower|rose|daisy|lily|tulip|bow/.test(phrase.head!.term)
  return isFloral && /^hair( style)?$/.test(next?.head?.kind ?? '') && next !== undefined && isLinkedBy(next, 'in')
}

function readSkin(notes: Notes, phrase: Phrase): void {
  if (phrase.isNegated) return
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const said = phrase.modifiers.find(({ lexeme }) => termOf(lexeme, 'skin word'))
  // 'a pale queen with silver skin': what is said of the skin itself counts.
  if ((color ?? said) && !notes.isSkinSaid) notes.texts.skin = undefined
  notes.isSkinSaid ||= (color ?? said) !== undefined
  if (color) state(notes, 'skin', color.value, ...color.lexemes, phrase.headLexeme)
  else if (said) state(notes, 'skin', termOf(said.lexeme, 'skin word')!, said.lexeme, phrase.headLexeme)
}

/** 'a woman, pale, in a coat': the skin, not the thing named before. */
function readPallor(notes: Notes, modifiers: readonly Modifier[]): void {
  const [first] = modifiers
  const skin = first && modifiers.length === 1 ? termOf(first.lexeme, 'skin word') : undefined
  const among = skin === undefined ? modifiers.find(({ lexeme }) => termOf(lexeme, 'skin word') === 'pale') : first
  const isColor = among !== undefined && termOf(among.lexeme, 'color') !== undefined && !/^tan(ned)?$/.test(skin ?? '')
  if (among && !isColor && (modifiers.length === 1 || !colorWords(modifiers)))
    state(notes, 'skin', termOf(among.lexeme, 'skin word')!, among.lexeme)
}

function readAnimalOf(notes: Notes, phrase: Phrase, { place, next, hasPersonAnywhere }: Surroundings): void {
  const { before, hasPerson } = place
  const whose = readAnimal(notes, phrase, { before, next, hasPerson, hasPersonAnywhere })
  if (whose === 'person') place.hasPerson = true
  else if (whose) place.ownedByAnimal = whose === 'owner'
}

/** 'a tall lumberjack': the first noun of a text without a person is the person. */
function readUnknown(notes: Notes, phrase: Phrase, { place, hasPersonAnywhere }: Surroundings): void {
  // 'young Frida, a painter': a name is the person's.
  if (phrase.headLexeme?.isCapital && !place.hasPerson) readPersonWords(notes, phrase.modifiers, { isPerson: true })
  if (hasPersonAnywhere || place.before !== undefined || phrase.isNegated) return
  readPersonWords(notes, phrase.modifiers, { isPerson: true })
  place.hasPerson = true
}
