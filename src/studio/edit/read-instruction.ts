import type { Reading } from '../sheet/reading.ts'
import { readDescription } from '../words/read-description.ts'
import type { EditOrder } from './instruction.ts'
import { findComparison, findFrame, findGrade, findSkyColor, findStyleWords } from './whole-picture-words.ts'

const VERBS =
  'make|change|turn|add|remove|delete|erase|take|put|give|replace|swap|switch|exchange|set|let|have|colou?r|dye|paint|recolou?r|crop|zoom|flip|mirror|brighten|darken|lighten|place|move|dress|convert|apply|use|keep|increase|decrease|reduce|raise|lower|soften|get rid|without|no'
/** Between two orders: a stop, or a comma or 'and' before another verb. */
const BETWEEN = new RegExp(
  `[.;!\\n]+|,?\\s+(?:and|then|but|also)\\s+(?:then |also |please )?(?=(?:${VERBS})\\b)|,\\s*(?=(?:${VERBS})\\b)`,
  'i',
)

const SOMEBODY = '(?:her|him|them|it|this|(?:the |this |my )?(?:character|person|woman|man|girl|boy|subject))'
const BACKGROUND = /^(?:the |her |his |their )?(?:background|backdrop|setting|location|place|scenery|scene|surroundings)$/
const WHOLE = new RegExp(`^(?:${SOMEBODY}|the (?:picture|image|photo|scene))$`)
const STATE =
  /^(?:the |her |his |their )?(?:time|time of day|hour|weather|expression|mood|pose|light|lighting|camera|view|day|night|season)$/

/** What a text instruction asks for, order by order; a part that is not understood is 'unknown'. Never throws. */
export function readInstruction(text: string): EditOrder[] {
  return text
    .normalize('NFC')
    .replaceAll(/\bblack (?:and|&|n) white\b/gi, 'monochrome')
    .split(BETWEEN)
    .map((clause) => clause.trim().replace(/^(?:please|and|then|also|now|can you|could you|i want you to)\s+/i, ''))
    .filter(Boolean)
    .flatMap(readClause)
}

/** An expression that is to be stronger. */
const MOODS: Readonly<Record<string, string>> = {
  happier: 'happy',
  angrier: 'angry',
  sleepier: 'sleepy',
  scarier: 'scary',
  sadder: 'sad',
}

function readClause(written: string): EditOrder[] {
  const said = written.replace(/[,?]+$/, '').trim()
  const clause = said
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    // 'a little happier' is no child.
    .replaceAll(/\b(?:a (?:little|bit|lot)|slightly|much|somewhat|way|even) (?=(?:more|less|\w+er)\b)/g, '')
    .replaceAll(/\b(?:happi|angri|sleepi|scari|sadd)er\b/g, (mood) => MOODS[mood] ?? mood)
  if (/^(keep|leave|don't|do not|without changing)\b/.test(clause)) return []
  const sky = skyOrder(said, clause)
  if (sky) return [sky]
  const parts = said.split(/,? and | with (?:an? )?(?=vignette|dark corners)|, /)
  const areWhole = parts.map((part) => wholePictureOrder(part, part.toLowerCase()) !== undefined)
  // 'crop to the face and monochrome' is two orders; 'flip left and right' is one.
  if (parts.length > 1 && areWhole.every(Boolean)) return parts.flatMap(readClause)
  const whole = wholePictureOrder(said, clause)
  const beside = whole?.kind === 'compare' ? besideLength(clause) : undefined
  if (whole) return beside === undefined ? [whole] : [whole, description(said, toDescription(beside))]
  // 'make it night and monochrome': two orders with one verb.
  if (parts.length > 1 && areWhole.some(Boolean)) return parts.flatMap(readClause)
  return [
    removal(said, clause) ?? become(said, clause) ?? replacement(said, clause) ?? description(said, toDescription(clause)),
  ]
}

/** 'make her a pirate' says who she becomes, not who comes beside her. */
function become(said: string, clause: string): EditOrder | undefined {
  const other = new RegExp(`^(?:make|turn|transform|convert) (${SOMEBODY}) (?:look like |be |into )?(an? .+)$`).exec(clause)
  const [, who, what] = other ?? []
  if (what === undefined) return undefined
  // 'it' is the whole picture: 'make it a night scene'.
  const isPicture = who === 'it' || who === 'this'
  return description(
    said,
    isPicture ? `a person, ${what.replace(/^an? /, '').replace(/ (?:scene|picture|image|photo)$/, '')}` : what,
  )
}

/** Style, grade, view or comparison. */
function wholePictureOrder(said: string, clause: string): EditOrder | undefined {
  const style = findStyleWords(clause)
  if (style) return { said, kind: 'style', style }
  const grade = findGrade(clause)
  if (grade) return { said, kind: 'grade', grade }
  const frame = findFrame(clause)
  if (frame) return { said, kind: 'frame', frame }
  const toward = findComparison(clause)
  return toward && { said, kind: 'compare', toward }
}

function skyOrder(said: string, clause: string): EditOrder | undefined {
  const color = findSkyColor(clause)
  if (!color) return undefined
  // A pink sky is said of an evening too: here it is the colour that is asked for.
  const { timeOfDay: _, ...reading } = readDescription(`a person, ${clause}`).reading
  return { said, kind: 'sky', color, reading: { ...reading, warnings: [] } }
}

const LENGTH = /(?:,| and| but)? (?:a bit |a little |much |way )?(?:longer|shorter)(?: and| but|,)?(?= |$)/
/** 'make her hair blue and longer' says two things of the hair; undefined where it says only how long it becomes. */
function besideLength(clause: string): string | undefined {
  const rest = clause.replace(LENGTH, '').trim()
  if (rest === clause || !/\bhair\b/.test(rest)) return undefined
  const { hairColor, hairStyle } = readDescription(toDescription(rest)).reading
  return hairColor === undefined && hairStyle === undefined ? undefined : rest
}

/** 'shave him', 'shave off the beard', 'make him clean-shaven'; 'shave his head' is a hair cut. */
const SHAVES = /^shave\b(?!.*\b(?:head|hair|sides?|temples?|undercut|brows?|eyebrows?)\b)|\bclean[- ]?shaven\b/

function removal(said: string, clause: string): EditOrder | undefined {
  const what =
    /^(?:remove|delete|erase|take off|take away|get rid of|lose|drop|without|no)\s+(.+)$/.exec(clause)?.[1] ??
    /^take\s+(.+?)\s+(?:off|away|out)\b/.exec(clause)?.[1] ??
    (SHAVES.test(clause) ? 'the beard' : undefined)
  return what === undefined ? undefined : { said, kind: 'remove', what }
}

/** 'change X to Y', 'replace X with Y': another colour of X, or another thing in its place. */
function replacement(said: string, clause: string): EditOrder | undefined {
  const parts =
    /^(?:replace|swap|exchange|switch)\s+(.+?)\s+(?:with|for|by|to)\s+(.+)$/.exec(clause) ??
    /^(?:change|turn|make|transform|convert|set|colou?r|dye|paint|recolou?r|switch)\s+(.+?)\s+(?:to|into|in|as)\s+(.+)$/.exec(
      clause,
    )
  const [, what, other] = parts ?? []
  if (what === undefined || other === undefined) return undefined
  if (BACKGROUND.test(what)) return description(said, placeText(other))
  if (STATE.test(what)) return description(said, `a person, ${other}`)
  if (WHOLE.test(what)) return description(said, /^(?:an? )/.test(other) ? other : `a person in ${other}`)
  const reading = readDescription(`a person with ${other}`).reading
  const isThing = ['garments', 'headwear', 'eyewear', 'jewellery', 'props', 'companion', 'facialHair', 'hairStyle'].some(
    (trait) => reading[trait as keyof Reading] !== undefined,
  )
  const isColorOnly = !isThing || (/^(?:an? )?\w+$/.test(other) === false && /\bcolou?r\b/.test(other))
  return isColorOnly ? description(said, `a person, ${what} is ${other}`) : { said, kind: 'replace', what, reading }
}

function placeText(place: string): string {
  const { reading } = readDescription(`a person in ${place}`)
  return reading.place ? `a person in ${place}` : `a person, ${place.replace(/^an? /, '')} background`
}

/** The clause as a description of a person: 'give her a red hat' → 'a person with a red hat'. */
function toDescription(clause: string): string {
  const rest = clause
    .replaceAll(/\bcry$/g, 'crying')
    // The camera is whoever looks at the picture.
    .replaceAll(/\b(?:at|into|to|toward|towards|facing) (?:the )?(?:camera|lens)\b/g, 'at the viewer')
    .replace(/^(?:make|let|have|give|put|place|move|set|add|dress|dye|colou?r|paint|recolou?r|turn|change)\s+/, '')
    .replace(new RegExp(`^(?:${SOMEBODY}|there|be)(?![\\w'-])\\s*(?=\\S)`), (somebody) =>
      /^(?:her|his|their)/.test(somebody) && isOwner(clause, somebody.trim()) ? somebody : '',
    )
    .replace(new RegExp(`\\s+(?:on|to|for|onto)\\s+${SOMEBODY}$`), '')
    .replace(/^(?:be|look|looks|wear|wears|get|into)\s+/, (verb) => (verb.startsWith('wear') ? 'wearing ' : ''))
  if (/^(?:an?|some|two|the) /.test(rest)) return `a person with ${rest}`
  return /^(?:in|on|at|with|wearing|holding)\b/.test(rest) ? `a person ${rest}` : `a person, ${rest}`
}

/** 'her hair' owns the hair; in 'make her happy' she is the one who is made. */
function isOwner(clause: string, owner: string): boolean {
  const after = clause.slice(clause.indexOf(owner) + owner.length).trim()
  const { reading } = readDescription(`a person, ${owner} ${after}`)
  const ofThings = [
    'hairColor',
    'hairStyle',
    'eyeColor',
    'skin',
    'garments',
    'headwear',
    'eyewear',
    'facialHair',
    'props',
  ] as const
  return (
    /^(?:make|dye|colou?r|paint|recolou?r|turn|change)\b/.test(clause) && ofThings.some((trait) => reading[trait] !== undefined)
  )
}

function description(said: string, text: string): EditOrder {
  // 'her hair' says whose, not that a man becomes a woman.
  const { reading } = readDescription(text.replaceAll(/\b(?:her|his|their)\b/g, 'the'))
  const { warnings: _, ...traits } = reading
  return Object.keys(traits).length > 0 ? { said, kind: 'describe', reading } : { said, kind: 'unknown' }
}
