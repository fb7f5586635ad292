import type { ThingKind } from '../../sheet/standing-thing.ts'
import { PROPS } from '../lexicon/accessories.ts'
import { COLORS, SHADES } from '../lexicon/colors.ts'
import { THING_WORDS } from '../lexicon/thing-words.ts'
import { THINGS_NAMED } from '../lexicon/things-named.ts'
import type { Notes } from '../notes.ts'
import { tellsWhich } from './tells-which.ts'

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

/** Words between a preposition and its thing: no other preposition, which would have a thing of its own. */
const LOOKS = String.raw`(?:(?!(?:and|or|with|by|on|in|at|to|from|beside|next|near|behind|before|under|over|against|around)\b)\w+ )`
const DEFINED = '(?:(?:a|an|the|his|her|their) )?'
const SAT = new RegExp(
  `\\b(?:sit|sits|sitting|seated|sat|perched|lounging|resting|lying|lies|asleep|sleeping) (?:(?:down|back|sideways|casually|alone|quietly) )?(?:on|in|upon|atop|at the edge of|on the edge of) (?:(?:the |a )?(?:edge|hood|top|roof|back|end|side|bonnet|arm) of )?(?:top of )?${DEFINED}${LOOKS}{0,2}$`,
)
const LEANED = new RegExp(
  `\\b(?:lean(?:ing|s|ed)?|slouch(?:ing|ed)?|propped|resting)(?: (?:back|casually|lazily|up|over|his back|her back|one elbow|an elbow|her elbows?|his elbows?)){0,2} (?:on|against|over|at) (?:(?:the |a )?(?:edge|hood|side|back|end|bonnet|door) of )?${DEFINED}${LOOKS}{0,2}$`,
)
const AT_IT = new RegExp(`\\b(?:behind|at|over|across) ${DEFINED}${LOOKS}{0,2}$`)
const BEFORE_IT = new RegExp(`\\b(?:in front of|before|outside) ${DEFINED}${LOOKS}{0,3}$`)
const BEHIND_THEM = /^ (?:\w+ ){0,2}?(?:behind|in the (?:background|distance))\b/
const ON_TOP =
  /^ (?:\w+ )?(?:on|upon|atop) (?:the|a|an|his|her|their|it) ?(?:\w+ ){0,2}?(?:table|desk|counter|bar|piano|workbench|stall|shelf|windowsill)\b/
const BESIDE_THEM =
  /^ (?:(?!hold|and\b|with\b|,)\w+ ){0,2}?(?:(?:beside|next to|near|behind|around|by) (?:him|her(?! (?!(?:and|or|in|on|at|with|while|as|by|near|under|against|is|are)\b)\w)|them|me|the (?:man|woman|boy|girl))\b|(?:at|by|around|near) (?:his|her|their) (?:feet|side|legs)\b|on the (?:ground|floor|grass|sand|deck|pavement|snow|sidewalk|dock|pier)\b)/
/** In hands after all. */
const HELD =
  /\b(?:(?:hold|carr|grip|clutch|rais|swing|wield|play|cradl|hugg|read|drink|sip|wav|lift|pour)\w*|us(?:es|ing)) (?:(?:a|an|the|his|her|their|up|from|with) ){0,2}(?:(?!(?:by|beside|next|near|behind|at|on)\b)\w+ ){0,2}$/
const IN_HAND =
  /^ (?:\w+ )?(?:in|between) (?:(?:his|her|their|the|one|each|both|left|right|gloved|outstretched) ){0,3}(?:hands?|arms|lap|fingers)\b/
const ASIDE_BEFORE = new RegExp(
  `\\b(?:beside|next to|in front of|behind|by|near|full of|filled with|piled with|covered in|surrounded by) (?:(?:a|an|the|his|her|their|some|two|many) )?${LOOKS}{0,2}$`,
)
/** 'at a desk with a globe and a skull' */
const LAID_OUT = /(?:desk|table|counter|stall|bench|bar) (?:with|full of|covered in|covered with|laden with) (?:[\w]+ ){0,8}$/

/**
 * 'beside a yellow taxi', 'a globe on the desk', 'leaning on a lamp post': what stands in the place, and where. Of several people
 * the first has what stands about all of them: `whole` are the words of the whole text, `words` those that tell of this one.
 */
export function readThings(notes: Notes, words: string, { text, whole = words }: { text: string; whole?: string }): void {
  // 'on top of a barrel' is nothing to wear.
  if (/\bon top of\b/.test(words)) notes.garments.splice(0, notes.garments.length, ...notes.garments.filter(isNoTopOf))
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
    const said = whereIs(name, before, after, notes)
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
  wearBehindEar(notes, words)
  if (found.length === 0) return
  // 'on the hood of a car' is nothing to wear, and the statue of a lion no lion.
  if (notes.texts.headwear === 'hood' && OF_CAR.test(words)) delete notes.texts.headwear
  if (words.includes(`statue of a ${notes.texts.companion}`)) delete notes.texts.companion
  notes.lists.things = found
  // Nothing stands for what is drawn itself.
  const isStandIn = ({ part, why }: Notes['warnings'][number]) =>
    why === 'drawn-as' && part !== notes.texts.place && names.includes(part.replace(/s$/, ''))
  notes.warnings.splice(0, notes.warnings.length, ...notes.warnings.filter((warning) => !isStandIn(warning)))
  const isStanding = (prop: string) =>
    found.some((thing) => thing.startsWith(`${prop} `)) || names.some((name) => prop === name || prop.endsWith(` ${name}`))
  leaveProps(notes, isStanding)
}

const BEHIND_EAR = /\b(rose|flower|daisy|lily|hibiscus)s? (?:\w+ )?(?:behind|over|above) (?:her|his|one|an|the) (?:\w+ )?ear\b/

/** 'a red rose behind her ear' is worn and not held. */
function wearBehindEar(notes: Notes, words: string): void {
  const flower = BEHIND_EAR.exec(words)?.[1]
  const held = flower && notes.lists.props?.find((prop) => prop.includes(flower))
  if (!held) return
  leaveProps(notes, (prop) => prop === held)
  notes.texts.headwear ??= `${held.replace(/s$/, '')} in hair`
}

/** Without those; of none left nothing is said, so that a calling may have its own. */
function leaveProps({ lists }: Notes, isElsewhere: (prop: string) => boolean): void {
  if (lists.props) lists.props = lists.props.filter((prop) => !isElsewhere(prop))
  if (lists.props?.length === 0) delete lists.props
}

const OF_CAR = /\bhood of\b|\b(?:car|truck|van|taxi|convertible|jeep|tractor) hood\b/

const isNoTopOf = ({ type, color }: Notes['garments'][number]) => type !== 'top' || color !== undefined

/** 'a lantern on the ground': it is the lantern that lies there. */
function lieByThemselves(notes: Notes, words: string): void {
  const poses = notes.texts.pose?.split(', ') ?? []
  const kept = poses.filter((pose) => {
    if (!/^on the (?:ground|floor)$/.test(pose)) return true
    const at = words.indexOf(` ${pose}`)
    const [of = '', before = ''] = words.slice(0, Math.max(0, at)).split(' ').slice(-2).reverse()
    return ![of, `${before} ${of}`, of.replace(/s$/, '')].some((name) => PROPS[name] ?? THINGS_NAMED[name])
  })
  if (kept.length === poses.length) return
  if (kept.length > 0) notes.texts.pose = kept.join(', ')
  else delete notes.texts.pose
}

function whereIs(name: string, before: string, after: string, notes: Notes): string | undefined {
  const kind = THINGS_NAMED[name]!
  const { stands } = THING_WORDS[kind]
  if (LEANED.test(before)) return 'leaned on'
  // What somebody sits on that is no chair; those come with the pose.
  const isOfPose = new RegExp(`\\b(?:arm)?${name.split(' ').at(-1)}`).test(`${notes.texts.pose} ${notes.texts.place}`)
  if (SAT.test(before))
    return SEATS_OF_POSES.test(name) && isOfPose && !/^l(ying|aying|ies)|sleep/.test(notes.texts.pose ?? '')
      ? undefined
      : 'sat on'
  if (SEATS_OF_POSES.test(name) && isOfPose) return undefined
  if (/^(table|round table|counter|market stall)$/.test(kind) && AT_IT.test(before)) return 'before'
  if (ON_TOP.test(after)) return 'on top'
  // Light that falls through one, and what is seen through it.
  if (kind === 'window' && /through (?:a|the|his|her) (?:\w+ )?$/.test(before)) return undefined
  // Their own place has these, large.
  if (kind === 'window' && /window/.test(notes.texts.place ?? '')) return undefined
  if (stands === 'beside' && (BEHIND_THEM.test(after) || BEFORE_IT.test(before))) return 'behind'
  return stands
}

/** What a pose seats somebody on by itself. */
const SEATS_OF_POSES = /chair|throne|bench|rock$|boulder|sofa|couch|settee|stool/

/** What is a place only to who is in it. */
const NO_PLACE = /ambulance|tent$|stall$|truck$|van$|helicopter|boat$|hay bale/

/** A thing that hands could hold and do not. */
function besideHands(said: string, words: string): string | undefined {
  const term = said.split(' ').slice(-2).join(' ')
  const name = PROPS[term] !== undefined ? term : said.split(' ').at(-1)!
  if (PROPS[name] === undefined || / the (hip|back|mouth)$/.test(said)) return undefined
  const at = words.search(new RegExp(`\\b${name}\\b`))
  if (at < 0) return undefined
  const [before, after] = [words.slice(Math.max(0, at - 60), at), words.slice(at + name.length, at + 90)]
  if (HELD.test(before) || IN_HAND.test(after) || tellsWhich(before, after)) return undefined
  if (ON_TOP.test(after) || LAID_OUT.test(before)) return 'on top'
  if (BESIDE_THEM.test(after) || ASIDE_BEFORE.test(before)) return 'ground'
  return undefined
}

/** 'jet-lagged', 'tree-lined': said as one word with what comes next. */
const hyphenedWith = (name: string, after: string) => `${name.split(' ').at(-1)}-${/^ (\w+)/.exec(after)?.[1]}`

/** Its colour, shade and material, as said before it. */
function lookBefore(before: string): string[] {
  const words = before.trimEnd().split(' ')
  let from = words.length
  while (from > 0 && isLook(words[from - 1]!)) from -= 1
  return words.slice(from).filter((word) => COLORS[word] !== undefined || SHADES[word] !== undefined)
}

const isLook = (word: string) =>
  COLORS[word] !== undefined ||
  SHADES[word] !== undefined ||
  /^(big|old|small|large|tall|huge|vintage|rusty|shiny|open|broken|wooden)$/.test(word)

/** The words are understood, wherever in the text they stand. */
function mark(notes: Notes, text: string, said: string): void {
  const flat = text.toLowerCase().replaceAll('-', ' ')
  const at = flat.indexOf(said)
  if (at < 0) return
  for (const word of said.matchAll(/\S+/g))
    notes.spans.push({ trait: 'things', start: at + word.index, end: at + word.index + word[0].length })
}
