import { readThings } from '#studio/words/lexicon/seldom-poses.ts'
import { notUnderstood } from '#studio/words/not-understood.ts'
import { splitPeople } from '#studio/words/split-people.ts'
import { takeParts } from '#studio/words/take-parts.ts'
import type { OtherReading, ReadGarment, Reading, ReadSpan } from '../sheet/reading.ts'
import { drawnAs, eachOnce, strange } from '../warning.ts'
import { findLexemes } from './find-lexemes.ts'
import { findTerms } from './find-terms.ts'
import { garmentKindOf } from './garment-kind-of.ts'
import { genderOfName } from './gender-of-name.ts'
import { groupPhrases } from './group-phrases.ts'
import { HEADWEAR } from './lexicon/accessories.ts'
import { COLORS } from './lexicon/colors.ts'
import { GARMENT_ZONES, GARMENTS } from './lexicon/garments.ts'
import { HAIR_STYLES, isTrailingHairWord } from './lexicon/hair.ts'
import { emptyNotes, type Notes, warn } from './notes.ts'
import type { PersonSaid } from './people-said.ts'
import { readPhrases } from './read-phrases.ts'
import { readBodyMarks, warnOfHidden } from './readers/read-body-marks.ts'
import { bodyWordsOf } from './readers/read-body-words.ts'
import { eyeColorOf } from './readers/read-eyes.ts'
import { takeBack } from './take-back.ts'
import { tokenize } from './tokenize.ts'

const NOT_UNDERSTOOD =
  'None of these words was understood: the studio reads English. Everything in the picture is its own choice.'

/**
 * What an English description says of a character and its scene, in the words it used, and where it says so. An
 * occupation says its clothes too ('knight': armor), unless others of that place are named. Never throws; linear in the
 * length of the text.
 */
export function readDescription(text: string): { reading: Reading; spans: ReadSpan[] } {
  const tokens = tokenize(text)
  const { lexemes, parts, spans: sewn } = takeParts(text, findLexemes(tokens))
  const phrases = takeBack(text, groupPhrases(lexemes))
  const several = splitPeople(text, lexemes, phrases)
  const words = tokens.map(({ word }) => word).join(' ')
  const notes = notesOf(several?.people[0] ?? { phrases, words }, { text, parts, whole: words })
  const noted = (several?.people.slice(1) ?? []).map((other) => ({ other, notes: notesOf(other, { text, parts }) }))
  notes.spans.push(...sewn)
  warnOfBabies(notes)
  notes.warnings.push(...(several?.warnings ?? []), ...noted.flatMap((each) => each.notes.warnings))
  const spans = [notes, ...noted.map((each) => each.notes)]
    .flatMap((each) => each.spans)
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  const bodyWords = [notes, ...noted.map((each) => each.notes)].flatMap((each) => bodyWordsOf(each) ?? [])
  if (spans.length === 0 && bodyWords.length === 0 && /\p{L}/u.test(text))
    notes.warnings.push(strange('all of it', NOT_UNDERSTOOD, 'essential'))
  else notes.warnings.push(...notUnderstood(text, lexemes, { spans, bodyWords }).filter(({ part }) => !isTold(notes, part)))
  const reading = { ...readingOf(notes), warnings: eachOnce(notes.warnings) }
  if (!several) return { reading, spans }
  const others = noted.map((each) => several.settle(reading, otherReading(each.other, each.notes)))
  return { reading: { ...reading, others }, spans }
}

/** What is said of one person; `text` is all of it. */
function notesOf(
  { phrases, words }: Pick<PersonSaid, 'phrases' | 'words'>,
  {
    text,
    parts,
    whole = words,
  }: { readonly text: string; readonly parts: NonNullable<Notes['parts']>; readonly whole?: string },
): Notes {
  const notes = emptyNotes()
  notes.words = words
  notes.parts = parts
  readPhrases(notes, phrases)
  if (notes.isYouth && !CHILDISH.test(text)) notes.implied.texts.age = 'teenager'
  readBodyMarks(notes, words)
  warnOfHidden(notes)
  readThings(notes, words, { text, whole })
  notes.pronounGender ??= genderOfPronouns(words) ?? genderOfFirstName(text, words)
  return notes
}

const isTold = ({ warnings }: Notes, word: string) => warnings.some(({ part }) => part === word)

/** Alone, the youngest whom the studio draws stand on their feet; others are carried. */
function warnOfBabies(notes: Notes): void {
  const age = notes.texts.age ?? notes.implied.texts.age
  if (age === 'baby' || Number(age) < 2) {
    const sentence = 'A baby is drawn as a small child: the studio draws nobody younger yet.'
    warn(notes, drawnAs('a baby', 'a small child', { sentence }))
  }
}

function otherReading({ term, bond, touch }: PersonSaid, notes: Notes): OtherReading {
  const { warnings: _, ...reading } = readingOf(notes)
  return { called: term, ...(bond && { bond }), ...(touch && { touch }), ...reading }
}

/** 'A girl' is mostly said of the young, not of children; who means a child says so, or says what children have and do. */
const CHILDISH =
  /\b(child(?:ren|hood|ish)?|kids?|toddler|kindergarten|pre-?school|elementary|playground|sandbox|sandcastle|toys?|toy \w+|doll|teddy|plush(?:ie)?|stuffed \w+|crayons?|lollipop|balloons?|pigtails|pinafore|pyjamas|pajamas|onesie|dungarees|wellies|wellingtons|puddles?|kite|snowman|sandals and shorts|slingshot|hopscotch|tricycle|rocking horse|bedtime|fairy ?tale|nursery|(?:missing|gap|milk|front) (?:\w+ )?t(?:oo|ee)th|grand(?:ma|pa|mother|father)|m(?:o|u)m(?:my)?|dad(?:dy)?|chubby cheeks|tiny|small|little|young|wee|cute little|orphan|refugee|scraped knees?|skinned knees?|(?:bandage|plaster|band-?aid)\w*(?: on)?(?: \w+)? knees?)\b/i

/** 'a chalkboard behind her', 'in his forties' */
function genderOfPronouns(words: string): string | undefined {
  const pronoun = /(?<![^ ])(?:she|hers?|he|his|him)(?![^ ])/.exec(words)?.[0]
  return pronoun && (/^h(e|is|im)$/.test(pronoun) ? 'male' : 'female')
}

/** 'Sarah, a doctor', 'Ben is a baker': somebody whose name begins the text. */
function genderOfFirstName(text: string, words: string): string | undefined {
  const name = /^\s*(\p{Lu}[\p{L}'-]+)(?=,? (?:is|was|has|wears|with|in|an?|the|\d+)\b)/u.exec(text)?.[1]?.toLowerCase()
  return name !== undefined && words.startsWith(name) ? genderOfName(name) : undefined
}

function readingOf(notes: Notes): Reading {
  const { texts, implied, lists } = notes
  const garments = withImplied(notes)
  // What an occupation carries goes with its clothes, and wants free hands.
  const areHandsFree =
    !texts.headwear?.endsWith(' under arm') && (texts.pose === undefined || /^(stand|walk|pos|hold|hero)/.test(texts.pose))
  const props = lists.props ?? (implied.props.length > 0 && areHandsFree && isInOutfit(notes) ? implied.props : undefined)
  const values: Omit<Reading, 'warnings'> = {
    species: texts.species ?? implied.texts.species,
    age: texts.age ?? implied.texts.age,
    gender: texts.gender ?? implied.texts.gender ?? notes.pronounGender,
    body: notes.builds.length > 0 ? notes.builds.join(', ') : undefined,
    skin: texts.skin ?? implied.texts.skin,
    origin: texts.origin,
    hairColor: hairColorOf(notes),
    hairStyle: hairStyleOf(notes) ?? implied.texts.hairStyle,
    facialHair: hyphenated(texts.facialHair),
    eyeColor: eyeColorOf(notes.eyes),
    expression: texts.expression ?? implied.texts.expression,
    garments: garments.length > 0 ? garments : undefined,
    headwear: headwearOf(notes),
    headwearParts: notes.headwearParts,
    eyewear: texts.eyewear ?? implied.texts.eyewear,
    jewellery: lists.jewellery,
    props,
    companion: texts.companion,
    marks: marksOf(notes),
    bodyWords: bodyWordsOf(notes),
    pose: texts.pose,
    place:
      (isGreyAtTemples(notes) && texts.place === 'temple' ? undefined : texts.place) ??
      WORLDS.find(([words]) => words.test(notes.words ?? ''))?.[1],
    timeOfDay: texts.timeOfDay,
    weather: texts.weather,
    light: texts.light,
    sights: texts.sights,
    things: lists.things,
    camera: hyphenated(texts.camera),
  }
  const said = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return { ...said, warnings: notes.warnings }
}

/** 'grey temples', 'silvering at the temples' */
const isGreyAtTemples = ({ words = '' }: Notes) =>
  /\b(gr[ae]y|silver|white|greying|graying|silvering)( at the)? temples\b/.test(words)

/** What somebody is called can tell where: the reading keeps no calling. */
const WORLDS: readonly (readonly [words: RegExp, place: string])[] = [
  [/\b(cyberpunk|netrunner|cyborg mercenary)\b/, 'neon city'],
  [/\b(clown|acrobat|trapeze|ringmaster)\b(?! (make|nose|shoes|fish))/, 'circus tent'],
]

/** What a hat would hide. */
const TOP_OF_HAIR = /fringe|bangs|undercut|mohawk|afro|quiff|spik|bun\b|updo|pompadour|shaved|bald|buzz|crew cut/
/** What a calling wears that hides all of it. */
const HIDES_HAIR = /(?<!horned |viking )helmet|motorcycle|hood|beanie|beret/

/** 'a chef with a tall white hat' wears a chef's, 'a doctor in a long white coat' a doctor's. */
const SIZES = /\b(?:tall|wide|wide brimmed|big|large|long|short|high) (?=(?:hat|helmet|coat|dress|robe|jacket|boots)\b)/

/** 'a cowboy with a hat': a hat of which only the colour is said is the one that goes with the calling. */
function headwearOf({ texts, implied, garments, hair, words = '' }: Notes): string | undefined {
  const said = texts.headwear
  const own = implied.texts.headwear
  // Hair that is told of is not hidden by what only a calling wears.
  if (
    said === undefined &&
    own !== undefined &&
    (TOP_OF_HAIR.test([...hair.words, hair.noun].join(' ')) ||
      (HIDES_HAIR.test(own) && (hair.color ?? hair.noun ?? hair.words[0]) !== undefined))
  )
    return undefined
  // A soldier in armour has left his beret at home.
  if (said === undefined && own?.endsWith('beret') && garments.some(({ type }) => /armou?r/.test(type))) return undefined
  const cloak = garments.find(({ type, color }) => color !== undefined && /cloak|cape|robe|hoodie|jacket|coat/.test(type))
  if (said === 'hood' && cloak) return `${cloak.color} hood`
  const hooded = garments.find(({ type }) => /^hooded .*(robe|robes|cloak|cape|figure)$/.test(type))
  if (said === undefined && hooded) return hooded.color ? `${hooded.color} hood` : 'hood'
  if (said === 'cap' && garments.some(({ type }) => type === 'scrubs'))
    return `${garments.find(({ type }) => type === 'scrubs')?.color ?? 'blue'} surgical cap`
  if (said !== undefined && /\bhat$/.test(said) && /\b(?:pointy|pointed) (?:\w+ )?hat\b/.test(words))
    return said.replace(/(?:pointed |pointy )?hat$/, 'witch hat')
  // Who tells of the hair under a headscarf means one that is tied over it.
  if (said !== undefined && /headscarf$/.test(said) && (hair.noun ?? hair.words[0]) !== undefined)
    return said.replace(/headscarf$/, 'bandana')
  if (said === undefined || own === undefined) return said ?? own
  const noun = findTerms(said.replace(SIZES, ''), HEADWEAR).at(-1)
  const isOpen = (noun === 'hat' || noun === 'helmet') && HEADWEAR[own]?.endsWith(noun)
  return isOpen ? said.replace(SIZES, '').replace(new RegExp(`${noun}(?=$| under arm$)`), own) : said
}

/** A mask that was pulled down. */
const HUNG =
  /\bmask (?:\S+ ){0,4}?(?:(?:under|below|at|round|around|on|beneath) (?:(?:the|his|her|their|my) )?(?:chin|neck|throat)\b|pulled down|hanging|dangling|lowered)|\blowered (?:\S+ ){0,2}mask\b/

/** Said marks, and those of the calling; 'a mask' alone is the one that goes with it. */
function marksOf({ lists, implied, garments, words = '' }: Notes): string[] | undefined {
  const isInClinic = [...implied.garments, ...garments.map(({ type }) => type)].some((type) => /scrubs|lab coat/.test(type))
  const named = (lists.marks ?? []).map((mark) =>
    mark.replace(/ mask on (?:chin|neck)$|(?<=^mask) on (?:chin|neck)$/, (found) => (found.startsWith(' mask') ? ' mask' : '')),
  )
  const said = named.map((mark) => (isInClinic ? mark.replace(/^(?:(.+) )?mask$/, clinicMask) : mark))
  const isNegated = lists.marks !== undefined && said.length === 0
  const open = implied.marks.filter((mark) => !isNegated && !said.includes(mark))
  const hasOwnMask = open.some((mark) => mark.endsWith('mask'))
  const others = hasOwnMask ? said.filter((mark) => mark !== 'mask' && mark !== 'face mask') : said
  const all = [...others, ...open.filter((mark) => !mark.endsWith('mask') || !others.some((other) => other.endsWith('mask')))]
  const worn = HUNG.test(words) ? all.map((mark) => (mark.endsWith('mask') ? `${mark} at the chin` : mark)) : all
  return worn.length > 0 ? worn : lists.marks && said
}

/** 'a surgeon with a blue mask' wears no masquerade; masks with a name of their own stay. */
function clinicMask(mask: string, color: string | undefined): string {
  if (color === undefined) return 'surgical mask'
  return COLORS[color] === undefined ? mask : `${color} surgical mask`
}

/** Layers that say little of a calling. */
const OVER_CLOTHES = /^(?:vest|jacket|leather jacket|blazer|coat|cloak)$/

/** What an occupation wears where nothing else is said to be worn. */
function freeOf({ garments, implied }: Notes): string[] {
  const taken = new Set(garments.flatMap(({ type }) => GARMENT_ZONES[garmentKindOf(type) ?? 't-shirt']))
  const isDressed = taken.has('top') && taken.has('legs')
  return implied.garments.filter((type) => {
    const kind = garmentKindOf(type)
    // Whose top and legs are told of wears no jacket that was not.
    if (isDressed && kind !== undefined && OVER_CLOTHES.test(kind)) return false
    if (/uniform$/.test(type) && garments.some((said) => /uniform$/.test(said.type))) return false
    return kind !== undefined && !GARMENT_ZONES[kind].some((zone) => taken.has(zone))
  })
}

function isInOutfit(notes: Notes): boolean {
  return notes.implied.garments.length === 0 || freeOf(notes).length > 0
}

function withImplied(notes: Notes): ReadGarment[] {
  const garments = eachWornOnce(notes.garments.map((garment) => ({ ...garment, type: ofCalling(notes, garment.type) })))
  const isAllSaid = garments.some(({ type, color }) => garmentKindOf(type) === undefined && (color || !GEAR.test(type)))
  const free = freeOf(notes)
  const worn = garments.filter(({ type, color, pattern }) => color || pattern || garmentKindOf(type))
  const all = [...worn, ...(isAllSaid ? [] : free.map(impliedGarment))]
  return all.map(({ type, ...said }) => ({ type: hyphenated(type), ...said }))
}

/** 'Hawaiian shirt guy: a turquoise shirt' wears one shirt. */
function eachWornOnce(garments: ReadGarment[]): ReadGarment[] {
  return garments.flatMap((garment, index) => {
    const later = garments.slice(index + 1).find(({ type }) => type !== garment.type && garment.type.endsWith(` ${type}`))
    if (later && !garment.color && !garment.pattern) return []
    const earlier = garments
      .slice(0, index)
      .find(({ type, color, pattern }) => !color && !pattern && type.endsWith(` ${garment.type}`))
    return [earlier && garment.color ? { ...garment, type: earlier.type } : garment]
  })
}

/** 'a boxer with red gloves', 'a chef in a black jacket': a garment of which no more is said is the one that goes with the calling. */
function ofCalling(notes: Notes, saidType: string): string {
  const { implied, words = '' } = notes
  const bare = saidType.replace(SIZES, '')
  const type = bare !== saidType && ownOfCalling(notes, bare) === undefined ? saidType : bare
  if (/^(?:satin |silk |velvet )?(?:dress|gown)$/.test(type)) {
    const own = ownOfCalling(notes, type)
    if (/gown$/.test(type) && /\b(?:barrister|judge|lawyer|solicitor|professor|scholar|graduate|academic)\b/.test(words))
      return 'academic gown'
    const era = ERAS.find(([said]) => said.test(words))?.[1]
    return own ?? (era ? type.replace(/dress|gown/, era) : type)
  }
  if (type === 'habit') return implied.garments.find((own) => own === 'monk robe') ?? type
  if (/^(?:uniform|outfit)$/.test(type) && implied.garments.includes('cheer top')) return 'cheer top'
  return ownOfCalling(notes, type) ?? type
}

/** What somebody's calling wears of a garment of which no more is said than its name. */
function ownOfCalling({ implied }: Notes, type: string): string | undefined {
  if (!/^(?:gloves|jacket|coat|suit|uniform|hat|shoes|boots|vest|skirt|dress|robe|shirt|armou?r)$/.test(type)) return undefined
  const named = type.replace('armour', 'armor')
  return implied.garments.find((own) => own.endsWith(` ${named}`) && COLORS[own.split(' ')[0]!] === undefined)
}

/** Whose dresses have a cut of their own. */
const ERAS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:17\d\ds?|18th century|rococo|baroque|marie antoinette|powdered wig)\b(?! (?:house|palace|church|painting|room|hall))/,
    'court gown',
  ],
  [
    /\b(?:victorian|18[3-9]\ds?|19th century)\b(?! (?:house|palace|church|painting|room|hall|street|mansion))/,
    'victorian dress',
  ],
]

/** 'a firefighter in full gear' wears what firefighters wear. */
const GEAR = /^(?:full )?(?:gear|kit|regalia|finery)$/

/** What an occupation wears may have its colour before it: 'black robe'. */
function impliedGarment(words: string): ReadGarment {
  const space = words.indexOf(' ')
  const first = words.slice(0, space)
  if (space < 0 || GARMENTS[words] !== undefined || COLORS[first] === undefined) return { type: words, isImplied: true }
  return { type: words.slice(space + 1), color: first, isImplied: true }
}

function hairColorOf(notes: Notes): string | undefined {
  const { hair, texts, implied } = notes
  const isAlbino = (texts.skin ?? implied.texts.skin) === 'albino'
  const color = hair.color ?? implied.texts.hairColor ?? (isAlbino ? 'white' : undefined)
  const said = isGreyAtTemples(notes) ? [...hair.parts, 'grey streaks'] : hair.parts
  if (said.length === 0) return color
  const parts = `with ${said.join(' and ')}`
  return color ? `${color} ${parts}` : parts
}

function hairStyleOf({ hair, texts: { hairStyle } }: Notes): string | undefined {
  // 'a bald man with hair at the sides'
  if (hairStyle === 'bald' && hair.noun && HAIR_STYLES[hair.noun]?.lost) return `bald with ${hair.noun}`
  if (hairStyle !== undefined) return hairStyle
  const before = hair.words.filter((word) => !isTrailingHairWord(word))
  const after = hair.words.filter(isTrailingHairWord)
  const main = [...before, hair.noun, ...after].filter(Boolean).join(' ')
  if (hair.extras.length === 0) return main || undefined
  return main ? `${main} with ${hair.extras.join(' and ')}` : hair.extras.join(' and ')
}

/** Words that are written with a hyphen; inside, every hyphen is a blank. */
const HYPHENS: readonly (readonly [RegExp, string])[] = [
  [/\bt shirt\b/, 't-shirt'],
  [/\bclean shaven\b/, 'clean-shaven'],
  [/\bclose up\b/, 'close-up'],
]

function hyphenated<Text extends string | undefined>(text: Text): Text {
  if (text === undefined) return text
  return HYPHENS.reduce<string>((written, [pattern, hyphen]) => written.replace(pattern, hyphen), text) as Text // a string stays a string
}
