import { seldomPart } from '#studio/seldom-parts.ts'
import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { garmentCutOf, garmentKindOf } from '../../words/garment-kind-of.ts'
import { CUT_WORDS, type CutCompany } from '../../words/lexicon/garment-cuts.ts'
import { GARMENT_ZONES, type GarmentZone, PATTERNS } from '../../words/lexicon/garments.ts'
import type { Garment, GarmentKind } from '../character-sheet.ts'
import type { GarmentCut } from '../garment-cut.ts'
import type { ReadGarment, Reading } from '../reading.ts'
import type { Person } from './cast-person.ts'
import type { Choices } from './choices.ts'
import { NATURAL_COLORS, type Palette } from './palettes.ts'
import { EVERYDAY_OUTFITS, type Outfit, type Setting } from './settings.ts'

/** From the skin outwards. */
const LAYER: Readonly<Record<GarmentZone, number>> = {
  feet: 0,
  legs: 1,
  top: 2,
  waist: 4,
  outer: 3,
  neck: 5,
  over: 6,
  hands: 7,
}

/** From the skin outwards. */
export const layerOf = (kind: GarmentKind) => Math.max(...GARMENT_ZONES[kind].map((zone) => LAYER[zone]))

/** Of two tops the thicker one is worn above: a cardigan over a blouse, a flannel shirt over a tee. */
const TOPS_BY_THICKNESS: readonly GarmentKind[] = [
  'tank top',
  't-shirt',
  'blouse',
  'shirt',
  'turtleneck',
  'tunic',
  'chainmail',
  'corset',
  'sweater',
  'hoodie',
]
const thicknessOf = (kind: GarmentKind) => TOPS_BY_THICKNESS.indexOf(kind)

interface Wish {
  readonly kind: GarmentKind
  readonly cut?: GarmentCut
  readonly said?: ReadGarment
  /** It comes with another garment, in colours that suit that one. */
  readonly company?: { readonly of: Wish; readonly as: CutCompany }
}

/** They go with whatever else is on the legs. */
const SOCKS: ReadonlySet<GarmentCut> = new Set(['knee socks', 'leg warmers', 'ankle socks'])

/** Places of the body that a wished garment takes. */
const zonesOf = ({ kind, cut }: Wish): readonly GarmentZone[] => [
  ...(cut && SOCKS.has(cut) ? [] : GARMENT_ZONES[kind]),
  ...((cut && CUT_WORDS[cut].zones) ?? []),
]

/** Clothes as said, completed so that nobody goes bare; colours left open come from one palette. */
export function castClothes(reading: Reading, person: Person, choices: Choices, setting: Setting, palette: Palette): Garment[] {
  const said = (reading.garments ?? []).flatMap((garment): Wish[] => {
    const kind = garmentKindOf(garment.type)
    const cut = garmentCutOf(garment.type)
    // What women wear as a high skirt men wear as a long robe.
    if (cut === 'hanbok' && person.gender === 'male') return [{ kind: 'robe', said: garment }]
    // No woman goes without: what is said so of her is not heard.
    const isBare = cut === 'bare chest' && person.gender !== 'male'
    return kind && !isBare ? [{ kind, said: garment, ...(cut && { cut }) }] : []
  })
  // 'dressed in black' colours whatever is chosen.
  const overall = reading.garments?.find(({ type }) => garmentKindOf(type) === undefined)
  const wishes = complete(matched(said), person, choices, { setting, jewellery: reading.jewellery ?? [] }).toSorted(
    (a, b) => layerOf(a.kind) - layerOf(b.kind) || thicknessOf(a.kind) - thicknessOf(b.kind),
  )
  const hasLayerAbove = wishes.some((wish) => zonesOf(wish).some((zone) => zone === 'outer' || zone === 'over'))
  // What is worn alone carries the colour; below something else it is quiet and light.
  const colors = hasLayerAbove ? palette : { ...palette, second: palette.main }
  const sewWish = (wish: Wish): Garment => {
    if (wish.company) return sewCompany(wish, sewWish(wish.company.of))
    return sew({ ...wish, said: wish.said ?? overall }, colors)
  }
  return wishes.map(sewWish)
}

/** Garments whose cut follows from what is worn with them. */
function matched(said: readonly Wish[]): Wish[] {
  const hasLegwear = said.some((wish) => zonesOf(wish).length === 1 && zonesOf(wish)[0] === 'legs')
  const hasGi = said.some(({ cut }) => cut === 'karate gi')
  return said.map((wish) => {
    if (wish.kind === 'kimono' && !wish.cut && hasLegwear) return { ...wish, cut: 'kimono top' }
    return wish.kind === 'belt' && !wish.cut && hasGi ? { ...wish, cut: 'obi' } : wish
  })
}

function complete(
  said: readonly Wish[],
  person: Person,
  choices: Choices,
  { setting, jewellery }: { readonly setting: Setting; readonly jewellery: readonly string[] },
): Wish[] {
  const wishes = [...said]
  const hasSuspenders = jewellery.some((words) => /suspenders?$|braces$/.test(words))
  const has = (...zones: GarmentZone[]) => wishes.some((wish) => zonesOf(wish).some((zone) => zones.includes(zone)))
  for (const wish of said) {
    for (const as of (wish.cut && CUT_WORDS[wish.cut].with) ?? []) {
      if (as.for && as.for !== (person.gender === 'male' ? 'male' : 'female')) continue
      // A uniform takes every place of its body; its shoes and belt still have theirs.
      const taken = wishes.some(
        (other) => other !== wish && GARMENT_ZONES[as.kind].some((zone) => zonesOf(other).includes(zone)),
      )
      if (!taken) wishes.push({ kind: as.kind, ...(as.cut && { cut: as.cut }), company: { of: wish, as } })
    }
  }
  const swims = wishes.some(({ cut }) => cut === 'swim trunks')
  if (swims && person.gender !== 'male' && !wishes.some(({ kind }) => GARMENT_ZONES[kind].includes('top')))
    wishes.push({ kind: 'tank top', cut: 'bikini' })
  const isChild = person.ageYears < 14
  const suits = (kind: GarmentKind) =>
    !(person.gender === 'male' && ['skirt', 'blouse', 'corset', 'dress', 'gown'].includes(kind)) &&
    !(isChild && kind === 'corset') &&
    // Suspenders are seen on a shirt, not below a jacket.
    !(hasSuspenders && (GARMENT_ZONES[kind].includes('outer') || GARMENT_ZONES[kind].includes('over'))) &&
    // What only the young wear unasked.
    !(person.ageYears > 60 && setting === 'everyday' && (kind === 'leather jacket' || kind === 'hoodie')) &&
    // A long coat would hide the shorts that were asked for.
    !(kind === 'coat' && said.some((wish) => wish.kind === 'shorts')) &&
    // A child plays in overalls, grown-ups work in them.
    !(!isChild && setting === 'everyday' && kind === 'overalls')
  if (!has('top', 'outer')) {
    const outfit = choices.one('outfit', outfitsOf(person, setting), (kinds) => kinds.every(suits))
    const isOfTheSea = person.species === 'mermaid' && person.gender !== 'male'
    for (const kind of outfit) {
      if (!has(...GARMENT_ZONES[kind])) wishes.push({ kind, ...(isOfTheSea && kind === 'tank top' && { cut: 'shell top' }) })
    }
  } else if (!has('top') || (isOpen(wishes) && !hasClosedTop(wishes)))
    wishes.push({ kind: underLayer(wishes, person, choices, setting) })
  // A man's suit is worn with a tie, if nothing else is worn at the neck or on the shirt.
  const isNeckFree = !has('neck') && !jewellery.some((words) => /neckl|chain|pendant|medal|tags?$/.test(words))
  if (hasPlainSuit(said) && person.gender === 'male' && !isChild && isNeckFree && choices.one('tie', [true, true, true, false]))
    wishes.push({ kind: 'tie' })
  if (!has('legs')) wishes.push({ kind: choices.one('legs', ['trousers', 'jeans', 'trousers'] as const) })
  const bathes = !has('outer', 'over') && wishes.some(({ cut }) => cut !== undefined && SWIMWEAR.has(cut))
  // Nobody swims in shoes.
  if (!has('feet') && bathes) wishes.push({ kind: 'shoes', cut: 'bare feet' })
  if (!has('feet') && setting === 'sport') wishes.push({ kind: 'shoes', cut: 'sneakers' })
  if (!has('feet')) wishes.push(openFootwear(wishes, person, choices, setting))
  return wishes
}

function outfitsOf({ species }: Person, setting: Setting): readonly Outfit[] {
  if (species === 'human' && setting === 'everyday') return EVERYDAY_OUTFITS
  const { ofSpecies, ofSettings } = seldomPart('outfits')
  return ofSpecies[species] ?? (setting === 'everyday' ? EVERYDAY_OUTFITS : ofSettings[setting])
}

/** What sneakers go with. */
const CASUAL: ReadonlySet<GarmentKind> = new Set(['t-shirt', 'hoodie', 'tank top', 'jeans', 'shorts'])

/** What nobody asked for on the feet: with skirts and dresses heels, with casual clothes sneakers, shoes more often than boots. */
function openFootwear(wishes: readonly Wish[], person: Person, choices: Choices, setting: Setting): Wish {
  const kinds = wishes.map(({ kind }) => kind)
  const isDressed = kinds.some((kind) => WITH_SHOES.has(kind))
  const chosen = choices.one('feet', ['shoes', 'sneakers', 'boots', 'shoes', 'sneakers'] as const)
  if (setting !== 'everyday') return { kind: isDressed || chosen !== 'boots' ? 'shoes' : 'boots' }
  const isSkirted = wishes.some(({ kind, cut }) => /^(skirt|dress|gown)$/.test(kind) && cut !== 'long skirt')
  if (isSkirted && person.gender !== 'male' && person.ageYears >= 18 && person.ageYears <= 65)
    return { kind: 'shoes', cut: 'heels' }
  if (chosen === 'sneakers' && kinds.some((kind) => CASUAL.has(kind))) return { kind: 'shoes', cut: 'sneakers' }
  return { kind: isDressed || chosen !== 'boots' ? 'shoes' : 'boots' }
}

/** A suit with nothing that is told of what goes below it. */
const hasPlainSuit = (said: readonly Wish[]) =>
  said.some(({ kind, cut }) => kind === 'suit' && !cut) && !said.some(({ kind }) => GARMENT_ZONES[kind].includes('top'))

const SWIMWEAR: ReadonlySet<GarmentCut> = new Set(['swimsuit', 'bikini', 'swim trunks'])
/** With these nobody wears boots that were not asked for. */
const WITH_SHOES: ReadonlySet<GarmentKind> = new Set(['suit', 'blazer', 'shorts', 'gown', 'overalls'])

const isOpen = (wishes: readonly Wish[]) => wishes.some(({ kind }) => GARMENT_ZONES[kind].includes('outer'))
const hasClosedTop = (wishes: readonly Wish[]) => wishes.some(({ kind }) => GARMENT_ZONES[kind].includes('top'))

function underLayer(wishes: readonly Wish[], { gender }: Person, choices: Choices, setting: Setting): GarmentKind {
  const isDressy = wishes.some(({ kind }) => kind === 'suit' || kind === 'blazer' || kind === 'tie')
  if (isDressy) return 'shirt'
  if (setting === 'legend') return choices.one('under layer', ['tunic', 'shirt'] as const)
  return choices.one(
    'under layer',
    ['shirt', 'turtleneck', 't-shirt', 'blouse'] as const,
    (kind) => kind !== 'blouse' || gender === 'female',
  )
}

/** What comes along has its own colours, or those of the garment it comes with. */
function sewCompany({ kind, cut, company }: Wish, main: Garment): Garment {
  const { color, trim, pattern = 'plain' } = company!.as
  const own = color === 'same' ? main.color : rgbFromHex(color)
  const edge = trim ? rgbFromHex(trim) : color === 'same' ? main.trim : mixRgb(own, [0.12, 0.08, 0.12], 0.3)
  return { kind, ...(cut && { cut }), color: own, trim: edge, pattern }
}

function sew({ kind, cut, said }: Wish, palette: Palette): Garment {
  const natural = cut && CUT_WORDS[cut]
  const details = said?.pattern ?? ''
  // 'red and white stripes' are the colours of the whole.
  const [first = '', second] = (said?.color ?? (/ and .*(stripe|check|plaid|dot)/.test(details) ? details : '')).split(' and ')
  // Pleats and ribs are no stripes.
  const term = findTerms(`${details} ${said?.type ?? ''}`.replace(/pleated|ribbed/g, ''), PRINTS)[0]
  const found = term === undefined ? undefined : PRINTS[term]!
  const pattern = found === 'striped' && cut && STRIPED_BY_CUT.has(cut) ? undefined : found
  const ofPattern = pattern && PATTERN_COLORS[pattern]
  const sewn = said?.parts?.find((part) => /sequin|glitter|rhinestone/.test(part)) ?? ''
  const finish = finishOf(kind, cut, `${said?.type ?? ''} ${details} ${sewn}`)
  const color =
    colorOf(first) ??
    rgbFromHex(
      ofPattern ??
        (/denim/.test(said?.type ?? '') ? undefined : natural?.color) ??
        naturalColor(kind, said?.type ?? '', palette),
    )
  const print = pattern && PRINT_COLORS[pattern]
  const naturalTrim = GLOWING.test(said?.type ?? '') ? NEON : natural?.trim
  const ownTrim = naturalTrim === undefined ? undefined : rgbFromHex(naturalTrim)
  const trim =
    (second ? colorOf(second) : undefined) ??
    colorOf(details) ??
    ownTrim ??
    (print === undefined ? undefined : rgbFromHex(print)) ??
    (FUR.test(said?.type ?? '') ? mixRgb(color, [0.12, 0.08, 0.08], 0.35) : openTrim(kind, color, palette))
  const parts = said?.parts && seldomPart('garment parts').cast(said.parts, { color, trim })
  const edging = parts?.find(
    ({ name, at }) => (name === 'trim' || name === 'hem') && (at === undefined || at === 'edges'),
  )?.color
  return {
    kind,
    ...(cut && { cut }),
    color,
    trim: edging ?? trim,
    ...(parts && { parts }),
    ...(finish && { finish }),
    pattern: (finish === 'sequins' && pattern === 'embroidered' ? undefined : pattern) ?? natural?.pattern ?? 'plain',
  }
}

/** Patterns by all their words, the nouns too: 'with hearts'. */
const PRINTS: typeof PATTERNS = { ...PATTERNS, stars: 'stars', hearts: 'hearts' }

/** Their stripes are where they are sewn on; the words tell the colour of those. */
const STRIPED_BY_CUT: ReadonlySet<GarmentCut> = new Set([
  'track jacket',
  'turnout coat',
  'turnout trousers',
  'hi-vis',
  'military',
])

/** Prints that would be lost in a tone of the cloth. */
const PRINT_COLORS: Partial<Record<Garment['pattern'], string>> = { stars: '#f4e3a6', hearts: '#f6ccd4' }

/** Prints that have a ground of their own. */
const PATTERN_COLORS: Partial<Record<Garment['pattern'], string>> = {
  leopard: '#cf9f5e',
  zebra: '#f2efe8',
  camouflage: '#77784c',
  'tie-dyed': '#e0609a',
}

/** Cloth by the words that say it. */
const FINISHES: readonly (readonly [RegExp, NonNullable<Garment['finish']>])[] = [
  [/sequin|glitter|spark|rhinestone/, 'sequins'],
  [/velvet|velour/, 'velvet'],
  [/silk|satin|taffeta/, 'silk'],
  [/leather|latex/, 'leather'],
]
/** What is of silk unless another cloth is said. */
const SILKEN: ReadonlySet<string> = new Set(['gown', 'kimono', 'ball gown', 'slip dress', 'qipao', 'hanbok', 'wedding dress'])

function finishOf(kind: GarmentKind, cut: GarmentCut | undefined, words: string): Garment['finish'] {
  const said = FINISHES.find(([word]) => word.test(words))?.[1]
  if (said) return said
  const isOtherCloth = /wool|cotton|linen|knit|denim|lace|fur|tweed/.test(words)
  return !isOtherCloth && SILKEN.has(cut ?? kind) ? 'silk' : undefined
}

/** Clothes whose seams shine of themselves. */
const GLOWING = /\bcyber|\bneon|\bfuturistic|\bsci fi\b|\bplug ?suit/
const NEON = '#2fe0e8'
const FUR = /\bpelt|\bfurs?\b/
/** Colours that names of garments say: a black belt, a little black dress. */
const NAMED_COLORS: Readonly<Record<string, string>> = { black: '#26242b', white: '#f4f1ea', red: '#c0282d' }

function naturalColor(kind: GarmentKind, type: string, palette: Palette): string {
  const named = /\b(black|white|red)\b/.exec(type)?.[1]
  if (named) return NAMED_COLORS[named]!
  if (/leather|suede/.test(type)) return palette.leather
  if (FUR.test(type)) return /wolf/.test(type) ? '#85827d' : /bear/.test(type) ? '#5b4331' : '#8a6a4a'
  if (/khaki/.test(type)) return '#b39a72'
  if (/camel/.test(type)) return '#c19a6b'
  if (/\bleaf|leaves|\bmoss|\bvine|\bivy/.test(type)) return '#5c8a3c'
  if (/combat|biker|motorcycle|marten|\bdocs\b|jack|army/.test(type) && kind === 'boots') return '#26252b'
  if (/denim|jean/.test(type)) return '#46618c'
  const natural = NATURAL_COLORS[kind]
  if (natural) return natural
  const zones = GARMENT_ZONES[kind]
  if (zones.includes('over') || kind === 'coat' || kind === 'robe' || kind === 'dress' || kind === 'gown' || kind === 'kimono')
    return palette.main
  if (zones.includes('neck')) return palette.accent
  if (zones.includes('outer')) return palette.main
  if (zones.includes('feet') || zones.includes('hands')) return palette.leather
  return zones.includes('legs') ? palette.quiet : palette.second
}

/** Seams and collars: the accent on festive things, else a deeper tone of the cloth. */
function openTrim(kind: GarmentKind, color: Rgb, palette: Palette): Rgb {
  if (['armor', 'robe', 'cloak', 'cape', 'gown', 'kimono', 'uniform', 'tunic'].includes(kind)) {
    return mixRgb(rgbFromHex(palette.accent), [0.82, 0.66, 0.32], 0.35)
  }
  const isDark = color[0] + color[1] + color[2] < 0.75
  return isDark ? mixRgb(color, [0.9, 0.86, 0.78], 0.3) : mixRgb(color, [0.12, 0.08, 0.12], 0.3)
}
