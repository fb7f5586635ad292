import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { findTerms } from '../../words/find-terms.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { GARMENT_ZONES, type GarmentZone, PATTERNS } from '../../words/lexicon/garments.ts'
import type { Garment, GarmentKind } from '../character-sheet.ts'
import type { ReadGarment, Reading } from '../reading.ts'
import type { Person } from './cast-person.ts'
import type { Choices } from './choices.ts'
import { NATURAL_COLORS, type Palette } from './palettes.ts'
import { OUTFITS, type Setting, SPECIES_OUTFITS } from './settings.ts'

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
  readonly said?: ReadGarment
}

/** Clothes as said, completed so that nobody goes bare; colours left open come from one palette. */
export function castClothes(reading: Reading, person: Person, choices: Choices, setting: Setting, palette: Palette): Garment[] {
  const said = (reading.garments ?? []).flatMap((garment): Wish[] => {
    const kind = garmentKindOf(garment.type)
    return kind ? [{ kind, said: garment }] : []
  })
  // 'dressed in black' colours whatever is chosen.
  const overall = reading.garments?.find(({ type }) => garmentKindOf(type) === undefined)
  const wishes = complete(said, person, choices, setting).toSorted(
    (a, b) => layerOf(a.kind) - layerOf(b.kind) || thicknessOf(a.kind) - thicknessOf(b.kind),
  )
  const hasLayerAbove = wishes.some(({ kind }) => GARMENT_ZONES[kind].some((zone) => zone === 'outer' || zone === 'over'))
  // What is worn alone carries the colour; below something else it is quiet and light.
  const colors = hasLayerAbove ? palette : { ...palette, second: palette.main }
  return wishes.map((wish) => sew({ ...wish, said: wish.said ?? overall }, colors))
}

function complete(said: readonly Wish[], person: Person, choices: Choices, setting: Setting): Wish[] {
  const wishes = [...said]
  const has = (...zones: GarmentZone[]) => wishes.some(({ kind }) => GARMENT_ZONES[kind].some((zone) => zones.includes(zone)))
  const suits = (kind: GarmentKind) =>
    !(person.gender === 'male' && ['skirt', 'blouse', 'corset', 'dress', 'gown'].includes(kind))
  if (!has('top', 'outer')) {
    const outfit = choices.one(
      'outfit',
      SPECIES_OUTFITS[person.species] ?? OUTFITS[setting],
      (kinds) => kinds.every(suits) && !(person.ageYears < 14 && kinds.includes('corset')),
    )
    for (const kind of outfit) if (!has(...GARMENT_ZONES[kind])) wishes.push({ kind })
  } else if (!has('top') || (isOpen(wishes) && !hasClosedTop(wishes)))
    wishes.push({ kind: underLayer(wishes, person, choices, setting) })
  if (!has('legs')) wishes.push({ kind: choices.one('legs', ['trousers', 'jeans', 'trousers'] as const) })
  if (!has('feet')) wishes.push({ kind: choices.one('feet', ['boots', 'shoes', 'boots'] as const) })
  return wishes
}

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

function sew({ kind, said }: Wish, palette: Palette): Garment {
  const [first = '', second] = (said?.color ?? '').split(' and ')
  const details = said?.pattern ?? ''
  const color = colorOf(first) ?? rgbFromHex(naturalColor(kind, said?.type ?? '', palette))
  const trim = (second ? colorOf(second) : undefined) ?? colorOf(details) ?? openTrim(kind, color, palette)
  const pattern = findTerms(details, PATTERNS)[0]
  return { kind, color, trim, pattern: pattern === undefined ? 'plain' : PATTERNS[pattern]! }
}

function naturalColor(kind: GarmentKind, type: string, palette: Palette): string {
  if (/leather|suede/.test(type)) return palette.leather
  if (/wedding/.test(type)) return '#f4f0e8'
  if (/tuxedo|tux|tailcoat/.test(type)) return '#26262e'
  if (/trench|duster|khaki/.test(type)) return '#b39a72'
  if (/rain ?coat/.test(type)) return '#e0b73a'
  if (/denim|jean/.test(type)) return '#46618c'
  if (/police|military/.test(type)) return '#2c3a57'
  if (/scrubs/.test(type)) return '#4f9a9a'
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
