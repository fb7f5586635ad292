import type { ThingKind } from '../../sheet/standing-thing.ts'
import { PROPS } from '../lexicon/accessories.ts'
import { THING_WORDS } from '../lexicon/thing-words.ts'
import { THINGS_NAMED } from '../lexicon/things-named.ts'
import type { Notes } from '../notes.ts'
import { besideHands, lieByThemselves } from './beside-hands.ts'
import { HELD, IN_HAND } from './hand-words.ts'
import { leaveProps } from './leave-props.ts'
import { lookBefore } from './look-before.ts'
import { readHeld } from './read-held.ts'
import { readStains } from './read-stains.ts'
import { tellsWhich } from './tells-which.ts'
import { wearAtHead } from './wear-at-head.ts'
import { whereItStands } from './where-it-stands.ts'

/** More things would hide each other. */
const MOST = 4

const NAMES = Object.keys(THINGS_NAMED).toSorted((a, b) => b.length - a.length)
const THING = new RegExp(`(?<![\\w'])(${NAMES.join('|')})(?:e?s)?(?![\\w'])`, 'g')

/** Before these a thing only tells which of them: 'a taxi driver', 'a rock concert', 'jet black'. */
const MERELY =
  /^ (?:drivers?|mechanic|dealer|keys?|racer|thief|chase|crash|wash|park|seat|shop|ride|tennis|cloth|top|danc\w+|pose|house|hair|head|climb\w*|concert|band|star|music|singer|guitarist|n|and roll|show|festival|stage|black|lit|light|glow|boy|job|forest|woods|press|chested|workers?|maker|player|soldier|fighter|artist|tuner|teacher|earrings?|necklace|tattoos?|print|pattern|logo|shaped|sized?|brown|green|red|tee|t|shirts?|costume|hat|helmet|shoes|stand|jockey|pilot|repair\w*|cleaner|salesman|room|wheel)\b/
/** After these it is no thing: 'a tattoo of a tree', 'a car window'. */
const MADE_OF =
  /(?:tattoo|print|picture|painting|photo|drawing|image|pattern|model|toy|like|printed with|no|without|not) (?:of |on )?(?:(?:a|an|the) )?(?:\w+ )?$|(?:palm|cherry|blossom|family|stained glass|shop|store|train|car|bus|plane|coach|display|magic|pocket|hand) $/
/** What else the same word means, unless it has an article or another word before it. */
const NEEDS_ARTICLE =
  /^(?:rock|goal|swing|plane|jet|stall|pine|oak|birch|cab|screen|tv|bed|door|window|table|desk|counter|chair|bench|swing|weights)$/
const ARTICLE =
  /(?:\b(?:a|an|the|his|her|their|my|one|two|some|big|old|small|large|tall|open|wooden|stone|mossy|of) (?:\w+ )?(?:\w+ )?)$/

/**
 * 'beside a yellow taxi', 'a globe on the desk', 'leaning on a lamp post': what stands in the place, and where. Of several people
 * the first has what stands about all of them: `whole` are the words of the whole text, `words` those that tell of this one.
 */
export function readThings(notes: Notes, words: string, { text, whole = words }: { text: string; whole?: string }): void {
  // 'on top of a barrel' is nothing to wear.
  if (/\bon top of\b/.test(words)) notes.garments.splice(0, notes.garments.length, ...notes.garments.filter(isNoTopOf))
  readHeld(notes, words, (said) => mark(notes, text, said))
  readStains(notes, words)
  const found: string[] = []
  const names: string[] = []
  const kinds = new Set<ThingKind>()
  const add = (said: string, where: string) => {
    if (found.length < MOST && !found.some((other) => other.startsWith(`${said} `))) found.push(`${said} ${where}`)
  }
  const owned = [...notes.garments.map(({ type }) => type), ...(notes.lists.marks ?? [])].join(', ')
  const hyphened = new Set(text.toLowerCase().match(/\b\w+-\w+/g))
  for (const match of whole.matchAll(THING)) {
    const name = match[1]!
    const [before, after] = [
      whole.slice(Math.max(0, match.index - 70), match.index),
      whole.slice(match.index + match[0].length, match.index + 90),
    ]
    if (found.length >= MOST) break
    if (MERELY.test(after) || MADE_OF.test(before) || tellsWhich(before, after) || owned.includes(name)) continue
    // A thing that is spoken of again is the same.
    if (kinds.has(THINGS_NAMED[name]!) || hyphened.has(hyphenedWith(name, after))) continue
    if (NEEDS_ARTICLE.test(name) && !ARTICLE.test(before)) continue
    const said = whereItStands(name, before, after, notes)
    // What somebody else sits on or leans against.
    const where = / on$/.test(said ?? '') && !words.includes(name) ? THING_WORDS[THINGS_NAMED[name]!].stands : said
    // One that hovers is a machine, else it is somebody's friend.
    if (name === 'drone' && /drone/.test(notes.texts.companion ?? '')) {
      if (!/^ (?:is )?(?:hovering|flying|floating)/.test(after)) continue
      delete notes.texts.companion
    }
    const isProp = PROPS[name] !== undefined || PROPS[`${before.trimEnd().split(' ').at(-1)} ${name}`] !== undefined
    if (where === undefined || (isProp && (HELD.test(before) || IN_HAND.test(after)))) continue
    names.push(name)
    kinds.add(THINGS_NAMED[name]!)
    const look = lookBefore(before)
    add([...look, name].join(' '), where)
    // 'an ambulance' is one, and no place.
    if (notes.texts.place === name && NO_PLACE.test(name)) delete notes.texts.place
    mark(notes, text, [...look, name].join(' '))
  }
  const isKicked = /^kick|soccer|football/.test(notes.texts.pose ?? '')
  for (const said of (notes.lists.props ?? []).slice(0, MOST)) {
    const where = isKicked && /ball$/.test(said) ? 'ground' : besideHands(said, words)
    if (where !== undefined) add(said, where)
  }
  lieByThemselves(notes, words)
  wearAtHead(notes, words)
  if (found.length === 0) return
  // 'on the hood of a car' is nothing to wear, and the statue of a lion no lion.
  if (notes.texts.headwear === 'hood' && OF_CAR.test(words)) delete notes.texts.headwear
  if (words.includes(`statue of a ${notes.texts.companion}`)) delete notes.texts.companion
  // One that stands there is no hair.
  if (names.some((name) => name === notes.hair.noun)) delete notes.hair.noun
  notes.lists.things = found
  // Nothing stands for what is drawn itself.
  const isStandIn = ({ part, why }: Notes['warnings'][number]) =>
    why === 'drawn-as' && part !== notes.texts.place && names.includes(part.replace(/s$/, ''))
  notes.warnings.splice(0, notes.warnings.length, ...notes.warnings.filter((warning) => !isStandIn(warning)))
  const isStanding = (prop: string) =>
    found.some((thing) => thing.startsWith(`${prop} `)) || names.some((name) => prop === name || prop.endsWith(` ${name}`))
  leaveProps(notes, isStanding)
}

const OF_CAR = /\bhood of\b|\b(?:car|truck|van|taxi|convertible|jeep|tractor) hood\b/

const isNoTopOf = ({ type, color }: Notes['garments'][number]) => type !== 'top' || color !== undefined

/** What is a place only to who is in it. */
const NO_PLACE = /ambulance|tent$|stall$|truck$|van$|helicopter|boat$|hay bale/

/** 'jet-lagged', 'tree-lined': said as one word with what comes next. */
const hyphenedWith = (name: string, after: string) => `${name.split(' ').at(-1)}-${/^ (\w+)/.exec(after)?.[1]}`

/** The words are understood, wherever in the text they stand. */
function mark(notes: Notes, text: string, said: string): void {
  const flat = text.toLowerCase().replaceAll('-', ' ')
  const at = flat.indexOf(said)
  if (at < 0) return
  for (const word of said.matchAll(/\S+/g))
    notes.spans.push({ trait: 'things', start: at + word.index, end: at + word.index + word[0].length })
}
