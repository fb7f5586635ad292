import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import type { Growth, Hide } from '../being.ts'
import type { CharacterSheet, Garment } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'

/** What words of a being's body say, whoever it is: any hide goes with any horns, wings and tail. */
interface Said {
  readonly says: RegExp
  readonly hide?: Hide
  readonly growths?: readonly Growth[]
  /** Of skin whose colour is not said. */
  readonly skin?: string
  readonly isBald?: true
}

const SAID: readonly Said[] = [
  { says: /\b(wrapped in bandages|mummy wraps)\b/, hide: 'bandages', isBald: true, skin: '#8a7350' },
  { says: /\b(lava|magma|molten|glowing cracks)\b/, hide: 'lava', skin: '#2e2422' },
  { says: /\b(stone|rock|rocky|stony|granite|marble) ?(skin|body)?\b/, hide: 'stone', isBald: true, skin: '#85837e' },
  { says: /\b(crystal|crystalline|ice body|icy skin|ice skin)\b/, hide: 'crystal', skin: '#a9d3ea' },
  { says: /\b(bark|wooden skin|wood skin)\b/, hide: 'bark', skin: '#7d5f41' },
  { says: /\b(slime|slimy skin|gelatinous|jelly)\b/, hide: 'slime', skin: '#5fbf6a' },
  { says: /\b(rot|rotting|rotten|decaying|decayed) ?(flesh|skin)?\b/, hide: 'rot' },
  { says: /\bhalf metal face\b/, hide: 'half metal' },
  { says: /\bhalf metal\b/, hide: 'half metal', skin: '#c1906d' },
  { says: /\b(seams|panel lines|paneled skin)\b/, hide: 'panels' },
  { says: /\bfeathers\b/, hide: 'feathers' },
  { says: /\b(fur|furry)\b/, hide: 'fur' },
  { says: /\b(striped|stripes) ?(skin|fur)\b/, hide: 'stripes' },
  { says: /\bspotted (skin|fur)\b/, hide: 'spots' },
  { says: /\b(flaming hair|hair of fire|fiery hair|flames for hair|fire hair)\b/, growths: ['flames'], isBald: true },
  { says: /\bice shards\b/, growths: ['crystals'], isBald: true },
  { says: /\bantenn/, growths: ['antennae'] },
  { says: /\b(tentacles?|tentacled)\b/, growths: ['tentacles'] },
  { says: /\bleaves\b/, growths: ['leaves'] },
  { says: /\bmushroom cap\b/, growths: ['mushroom cap'] },
  { says: /\bdorsal fin\b/, growths: ['fin'], isBald: true },
  { says: /\b(compound|insect) eyes\b/, growths: ['bulging eyes'] },
  { says: /\bskeleton\b/, growths: ['skull face'], isBald: true },
  { says: /\bcat whiskers\b/, growths: ['whiskers'] },
  { says: /\b(third eye|three eyes)\b/, growths: ['third eye'] },
  { says: /\bcyclops\b/, growths: ['one eye'] },
]

/** Eyes that are one colour all over. */
const WHOLE_EYES =
  /\b(compound eyes|solid (\w+ )?eyes|all (black|white) eyes|no pupils|without pupils|black sclera|insect eyes)\b/

/** Whose feathers are their own; those of others are on hats, in hair, of wings. */
const FEATHERED = /harpy|siren|bird|phoenix|alien/

/** What covers somebody, of all that is said to: feathers and scales may be of what they wear. */
function isOwn(hide: Hide | undefined, { species = '', garments = [] }: Reading): boolean {
  if (hide === 'feathers') return FEATHERED.test(species)
  return hide !== 'scales' || species !== '' || !garments.some(({ type, isImplied }) => !isImplied && /armo/.test(type))
}

/** A character as the words of a being say: its hide, what grows on its head, its tails, and colours that go with them. */
export function castBeing(character: CharacterSheet, reading: Reading): CharacterSheet {
  const words = [reading.species, reading.skin, reading.hairStyle, reading.hairColor, ...(reading.marks ?? [])]
    .filter(Boolean)
    .join(', ')
  const said = SAID.filter(({ says, hide }) => says.test(words) && isOwn(hide, reading))
  const isScaly =
    /\bscale[sd]?\b|\bscaly\b/.test(words) && isOwn('scales', reading) && !character.animal && character.tail?.kind !== 'fish'
  const hide = said.find((each) => each.hide)?.hide ?? (isScaly ? 'scales' : ofKind(character))
  const hasWhiskers = reading.facialHair?.includes('whiskers') && (character.ears === 'cat' || character.ears === 'mouse')
  const growths = [
    ...new Set(said.flatMap((each) => each.growths ?? [])),
    ...(hasWhiskers ? (['whiskers'] as const) : []),
    ...(isGrey(character, reading) && isLarge(reading) ? (['bulging eyes'] as const) : []),
  ]
  const bare = said.find(({ skin }) => skin)?.skin
  // Of metal is the other half.
  const isColorSaid =
    reading.skin !== undefined &&
    (hide !== 'half metal' || !/metal|chrome|steel|silver/.test(reading.skin)) &&
    colorOf(reading.skin) !== undefined
  const coat = coatColor(reading)
  const base =
    coat ??
    (/^(satyr|faun)$/.test(reading.species ?? '') && reading.skin === undefined ? rgbFromHex('#c08f68') : undefined) ??
    (bare !== undefined && !isColorSaid ? rgbFromHex(bare) : undefined)
  const isBald = reading.hairStyle === undefined && reading.hairColor === undefined && said.some((each) => each.isBald)
  const isCovered = growths.some((growth) => growth === 'flames')
  const count = countOfTails(reading, character)
  const isWhole = WHOLE_EYES.test(words) || isGrey(character, reading)
  const { horns: _horns, ...hornless } = character
  const goat = hasGoatLegs(reading)
  return {
    ...(isHornless(reading, character) ? hornless : character),
    ...(hide && { hide }),
    ...(growths.length > 0 && { growths }),
    ...(base && {
      skin: { ...character.skin, base, blush: mixRgb(base, [0.5, 0.3, 0.3], 0.2), blushStrength: 0.1, freckles: 0 },
    }),
    ...((isBald || isCovered) && { hair: { ...character.hair, kind: 'bald' as const } }),
    ...(hide && isOfMatter(hide) && withoutHair(character, reading)),
    ...(hide && isOfMatter(hide) && !reading.garments?.length && madeOf(character, base ?? character.skin.base)),
    ...(goat && goatLegs(character, reading)),
    ...(character.species === 'ghost' && !hide && { sheer: 0.34 }),
    ...(hide === 'half metal' && reading.eyeColor === undefined && { eyes: { ...character.eyes, left: HUMAN_EYE, glow: 0 } }),
    ...(hide === 'slime' && { sheer: 0.3, hair: slimyHair(character, base) }),
    ...(/\b(four|six|extra|multiple) arm(s|ed)\b/.test(words) && { armPairs: /six/.test(words) ? 3 : 2 }),
    ...(isWhole && { eyes: { ...character.eyes, isWhole } }),
    ...(goat ? { tail: undefined } : tailOf(reading, character, { base, count })),
    ...(base && wingsOf(reading, character, base)),
    ...(growths.includes('whiskers') && { facialHair: undefined }),
    ...(growths.includes('mushroom cap') && capOf(reading)),
    ...(growths.includes('skull face') && { ears: 'none' as const, marks: [], fangs: false }),
    // The hide has them all over.
    ...(hide === 'scales' && { marks: character.marks.filter(({ kind }) => kind !== 'scales') }),
  }
}

/** Of the half that is no machine. */
const HUMAN_EYE: Rgb = [0.33, 0.22, 0.14]

/** What a kind has of which nothing is said. */
function ofKind({ animal, species, marks }: CharacterSheet): Hide | undefined {
  if (animal) return BARE.has(animal.kind) ? undefined : animal.kind === 'owl' || animal.kind === 'bird' ? 'feathers' : 'fur'
  if (species === 'android') return 'panels'
  return species === 'zombie' && !marks.some(({ kind }) => kind === 'skull make-up') ? 'rot' : undefined
}

/** Animals without fur and feathers. */
const BARE: ReadonlySet<string> = new Set(['pig', 'lizard', 'dragon', 'frog'])

const isOfMatter = (hide: Hide) => ['stone', 'lava', 'crystal', 'bandages', 'bark'].includes(hide)

/** On what does not live nothing grows but what is said. */
const withoutHair = ({ brows, skin }: CharacterSheet, { facialHair }: Reading): Partial<CharacterSheet> => ({
  ...(facialHair === undefined && { facialHair: undefined }),
  brows: { ...brows, color: mixRgb(brows.color, skin.base, 0.4) },
})

/** Of whom no clothes are said all is of it. */
const madeOf = ({ garments }: CharacterSheet, color: Rgb): Partial<CharacterSheet> => {
  const plain = { color, trim: color, pattern: 'plain' as const }
  return {
    garments:
      garments.length > 0
        ? [
            { kind: 'tank top', ...plain },
            { kind: 'trousers', ...plain },
          ]
        : [],
    hideOver: 'all',
  }
}

const slimyHair = ({ hair, skin }: CharacterSheet, base = skin.base): CharacterSheet['hair'] => ({
  ...hair,
  color: mixRgb(base, [0.02, 0.1, 0.14], 0.35),
})

const hasGoatLegs = ({ species = '', marks = [] }: Reading) =>
  /^(satyr|faun)$/.test(species) || marks.some((mark) => /goat legs|hooves|hoofs/.test(mark))

/** Shaggy from the hips down, on dark hooves. */
function goatLegs({ garments, hair, skin }: CharacterSheet, reading: Reading): Partial<CharacterSheet> {
  const color = mixRgb(hair.color, [0.3, 0.2, 0.13], 0.6)
  const dark: Rgb = [0.1, 0.08, 0.07]
  const above = reading.garments?.length ? garments.filter(({ kind }) => !LEGS.has(kind)) : []
  const on = (kind: 'vest' | 'trousers' | 'boots', own: Rgb) => ({ kind, color: own, trim: own, pattern: 'plain' as const })
  return {
    garments: [
      on('trousers', color),
      on('boots', dark),
      ...(above.length > 0 ? above : [on('vest', mixRgb(skin.base, dark, 0.6))]),
    ],
    hide: 'fur',
    hideOver: 'legs',
  }
}

const LEGS: ReadonlySet<string> = new Set([
  'trousers',
  'jeans',
  'skirt',
  'shorts',
  'overalls',
  'boots',
  'shoes',
  'robe',
  'gown',
  'dress',
])

/** 'green scales', 'grey fur' and 'black feathers' are the colour of the whole body. */
function coatColor(reading: Reading): Rgb | undefined {
  const { marks = [], skin } = reading
  if (skin !== undefined) return undefined
  const coat = marks.find((mark) => {
    const [, hide] = / (scales|fur|feathers)$/.exec(mark) ?? []
    return hide !== undefined && isOwn(hide as Hide, reading)
  })
  return coat === undefined ? undefined : colorOf(coat)
}

/** 'nine white tails' */
function countOfTails({ marks = [] }: Reading, { species }: CharacterSheet): number | undefined {
  if (!marks.some((mark) => /\btails\b/.test(mark))) return undefined
  return species === 'fox person' ? 9 : 2
}

/** Djinns and nagas have none in place of legs unless it is said; all other dragons' kin have horns. */
function isHornless({ species = '', marks = [] }: Reading, { animal }: CharacterSheet): boolean {
  return (
    (/^(djinn|genie|naga|lamia|medusa|gorgon)$/.test(species) || animal?.kind === 'lizard') &&
    !marks.some((mark) => /horn/.test(mark))
  )
}

/** A tail has the colour of the body it is part of. */
function tailOf(
  { species = '', marks = [] }: Reading,
  { tail, skin, garments }: CharacterSheet,
  { base, count }: { readonly base: Rgb | undefined; readonly count: number | undefined },
): Partial<CharacterSheet> {
  if (!tail) return {}
  const kind = /^(naga|lamia)$/.test(species) ? 'snake' : /^(djinn|genie)$/.test(species) ? 'smoke' : tail.kind
  const isOwnColor = marks.some((mark) => /\btails?\b/.test(mark) && colorOf(mark) !== undefined)
  const color = isOwnColor || kind === 'fish' || kind === 'cat' || kind === 'fox' ? tail.color : (base ?? skin.base)
  if (kind === 'smoke')
    return { garments: garments.map(shortened), tail: { kind, color: mixRgb(base ?? skin.base, [0.92, 0.94, 0.98], 0.4) } }
  return { tail: { kind, color, ...(count && { count }) }, ...(kind === 'snake' && { garments: garments.map(shortened) }) }
}

/** Wings of skin have its colour. */
function wingsOf({ marks = [] }: Reading, { wings }: CharacterSheet, base: Rgb): Partial<CharacterSheet> {
  const isSaid = marks.some((mark) => /wings$/.test(mark) && colorOf(mark) !== undefined)
  return wings && !isSaid && (wings.kind === 'bat' || wings.kind === 'dragon')
    ? { wings: { ...wings, color: mixRgb(base, [0.12, 0.1, 0.12], 0.3) } }
    : {}
}

/** What would hide a tail that stands for legs ends at the hips. */
const shortened = (garment: Garment): Garment => (LONG.has(garment.kind) ? { ...garment, kind: 'tunic' } : garment)

const LONG: ReadonlySet<string> = new Set(['robe', 'gown', 'dress'])

/** 'with a red cap': what grows on a mushroom is no hat. */
function capOf({ headwear }: Reading): Partial<CharacterSheet> {
  const color = headwear === undefined ? undefined : colorOf(headwear)
  return { ...(color && { growthColor: color }), headwear: undefined }
}

const isLarge = ({ bodyWords = [] }: Reading) => bodyWords.some((words) => /(big|large|huge) eyes/.test(words))

/** Black eyes of a visitor from space have no white. */
const isGrey = ({ species }: CharacterSheet, { eyeColor = '' }: Reading) => species === 'alien' && /black|dark/.test(eyeColor)
