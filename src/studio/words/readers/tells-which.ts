import { EYEWEAR, HEADWEAR, JEWELLERY, PROPS } from '../lexicon/accessories.ts'
import { GARMENTS } from '../lexicon/garments.ts'

/** Words with which a sentence goes on after a thing that is there: 'a car and …', 'the counter she …', 'a campfire at …'. */
const GOES_ON = new RegExp(
  `^(?:$| (?:[^a-z]|(?:${[
    'and or but nor so then while as than if when where which that who whose because until',
    'with without in on at by of from to for near behind beside besides before after under over above below against beyond into onto off up down out',
    'through across around round along between inside outside next past toward towards upon atop amid among within beneath underneath opposite about during',
    'he she it they him her them his their its i my me we us you your a an the this these some no not one two three many both all each another someone somebody',
    'is are was were has have had can will would do does did be been being',
    'stands? sits? lies? glows? burns? hangs? made set lit left built torn hung full high tall overhead nearby alone late early open half ajar there here now still just only too also already',
    'aside together aglow alight ablaze again away far close visible background foreground outdoors indoors',
    'night sunset sunrise dusk dawn morning evening rain snow fog',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b|\\w{3,}(?:ing|ed|ly)\\b|\\w{2,}[^\\Wsu]s\\b))`,
)

/** Parts of things, which are there only with all of it: 'on the car's hood'. */
const PART_OF_IT = /^ (?:hood|bonnet|roof|door|side|edge|trunk|branch|frame|corner|arm|ledge)\b/

/** Of what reads like a verb, these are things. */
const NO_VERB =
  /^ (?:climb|danc|rac|shopp|clean|build|paint|fish|mak|carv|str|spr|ceil|rail|cloth|park|wash|spott|hunt)ing\b|^ (?:\w+ers|keys|tickets|pens|seats|lights|headlights|parts|sheets|blinds|curtains|leaves|engines|accidents|fans|games|tattoos|to door)\b/

/** After these it is what something is like: 'tall as a tree', 'hair like a Christmas tree'. */
const LIKE = /(?:\bas|\blike|\bthan) (?:(?:a|an|the) )?(?:\w+ )?$/

/** What it is on, so that it is no more than a picture: 'a shirt with a car on it', 'a bed of roses tattoo'. */
const ON_CLOTH =
  /^ (?:(?:of|with|and) (?:\w+ ){0,3})?(?:tattoos?|prints?|patterns?|motifs?|logos?|emblems?|stickers?|embroidery|brooch|pendant|earrings?|necklace|costume)\b/
const ON_IT = /^ (?:printed |embroidered |drawn |painted )?on (?:it|the (?:chest|front|back|sleeves?|side))\b/
/** On what things do stand. */
const ON_BOARD = /\b(?:desk|table|counter|stall|bench|bar|shelf|altar|crate|barrel|stage|tray) with [\w ]*$/

/** Whether a name of a thing only tells which, whose or what like: 'a computer scientist', 'a fountain pen', 'tall as a tree'. */
export function tellsWhich(before: string, after: string): boolean {
  if (LIKE.test(before) || ON_CLOTH.test(after) || NO_VERB.test(after)) return true
  if (ON_IT.test(after) && !ON_BOARD.test(before)) return true
  if (PART_OF_IT.test(after)) return false
  const next = /^ (\w+)/.exec(after)?.[1] ?? ''
  // 'mirror sunglasses', 'a car coat'
  if ([EYEWEAR, HEADWEAR, JEWELLERY, GARMENTS, PROPS].some((table) => table[next] !== undefined)) return true
  return !GOES_ON.test(after)
}
