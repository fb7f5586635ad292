/** What is sewn on clothes, by the last word of its name → what it is called from then on. */
export const PART_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    collar: 'collar collars',
    lapels: 'lapel lapels',
    cuffs: 'cuff cuffs',
    buttons: 'button buttons',
    toggles: 'toggle toggles',
    trim: 'trim trims trimming trimmings piping edge edges edging braid braiding seams seam accents details detailing',
    hem: 'hem hems border borders hemline',
    lining: 'lining',
    sleeves: 'sleeve sleeves',
    neckline: 'neckline neck',
    hood: 'hood',
    pockets: 'pocket pockets',
    epaulettes: 'epaulette epaulettes epaulet epaulets epaulettes',
    frogging: 'frogging frogs',
    fringe: 'fringe fringes fringing tassels tassel',
    ruffles: 'ruffle ruffles frill frills flounce flounces jabot',
    lace: 'lace',
    fur: 'fur',
    embroidery: 'embroidery embroideries beading beadwork',
    stripe: 'stripe stripes',
    panels: 'panel panels yoke',
    emblem: 'emblem logo crest insignia motif symbol bolt sigil monogram',
    patch: 'patch patches badge',
    pin: 'pin brooch',
    bow: 'bow',
    ribbon: 'ribbon ribbons',
    zip: 'zip zipper',
    straps: 'strap straps',
    buckle: 'buckle buckles',
    laces: 'laces lacing',
    knees: 'knees knee',
    train: 'train',
    slit: 'slit slits',
    print: 'print pattern patterns prints flowers roses leaves blossoms hibiscus cherries palms',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

/** What an emblem shows, where it is said to be on the chest. */
export const EMBLEMS =
  /^(?:star|heart|cross|skull|lion|wolf|dragon|bear|eagle|hawk|raven|phoenix|owl|moon|crescent|sun|crown|bolt|unicorn|griffin|stag|tiger|shield|letter|number)$/

/** What is on hats, the same way. */
export const HAT_PARTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    band: 'band hatband brim',
    trim: 'trim trimming edge edging',
    ribbon: 'ribbon ribbons',
    feather: 'feather feathers plume plumes',
    flower: 'flower flowers rose roses blossom blossoms',
    bow: 'bow',
    badge: 'badge emblem pin brooch star insignia',
    coins: 'coins',
    train: 'train',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
)

/** Made so, said before a garment: 'fur-trimmed', 'gold-buttoned'. */
export const MADE_SO: Readonly<Record<string, string>> = {
  trimmed: 'trim',
  edged: 'trim',
  piped: 'trim',
  bordered: 'hem',
  lined: 'lining',
  collared: 'collar',
  cuffed: 'cuffs',
  buttoned: 'buttons',
  embroidered: 'embroidery',
  sleeved: 'sleeves',
  fringed: 'fringe',
  covered: 'embroidery',
  decorated: 'embroidery',
  adorned: 'embroidery',
  embellished: 'embroidery',
}

/** Where on a garment a part is. */
export const PART_PLACES: readonly (readonly [RegExp, string])[] = [
  [/^hems?$|^hemline$|^bottom$|^skirt$/, 'hem'],
  [/^cuffs?$|^wrists?$/, 'cuffs'],
  [/^sleeves?$|^arms?$/, 'sleeves'],
  [/^collar$|^neck(?:line)?$|^throat$/, 'neck'],
  [/^front$|^chest$|^breast$|^heart$|^bodice$/, 'chest'],
  [/^shoulders?$/, 'shoulders'],
  [/^waist$|^bust$|^hips?$/, 'waist'],
  [/^edges?$|^seams?$/, 'edges'],
  [/^hood$/, 'hood'],
  [/^pockets?$/, 'pocket'],
  [/^sides?$|^legs?$|^trousers$|^pants$|^thighs?$|^shins?$/, 'legs'],
  [/^back$/, 'back'],
  [/^lapels?$|^buttonhole$/, 'lapel'],
]

/** How a garment is cut, said before it or after: pattern of the words → what is kept. */
export const CUT_SAID: readonly (readonly [RegExp, string])[] = [
  [/\bsleeveless\b/, 'no sleeves'],
  [/\b(?:short|cap)[ -]sleeved?\b/, 'short sleeves'],
  [/\b(?:half|elbow|three quarter)(?: length)? sleeved?\b/, 'half sleeves'],
  [/\blong sleeved?\b/, 'long sleeves'],
  [/\b(?:puff|puffed|puffy|balloon)(?: sleeved?|(?= (?:\w+ )?sleeves\b))/, 'puffed sleeves'],
  [/\b(?:bell|wide|flared|trumpet)(?: sleeved?|(?= (?:\w+ )?sleeves\b))/, 'wide sleeves'],
  [/\b(?:deep|plunging|low) v ?neck/, 'deep v neckline'],
  [/\bv ?neck(?:ed|line)?\b/, 'v neckline'],
  [/\b(?:crew|round) ?neck(?:ed)?\b/, 'crew neckline'],
  [/\b(?:scoop|low) ?neck(?:ed)?\b/, 'scoop neckline'],
  [/\bboat ?neck(?:ed)?\b/, 'wide neckline'],
  [/\b(?:halter|halter ?neck)(?:ed)?\b/, 'halter neckline'],
  [/\bhigh ?(?:neck|collar)(?:ed)?\b/, 'high neckline'],
  [/\boff(?: the)? shoulder\b/, 'off shoulder neckline'],
  [/\b(?:strapless|sweetheart)\b/, 'straight neckline'],
  [/\bdouble breasted\b/, 'double buttons'],
  [/\bcropped\b/, 'cropped length'],
  [/\b(?:thigh|mini)(?: length)\b/, 'mini length'],
  [/\bknee length\b/, 'knee length'],
  [/\b(?:mid ?calf|calf|tea|midi)(?: length)?\b/, 'midi length'],
  [/\b(?:ankle|floor|full|maxi) ?length\b/, 'long length'],
  [/\blong (?:\w+ ){0,3}cardigan\b/, 'long cut'],
  [/\bopen\b(?! toed?)/, 'open front'],
  [/\bfringed\b/, 'fringe'],
  [/\bfishnet/, 'fishnet print'],
  [/\b(?:ripped|torn|distressed)\b/, 'torn knees'],
  [/\b(?:zip up|zipped)\b/, 'zip'],
]
