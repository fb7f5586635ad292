import { drawnAs } from '../../warning.ts'
import { ANIMALS, BACKPACKS, EYEWEAR, HEADWEAR, JEWELLERY, PROPS, WHEELCHAIRS } from '../lexicon/accessories.ts'
import { COLORS } from '../lexicon/colors.ts'
import { GARMENTS } from '../lexicon/garments.ts'
import { type Notes, warn } from '../notes.ts'

const OWN = '(?:(?:a|an|the|his|her|their|some|two|three|one|up|out|onto|on) )*'
/** Up to the next small word; words are taken whole, or a long one would be tried at each of its letters. */
const NAME = String.raw`((?:(?!(?:and|or|with|by|on|in|at|to|of|from|near|behind|before|under|over|while|as|that|who|for|like|up|out|is|are)\b)[\w'-]+(?![\w'-]) ?){1,4})`
const HELD = new RegExp(
  String.raw`\b(?:holding|holds|carrying|carries|clutching|clutches|gripping|grips|wielding|wields|cradling|brandishing|offering|balancing) ${OWN}${NAME}`,
  'g',
)
const IN_HAND = new RegExp(
  String.raw`(?:^|, |with |\b(?:a|an|the) )${NAME}(?:held )?in (?:(?:one|both|each|his|her|their|the|left|right) )+hands?\b`,
  'g',
)
/** What is said to be held and is no thing. */
const NO_THING =
  /\b(?:hands?|arms?|chin|hips?|head|breath|gaze|pose|court|back|it|them|him|her|each|other|something|nothing|secrets?|baby|child|toddler|infant|newborn|girl|boy|son|daughter|man|woman|friend|kids?|skirt|hem|sleeves?|lapels?|tail|hair|weight|world|power)\b/
/** What a name that no table has looks like, by its last word. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fire|fireball|flames?|light|lightning|energy|magic|electricity|plasma|stardust|galaxy|sun|star|moonlight)$/,
    'glowing orb',
  ],
  [/(?:sphere|ball|globe|nut|bead|pearl|planet|moon)s?$/, 'orb'],
  [/(?:stick|rod|pole|stave|branch|club|tube|stem|reed|stalk)s?$/, 'stick'],
  [/(?:juice|oil|sauce|serum|perfume|spray|liquor|syrup|vinegar|sake|vodka|gin|mead)s?$/, 'bottle'],
  [
    /(?:paper|certificate|diploma|poster|form|contract|photo|photos|drawing|chart|plan|sheet|list|receipt|report|script)s?$/,
    'scroll',
  ],
  [/(?:manual|guide|catalogue?|album|almanac|chronicle|cookbook|file|files)s?$/, 'book'],
  [/(?:device|scanner|detector|console|monitor|gadget|meter|screen|reader|hologram|pad)s?$/, 'tablet'],
  [/(?:bush|sprout|succulent|shrub|tree|fern|moss|vine)s?$/, 'potted plant'],
  [/(?:stew|curry|rice|porridge|pasta|oatmeal|cereal|broth|pho|paella|couscous|beans)$/, 'bowl'],
  [/(?:rock|gem|jewel|mineral|ingot|fossil|crystal|ruby|emerald|diamond|sapphire)s?$/, 'pebble'],
]
const ALL = [PROPS, ANIMALS, HEADWEAR, EYEWEAR, JEWELLERY, GARMENTS]

/** 'holding a plasma scanner', 'a river pebble in his hand': what no table has is drawn as what its name looks like, light as an orb. */
export function readHeld(notes: Notes, words: string, mark: (said: string) => void): void {
  if (/\btrays? (?:with|of|full of|loaded with|piled with) (?:\w+ )?(?:glasses|drinks)\b/.test(words)) {
    if (notes.texts.eyewear === 'glasses') delete notes.texts.eyewear
    notes.lists.props = [...(notes.lists.props ?? []), 'drink']
  }
  if (/\b(?:pouring|pours) (?!rain|down)/.test(words)) notes.texts.pose ??= 'pouring'
  notes.lists.props = notes.lists.props?.map((prop) => (/quiver$/.test(prop) ? `${prop} on the back` : prop))
  if (notes.lists.props === undefined) delete notes.lists.props
  for (const { 0: whole, 1: said, index } of [...words.matchAll(HELD), ...words.matchAll(IN_HAND)]) {
    // 'a stack of papers' has a name of more words.
    if (/^ ?of\b/.test(words.slice(index + whole.length))) continue
    const name = said!.trim().replace(/^(?:a|an|the) /, '')
    if (NO_THING.test(name) || isKnown(name) || notes.texts.companion?.includes(name)) continue
    const color = name.split(' ').find((word) => COLORS[word] !== undefined)
    const drawn = FORMS.find(([of]) => of.test(name))?.[1]
    // A wrong thing in the hand spoils a picture, none does not; that the word was not understood is told anyway.
    if (drawn === undefined) continue
    const others = (notes.lists.props ?? []).filter((prop) => prop !== name)
    notes.lists.props = [...others, [color, drawn].filter(Boolean).join(' ')]
    if (notes.texts.place && ` ${name}`.endsWith(` ${notes.texts.place}`)) delete notes.texts.place
    mark(name)
    const as = `${/^[aeiou]/.test(drawn) ? 'an' : 'a'} ${drawn}`
    const elsewhere = notes.warnings.filter(({ part }) => part !== name)
    notes.warnings.splice(0, notes.warnings.length, ...elsewhere)
    if (drawn !== 'glowing orb')
      warn(notes, drawnAs(name, as, { sentence: `“${name}” is drawn as ${as}: the studio has nothing closer yet.` }))
  }
}

/** Whether its last words are a name of any table; a plural is one too. */
function isKnown(name: string): boolean {
  const words = name.split(' ')
  return words.some((_, from) => {
    const end = words.slice(from).join(' ')
    return [end, end.replace(/s$/, ''), end.replace(/es$/, '')].some(
      (each) => ALL.some((table) => table[each] !== undefined) || WHEELCHAIRS.includes(each) || BACKPACKS.includes(each),
    )
  })
}
