/**
 * Which morph targets are kept. A name with `*` stands for a left and a right file that mirror each other: one is kept, and moves
 * either side. Targets of single ages, sexes and origins are differences from the base mesh: what is left out changes nothing.
 */
const SEXES = ['female', 'male']
const AGES = ['baby', 'child', 'young', 'old']
const ORIGINS = ['african', 'asian', 'caucasian']
const WEIGHTS = ['minweight', 'averageweight', 'maxweight']
const MUSCLES = ['minmuscle', 'averagemuscle', 'maxmuscle']

/** Children keep ordinary muscle. */
const musclesAt = (age: string) => (age === 'young' || age === 'old' ? MUSCLES : ['averagemuscle'])

const each = <Out>(values: readonly string[], make: (value: string) => readonly Out[]): Out[] => values.flatMap(make)
const pair = (name: string, less = 'decr', more = 'incr') => [`${name}-${less}`, `${name}-${more}`]
const ordinary = 'averagemuscle-averageweight'

const MACRO = each(SEXES, (sex) =>
  each(AGES, (age) => [
    ...ORIGINS.map((origin) => `macrodetails/${origin}-${sex}-${age}`),
    ...each(musclesAt(age), (muscle) => WEIGHTS.map((weight) => `macrodetails/universal-${sex}-${age}-${muscle}-${weight}`)),
    ...pair(`macrodetails/height/${sex}-${age}-${ordinary}`, 'minheight', 'maxheight'),
    ...(age === 'young' || age === 'old'
      ? pair(`macrodetails/proportions/${sex}-${age}-${ordinary}`, 'idealproportions', 'uncommonproportions')
      : []),
  ]),
)

/** Only of adults: there are none of children, in the source as here. */
const BREAST = each(['young', 'old'], (age) => [
  ...each(WEIGHTS, (weight) =>
    ['mincup', 'maxcup'].map((cup) => `breast/female-${age}-averagemuscle-${weight}-${cup}-averagefirmness`),
  ),
  ...['minfirmness', 'maxfirmness'].map((firmness) => `breast/female-${age}-${ordinary}-maxcup-${firmness}`),
])

const FACE = [
  ...['scale-horiz', 'scale-vert', 'scale-depth', 'hump', 'greek', 'volume', 'point-width', 'flaring', 'septumangle'].flatMap(
    (part) => pair(`nose/nose-${part}`),
  ),
  ...['nostrils-width', 'width1', 'width2', 'width3'].flatMap((part) => pair(`nose/nose-${part}`)),
  ...['base', 'point', 'nostrils-angle', 'trans'].flatMap((part) => pair(`nose/nose-${part}`, 'down', 'up')),
  ...pair('nose/nose-curve', 'concave', 'convex'),
  ...pair('nose/nose-compression', 'uncompress', 'compress'),
  ...[
    'scale-horiz',
    'scale-vert',
    'scale-depth',
    'cupidsbow',
    'cupidsbow-width',
    'upperlip-height',
    'upperlip-volume',
    'upperlip-width',
    'lowerlip-height',
    'lowerlip-volume',
    'lowerlip-width',
    'philtrum-volume',
  ].flatMap((part) => pair(`mouth/mouth-${part}`)),
  ...['angles', 'trans', 'upperlip-middle', 'lowerlip-middle', 'upperlip-ext', 'lowerlip-ext'].flatMap((part) =>
    pair(`mouth/mouth-${part}`, 'down', 'up'),
  ),
  ...pair('mouth/mouth-trans', 'backward', 'forward'),
  ...pair('mouth/mouth-dimples', 'out', 'in'),
  ...pair('mouth/mouth-laugh-lines', 'out', 'in'),
  ...['bones', 'cleft', 'height', 'jaw-drop', 'prognathism', 'prominent', 'width'].flatMap((part) => pair(`chin/chin-${part}`)),
  'chin/chin-triangle',
  ...['oval', 'round', 'square', 'rectangular', 'triangular', 'invertedtriangular', 'diamond'].map(
    (kind) => `head/head-${kind}`,
  ),
  ...['age', 'fat', 'scale-horiz', 'scale-vert', 'scale-depth', 'back-scale-depth'].flatMap((part) =>
    pair(`head/head-${part}`),
  ),
  ...pair('head/head-angle', 'out', 'in'),
  ...['bag', 'bag-height', 'height1', 'height2', 'height3', 'scale'].flatMap((part) => pair(`eyes/*-eye-${part}`)),
  ...['corner1', 'corner2', 'trans', 'eyefold', 'eyefold-angle'].flatMap((part) => pair(`eyes/*-eye-${part}`, 'down', 'up')),
  ...['trans', 'epicanthus', 'push1', 'push2'].flatMap((part) => pair(`eyes/*-eye-${part}`, 'in', 'out')),
  ...pair('eyes/*-eye-eyefold', 'concave', 'convex'),
  ...['bones', 'inner', 'volume'].flatMap((part) => pair(`cheek/*-cheek-${part}`)),
  ...pair('cheek/*-cheek-trans', 'down', 'up'),
  ...['scale', 'scale-vert', 'scale-depth', 'wing', 'lobe', 'flap'].flatMap((part) => pair(`ears/*-ear-${part}`)),
  ...pair('ears/*-ear-rot', 'backward', 'forward'),
  ...pair('ears/*-ear-trans', 'down', 'up'),
  ...['pointed', 'round', 'square', 'triangle'].map((kind) => `ears/*-ear-shape-${kind}`),
  ...pair('eyebrows/eyebrows-angle', 'down', 'up'),
  ...pair('eyebrows/eyebrows-trans', 'down', 'up'),
  ...pair('eyebrows/eyebrows-trans', 'backward', 'forward'),
  ...['nubian', 'scale-vert', 'temple'].flatMap((part) => pair(`forehead/forehead-${part}`)),
  ...pair('forehead/forehead-trans', 'backward', 'forward'),
]

const BODY = [
  ...['double', 'scale-depth', 'scale-horiz', 'scale-vert', 'back-scale-depth'].flatMap((part) => pair(`neck/neck-${part}`)),
  ...['muscle-dorsi', 'muscle-pectoral', 'scale-depth', 'scale-horiz', 'scale-vert', 'vshape'].flatMap((part) =>
    pair(`torso/torso-${part}`),
  ),
  ...['scale-depth', 'scale-horiz', 'scale-vert'].flatMap((part) => pair(`hip/hip-${part}`)),
  ...pair('hip/hip-waist', 'down', 'up'),
  ...['pregnant', 'tone'].flatMap((part) => pair(`stomach/stomach-${part}`)),
  ...pair('buttocks/buttocks-volume'),
  ...['shoulder-dist', 'waist-circ', 'hips-circ', 'neck-circ', 'upperarm-length', 'lowerarm-length'].flatMap((part) =>
    pair(`measure/measure-${part}`),
  ),
  ...['upperlegs-height', 'lowerlegs-height', '*-hand-scale', '*-foot-scale', '*-hand-fingers-length'].flatMap((part) =>
    pair(`armslegs/${part}`),
  ),
  ...['upperarm-fat', 'upperarm-muscle', 'lowerarm-muscle', 'upperleg-fat', 'upperleg-muscle', 'lowerleg-muscle'].flatMap(
    (part) => pair(`armslegs/*-${part}`),
  ),
]

const SIDED_UNITS = ['eye-*-closure', 'eye-*-opened-up', 'eye-*-slit', 'nose-*-dilatation', 'nose-*-elevation']
const SIDED_BROWS = ['down', 'extern-up', 'inner-up', 'up'].map((part) => `eyebrows-*-${part}`)
const MIDDLE_UNITS = [
  ...[
    'compression',
    'corner-puller',
    'depression',
    'depression-retraction',
    'elevation',
    'eversion',
    'open',
    'parling',
    'part-later',
  ],
  ...['protusion', 'pursing', 'retraction', 'upward-retraction'],
].map((part) => `mouth-${part}`)
/** Units of expression, of one origin: those of the others differ by less than a face does. */
const EXPRESSIONS = [
  ...SIDED_UNITS,
  ...SIDED_BROWS,
  ...MIDDLE_UNITS,
  'neck-platysma',
  'nose-compression',
  'nose-depression',
].map((unit) => `expression/units/caucasian/${unit}`)

/** Every target of the whole form. */
export const WHOLE_TARGETS: readonly string[] = [...MACRO, ...BREAST, ...FACE, ...BODY, ...EXPRESSIONS]

/** Of these the browser's first sketch is made: all that changes a head and where it is, but for what few people have. */
export const SKETCH_TARGETS: readonly string[] = WHOLE_TARGETS.filter((name) => {
  if (name.startsWith('macrodetails/universal')) return !/baby.*(min|max)weight/.test(name)
  if (name.startsWith('macrodetails/')) return !/height|uncommon/.test(name) || /height.*-young-/.test(name)
  if (name.startsWith('expression/')) return /corner-puller|closure|slit|inner-up|extern-up|mouth-open/.test(name)
  return /^(nose|mouth|chin|head|forehead|eyes|cheek|ears|eyebrows|neck)\//.test(name)
})
