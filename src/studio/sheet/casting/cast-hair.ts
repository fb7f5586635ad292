import type { StyleId } from '../../../contract/styles.ts'
import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { drawsPerson, isAfterLife } from '../../styles/draws-person.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { BEARD_LENGTHS, FACIAL_HAIR } from '../../words/lexicon/facial-hair.ts'
import { HAIR_COLORS, HAIR_STYLES, HAIR_WORDS, type HairWord } from '../../words/lexicon/hair.ts'
import type { CharacterSheet, HairSheet } from '../character-sheet.ts'
import type { Reading } from '../reading.ts'
import { isOldWizardImplied, type Person } from './cast-person.ts'
import type { Choices } from './choices.ts'
import { COMMON_HAIR, DRAWN_HAIR, OLD_HAIR } from './heritage.ts'
import { SPECIES_TRAITS } from './species-traits.ts'

type HairKind = HairSheet['kind']

const FEMININE: readonly HairKind[] = [
  'bob',
  'half up',
  'side tail',
  'shoulder',
  'long',
  'curly',
  'pony tail',
  'bun',
  'braid',
  'crop',
  'afro',
  'very long',
]
const MASCULINE: readonly HairKind[] = [
  'short',
  'crop',
  'undercut',
  'quiff',
  'slicked back',
  'curly',
  'spiky',
  'dreadlocks',
  'afro',
]
const CHILD: readonly HairKind[] = [
  'short',
  'bob',
  'shoulder',
  'pony tail',
  'curly',
  'twin tails',
  'braid',
  'spiky',
  'crop',
  'afro',
]
const OLD: readonly HairKind[] = ['short', 'crop', 'bun', 'bob', 'shoulder', 'slicked back', 'curly']
/** One order for all, so that another gender or age moves the choice as little as it can. */
const ALL: readonly HairKind[] = [...new Set([...FEMININE, ...MASCULINE, ...CHILD, ...OLD])]

/** Curls of which nothing else is said hang free. */
const CURLY: readonly HairKind[] = ['curly', 'long', 'shoulder', 'short', 'bob']

type Fringe = HairSheet['fringe']
const FRINGES: readonly Fringe[] = ['curtain', 'straight', 'swept', 'parted', 'curtain']
/** Straight over the brows or hung before both temples, a man's hair looks like a wig in a photograph. */
const OFF_THE_BROW: readonly Fringe[] = ['parted', 'none', 'swept', 'none', 'parted']
/** Waves and curls over a brow are clumps with skin between them. */
const OF_WAVES: readonly Fringe[] = ['parted', 'none']

/** Cut, texture and colour: what is said stays, the rest differs between candidates. */
export function castHair(reading: Reading, person: Person, choices: Choices, style: StyleId): HairSheet {
  const said = saidHair(reading.hairStyle)
  const isOfLife = isAfterLife(style)
  const kind = said.kind ?? openKind(person, choices, { said, isOfLife })
  const texture =
    said.texture ??
    (COILED.has(kind)
      ? 'coily'
      : choices.one(
          'hair texture',
          person.grows === 'coils'
            ? COILING[person.gender === 'male' ? 'cropped' : 'grown']
            : person.grows === 'straight'
              ? STRAIGHT
              : (['straight', 'wavy', 'straight', 'wavy', 'curly'] as const),
          (open) => open !== 'curly' || !(said.kind ?? said.fringe) || person.grows === 'coils',
        ))
  return {
    kind,
    ...(said.isTied && { isTied: said.isTied }),
    ...(said.isFaded && { isFaded: said.isFaded }),
    ...(said.lost && { lost: said.lost }),
    ...castHairColors(reading, person, choices, style),
    texture,
    fringe:
      said.fringe ??
      (said.lost || said.isFaded || texture === 'coily' ? 'none' : undefined) ??
      choices.one(
        'fringe',
        isOfLife && person.gender === 'male' ? OFF_THE_BROW : texture !== 'straight' && drawsPerson(style) ? OF_WAVES : FRINGES,
      ),
    volume: said.volume ?? choices.number('hair volume', 0.08, 0.14),
    parting: partingAsSaid(choices.one('parting', [-0.45, 0.4, 0.1, -0.2]), said.fringe),
  }
}

/** A parting that is said lies at the side to be seen, and that of curtains in the middle. */
const partingAsSaid = (open: number, fringe: Fringe | undefined) =>
  fringe === 'parted' ? Math.sign(open) * 0.7 : fringe === 'curtain' ? open * 0.2 : open

/** What a cut that was said decides; the rest of it is open. */
export function saidHair(hairStyle: string | undefined): HairWord {
  if (hairStyle === undefined) return {}
  const words = findTerms(hairStyle, HAIR_WORDS, HAIR_STYLES).flatMap((term) => HAIR_STYLES[term] ?? HAIR_WORDS[term] ?? [])
  const ropes = words.find(({ kind }) => kind === 'dreadlocks' || kind === 'box braids')?.kind
  const isTied = words.some(({ kind }) => kind !== undefined && TIED.has(kind))
  return Object.assign({}, ...words, ropes && { kind: ropes }, ropes && isTied && { isTied: true })
}

/** Combed back, or too short to be parted. */
const HIDES_PARTING: ReadonlySet<HairKind> = new Set(['braid', 'crop', 'curly', 'slicked back', 'quiff', 'spiky'])

const TIED: ReadonlySet<HairKind> = new Set(['pony tail', 'bun', 'topknot', 'side tail', 'half up'])

/** Of hair that coils by itself men cut most of it off; women's is straightened as often as not coiled to the root. */
const COILING = {
  cropped: ['coily', 'coily', 'curly', 'coily', 'coily'],
  grown: ['curly', 'coily', 'straight', 'curly', 'coily'],
} as const
const STRAIGHT = ['straight', 'wavy', 'straight', 'straight', 'straight'] as const

const COILED: ReadonlySet<HairKind> = new Set(['afro', 'dreadlocks', 'box braids', 'cornrows'])

/** `isOfLife`: in a style after life, where hair stands on end only if somebody says so. */
function openKind(
  { gender, ageYears, species, grows }: Person,
  choices: Choices,
  { said, isOfLife }: { readonly said: HairWord; readonly isOfLife: boolean },
): HairKind {
  const ofSpecies = SPECIES_TRAITS[species].hairKinds
  // Locks and a bun show no coils, an afro no parting.
  const coily = said.fringe === undefined ? (['afro', 'curly', 'shoulder'] as const) : (['shoulder', 'long', 'bob'] as const)
  if (said.texture === 'coily') return choices.one('hair cut', coily)
  if (ofSpecies) return choices.one('hair cut', ofSpecies)
  const hidesEars = (kind: HairKind) => kind === 'afro' || kind === 'curly'
  const hasEarsOnTop = species.endsWith('person')
  const ofAge = ageYears < 13 ? CHILD : ageYears > 62 ? OLD : ALL
  const ofGender = gender === 'female' ? FEMININE : gender === 'male' ? MASCULINE : ALL
  // Messy or wavy hair is long enough to be it.
  const isTousled = said.texture !== undefined && said.texture !== 'straight'
  const isFull = (said.volume ?? 0) >= 0.16
  // With short hair that nobody told of a woman is taken for a man.
  const isTakenForMan = gender === 'female'
  const fits = (kind: HairKind) =>
    !(isTousled && (kind === 'crop' || kind === 'slicked back')) &&
    !(isTakenForMan && (kind === 'crop' || kind === 'short')) &&
    !(isFull && (kind === 'crop' || kind === 'slicked back' || kind === (gender === 'male' ? 'undercut' : 'short'))) &&
    !(isFull && isTousled && kind === 'quiff') &&
    !(said.fringe === 'parted' && (TIED.has(kind) || HIDES_PARTING.has(kind))) &&
    !(kind === 'curly' && (said.texture ?? grows) === 'straight') &&
    !(hasEarsOnTop && hidesEars(kind)) &&
    !(isOfLife && kind === 'spiky') &&
    !COILED.has(kind) &&
    ofAge.includes(kind) &&
    (ageYears < 13 ? isForChild(kind, gender) : ofGender.includes(kind))
  if (said.texture === 'curly') return choices.one('hair cut', ALL, (kind) => fits(kind) && CURLY.includes(kind))
  const kind = choices.one('hair cut', ALL, fits)
  return (said.texture === undefined && grows === 'coils' && COILED_INSTEAD[kind]) || kind
}

/** How hair that coils by itself is cut instead: each in a way that no other candidate has. */
const COILED_INSTEAD: Partial<Record<HairKind, HairKind>> = {
  curly: 'afro',
  'slicked back': 'dreadlocks',
  quiff: 'cornrows',
  'half up': 'box braids',
  'side tail': 'cornrows',
}

const isForChild = (kind: HairKind, gender: Person['gender']) =>
  gender === 'male' ? ['short', 'curly', 'spiky', 'afro', 'crop'].includes(kind) : !['spiky', 'short', 'crop'].includes(kind)

/** 'brown with blonde tips', 'pink and blue': the colours of one head of hair. */
function castHairColors(
  { hairColor, hairStyle, facialHair, skin }: Reading,
  person: Person,
  choices: Choices,
  style: string,
): Pick<HairSheet, 'color' | 'tipColor' | 'streakColor' | 'sideColor' | 'rootColor'> {
  const [base = '', details = ''] = (hairColor ?? '').split(/\bwith\b/)
  const [first = '', second] = base.split(/ and | to /)
  // Of a red beard alone one thinks a red head.
  const color =
    // Of cloth 'natural' is a beige; of hair it is whatever grew.
    (first.trim() === 'natural' ? undefined : colorOf(first.trim(), HAIR_COLORS)) ??
    colorOf(facialHair ?? '', HAIR_COLORS) ??
    openHairColor(person, choices, { style, isSkinSaid: skin !== undefined, isOriginSaid: person.forebears !== undefined })
  const detail = details ? colorOf(details.trim(), HAIR_COLORS) : undefined
  if (detail && /root/.test(details)) return { color, rootColor: detail }
  const isStreak = /streak|highlight|strand|stripe/.test(details)
  const other = second === undefined ? undefined : colorOf(second.trim(), HAIR_COLORS)
  const isBlend = / to /.test(base) || /ombre|gradient|dip dyed|balayage/.test(hairStyle ?? '')
  const isSplit = /split|half|two tone/.test(`${hairStyle ?? ''} ${base}`)
  const tipColor = detail && !isStreak ? detail : isBlend ? other : undefined
  const streakColor = detail && isStreak ? detail : isBlend || isSplit ? undefined : other
  return {
    color,
    ...(tipColor ? { tipColor } : {}),
    ...(streakColor ? { streakColor } : {}),
    ...(isSplit && !isBlend && other ? { sideColor: other } : {}),
  }
}

/** Blue and pink are of these styles, but who is described without them seldom means them. */
const DYED_UNASKED = 0.15
const STYLES_WITH_DRAWN_HAIR = new Set(['anime', '3d-anime', 'neon-cyberpunk', 'neonpunk', 'cyberpunk', 'pop-art'])

function openHairColor(
  { species, gender, ageYears, heritage, grows }: Person,
  choices: Choices,
  { style, isSkinSaid, isOriginSaid }: { style: string; isSkinSaid: boolean; isOriginSaid: boolean },
): Rgb {
  const ofSpecies = SPECIES_TRAITS[species].hairColors
  if (ofSpecies) return rgbFromHex(choices.one('hair color', ofSpecies))
  if (ageYears > 60) return rgbFromHex(choices.one('hair color', OLD_HAIR))
  const natural: readonly string[] = isSkinSaid && !isOriginSaid && grows !== 'coils' ? COMMON_HAIR : heritage.hair
  // A grown man may get a beard: blue or pink ones are for those who ask.
  const mayBeBearded = gender === 'male' && ageYears >= 24
  const isDrawn =
    STYLES_WITH_DRAWN_HAIR.has(style) &&
    !isSkinSaid &&
    !isOriginSaid &&
    !mayBeBearded &&
    ageYears > 12 &&
    ageYears < 40 &&
    choices.number('drawn hair', 0, 1) < DYED_UNASKED
  const grown = rgbFromHex(choices.one('hair color', isDrawn ? DRAWN_HAIR : natural))
  // Between forty and sixty most hair goes grey; women dye it more often than not.
  const grey = Math.max(0, ageYears - GREY_FROM) / (61 - GREY_FROM)
  const share = grey * choices.number('greying', gender === 'female' ? -0.5 : 0.2, 1)
  return share > 0 ? mixRgb(grown, GREY, Math.min(0.75, share)) : grown
}

const GREY_FROM = 40
const GREY: Rgb = [0.66, 0.64, 0.62]

/** Hair grows from black over brown and red to fair and white; green and pink are dye, and beards are rarely dyed. */
const isGrown = ([red, green, blue]: Rgb) => red >= green * 0.97 && green >= blue * 0.9
const UNDER_DYE: Rgb = [0.2, 0.15, 0.13]

/** A beard as said; of grown men of whom nothing is said some have one. */
export function castFacialHair(
  reading: Reading,
  person: Person,
  hairColor: Rgb,
  choices: Choices,
): CharacterSheet['facialHair'] {
  const { facialHair } = reading
  if (facialHair !== undefined) {
    const terms = findTerms(facialHair, FACIAL_HAIR, BEARD_LENGTHS)
    const noun = terms.findLast((term) => FACIAL_HAIR[term] !== undefined)
    const kind = noun === undefined ? 'full beard' : FACIAL_HAIR[noun]!
    if (kind === 'none') return undefined
    const length = terms.map((term) => BEARD_LENGTHS[term]).find(Boolean)
    const color = colorOf(facialHair, HAIR_COLORS) ?? hairColor
    const isBraided = kind === 'full beard' && /braid|plait/.test(facialHair)
    return { kind: isBraided ? 'braided beard' : kind === 'full beard' && length ? length : kind, color }
  }
  if (person.gender !== 'male' || person.ageYears < 24) return undefined
  if (person.species === 'dwarf' && !/halfling|hobbit|gnome/.test(reading.species ?? ''))
    return { kind: choices.one('beard', ['full beard', 'long beard', 'full beard'] as const), color: hairColor }
  if (person.species !== 'human' || reading.marks?.some((mark) => /make ?up|face paint|mask/.test(mark))) return undefined
  // Also of one who is said to be old.
  if (isOldWizardImplied(reading) && person.ageYears > 60) return { kind: 'long beard', color: hairColor }
  if (isSanta(reading) && person.ageYears > 60) return { kind: 'long beard', color: SNOW }
  const kind = choices.one('beard', ['none', 'stubble', 'none', 'stubble', 'none', 'short beard'] as const)
  return kind === 'none' ? undefined : { kind, color: isGrown(hairColor) ? hairColor : UNDER_DYE }
}

const SNOW: Rgb = [0.93, 0.92, 0.9]
const isSanta = ({ headwear, garments = [] }: Reading) =>
  /santa hat/.test(headwear ?? '') && garments.some(({ type, isImplied }) => isImplied && type === 'fur coat')

/** Brows follow the hair, a good deal darker than light hair: they carry the mood. */
export function castBrows(hair: HairSheet, choices: Choices): CharacterSheet['brows'] {
  const brightness = (hair.color[0] + hair.color[1] + hair.color[2]) / 3
  return {
    color: mixRgb(hair.color, [0.2, 0.15, 0.14], brightness > 0.45 ? 0.52 : 0.1),
    thickness: choices.number('brow thickness', 0.9, 1.15),
    arch: choices.number('brow arch', 0.6, 1.3),
  }
}
