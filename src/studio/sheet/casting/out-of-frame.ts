import { undrawn, type Warning } from '../../warning.ts'
import { garmentKindOf } from '../../words/garment-kind-of.ts'
import { GARMENT_ZONES } from '../../words/lexicon/garments.ts'
import { bodyMarkOf } from '../../words/readers/read-body-marks.ts'
import type { Reading } from '../reading.ts'
import type { Camera } from '../scene-sheet.ts'

/** How far down the body each framing reaches: neck, chest, hips, knees, feet. */
const REACH: Readonly<Record<Camera['framing'], number>> = {
  'close portrait': 0,
  bust: 1,
  'half figure': 2,
  'three-quarter figure': 3,
  'full figure': 4,
  wide: 4,
}

/** Sentences for what a description says and this framing leaves out. Clothes that only come with a calling do not count. */
export function outOfFrame(
  { garments = [], props = [], jewellery = [], marks = [] }: Reading,
  framing: Camera['framing'],
): Warning[] {
  const reach = REACH[framing]
  const worn = garments.filter(({ color, pattern }) => color !== undefined || pattern !== undefined)
  const things: (readonly [name: string, needs: number])[] = [
    ...worn.map(({ type }) => [type, reachOf(type)] as const),
    ...jewellery.map(
      (name) =>
        [
          name,
          /anklet|toe ring/.test(name)
            ? 4
            : /bracelet|bangle|(?<!\b(?:nose|lip|ear|eyebrow|septum) )\brings?\b|watch/.test(name)
              ? 2
              : 0,
        ] as const,
    ),
    ...props.map((name) => [name, 2] as const),
    ...marks.map((mark) => [mark, reachOfMark(mark)] as const),
  ]
  return things.filter(([, needs]) => needs > reach).map(([name]) => undrawn(name, `“${name}” is out of the picture's frame.`))
}

/** Marks of arms and hands want the hips, those of legs the whole figure. */
function reachOfMark(mark: string): number {
  const { part = '' } = bodyMarkOf(mark) ?? {}
  if (/^(\w+ )?(fish |mermaid )?tail$/.test(mark)) return 3
  if (/thigh|knee|shin|cal|leg|ankle|foot|feet/.test(part)) return 4
  return /arm|wrist|hand|knuckle|finger|elbow|belly|stomach/.test(part) ? 2 : 0
}

function reachOf(type: string): number {
  const kind = garmentKindOf(type)
  if (kind === undefined) return 0
  const zones = GARMENT_ZONES[kind]
  // Of a dress, a suit or an armour the upper part tells enough.
  if (zones.every((zone) => zone === 'feet')) return 4
  if (zones.every((zone) => zone === 'legs')) return 3
  return zones.every((zone) => zone === 'waist' || zone === 'hands') ? 2 : 0
}
