import type { HairSheet } from '../../sheet/character-sheet.ts'
import { namesOf } from './names-of.ts'

/** Colours of hair where the name means something else than on cloth. */
export const HAIR_COLORS: Readonly<Record<string, string>> = {
  ...namesOf<string>({
    '#dcb871':
      'blondish, sun bleached, blonde haired, yellow blonde, wheat, wheaten, corn colored, beach blonde, sunny blonde, straw blonde, straw colored, towheaded, buttery blonde, butter blonde, vanilla blonde, sunflower blonde, blondie, medium blonde',
    '#cf9f56':
      'honey, dark blonde, dark blond, bronde, honey brown, caramel blonde, bronze blonde, warm blonde, honey blond, golden brown, butterscotch, dark honey, amber',
    '#ece2c8':
      'bleached, bleached blonde, bleach blonde, bleached blond, light blonde, pale blonde, white blonde, white blond, ice blonde, icy blonde, silver blonde, platinum blond, very light blonde, moonlight blonde, cream blonde, champagne, champagne blonde, baby blonde, bleach blond, peroxide blonde, peroxide, light blond, pale blond',
    '#c4b391':
      'ash blond, ash, ashy blonde, beige blonde, mushroom blonde, cool blonde, ashy, dishwater blonde, dirty blond, greige',
    '#c98a4e':
      'strawberry red, copper blonde, copper blond, peach blonde, rose blonde, rose gold blonde, ginger blonde, reddish blonde, apricot',
    '#bd622f':
      'carrot, carroty, carrot red, carrot orange, pumpkin, gingery, ginger red, orange red, marmalade, copper red, coppery, titian, fox red, bright copper, cinnamon red, foxy red, light red, rusty red, rust, rusty, cinnamon, flame, flame colored, flame red',
    '#8f3d26':
      'reddish brown, red brown, russet, henna, henna red, chestnut red, mahogany, mahogany red, dark copper, dark auburn, auburn brown, dark ginger, brown red, fox brown, burnished copper',
    '#6f5a48':
      'ash brown, ashy brown, mousy, mouse brown, mousey, light ash brown, cool brown, mushroom brown, taupe brown, dark ash blonde, dull brown',
    '#8a6238':
      'light brown, caramel, caramel brown, toffee, hazelnut, sun streaked brown, warm brown, milk chocolate, golden chestnut, butterscotch brown, light chestnut, sandy brown, maple, hazel, sun kissed brown, tawny',
    '#3a2a20':
      'dark brown, deep brown, espresso, coffee, mocha, chocolate brown, dark chocolate, dark chestnut, brownish black, brown black, walnut, cocoa, brown haired, very dark brown, dark brunette',
    '#1d1b20':
      'blue black, jet, midnight, ebony, inky, ink black, pitch black, coal black, raven black, off black, soft black, onyx, obsidian, licorice, glossy black, crow black, midnight black, natural black',
    '#8e8e94':
      'salt and pepper gray, pepper and salt, greying, graying, grizzled, iron grey, iron gray, steel grey, steel gray, silvering, streaked with grey, streaked with gray, peppered, going grey, going gray, turning grey, turning gray, gunmetal, charcoal, salt n pepper, smoky, ash grey, ash gray, slate grey, storm grey',
    '#d3d6dc':
      'silvery, silver grey, silver gray, silver white, moon silver, metallic silver, light grey, light gray, pearl, pearly, platinum silver, pale silver',
    '#f2f0ea': 'snow white, white haired, pure white, bone white, milk white, cotton white, ivory, paper white, cloud white',
  }),
  red: '#a4402a',
  ginger: '#bd622f',
  copper: '#b0592f',
  auburn: '#7a3423',
  strawberry: '#c98a5e',
  'strawberry blonde': '#d09a68',
  'strawberry blond': '#d09a68',
  blonde: '#dcb871',
  blond: '#dcb871',
  'dirty blonde': '#b0915c',
  'ash blonde': '#c4b391',
  'platinum blonde': '#ece2c8',
  platinum: '#ece2c8',
  'honey blonde': '#cf9f56',
  'golden blonde': '#dcae57',
  'sandy blonde': '#c6a878',
  sandy: '#c2a274',
  flaxen: '#e0c486',
  fair: '#d8b878',
  golden: '#dcae57',
  gold: '#dcae57',
  brown: '#5e3d28',
  brunette: '#553524',
  'mousy brown': '#7a634c',
  chestnut: '#6e3b26',
  chocolate: '#4a2d1e',
  dark: '#33231c',
  black: '#221e22',
  raven: '#1e1d24',
  grey: '#9b9ba0',
  gray: '#9b9ba0',
  'salt and pepper': '#77757a',
  silver: '#c5c9d0',
  white: '#efece6',
  snowy: '#f0efec',
  orange: '#d06c2a',
  light: '#d6b67c',
  rose: '#d98296',
  pale: '#e6d3a6',
  icy: '#dfe7ec',
  fiery: '#bd4a22',
}

/** Names that say hair even when hair is not named: 'a blonde woman'. */
export const HAIR_ONLY_COLORS: ReadonlySet<string> = new Set([
  'blonde',
  'blond',
  'brunette',
  'strawberry blonde',
  'strawberry blond',
  'dirty blonde',
  'dirty blond',
  'ash blonde',
  'platinum blonde',
  'honey blonde',
  'golden blonde',
  'sandy blonde',
  'ginger',
  'auburn',
  'flaxen',
  'salt and pepper',
])

/** What a word says of hair; several words together make one head of hair. */
export type HairWord = Partial<Pick<HairSheet, 'kind' | 'texture' | 'fringe' | 'volume' | 'isTied' | 'isFaded' | 'lost'>>

function namesTo(word: HairWord, names: string): Record<string, HairWord> {
  return Object.fromEntries(names.split(', ').map((name) => [name, word]))
}

const PREPOSITIONS = ['to', 'down to', 'past', 'down', 'over', 'reaching', 'below', 'reaching to', 'falling to']

/** 'to her waist', 'past the shoulders', 'down his back'. */
function reaching(word: HairWord, parts: string, prepositions = PREPOSITIONS): Record<string, HairWord> {
  const owners = ['her', 'his', 'their', 'the', 'my', 'your', 'its']
  const phrases = prepositions.flatMap((before) =>
    owners.flatMap((owner) => parts.split(', ').map((part) => `${before} ${owner} ${part}`)),
  )
  return Object.fromEntries(phrases.filter((phrase) => phrase.split(' ').length <= 4).map((phrase) => [phrase, word]))
}

/** Words that follow the hair they speak of. */
export function isTrailingHairWord(word: string): boolean {
  return PREPOSITIONS.some((before) => word.startsWith(`${before} `)) || /^(over|covering|off) /.test(word)
}

/** Words before hair. */
export const HAIR_WORDS: Readonly<Record<string, HairWord>> = {
  ...namesTo(
    { kind: 'very long' },
    'floor sweeping, thigh length, ankle length, butt length, super long, extra long, endless, calf length, tailbone length',
  ),
  ...namesTo(
    { kind: 'long' },
    'longish, back length, mid back length, elbow length, chest length, breast length, armpit length, long ish, lengthy, bra length, below the shoulders, past the shoulders',
  ),
  ...namesTo(
    { kind: 'shoulder' },
    'collarbone length, neck length, medium, mid long, medium long, semi long, grown out, overgrown, shoulder long',
  ),
  ...namesTo({ kind: 'bob' }, 'jaw length, lip length, cheek length, bobbed'),
  ...namesTo({ kind: 'crop' }, 'super short, close cut, clipped, pixie like, boyish, short cropped, military'),
  ...namesTo({ kind: 'short' }, 'shortish, short ish, barbered, short cut'),
  ...namesTo({ kind: 'shaved' }, 'closely shaved, near bald, stubbly'),
  ...namesTo({ kind: 'bald', lost: 'top' }, 'almost bald, nearly bald, mostly bald'),
  receding: { kind: 'crop', lost: 'temples' },
  ...namesTo(
    { kind: 'undercut' },
    'half shaved, side shaved, shaved on one side, shaved at the sides, shaved sides, shaved side, asymmetrical, asymmetric, undershaved',
  ),
  ...namesTo(
    { kind: 'slicked back' },
    'slick, slicked, gelled, gelled back, brushed back, pomaded, oiled, greased back, greasy, combed, combed over, brilliantined, pushed back, off her face, off his face',
  ),
  ...namesTo({ kind: 'pony tail' }, 'scraped back, drawn back, ponytailed, held back, tied behind, swept up'),
  ...namesTo({ kind: 'bun' }, 'piled up, up in a bun, gathered up, coiled, coiffed, pinned, pinned back, worn up, knotted'),
  ...namesTo({ kind: 'spiky' }, 'spikey, punky, spiked up, bristly'),
  ...namesTo({ kind: 'braid' }, 'intricately braided, half braided'),
  ...namesTo(
    { texture: 'straight' },
    'straightened, poker straight, pin straight, lank, limp, smooth, glossy, shiny, ironed, blunt, flat, super straight, stick straight, lustrous, sleeked',
  ),
  ...namesTo(
    { texture: 'wavy' },
    'wavey, beachy, crimped, tangled, disheveled, dishevelled, bedraggled, scruffy, choppy, slightly wavy, loosely waved, rumpled, windtossed, wind tossed, mussed, flipped, flicked, teased, permed wave, wet, damp, ruffled, uncombed, finger waved, shaggy cut, tumbling, cascading, billowy, rippling, soft wavy, untidy, sweaty, messed up',
  ),
  ...namesTo(
    { texture: 'curly' },
    'permed, corkscrew, ringleted, bouncy, tightly curled, tight curly, loosely curled, curlier, very curly, spiral, loose curly, kinky curly, tight curls',
  ),
  ...namesTo({ texture: 'curly', volume: 0.18 }, 'big curly, wild curly, big bouncy'),
  ...namesTo({ texture: 'coily' }, 'nappy, tightly coiled, afro textured, textured, natural, zigzag, afro hair'),
  ...namesTo(
    { volume: 0.18 },
    'big, puffy, poofy, full, heavy, dense, huge, mane like, luxurious, luscious, lush, bouffant, backcombed, back combed, blow dried, thick and',
  ),
  ...namesTo({ fringe: 'swept' }, 'swept, sideswept, over one eye, covering one eye, emo, one side'),
  ...namesTo({ fringe: 'parted' }, 'parted, neatly parted, parted on the side, side part'),
  ...namesTo({ fringe: 'curtain' }, 'center parted, centre parted, parted in the middle, middle part, face framing'),
  ...namesTo(
    {},
    'low, high, tight, half up, half down, loosely tied, two tone, two toned, multicolored, gradient, ombre, balayage, dip dyed, asymmetrically cut, silken, sparse, dyed, split dyed, split dye, elaborate, intricate, neatly combed, brushed, tidy, well groomed, well kept, simple, fishtail, sloppy, fuzzy, wispy, stylish, elegant, bound, untied, unbound, free flowing, soft, healthy, dry, brittle, tamed, floating',
  ),
  ...reaching({ kind: 'shoulder' }, 'shoulders, collarbone, collarbones, shoulder'),
  ...reaching({ kind: 'long' }, 'back, chest, mid back, elbows, ribs'),
  ...reaching({ kind: 'very long' }, 'waist, hips, knees, feet, ankles, thighs, floor, hip, butt, belt, tailbone, ground'),
  ...reaching({ kind: 'bob' }, 'chin, jaw, neck, ears', ['to', 'down to', 'past', 'reaching']),
  long: { kind: 'long' },
  'very long': { kind: 'very long' },
  'waist length': { kind: 'very long' },
  'knee length': { kind: 'very long' },
  'floor length': { kind: 'very long' },
  'extremely long': { kind: 'very long' },
  'hip length': { kind: 'very long' },
  'shoulder length': { kind: 'shoulder' },
  'medium length': { kind: 'shoulder' },
  'mid length': { kind: 'shoulder' },
  'chin length': { kind: 'bob' },
  'ear length': { kind: 'short' },
  short: { kind: 'short' },
  shorter: { kind: 'short' },
  'very short': { kind: 'crop' },
  cropped: { kind: 'crop' },
  'close cropped': { kind: 'crop' },
  'closely cropped': { kind: 'crop' },
  'cropped close': { kind: 'crop' },
  'cropped short': { kind: 'crop' },
  'cut short': { kind: 'short' },
  'cut close': { kind: 'crop' },
  ...namesTo({ kind: 'undercut', isFaded: true }, 'faded, tapered, taper'),
  buzzed: { kind: 'shaved' },
  shaved: { kind: 'shaved' },
  shaven: { kind: 'shaved' },
  bald: { kind: 'bald' },
  balding: { kind: 'crop', lost: 'crown' },
  hairless: { kind: 'bald' },
  spiky: { kind: 'spiky' },
  spiked: { kind: 'spiky' },
  curly: { texture: 'curly' },
  curled: { texture: 'curly' },
  frizzy: { texture: 'coily', volume: 0.18 },
  kinky: { texture: 'coily' },
  coily: { texture: 'coily' },
  wavy: { texture: 'wavy' },
  straight: { texture: 'straight' },
  sleek: { texture: 'straight', volume: 0.06 },
  silky: { texture: 'straight' },
  messy: { texture: 'wavy', volume: 0.15 },
  tousled: { texture: 'wavy', volume: 0.15 },
  wild: { texture: 'curly', volume: 0.19 },
  unruly: { texture: 'wavy', volume: 0.17 },
  unkempt: { texture: 'wavy', volume: 0.16 },
  shaggy: { texture: 'wavy', volume: 0.16 },
  windswept: { texture: 'wavy', fringe: 'swept' },
  windblown: { texture: 'wavy', fringe: 'swept' },
  thick: { volume: 0.16 },
  voluminous: { volume: 0.19 },
  thin: { volume: 0.06 },
  thinning: { kind: 'short', volume: 0.06, texture: 'straight', lost: 'crown' },
  fine: { volume: 0.07 },
  bushy: { volume: 0.17 },
  fluffy: { volume: 0.17 },
  braided: { kind: 'braid' },
  cornrowed: { kind: 'cornrows' },
  plaited: { kind: 'braid' },
  'slicked back': { kind: 'slicked back' },
  'swept back': { kind: 'slicked back' },
  'combed back': { kind: 'slicked back' },
  'side swept': { fringe: 'swept' },
  layered: { fringe: 'curtain' },
  neat: { volume: 0.07 },
  'tied back': { kind: 'pony tail' },
  'tied up': { kind: 'bun' },
  'pinned up': { kind: 'bun' },
  'pulled back': { kind: 'pony tail' },
  loose: {},
  flowing: {},
  feathered: { texture: 'wavy' },
  'side parted': { fringe: 'parted' },
  'middle parted': { fringe: 'curtain' },
  dreadlocked: { kind: 'dreadlocks' },
}

/** Nouns that are hair. */
export const HAIR_STYLES: Readonly<Record<string, HairWord>> = {
  ...namesTo({ kind: 'bob', texture: 'wavy', fringe: 'parted' }, 'finger waves, marcel waves'),
  ...namesTo(
    { kind: 'bob' },
    'lob, long bob, short bob, a line bob, inverted bob, french bob, pageboy, page boy cut, wedge cut, chin length bob, asymmetrical bob, bobbed cut, flapper bob',
  ),
  ...namesTo(
    { kind: 'crop' },
    'caesar cut, caesar, french crop, crop, garçonne, boy cut, boycut, cropped cut, short back and sides, ivy league, textured crop, military cut, regulation cut, high and tight, flat top, flattop, flat top cut, skin head crop, brush cut, short crop, pixie haircut',
  ),
  ...namesTo(
    { kind: 'shaved' },
    "buzzed head, buzz, skinhead, shorn head, shaven head, clean shaven head, number one cut, stubbled head, widow's peak cut",
  ),
  ...namesTo({ kind: 'crop', lost: 'temples' }, 'receding hairline, receding hair line, high hairline'),
  ...namesTo({ kind: 'crop', lost: 'crown' }, 'balding head, bald spot, tonsure, pattern baldness, male pattern baldness'),
  ...namesTo(
    { kind: 'bald', lost: 'top' },
    'bald on top, bald crown, hair at the sides, hair on the sides, hair around the sides, hair round the sides, side hair, ring of hair, horseshoe hair',
  ),
  ...namesTo({ kind: 'bald' }, 'bald pate, baldness, hairless head, chrome dome, smooth head'),
  ...namesTo(
    { kind: 'afro' },
    "fro, 'fro, afro hair, natural afro, teeny weeny afro, twa, short afro, big afro, afro puff cut, jewfro",
  ),
  ...namesTo(
    { kind: 'twin tails', texture: 'curly' },
    'twin drills, drills, drill curls, drill hair, drill pigtails, twin drill tails, ringlet pigtails',
  ),
  ...namesTo(
    { kind: 'twin tails' },
    'double ponytails, two ponytails, twin ponytails, high pigtails, odango, two pony tails, side ponytails',
  ),
  ...namesTo(
    { kind: 'bun' },
    'hair bun, ballerina bun, low bun, tight bun, french twist, french roll, gibson girl, beehive, knot, hair knot, bouffant, crown bun, sock bun, donut bun, bun hairstyle, knots, chignons, twisted updo, up do, upstyle, side bun',
  ),
  ...namesTo(
    { kind: 'braid' },
    'fishtail braid, dutch braid, crown braid, braided crown, milkmaid braid, halo braid, warrior braid, thick braid, long plait, rope braid, braided bun, queue, waterfall braid, single braid, one braid, plaited crown, fishtail, fishtail plait, pigtail braid, braided ponytail, braid crown, dutch plait, rat tail',
  ),
  ...namesTo(
    { kind: 'twin braids' },
    'pigtail braids, two plaits, french braids, dutch braids, viking braids, warrior braids, boxer braids, braided pigtails, double braids, twin plaits, braid pigtails, long plaits, plaited pigtails, pair of braids, fishtail braids, milkmaid braids, double plaits, side braids',
  ),
  ...namesTo({ kind: 'dreadlocks' }, 'twists, sisterlocks, faux locs, dreadlock, dread locks, cyber locks'),
  ...namesTo({ kind: 'pony tail' }, 'pony, ponytails, high pony, high pony tail, sleek ponytail, samurai ponytail, hair tie'),
  ...namesTo({ kind: 'space buns' }, 'double buns, two buns, twin buns, hair buns, bantu knots, odango buns, cinnamon buns'),
  ...namesTo({ kind: 'space buns', texture: 'coily' }, 'puffs, afro puffs, two puffs, hair puffs, puffballs'),
  ...namesTo({ kind: 'topknot' }, 'top bun, top knots, samurai bun, chonmage, high bun'),
  ...namesTo({ kind: 'half up' }, 'half bun, half up bun, half ponytail, half up ponytail, half pony, half updo'),
  ...namesTo({ kind: 'pigtails' }, 'low pigtails, bunchies, pigtail, twin pigtails, pig tail, low twin tails'),
  ...namesTo(
    { kind: 'side tail' },
    'side ponytail, low ponytail, low pony, side pony, low pony tail, ponytail over one shoulder',
  ),
  ...namesTo(
    { kind: 'box braids' },
    'microbraids, micro braids, knotless braids, senegalese twists, goddess braids, fulani braids, tiny braids, small braids, ghana braids, beaded braids, havana twists, ghanaian braids, lots of braids, many braids, two strand twists',
  ),
  ...namesTo({ kind: 'cornrows' }, 'cornrow, cane rows, feed in braids, stitch braids'),
  ...namesTo({ kind: 'mullet' }, 'shaggy mullet, mullet cut'),
  ...namesTo({ kind: 'quiff', volume: 0.17 }, 'pompadours, greaser hair, elvis hair, rockabilly hair'),
  ...namesTo({ kind: 'mohawk' }, 'mohican, fauxhawk, liberty spikes, frohawk, fohawk, hawk cut, mohawks, shark fin hair'),
  ...namesTo(
    { kind: 'undercut', isFaded: true },
    'high fade, low fade, mid fade, skin fade, taper fade, drop fade, bald fade, high top fade, hi top fade, temple fade, tapered cut, burst fade, fade haircut, fade cut',
  ),
  ...namesTo(
    { kind: 'undercut' },
    'high top, side shave, sidecut, side cut, two block, two block haircut, two block cut, side undercut, shaved sides, shaved side, one side shaved, sides shaved',
  ),
  ...namesTo(
    { kind: 'slicked back', volume: 0.15 },
    'comb over, combover, ducktail, ducktail hair, victory rolls, slick back, side slick',
  ),
  ...namesTo(
    { kind: 'shoulder', texture: 'wavy' },
    'shag, shag cut, wolf cut, surfer hair, beach hair, jellyfish cut, feathered cut, seventies shag, layered cut, layers, mop top, rocker hair',
  ),
  ...namesTo(
    { kind: 'short', texture: 'wavy' },
    'bed head, bedhead, mop, shock, tousle, side swept cut, curtain haircut, cowlick, schoolboy cut, bedhair, bed hair, butterfly cut, messy mop',
  ),
  ...namesTo({ kind: 'spiky' }, 'spiked hair, anime hair, porcupine hair, spike, emo hair, frosted spikes'),
  ...namesTo(
    { kind: 'curly', texture: 'curly' },
    'jheri curl, perm, jheri curls, mop of curls, mass of curls, curly mop, poodle perm, curly fro, curly mane',
  ),
  ...namesTo(
    { texture: 'curly' },
    'corkscrew curls, corkscrews, coils, spirals, curl, tight curls, loose curls, soft curls, spiral curls, sausage curls, barrel curls, pin curls, tendrils, ringlet, kiss curls, kiss curl, coils of hair, spit curl',
  ),
  ...namesTo(
    { texture: 'wavy' },
    'beach waves, loose waves, soft waves, locks, hollywood waves, surfer waves, mermaid waves, long locks, flowing locks, tresses waves',
  ),
  ...namesTo(
    { fringe: 'straight' },
    'full fringe, straight fringe, blunt fringe, micro bangs, baby bangs, thick bangs, short bangs, choppy bangs, wispy bangs, heavy fringe, heavy bangs, full bangs, micro fringe, blunt bang, bang, cropped fringe, short fringe, fringed',
  ),
  ...namesTo(
    { fringe: 'swept' },
    'side fringe, sideswept bangs, side swept bangs, side swept fringe, long fringe, long bangs, emo fringe, messy fringe, asymmetrical bangs, swoop, asymmetrical fringe, swept fringe, sweeping fringe, messy bangs',
  ),
  ...namesTo(
    { fringe: 'curtain' },
    'curtain fringe, curtains, centre parting, center parting, middle parting, center part, centre part, face framing layers, face framing strands, parted bangs, parting, framing layers',
  ),
  ...namesTo(
    { kind: 'short' },
    'short haircut, ear length cut, gentleman cut, short cut, mushroom cut, eton crop, coconut hair',
  ),
  bob: { kind: 'bob' },
  'bob cut': { kind: 'bob' },
  'page boy': { kind: 'bob', fringe: 'straight' },
  pixie: { kind: 'crop' },
  'pixie cut': { kind: 'crop' },
  'crew cut': { kind: 'crop' },
  'buzz cut': { kind: 'shaved' },
  buzzcut: { kind: 'shaved' },
  'shaved head': { kind: 'shaved' },
  'bald head': { kind: 'bald' },
  'bowl cut': { kind: 'bob', fringe: 'straight' },
  afro: { kind: 'afro', texture: 'coily' },
  braid: { kind: 'braid' },
  plait: { kind: 'braid' },
  'french braid': { kind: 'braid' },
  'side braid': { kind: 'braid' },
  braids: { kind: 'twin braids' },
  plaits: { kind: 'twin braids' },
  'two braids': { kind: 'twin braids' },
  'twin braids': { kind: 'twin braids' },
  'box braids': { kind: 'box braids' },
  cornrows: { kind: 'cornrows' },
  dreadlocks: { kind: 'dreadlocks' },
  dreads: { kind: 'dreadlocks' },
  locs: { kind: 'dreadlocks' },
  bun: { kind: 'bun' },
  'top knot': { kind: 'topknot' },
  topknot: { kind: 'topknot' },
  'man bun': { kind: 'topknot' },
  chignon: { kind: 'bun' },
  updo: { kind: 'bun' },
  'space buns': { kind: 'space buns' },
  'pony tail': { kind: 'pony tail' },
  ponytail: { kind: 'pony tail' },
  'high ponytail': { kind: 'pony tail' },
  pigtails: { kind: 'pigtails' },
  'pig tails': { kind: 'pigtails' },
  'twin tails': { kind: 'twin tails' },
  twintails: { kind: 'twin tails' },
  'two tails': { kind: 'twin tails' },
  bunches: { kind: 'pigtails' },
  mohawk: { kind: 'mohawk' },
  'faux hawk': { kind: 'mohawk' },
  undercut: { kind: 'undercut' },
  fade: { kind: 'undercut', isFaded: true },
  quiff: { kind: 'quiff', volume: 0.15 },
  pompadour: { kind: 'quiff', volume: 0.2 },
  mullet: { kind: 'mullet', texture: 'wavy' },
  curls: { texture: 'curly' },
  ringlets: { texture: 'curly' },
  waves: { texture: 'wavy' },
  spikes: { kind: 'spiky' },
  bangs: { fringe: 'straight' },
  fringe: { fringe: 'straight' },
  'no fringe': { fringe: 'none' },
  'straight bangs': { fringe: 'straight' },
  'blunt bangs': { fringe: 'straight' },
  'side bangs': { fringe: 'swept' },
  'swept bangs': { fringe: 'swept' },
  'curtain bangs': { fringe: 'curtain' },
  'side parting': { fringe: 'parted' },
  'side part': { fringe: 'parted' },
  'middle part': { fringe: 'curtain' },
  'hime cut': { kind: 'long', fringe: 'straight', texture: 'straight' },
}

/** Parts of hair that have colours of their own. */
export const HAIR_PARTS: Readonly<Record<string, 'tip' | 'streak' | 'none'>> = {
  ...namesOf<'tip' | 'streak' | 'none'>({
    tip: 'ombré, dip dye, gradient, fade to, underside, lower half, underlayer, under layer, undercolor, underlights, ombre ends, ombre tips, balayage ends, fading ends',
    streak:
      'highlight, lowlights, lowlight, balayage, money piece, face framing streaks, white streak, stripe of hair, lock of hair, forelock, patches of hair, peekaboo, glints, money pieces, tinge',
  }),
  tips: 'tip',
  tip: 'tip',
  ends: 'tip',
  ombre: 'tip',
  roots: 'none',
  streak: 'streak',
  streaks: 'streak',
  highlights: 'streak',
  strands: 'streak',
  strand: 'streak',
  stripe: 'streak',
}
