import { undrawn } from '../../warning.ts'
import { findTerms } from '../find-terms.ts'
import { MARKS } from '../lexicon/accessories.ts'
import { TATTOO_OF } from '../lexicon/tattoo-words.ts'
import { type Notes, warn } from '../notes.ts'

const PART =
  'sleeves?|forearms?|upper arms?|arms?|wrists?|hands?|knuckles?|fingers?|elbows?|shoulders?|neck|throat|chest|collarbones?|belly|stomach|thighs?|knees?|shins?|calf|calves|legs?|ankles?|foot|feet'
const KIND =
  'tattoos?|tattooed|tattooing|ink|inked|henna|mehndi|scars?|scarred|scarring|burn scars?|burns?|burned|freckles|freckled|bandages?|bandaged|gauze|(?:plaster )?cast|sling|plaster|band aid|bruises?|bruised|scrapes?|scraped|birthmark'
const MADE =
  'prosthetic|prosthesis|wooden|peg|carbon|carbon fibre|carbon fiber|carbon blade|blade|mechanical|robotic|robot|bionic|cybernetic|cyborg|metal|chrome|artificial|steampunk|clockwork'
const OWNER = '(?:(?:his|her|their|the|its|my|both|one) )?(?:of (?:his|her|their) )?'
const SIDE = '(?:(left|right) )?'

/** 'a scar on his left hand', 'rose tattoos down both arms'. */
const AFTER = new RegExp(
  `\\b(${KIND}) (?:all )?(?:on|over|across|along|down|up|covering|around) ${OWNER}${SIDE}(${PART})\\b`,
  'g',
)
/** 'a tattooed arm', 'freckled shoulders', 'a neck tattoo'. */
const BEFORE = new RegExp(
  `\\b${SIDE}(tattooed|inked|hennaed|scarred|burned|freckled|bandaged|bruised|scraped|skinned|grazed) ${SIDE}(${PART})\\b`,
  'g',
)
const COMPOUND = new RegExp(
  `\\b${SIDE}(${PART}|sleeve|full sleeve|half sleeve) (tattoos?|scars?|bandages?|cast|in (?:an? )?(?:plaster )?(?:cast|sling))\\b`,
  'g',
)
const SLEEVES = /\btattoo sleeves?\b|\b(?:full|half)? ?sleeves? of tattoos\b/g
/** 'chin tattoos', 'a cheek scar': marks of the face by its part. */
const ON_FACE = /\b(chin|cheek|forehead|temple) (tattoos?|scars?)\b/g
/** 'a prosthetic left arm', 'a mechanical hand'. */
const MADE_PARTS = new RegExp(`\\b${SIDE}(${MADE}) ${SIDE}(arms?|forearms?|hands?|legs?)\\b`, 'g')

const HALF_METAL = /\bhalf[ -](?:of \w+ face (?:is )?)?(?:made )?(?:of )?(?:metal|robot|mechan|chrome|steel|cyb)\w* ?(face|$|,)/

/** 'a half metal face', 'half of her face is metal': the other half is skin, so nobody is of metal. */
function readHalfFace(notes: Notes, words: string): void {
  if (!HALF_METAL.test(words)) return
  if (/metal|chrome|steel|silver|robot/.test(notes.texts.skin ?? '')) notes.texts.skin = undefined
  if (/^(?:android|robot)$/.test(notes.texts.species ?? '')) notes.texts.species = undefined
  const marks = notes.lists.marks ?? []
  notes.lists.marks = [...marks, 'half metal face']
}

/** Marks that are said of the body: each is kept with its place, 'tattoo on left arm', so that it is drawn there. */
export function readBodyMarks(notes: Notes, text: string): void {
  const words = text.replace(TATTOO_OF, '$2 $1')
  readHalfFace(notes, words)
  const state = (kind: string, side: string | undefined, part: string, at: number) => {
    if (/\b(no|without|not)( \w+)? $/.test(words.slice(Math.max(0, at - 16), at))) return
    place(notes, nounOf(kind), [side, part].filter(Boolean).join(' '))
  }
  for (const { 1: kind, 2: side, 3: part, index } of words.matchAll(AFTER)) state(kind!, side, part!, index)
  for (const { 1: before, 2: kind, 3: side, 4: part, index } of words.matchAll(BEFORE))
    state(kind!, side ?? before, part!, index)
  for (const { 1: side, 2: part, 3: kind, index } of words.matchAll(COMPOUND))
    state(kind!, side, part!.endsWith('sleeve') ? 'arms' : part!, index)
  // Henna that is only named is worn on the hands.
  if (
    /\b(?:henna|mehndi)\b(?! (?:red|dyed|hair|colou?r|beard|moustache|mustache|artist))/.test(words) &&
    !notes.lists.marks?.some((mark) => /henna.* on /.test(mark))
  ) {
    const at = words.search(/\b(?:henna|mehndi)\b/)
    state('henna', undefined, 'hands', at)
  }
  for (const { index } of words.matchAll(SLEEVES)) state('tattoo', undefined, 'arms', index)
  for (const { 1: part, 2: kind, index } of words.matchAll(ON_FACE)) state(kind!, undefined, part!, index)
  for (const { 1: before, 2: made, 3: side, 4: part, index } of words.matchAll(MADE_PARTS))
    state(/^(wooden|peg)$/.test(made!) ? 'wooden prosthetic' : 'prosthetic', side ?? before, part!, index)
}

function nounOf(kind: string): string {
  if (kind.endsWith('prosthetic')) return kind
  if (/^(tattoo|ink|henna|mehndi)/.test(kind)) return /^(henna|mehndi)/.test(kind) ? 'henna tattoo' : 'tattoo'
  if (/^(scrape|skinned|grazed)/.test(kind)) return 'scrape'
  if (/^freckle/.test(kind)) return 'freckles'
  if (/^bruise/.test(kind)) return 'bruise'
  if (/^(bandage|gauze|plaster|band|cast|sling)/.test(kind)) return 'bandage'
  return kind === 'birthmark' ? kind : 'scar'
}

/** The mark that was read without its place gets it; 'dragon tattoo' stays a dragon's. */
function place(notes: Notes, noun: string, where: string): void {
  const marks = notes.lists.marks ?? []
  notes.lists.marks = marks
  const isSame = (mark: string) =>
    !/ (on|over) /.test(mark) &&
    (noun.endsWith('prosthetic')
      ? new RegExp(`^(?:left |right )?(?:${MADE})(?: |$)|^artificial|^amputee|^peg leg`).test(mark)
      : MARKS[findTerms(mark, MARKS)[0] ?? ''] === MARKS[noun] || mark.includes(noun))
  const at = marks.findIndex(isSame)
  const named = marks[at] ?? noun
  const isOwn = /^[\w ]+ (tattoo|scar)s?$/.test(named) && !new RegExp(`^(?:${PART}) `).test(named)
  const text = `${isOwn ? named : noun} on ${where}`
  const others = notes.warnings.filter(({ part }) => part !== named)
  notes.warnings.splice(0, notes.warnings.length, ...others)
  if (at >= 0) marks[at] = text
  else if (!marks.includes(text)) marks.push(text)
}

/** Of a mark on the body: which, where and at which side. */
export function bodyMarkOf(mark: string): { kind: string; part: string; side: string | undefined } | undefined {
  const found = new RegExp(`^(.+) on ${SIDE}(${PART})$`).exec(mark)
  return found ? { kind: found[1]!, side: found[2], part: found[3]! } : undefined
}

const LONG_SLEEVES =
  /jacket|coat|blazer|suit|sweater|jumper|cardigan|hoodie|sweatshirt|turtleneck|shirt|blouse|robe|kimono|uniform|armou?r|gown|tunic/
const BARE_ARMS = /t-shirt|tee|tank|sleeveless|strapless|swimsuit|bathing|bikini|vest|waistcoat|hawaiian|polo/
const LONG_LEGS = /trousers|pants|jeans|leggings|slacks|robe|gown|suit|armou?r|overalls|tights|kimono/

/** Clothes that are said and lie over a mark: it is not drawn, and that is told. */
export function warnOfHidden(notes: Notes): void {
  for (const mark of notes.lists.marks ?? []) {
    const spot = bodyMarkOf(mark)
    if (!spot) continue
    const covers = ({ type }: { type: string }) => {
      if (/arm|sleeve|elbow|wrist|shoulder/.test(spot.part)) return LONG_SLEEVES.test(type) && !BARE_ARMS.test(type)
      if (/hand|knuckle|finger/.test(spot.part)) return /glove|gauntlet|mitten/.test(type)
      if (/chest|collar|belly|stomach/.test(spot.part))
        return !/bikini|tank|vest|robe|open/.test(type) && !/shorts|trousers|jeans|skirt|boots|shoes/.test(type)
      if (/foot|feet|ankle/.test(spot.part)) return /boots|shoes|sneakers/.test(type)
      if (/thigh|knee|shin|cal|leg/.test(spot.part)) return LONG_LEGS.test(type) && !/short/.test(type)
      return /scarf|turtleneck/.test(type)
    }
    // What only a calling wears gives way to what is said of the skin.
    notes.implied.garments = notes.implied.garments.filter((type) => !covers({ type }))
    const cover = notes.garments.find(covers)
    if (cover && spot.kind !== 'prosthetic') {
      warn(notes, undrawn(mark, `“${mark}” is hidden by the ${cover.type}.`))
    }
  }
}
