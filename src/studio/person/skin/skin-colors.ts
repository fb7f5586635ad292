import type { Form } from '../../body/load-form.ts'
import type { Subdivision } from '../../body/subdivide.ts'
import { subdivided } from '../../body/subdivide.ts'
import type { Rgb } from '../../color.ts'
import { isWhiteFaced } from '../../form/is-white-faced.ts'
import { noiseAt } from '../../math/noise-volume.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { ease } from './ease.ts'
import { type SkinRegions, skinRegions } from './skin-regions.ts'
import { type SkinTone, skinTone } from './skin-tone.ts'

const INSIDE_OF_MOUTH: Rgb = [0.26, 0.09, 0.09]

/** Colours of the whole skin (sRGB, three per vertex of the finer mesh), and the place on the base mesh beside each. */
export interface PaintedSkin {
  readonly colors: Float32Array
  readonly rest: Float32Array
}

/** What is alike in every skin of a form. */
interface Ground {
  /** The place of every vertex of the finer mesh on the base mesh. */
  readonly rest: Float32Array
  /** How the skin is uneven there, around nothing. */
  readonly uneven: Float32Array
}

const grounds = new WeakMap<Subdivision, Ground>()

export interface SkinPainting {
  /** How much every vertex of the skin takes the colour of the hair on it (`scalpShade`); all of the scalp alike where it is absent. */
  readonly scalp?: Float32Array | undefined
  /** 1 for the vertices of the finer mesh that somebody may see; the others stay black. */
  readonly seen?: Uint8Array | undefined
  /** How little of the sockets and of what is red in a face by nature is seen, 0 as in life … 1. */
  readonly evenness?: number
  readonly flush?: SkinOfMood | undefined
}

/** What a mood does to the colours of a face, 0 … 1: blood in its cheeks, shadows under its eyes. */
export interface SkinOfMood {
  readonly blush: number
  readonly weary: number
}

/** The skin of a sheet in all its regions: red where blood is near, dark in the sockets, pale in the palms. */
export function paintSkin(
  form: Form,
  finer: Subdivision,
  sheet: CharacterSheet,
  { scalp, seen, evenness = 0, flush }: SkinPainting = {},
): PaintedSkin {
  const { rest, uneven } = groundOf(form, finer)
  const whole = skinRegions(form, finer)
  const regions = scalp ? { ...whole, scalp: subdivided(scalp, finer, 1) } : whole
  const tone = skinTone(sheet)
  const paint = paintOf(sheet, tone, { isScalpKnown: scalp !== undefined, evenness, flush })
  const colors = new Float32Array(rest.length)
  const color = new Float32Array(3)
  for (let vertex = 0; vertex < rest.length / 3; vertex += 1) {
    if (seen && !seen[vertex]) continue
    const at = vertex * 3
    const white = paint.faceWhite ? covered(rest[at]!, rest[at + 1]!, rest[at + 2]!) : 0
    const seam = paint.isMade ? seamAt(rest[at]!, rest[at + 1]!, rest[at + 2]!) : 0
    paintVertex(color, { sheet, tone, paint, regions, vertex, uneven: uneven[vertex]!, white, seam })
    colors.set(color, at)
  }
  return { colors, rest }
}

function groundOf(form: Form, finer: Subdivision): Ground {
  const known = grounds.get(finer)
  if (known) return known
  const rest = subdivided(form.base.subarray(0, form.skinCount * 3), finer, 3)
  const noise = new Float32Array(4)
  const uneven = new Float32Array(rest.length / 3)
  for (let vertex = 0; vertex < uneven.length; vertex += 1) {
    const at = vertex * 3
    noiseAt(rest[at]! * 2.3, rest[at + 1]! * 2.3, rest[at + 2]! * 2.3, noise)
    uneven[vertex] = noise[0]! - 0.5
  }
  const ground = { rest, uneven }
  grounds.set(finer, ground)
  return ground
}

/** How much deeper than others' the eyes of those lie who are not quite alive. */
const SUNKEN: Partial<Record<CharacterSheet['species'], number>> = { zombie: 2.6, vampire: 1.5 }

/** How much darker the sockets of the weary are. */
const WEARY = 0.9

/** How much of the skin under a beard its hair hides, so that no bare skin shines between hairs; of the others a little is shaved. */
const UNDER_BEARDS: Partial<Record<NonNullable<CharacterSheet['facialHair']>['kind'], number>> = {
  stubble: 0.5,
  'short beard': 0.6,
  'full beard': 0.7,
  'long beard': 0.7,
  'braided beard': 0.7,
}

/** Strengths that are the same all over one person. */
function paintOf(
  sheet: CharacterSheet,
  { darkness, natural }: SkinTone,
  {
    isScalpKnown,
    evenness,
    flush,
  }: { readonly isScalpKnown: boolean; readonly evenness: number; readonly flush?: SkinOfMood | undefined },
) {
  const { ageYears, masculinity, skin, facialHair, hair, marks } = sheet
  const said = (kind: (typeof marks)[number]['kind']) => marks.find((mark) => mark.kind === kind)
  const youth = ease(14, 5, ageYears)
  const age = ease(35, 80, ageYears)
  const grown = ease(15, 22, ageYears)
  const hairLuma = hair.color[0] * 0.3 + hair.color[1] * 0.59 + hair.color[2] * 0.11
  const isBald = hair.kind === 'bald'
  const isMade = sheet.species === 'robot'
  return {
    age,
    blood: (0.55 + 0.5 * skin.blushStrength + 0.35 * youth) * (1 - 0.55 * darkness),
    hollow:
      (0.28 + 0.34 * age + 0.16 * ease(0.3, 0.9, masculinity) - 0.18 * youth) *
      (said('eye bags') ? 1.9 : 1 - evenness) *
      (SUNKEN[sheet.species] ?? 1) *
      (1 + WEARY * (flush?.weary ?? 0)),
    /** Blood that a mood sends to the face. */
    blush: (flush?.blush ?? 0) * natural,
    stubble:
      natural *
      grown *
      (facialHair ? (UNDER_BEARDS[facialHair.kind] ?? 0.34) : 0.36 * ease(0.55, 0.9, masculinity)) *
      (1 - 0.55 * ease(0.25, 0.75, hairLuma)),
    stubbleColor: facialHair?.color ?? hair.color,
    scalp: isScalpKnown ? 1 : isBald ? 0.06 * natural : hair.kind === 'shaved' ? 0.5 : 0.62,
    faceWhite: whiteOf(sheet),
    lipstick: said('lipstick')?.color,
    eyeshadow: said('eyeshadow')?.color,
    lipAge: Math.min(0.7, 0.3 * age + 0.62 * youth + 0.42 * masculinity * grown),
    /** Lips and the rims of lids are drawn a little by nature, more on women. */
    lidLine: isMade ? 0 : 0.35 + 0.35 * ease(0.6, 0.2, masculinity) * grown,
    /** How much of their colour lips have: those of metal are metal. */
    lips: isMade ? 0.15 : 1,
    isMade,
    rose: ease(0.6, 0.2, masculinity) * grown * (1 - 0.5 * age) * natural,
    uneven: 0.05 + 0.07 * age,
    innerEyes: 1 - evenness,
    nostrils: 1 - 0.6 * evenness,
  }
}

/** The paint that covers a face from the forehead to the chin. */
export const whiteOf = (sheet: CharacterSheet): Rgb | undefined => (isWhiteFaced(sheet) ? WHITE : undefined)

/** How much of it lies on a place of the base mesh. */
function covered(x: number, y: number, z: number): number {
  const [aside, up] = [x / 0.72, (y - 7.1) / 1.02]
  return 0.94 * ease(1.05, 0.9, aside * aside + up * up) * ease(0.5, 0.8, z)
}

/** Half the width of a gap between plates, decimetres of the base mesh. */
const GAP = 0.035

/** How much a place of the base mesh lies in a gap: round the face plate, down to the jaw's hinges, and in the rings of the neck. */
function seamAt(x: number, y: number, z: number): number {
  const [aside, up] = [x / 0.78, (y - 7.05) / 1.02]
  const fromPlate = z > 0 ? Math.abs(aside * aside + up * up - 1) / 2.4 : 1
  const isNeck = y < 6.2 && y > 5.3 && x * x < 0.5
  const fromRing = isNeck ? Math.abs(((y * 5) % 1) - 0.5) / 5 : 1
  return ease(GAP, GAP * 0.4, Math.min(fromPlate, fromRing))
}

interface Painting {
  readonly sheet: CharacterSheet
  readonly tone: SkinTone
  readonly paint: ReturnType<typeof paintOf>
  readonly regions: SkinRegions
  readonly vertex: number
  readonly uneven: number
  /** 0 bare … 1 under white paint. */
  readonly white: number
  /** 1 in the gaps between the plates of who is made of them. */
  readonly seam: number
}

function paintVertex(out: Float32Array, { sheet, tone, paint, regions, vertex, uneven, white, seam }: Painting): void {
  const { base } = sheet.skin
  const { darkness, natural, flush, shade } = tone
  const of = (region: keyof SkinRegions) => regions[region][vertex]!
  const lips = of('lips')
  const red =
    paint.blood *
      ((0.42 - 0.14 * sheet.masculinity) * of('cheeks') +
        0.3 * of('nose') +
        0.42 * of('ears') +
        0.75 * of('knuckles') +
        0.5 * of('fingertips') +
        0.5 * of('joints') +
        0.36 * paint.innerEyes * of('innerEyes') +
        0.3 * of('palms') * natural +
        0.6 * uneven) +
    paint.blush * (0.75 * of('cheeks') + 0.3 * of('nose') + 0.35 * of('ears'))
  const hollow =
    paint.hollow * (0.8 * of('sockets') + 0.6 * of('underEyes')) + 0.25 * darkness * (of('knuckles') + of('joints'))
  const pale = 0.05 * of('forehead') + 0.035 * of('neck') + (0.05 + 0.5 * darkness) * (of('palms') + of('soles')) * natural
  const nails = of('nails')
  const beard = paint.stubble * of('beard') * (1 - lips)
  const scalp = paint.scalp * of('scalp')
  for (let channel = 0; channel < 3; channel += 1) {
    let value = base[channel]!
    value *= 1 + (flush[channel]! - 1) * red
    value *= 1 + (shade[channel]! - 1) * hollow
    value *= 1 + paint.uneven * uneven * (channel === 0 ? 0.5 : 1)
    value += (PALE[channel]! - value) * pale
    // Shaved hair shows through the skin, bluer than it is.
    value += (paint.stubbleColor[channel]! * 0.4 + value * BEARD_SHADE[channel]! - value) * beard
    value += (sheet.hair.color[channel]! * 0.6 + base[channel]! * 0.08 - value) * scalp
    if (white > 0 && paint.faceWhite) value += (paint.faceWhite[channel]! - value) * white
    const lip = paint.lipstick
      ? paint.lipstick[channel]! * 0.8 + base[channel]! * 0.06
      : tone.lips[channel]! + (base[channel]! - tone.lips[channel]!) * paint.lipAge
    value += (lip * (1 + (ROSE[channel]! - 1) * paint.rose) - value) * lips * (paint.lipstick ? 0.88 : 0.86 * paint.lips)
    if (paint.eyeshadow) value += (paint.eyeshadow[channel]! - value) * 0.8 * of('sockets')
    value *= 1 - paint.lidLine * of('lashLine')
    // Paler in the middle, in a darker fold of skin.
    value *= 1 - 0.72 * nails * (1 - nails)
    value += (base[channel]! * NAIL[channel]! + 0.12 - value) * ease(0.45, 0.85, nails) * 0.85
    value *= 1 - (channel === 0 ? 0.5 : 0.62) * of('lipLine')
    value *= 1 - (channel === 0 ? 0.58 : 0.68) * paint.nostrils * of('nostrils')
    value *= 1 - 0.75 * seam
    value += (INSIDE_OF_MOUTH[channel]! * (0.5 + 0.5 * base[0]) - value) * of('mouth')
    out[channel] = value
  }
}

const WHITE: Rgb = [0.95, 0.94, 0.92]
const PALE: Rgb = [0.93, 0.76, 0.66]
/** What the lips of women are multiplied by. */
const ROSE: Rgb = [0.99, 0.86, 0.9]
const NAIL: Rgb = [0.95, 0.81, 0.82]
const BEARD_SHADE: Rgb = [0.5, 0.54, 0.6]
