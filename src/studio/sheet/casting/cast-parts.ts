import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import type { Garment } from '../character-sheet.ts'
import type { GarmentPart, GarmentPartName } from '../garment-part.ts'

/** What the words of a reading call by other names. */
const OTHER_NAMES: Readonly<Record<string, GarmentPartName>> = { toggles: 'buttons', lace: 'trim', fur: 'trim', buckle: 'pin' }
const KNOWN: ReadonlySet<string> = new Set<GarmentPartName>([
  'collar', 'lapels', 'cuffs', 'buttons', 'trim', 'hem', 'lining', 'sleeves', 'neckline', 'hood', 'pockets', 'epaulettes', 'frogging',
  'fringe', 'ruffles', 'embroidery', 'stripe', 'panels', 'print', 'emblem', 'patch', 'pin', 'bow', 'ribbon', 'zip', 'straps', 'laces', 'length', 'cut',
  'front', 'knees',
]) // biome-ignore format: names
const CLOTHS: readonly (readonly [RegExp, NonNullable<GarmentPart['cloth']>])[] = [
  [/\bfur\b|sheepskin|shearling|fleece|ermine|wool/, 'fur'],
  [/\blace\b|\blacy\b/, 'lace'],
  [/\b(?:gold|golden|silver|brass|bronze|copper|steel|metal|pewter|chrome)\b/, 'metal'],
  [/velvet/, 'velvet'],
  [/leather/, 'leather'],
]
/** Colours of what has one by itself. */
const NATURAL: readonly (readonly [RegExp, string])[] = [
  [/\bermine\b|\blace\b|\blacy\b|clerical/, '#f4f1ea'],
  [/\bfur\b|shearling|sheepskin/, '#d8c7a8'],
  [/leather/, '#5a3d2b'],
  [/wooden|toggle/, '#7a5636'],
  [/reflective/, '#e2e6e8'],
]

/** The parts of a garment as said; what no colour is said of has one that shows on the cloth. */
export function castParts(said: readonly string[], { color, trim }: Pick<Garment, 'color' | 'trim'>): GarmentPart[] {
  return said.flatMap((words): GarmentPart[] => {
    const [what = '', at] = words.split(' on ')
    const how = what.split(' ').slice(0, -1).join(' ')
    const last = what.split(' ').at(-1)!
    const name = OTHER_NAMES[last] ?? last
    if (!KNOWN.has(name)) return []
    const cloth = CLOTHS.find(([word]) => word.test(what))?.[1]
    const own = colorOf(how)
    const natural = NATURAL.find(([word]) => word.test(what))?.[1]
    const isColored = SHOWN.has(name as GarmentPartName)
    const tint = own ?? (natural ? rgbFromHex(natural) : isColored ? contrast(color, trim) : undefined)
    return [{ name: name as GarmentPartName, how, ...(tint && { color: tint }), ...(cloth && { cloth }), ...(at && { at }) }]
  })
}

/** They are there to be seen, whatever their colour. */
const SHOWN: ReadonlySet<GarmentPartName> = new Set([
  'trim',
  'hem',
  'epaulettes',
  'frogging',
  'embroidery',
  'emblem',
  'stripe',
  'panels',
  'print',
  'patch',
  'pin',
])

function contrast(color: Rgb, trim: Rgb): Rgb {
  const apart = Math.abs(color[0] - trim[0]) + Math.abs(color[1] - trim[1]) + Math.abs(color[2] - trim[2])
  if (apart > 0.5) return trim
  return color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11 > 0.5
    ? mixRgb(color, [0.2, 0.16, 0.2], 0.7)
    : mixRgb(color, [0.95, 0.9, 0.8], 0.7)
}
