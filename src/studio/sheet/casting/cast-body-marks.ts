import { mixRgb, type Rgb, rgbFromHex } from '../../color.ts'
import { colorOf } from '../../words/color-of.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { GARMENT_ZONES } from '../../words/lexicon/garments.ts'
import { tattooMotifOf } from '../../words/lexicon/tattoo-words.ts'
import { bodyMarkOf } from '../../words/readers/read-body-marks.ts'
import { type BodyMark, isPegLeg } from '../body-mark.ts'
import type { CharacterSheet } from '../character-sheet.ts'
import type { ReadGarment, Reading } from '../reading.ts'
import type { Camera } from '../scene-sheet.ts'

const PLACES: readonly (readonly [RegExp, BodyMark['place']])[] = [
  [/upper arm/, 'upper arm'],
  [/forearm|wrist/, 'forearm'],
  [/arm|sleeve|elbow/, 'arm'],
  [/hand|knuckle|finger/, 'hand'],
  [/shoulder/, 'shoulder'],
  [/neck|throat/, 'neck'],
  [/chest|collar/, 'chest'],
  [/belly|stomach/, 'belly'],
  [/thigh/, 'thigh'],
  [/knee/, 'knee'],
  [/shin|cal/, 'shin'],
  [/leg/, 'leg'],
  [/foot|feet|ankle/, 'foot'],
]

/** What a tattoo shows is not its colour. */
const FLOWERS = /^(rose|violet|lavender|cherry|peach|orange) tattoo/

/** The marks of the body that a description states, and where each lies. */
export function castBodyMarks({ marks = [] }: Reading, skin: Rgb): Pick<CharacterSheet, 'bodyMarks'> {
  const found = marks.flatMap((mark): BodyMark[] => {
    const said = bodyMarkOf(mark)
    const place = said && PLACES.find(([pattern]) => pattern.test(said.part))?.[1]
    if (!said || !place) return []
    const kind = kindOf(said.kind)
    // One scar is at one side, a pair of freckled shoulders at both.
    const isPair =
      /henna/.test(said.kind) ||
      /s$|feet|calves/.test(said.part) ||
      place === 'neck' ||
      place === 'belly' ||
      kind === 'freckles'
    // Of folded hands the right one is seen.
    const open = isPair ? undefined : place === 'hand' ? 'right' : 'left'
    const side = said.side === 'left' || said.side === 'right' ? said.side : open
    const isHenna = /henna/.test(said.kind)
    const own: BodyMark[] = [
      {
        kind,
        place,
        ...(side && { side }),
        ...(kind === 'tattoo' && motifOf(said.kind)),
        ...(said.kind.startsWith('wooden') && { of: 'wood' as const }),
        ...(isHenna && { of: 'henna' as const }),
        color:
          (FLOWERS.test(said.kind) ? undefined : colorOf(said.kind)) ?? ownColor(said.kind, skin) ?? colorOfKind(kind, skin),
      },
    ]
    // Henna of the hands runs on over the wrists.
    return isHenna && place === 'hand' ? [...own, { ...own[0]!, place: 'forearm' }] : own
  })
  return found.length > 0 ? { bodyMarks: found } : {}
}

function motifOf(words: string): Pick<BodyMark, 'motif'> {
  const motif = tattooMotifOf(words)
  return motif ? { motif } : {}
}

function kindOf(words: string): BodyMark['kind'] {
  if (/prosthetic/.test(words)) return 'prosthesis'
  if (/tattoo/.test(words)) return 'tattoo'
  if (/freckle/.test(words)) return 'freckles'
  if (/bandage/.test(words)) return 'bandage'
  return /bruise|birthmark|scrape/.test(words) ? 'bruise' : 'scar'
}

/** Henna is brown, a graze is red, a peg is of wood. */
function ownColor(words: string, skin: Rgb): Rgb | undefined {
  if (/henna/.test(words)) return mixRgb(skin, [0.38, 0.15, 0.07], 0.8)
  if (/scrape/.test(words)) return mixRgb(skin, [0.72, 0.2, 0.18], 0.62)
  return /wooden|peg/.test(words) ? rgbFromHex('#7a5636') : undefined
}

function colorOfKind(kind: BodyMark['kind'], skin: Rgb): Rgb {
  switch (kind) {
    case 'tattoo':
      return mixRgb(skin, [0.12, 0.16, 0.24], 0.85)
    case 'freckles':
      return mixRgb(skin, [0.5, 0.26, 0.14], 0.6)
    case 'bandage':
      return rgbFromHex('#efe6d4')
    case 'bruise':
      return mixRgb(skin, [0.36, 0.2, 0.42], 0.6)
    case 'prosthesis':
      return rgbFromHex('#9ba3ae')
    case 'scar':
      return mixRgb(skin, [0.84, 0.42, 0.42], 0.6)
    default:
      return kind satisfies never
  }
}

/** What lies over a shirt and covers its arms too. */
const hasSleeves = (type: string) => {
  const kind = garmentKindOf(type) ?? 'belt'
  return GARMENT_ZONES[kind].includes('outer') && !/^(apron|vest|overalls)$/.test(kind)
}

/** What is worn where nothing is said and a mark wants to be seen: bare arms, bare legs. */
export function baringClothes(reading: Reading): ReadGarment[] {
  const { bodyMarks = [] } = castBodyMarks(reading, [0, 0, 0])
  const isMadeArm = bodyMarks.some(({ kind, place }) => kind === 'prosthesis' && /arm/.test(place))
  const isTop = (type: string) =>
    GARMENT_ZONES[garmentKindOf(type) ?? 'belt'].some((zone) => zone === 'top' || zone === 'outer')
  // A sleeve that nobody spoke of hides no arm of metal.
  const garments = (reading.garments ?? []).filter(({ type, isImplied }) => !(isMadeArm && isImplied && isTop(type)))
  const has = (...zones: readonly string[]) =>
    garments.some(({ type }) => GARMENT_ZONES[garmentKindOf(type) ?? 'belt'].some((zone) => zones.includes(zone)))
  const wants = (pattern: RegExp) => bodyMarks.some(({ place }) => pattern.test(place))
  return [
    ...garments,
    ...(wants(/arm|shoulder|chest/) && !has('top') && !garments.some(({ type }) => hasSleeves(type))
      ? [{ type: wants(/shoulder|chest|upper|^arm/) ? 'tank top' : 't-shirt' }]
      : []),
    ...(wants(/leg|thigh|knee|shin/) && !has('legs') ? [{ type: 'shorts' }] : []),
    ...(bodyMarks.some(isPegLeg) && !has('feet') ? [{ type: 'boots' }] : []),
  ]
}

/** How much of the body has to be seen for its marks; undefined where the face is enough. */
export function framingOfMarks(reading: Reading): Camera['framing'] | undefined {
  const { bodyMarks = [] } = castBodyMarks(reading, [0, 0, 0])
  if (bodyMarks.some(({ place }) => /leg|thigh|knee|shin|foot/.test(place))) return 'full figure'
  return bodyMarks.some(({ place }) => /arm|hand|belly/.test(place)) ? 'half figure' : undefined
}
