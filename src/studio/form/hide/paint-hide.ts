import { mixRgb, type Rgb } from '../../color.ts'
import type { Matrix } from '../../math/matrix.ts'
import { type FigureBuffers, MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { placeAt, type View } from '../../raster/view.ts'
import type { Hide } from '../../sheet/being.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { HIDES, type HideSpot } from './hides.ts'

interface Places {
  readonly view: View
  readonly headPlace: Matrix
  readonly bodyPlace: Matrix
  /** Height of the hips in body space, from where legs are. */
  readonly hipY: number
}

/** Decimetres of the human form in a half head, and the height of the middle of its head. */
const FORM = { halfHead: 1.165, headY: 7.2 } as const

/** How steep a hide stands out; what lies on soft skin is flat. */
const RELIEF: Readonly<Partial<Record<Hide, number>>> = {
  rot: 0.05,
  panels: 0.02,
  'half metal': 0.025,
  spots: 0,
  stripes: 0,
  slime: 0.16,
  fur: 0.05,
  scales: 0.035,
  bark: 0.05,
  feathers: 0.03,
}
const USUAL_RELIEF = 0.08

/**
 * Covers bare skin with a hide, pixel by pixel, by the place on the body, so that it turns with the head: its colour and how it
 * stands out. All styles shade what they find then.
 */
export function paintHide(buffers: FigureBuffers, sheet: CharacterSheet, places: Places): void {
  if (sheet.eyes.isWhole || sheet.growths?.includes('bulging eyes')) paintWholeEyes(buffers, sheet)
  if (sheet.hide) coverBody(buffers, sheet, sheet.hide, places)
}

/** Where an eye lies on the base mesh of the human form and how far a bulging one reaches round it, decimetres. */
const EYE = { x: 0.34, y: 7.25, wide: 0.36, high: 0.23, tilt: 0.35 } as const

/** An eye without a white hardly shines; a bulging one takes the lids and what is round them. */
function paintWholeEyes(buffers: FigureBuffers, { eyes, growths }: CharacterSheet): void {
  const { material, albedo, rest } = buffers
  const bulging = growths?.includes('bulging eyes') ? rest : undefined
  const found: number[] = []
  for (let pixel = 0; pixel < material.length; pixel += 1) {
    const kind = material[pixel]
    if (kind === MATERIAL.eye || (bulging && kind === MATERIAL.skin && isRoundEye(bulging, pixel * 3))) found.push(pixel)
  }
  if (bulging) bulge(buffers, found, bulging)
  for (const pixel of found) {
    material[pixel] = bulging ? MATERIAL.leather : MATERIAL.horn
    for (let channel = 0; channel < 3; channel += 1) albedo[pixel * 3 + channel] = eyes.left[channel]! * 255
  }
}

function isRoundEye(rest: Float32Array, at: number): boolean {
  const [x, y] = [Math.abs(rest[at]!) - EYE.x, rest[at + 1]! - EYE.y]
  const along = (x + EYE.tilt * y) / EYE.wide
  const across = (y - EYE.tilt * x) / EYE.high
  return rest[at + 2]! > 0.4 && along * along + across * across < 1
}

/** Lids and sockets do not show under it: each of the two is as round as an egg where the picture has it. */
function bulge({ normal, material, widthPx }: FigureBuffers, pixels: readonly number[], rest: Float32Array): void {
  const boxes = [-1, 1].flatMap((side) => {
    const own = pixels.filter((pixel) => material[pixel] === MATERIAL.skin && Math.sign(rest[pixel * 3]!) === side)
    // Of a head in profile one is seen.
    if (own.length === 0) return []
    const least = (of: (pixel: number) => number) =>
      own.reduce((low, pixel) => Math.min(low, of(pixel)), Number.POSITIVE_INFINITY)
    const across = (pixel: number) => pixel % widthPx
    const down = (pixel: number) => Math.floor(pixel / widthPx)
    const [left, top] = [least(across), least(down)]
    const [right, bottom] = [-least((pixel) => -across(pixel)), -least((pixel) => -down(pixel))]
    return [{ x: (left + right) / 2, y: (top + bottom) / 2, wide: (right - left) / 2 + 1, high: (bottom - top) / 2 + 1 }]
  })
  if (boxes.length === 0) return
  for (const pixel of pixels) {
    const offs = boxes.map(({ x, y, wide, high }) => [((pixel % widthPx) - x) / wide, (Math.floor(pixel / widthPx) - y) / high])
    const [u, v] = offs.reduce((near, off) => (Math.abs(off[0]!) < Math.abs(near[0]!) ? off : near))
    const [x, y] = [0.75 * u!, 0.75 * v!]
    const z = Math.sqrt(Math.max(0.08, 1 - x * x - y * y))
    const length = Math.sqrt(x * x + y * y + z * z)
    normal.set([x / length, y / length, z / length], pixel * 3)
  }
}

function coverBody(buffers: FigureBuffers, sheet: CharacterSheet, hide: Hide, places: Places): void {
  const { hideOver, skin } = sheet
  const { part, material, albedo, rest } = buffers
  const placeOf = placesOf(buffers, places)
  const heights = new Float32Array(part.length).fill(Number.NaN)
  const spot: HideSpot = { height: 0, color: skin.base, share: 0, isGlowing: false }
  const draw = HIDES[hide]
  for (let pixel = 0; pixel < part.length; pixel += 1) {
    const kind = material[pixel]
    const isCloth = kind === MATERIAL.cloth || (kind === MATERIAL.leather && hideOver === 'all')
    if (isCloth ? !hideOver : kind !== MATERIAL.skin && kind !== MATERIAL.fur) continue
    const at = pixel * 3
    const isForm = rest && !isCloth && (rest[at] || rest[at + 1])
    // Below the head heights begin anew.
    if (hide === 'half metal' && !isForm && part[pixel] !== PART.head) continue
    const inSpace = isForm && hideOver !== 'legs' ? undefined : placeOf(pixel)
    if (hideOver === 'legs' && (part[pixel] === PART.head || inSpace![1]! < places.hipY)) continue
    const [x, y, z] = isForm
      ? [rest[at]! / FORM.halfHead, (FORM.headY - rest[at + 1]!) / FORM.halfHead, rest[at + 2]! / FORM.halfHead]
      : inSpace!
    const before =
      isCloth && hideOver === 'all' ? skin.base : ([albedo[at]! / 255, albedo[at + 1]! / 255, albedo[at + 2]! / 255] as const)
    spot.isGlowing = false
    draw(x!, y!, z!, spot, before)
    heights[pixel] = spot.height
    const mixed = mixRgb(before, spot.color, spot.share)
    for (let channel = 0; channel < 3; channel += 1) albedo[at + channel] = mixed[channel]! * 255
    if (spot.isGlowing) material[pixel] = MATERIAL.glow
    else if (spot.isMetal) material[pixel] = MATERIAL.metal
    // What has a hide of its own has no blood under it.
    else if (MATTER.has(hide)) material[pixel] = WET.has(hide) ? MATERIAL.gem : MATERIAL.wood
  }
  if (hide === 'half metal') lightLens(buffers, sheet.eyes.right, placeOf)
  raise(buffers, heights, (RELIEF[hide] ?? USUAL_RELIEF) * places.view.unitPx)
}

/** The eye of the half that is of metal is a lamp in a dark socket. */
function lightLens(
  { material, part, albedo, rest }: FigureBuffers,
  color: Rgb,
  placeOf: (pixel: number) => readonly number[],
): void {
  for (let pixel = 0; pixel < material.length; pixel += 1) {
    if (material[pixel] !== MATERIAL.eye || part[pixel]! >= PART.firstGarment || placeOf(pixel)[0]! < 0) continue
    const at = pixel * 3
    const away = rest ? Math.hypot(rest[at]!, rest[at + 1]!) : 0
    const shown = away > 0.62 ? ([0.05, 0.05, 0.06] as const) : mixRgb(color, [1, 0.95, 0.9], away < 0.22 ? 0.75 : 0)
    if (away <= 0.62) material[pixel] = MATERIAL.glow
    for (let channel = 0; channel < 3; channel += 1) albedo[at + channel] = shown[channel]! * 255
  }
}

const MATTER: ReadonlySet<Hide> = new Set(['stone', 'bark', 'lava', 'bandages', 'crystal', 'slime'])
const WET: ReadonlySet<Hide> = new Set(['crystal', 'slime'])

/** The place of a pixel on the head, or else on the body. */
function placesOf({ part, depth, widthPx }: FigureBuffers, { view, headPlace, bodyPlace }: Places) {
  const ofHead = inverseOf(headPlace)
  const ofBody = inverseOf(bodyPlace)
  return (pixel: number): readonly number[] => {
    const [x, y, z] = placeAt(view, (pixel % widthPx) + 0.5, Math.floor(pixel / widthPx) + 0.5, depth[pixel]!)
    const [a, b, c, d, e, f, g, h, i, tx, ty, tz] = part[pixel] === PART.head ? ofHead : ofBody
    const [dx, dy, dz] = [x - tx!, y - ty!, z - tz!]
    return [a! * dx + b! * dy + c! * dz, d! * dx + e! * dy + f! * dz, g! * dx + h! * dy + i! * dz]
  }
}

/** Leans the normals as the heights rise from pixel to pixel. */
function raise({ normal, widthPx }: FigureBuffers, heights: Float32Array, steep: number): void {
  if (steep === 0) return
  const rise = (from: number, to: number) => {
    const by = (heights[to] ?? Number.NaN) - heights[from]!
    return Number.isNaN(by) ? 0 : by
  }
  for (let pixel = 0; pixel < heights.length; pixel += 1) {
    if (Number.isNaN(heights[pixel]!)) continue
    const at = pixel * 3
    const x = normal[at]! - steep * rise(pixel, pixel + 1)
    const y = normal[at + 1]! - steep * rise(pixel, pixel + widthPx)
    const z = normal[at + 2]!
    const length = Math.sqrt(x * x + y * y + z * z) || 1
    normal[at] = x / length
    normal[at + 1] = y / length
    normal[at + 2] = z / length
  }
}

/** Nine values that turn and scale back, and where from. */
function inverseOf([a, b, c, tx, d, e, f, ty, g, h, i, tz]: Matrix): readonly number[] {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const by = 1 / (a * A + b * B + c * C)
  return [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d]
    .map((value) => value * by)
    .concat([tx, ty, tz])
}
