import { whereHeld } from '#studio/words/lexicon/seldom-poses.ts'
import { drawnAs, undrawn } from '../../warning.ts'
import { colorWords } from '../color-words.ts'
import { PROPS } from '../lexicon/accessories.ts'
import { isPropStandIn } from '../lexicon/prop-words.ts'
import { markSpan, type Notes, state, stateItem, warn } from '../notes.ts'
import type { Phrase } from '../phrase.ts'
import type { Lexeme } from '../sense.ts'
import { materialWords } from './read-garment.ts'

/** The thing with its colour and material as said: 'red hat', 'wooden staff'. */
export function thingText(phrase: Phrase): { value: string; lexemes: Lexeme[] } {
  const color = colorWords(phrase.modifiers, { allowShade: true })
  const material = materialWords(phrase.modifiers)
  const words = [color?.value, material === color?.value ? '' : material, phrase.head!.term].filter(Boolean)
  return { value: words.join(' '), lexemes: [...(color?.lexemes ?? []), phrase.headLexeme!] }
}

/** Hats, glasses, jewellery and what is held; 'no glasses' is noted as 'none'. */
export function readAccessory(notes: Notes, phrase: Phrase): void {
  const { value, lexemes } = thingText(phrase)
  switch (phrase.head!.kind) {
    case 'headwear':
      if (!phrase.isNegated && (readAtNeck(notes, phrase) || readSecondHeadwear(notes, phrase))) return
      notes.headwearParts ??= notes.parts?.get(phrase.headLexeme!.start)
      state(
        notes,
        'headwear',
        phrase.isNegated ? 'none' : isCarried(notes, phrase.head!.term) ? `${value} under arm` : value,
        ...lexemes,
      )
      return
    case 'eyewear':
      if (phrase.head!.term === 'visor' && !phrase.isNegated && !OF_MACHINES.test(notes.words ?? '')) {
        state(notes, 'headwear', value.replace('visor', 'sun visor'), ...lexemes)
        return
      }
      state(
        notes,
        'eyewear',
        phrase.isNegated ? 'none' : notes.texts.eyewear === undefined ? eyewearText(notes, phrase, value) : value,
        ...lexemes,
      )
      return
    case 'jewellery':
      if (phrase.isNegated) notes.lists.jewellery ??= []
      else if (!/jewel/.test(phrase.head!.term)) stateItem(notes, 'jewellery', value, ...lexemes)
      else stateItem(notes, 'jewellery', value.replace(/jewell?e?ry/, 'necklace'), ...lexemes)
      return
    default:
      if (phrase.isNegated) notes.lists.props ??= []
      else {
        const held = notes.lists.props ?? []
        // Each time the whole text is looked through.
        const before = held.find((said) => said === value || said.startsWith(`${value} `))
        const where = !before && held.length < MOST_HELD ? whereHeld(notes.words ?? '', phrase.head!.term) : undefined
        // Grass grows and straw lies everywhere: of those only what is chewed is a thing.
        if (PROPS[phrase.head!.term] === 'stalk' && where !== 'in the mouth' && !before?.endsWith(' mouth')) return
        stateItem(notes, 'props', before ?? (where ? `${value} ${where}` : value), ...lexemes)
        warnOfStandIn(notes, phrase.head!.term)
      }
  }
}

/** Of more things nobody says where they are. */
const MOST_HELD = 4

/** Whose visor is before the eyes; everybody else's keeps off the sun. */
const OF_MACHINES =
  /cyber|space|robot|android|hack|neon|futur|sci-?fi|helmet|glow|\bled\b|mech|hologra|pilot|mutant|hero|armou?r|tech|laser|alien|galax|star|welder/

/** What is drawn as something like it is told, not passed over. */
function warnOfStandIn(notes: Notes, term: string): void {
  if (!isPropStandIn(term)) return
  const kind = PROPS[term]!
  const as = `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`
  warn(notes, drawnAs(term, as, { sentence: `“${term}” is drawn as ${as}: the studio has nothing closer yet.` }))
}

const SHAPES = 'round|circular|rectangular|half moon|cat(?= eye)|rimless|oversized|huge|big|giant|heart shaped|aviator'

/** Colours and materials of frames. */
const BEFORE_LENSES =
  'black|white|gold|golden|silver|red|blue|green|pink|purple|brown|grey|gray|yellow|orange|tortoiseshell|metal|wire|plastic|thick|thin|framed|rimmed|reading|eye'

/** 'goggles pushed up on her forehead' are not before the eyes. */
function eyewearText({ words = '' }: Notes, { head }: Phrase, value: string): string {
  const where = '(?:fore)?head|hair|brows?|helmet|hat|cap'
  const raised = `\\b${head!.term} (?:\\S+ ){0,3}?(?:(?:on|onto|over|upon|atop|in)(?: top of)?(?: (?:his|her|their|the|my|a))? (?:${where})\\b|(?:pushed|flipped|shoved|slid|pulled|raised|lifted)(?: \\S+){0,2} up\\b)`
  const isRaised = new RegExp(raised).test(words)
  // Shapes are no words of colour or material.
  const shaped = new RegExp(`\\b(${SHAPES}) (?:(?:${SHAPES}|${BEFORE_LENSES}) ){0,2}?${head!.term}`).exec(words)?.[1]
  const bare = value.replace('bespectacled', 'glasses')
  const plain = shaped && !bare.includes(shaped) ? `${shaped} ${bare}` : bare
  return isRaised ? `${plain} on forehead` : plain
}

/** More garments than anybody wears. */
const MOST_WORN = 30

/** 'a red kerchief knotted at his throat' is worn round the neck. */
function readAtNeck(notes: Notes, phrase: Phrase): boolean {
  const { term } = phrase.head!
  const where = `\\b${term} (?:\\S+ ){0,2}?(?:at|around|round|about|on)(?: (?:his|her|their|the|my))? (?:throat|neck)\\b`
  // The whole text is looked through for the first few only.
  if (
    !/kerchief|bandan/.test(term) ||
    notes.texts.headwear !== undefined ||
    notes.garments.length > MOST_WORN ||
    !new RegExp(where).test(notes.words ?? '')
  )
    return false
  wearAtNeck(notes, phrase)
  return true
}

function wearAtNeck(notes: Notes, phrase: Phrase): void {
  const { term } = phrase.head!
  const color = colorWords(phrase.modifiers, { allowShade: true })
  markSpan(notes, 'garments', ...(color?.lexemes ?? []), phrase.headLexeme)
  notes.garments.push({ type: term === 'kerchief' ? 'neckerchief' : term, ...(color ? { color: color.value } : {}) })
}

/** With a hat on, a bandana is worn round the neck; of two hats the first is drawn. */
function readSecondHeadwear(notes: Notes, phrase: Phrase): boolean {
  if (notes.texts.headwear === undefined || notes.texts.headwear === 'none') return false
  const { term } = phrase.head!
  if (!term.startsWith('bandan')) {
    if (!notes.texts.headwear.endsWith(term))
      warn(notes, undrawn(term, `Of two things on one head only the first is drawn, not “${term}”.`))
    return true
  }
  wearAtNeck(notes, phrase)
  return true
}

/** 'a helmet under her arm', 'hat in hand', 'holding his cap': it is not on the head. */
function isCarried({ words = '' }: Notes, headwear: string): boolean {
  const after = `${headwear} (?:\\w+ )?(?:under|beneath|in|at) (?:his |her |their |the |one |my )?(?:left |right |other )?(?:arms?|hands?|elbow|side)\\b`
  const before = `(?:holding|holds|hold|carrying|carries|clutching|cradling) (?:his|her|their|the|a|an) (?:\\w+ )?${headwear}\\b`
  return new RegExp(`\\b(?:${after}|${before})`).test(words)
}
