import type { HairSheet } from '../sheet/character-sheet.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { lightness } from './middle-color.ts'
import { maskAt, type PhotoPixels, pixelAt } from './photo-pixels.ts'

/** Of 255: a patch and its neighbours are hair. */
const IS_HAIR = 200
/** Of the face's width: half a side of a patch. */
const PATCH = 0.05
/** So many patches tell enough, and with less grain than this they are out of focus. */
const LEAST_PATCHES = 20
const MOST_PATCHES = 300
const LEAST_GRAIN = 0.3
/** Strands that lie side by side make all edges of a patch run one way (1); the more hair curls the less they do (0). */
const COILS_BELOW = 0.34
const CURLS_BELOW = 0.5
const WAVES_BELOW = 0.62

/** How hair lies, by the ways that its strands run. Undefined where too little of it is seen, or nothing sharp. */
export function hairTexture(photo: PhotoPixels): HairSheet['texture'] | undefined {
  const { face } = photo.reading
  if (!face) return undefined
  const [left, right] = [FACE_POINT.cheekLeft, FACE_POINT.cheekRight].map((index) => facePoint(face, index, photo.scale))
  const width = Math.hypot(right!.x - left!.x, right!.y - left!.y)
  const radius = Math.max(2, Math.round(width * PATCH))
  const places = patchesOf(photo, radius)
  if (places.length < LEAST_PATCHES) return undefined
  const every = Math.ceil(places.length / MOST_PATCHES)
  const patches = places.filter((_, index) => index % every === 0).map((place) => strandsIn(photo, place, radius))
  const sum = (of: (patch: (typeof patches)[number]) => number) => patches.reduce((total, patch) => total + of(patch), 0)
  if (sum(({ grain }) => grain) < LEAST_GRAIN * patches.length) return undefined
  const oneWay =
    sum(({ along }) => along) /
    Math.max(
      1,
      sum(({ all }) => all),
    )
  if (oneWay < COILS_BELOW) return 'coily'
  if (oneWay < CURLS_BELOW) return 'curly'
  return oneWay < WAVES_BELOW ? 'wavy' : 'straight'
}

interface Place {
  readonly x: number
  readonly y: number
}

function patchesOf(photo: PhotoPixels, radius: number): Place[] {
  const places: Place[] = []
  const isHair = (x: number, y: number) => maskAt(photo, 'hair', x, y) > IS_HAIR
  for (let y = radius + 1; y < photo.picture.height - radius - 1; y += radius) {
    for (let x = radius + 1; x < photo.picture.width - radius - 1; x += radius) {
      const isWithin = isHair(x - radius, y) && isHair(x + radius, y) && isHair(x, y - radius) && isHair(x, y + radius)
      if (isWithin && isHair(x, y)) places.push({ x, y })
    }
  }
  return places
}

/** The structure tensor of a patch: how much of its edges there is, and how much of that runs one way. */
function strandsIn({ picture }: PhotoPixels, place: Place, radius: number) {
  // Each is asked for five times.
  const side = 2 * radius + 3
  const lights = new Float64Array(side * side)
  for (let y = 0, at = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1, at += 1) {
      lights[at] = lightness(pixelAt(picture, place.x - radius - 1 + x, place.y - radius - 1 + y))
    }
  }
  let [xx, yy, xy, light] = [0, 0, 0, 0]
  for (let y = 1; y < side - 1; y += 1) {
    for (let at = y * side + 1; at < (y + 1) * side - 1; at += 1) {
      const [acrossX, acrossY] = [lights[at + 1]! - lights[at - 1]!, lights[at + side]! - lights[at - side]!]
      xx += acrossX * acrossX
      yy += acrossY * acrossY
      xy += acrossX * acrossY
      light += lights[at]!
    }
  }
  const pixels = (2 * radius + 1) ** 2
  return {
    along: Math.sqrt((xx - yy) ** 2 + 4 * xy * xy),
    all: xx + yy,
    grain: Math.sqrt((xx + yy) / pixels) / (light / pixels + 10),
  }
}
