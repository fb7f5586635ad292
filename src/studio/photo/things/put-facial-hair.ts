import type { CreateCanvas, Picture } from '../../canvas.ts'
import { cssColor, type Rgb } from '../../color.ts'
import { blurPlane } from '../../kernels/blur-plane.ts'
import { randomFor } from '../../random.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { faceZone } from '../erase/face-zone.ts'
import { meshArea, RING } from '../erase/mesh-area.ts'
import { hairColorOf } from '../hair-color-of.ts'
import type { PhotoFace, PhotoReading } from '../photo-reading.ts'
import { seenCheeks } from '../skin-hint.ts'

type Kind = NonNullable<CharacterSheet['facialHair']>['kind']

/** Rings of the face mesh in which hair grows. */
const MOUSTACHE = [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 322, 391, 393, 164, 167, 165, 92]
const GOATEE = [61, 91, 84, 17, 314, 321, 291, 335, 424, 431, 395, 400, 377, 152, 148, 176, 170, 211, 204, 106]
const BEARD = [
  234, 137, 177, 215, 213, 192, 216, 206, 165, 164, 391, 426, 436, 416, 433, 435, 401, 366, 454, 323, 361, 288, 397, 365, 379,
  378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58, 132, 93,
]

interface Growth {
  readonly rings: readonly (readonly number[])[]
  /** Length of a hair, in distances of the outer eye corners. */
  readonly long: number
  /** Share of the skin that hair hides. */
  readonly dense: number
}
const GROWTHS: Readonly<Record<Kind, Growth>> = {
  stubble: { rings: [BEARD, MOUSTACHE], long: 0.022, dense: 0.3 },
  moustache: { rings: [MOUSTACHE], long: 0.11, dense: 0.85 },
  'handlebar moustache': { rings: [MOUSTACHE], long: 0.2, dense: 0.9 },
  'drooping moustache': { rings: [MOUSTACHE], long: 0.22, dense: 0.9 },
  goatee: { rings: [GOATEE, MOUSTACHE], long: 0.09, dense: 0.85 },
  'mutton chops': { rings: [BEARD], long: 0.1, dense: 0.85 },
  'short beard': { rings: [BEARD, MOUSTACHE], long: 0.06, dense: 0.8 },
  'full beard': { rings: [BEARD, MOUSTACHE], long: 0.17, dense: 0.92 },
  'long beard': { rings: [BEARD, MOUSTACHE], long: 0.5, dense: 0.95 },
  'braided beard': { rings: [BEARD, MOUSTACHE], long: 0.4, dense: 0.95 },
}
/** In distances of the outer eye corners: the width of a hair, and how softly a beard begins. */
const HAIR_WIDTH = 0.0075
const SOFT = 0.035
/** Hairs to each square of their own length and width. */
const COVERED = 1.5

/** A beard grown on the skin of a face in a photo: hair by hair along the jaw, in the light that is on the skin there. */
export function putFacialHair(
  picture: Picture,
  reading: PhotoReading & { readonly face: PhotoFace },
  { kind, color: wished }: { readonly kind: Kind; readonly color?: Rgb },
  createCanvas: CreateCanvas,
): Picture {
  const { face } = reading
  const { width, height } = picture
  const photo = { picture, reading, scale: 1 }
  const color = wished ?? hairColorOf(photo)
  const zone = faceZone(face)
  const growth = GROWTHS[kind]
  const grown = grownWhere({ width, height }, face, growth, zone.unitPx)
  const cheeks = seenCheeks(photo) ?? [0.8, 0.6, 0.5]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.lineCap = 'round'
  context.lineWidth = Math.max(0.7, HAIR_WIDTH * zone.unitPx)
  const random = randomFor('beard', kind)
  const lightAt = lightsOn(picture, cheeks)
  const hairPx = Math.max(2, growth.long * zone.unitPx)
  const area = grown.reduce((sum, value) => sum + value, 0)
  const count = Math.min(60_000, Math.round((area * COVERED * 2) / (context.lineWidth * Math.min(hairPx, zone.unitPx * 0.12))))
  const places = placesIn(grown)
  for (let hair = 0; hair < count && places.length > 0; hair += 1) {
    const pixel = places[Math.floor(random() * places.length)]!
    if (random() > grown[pixel]!) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const [along, down] = zone.toZone(x, y)
    const isLip = Math.abs(along) < 0.42 && down < 0.72
    // Hair grows down and away from the middle; over the lip it grows to the sides.
    const angle = Math.atan2(
      isLip ? 0.55 : 1,
      (isLip ? along * 3.2 : Math.max(-0.3, Math.min(0.3, along * 0.5)) * (down > 0.75 ? 1 : 0.2)) + (random() - 0.5) * 0.7,
    )
    const turn = angle + tiltOf(face)
    const length = hairPx * (0.55 + random() * 0.75)
    const tone = hair < count * 0.55 ? 0.5 + random() * 0.25 : 0.85 + random() * 0.5
    context.strokeStyle = cssColor(shaded(color, tone * lightAt(pixel)))
    context.globalAlpha = 0.55 + 0.45 * random()
    context.beginPath()
    context.moveTo(x, y)
    const bend = turn + (random() - 0.5) * 0.6
    context.quadraticCurveTo(
      x + Math.cos(bend) * length * 0.5,
      y + Math.sin(bend) * length * 0.5,
      x + Math.cos(turn) * length,
      y + Math.sin(turn) * length,
    )
    context.stroke()
  }
  const lips = lipsOf({ width, height }, face)
  return laid(picture, { layer: context.getImageData(0, 0, width, height), grown, lips, color, dense: growth.dense, lightAt })
}

function tiltOf(face: PhotoFace): number {
  const { toZone } = faceZone(face)
  const [x0, y0] = toZone(0, 0)
  const [x1, y1] = toZone(1, 0)
  return -Math.atan2(y1 - y0, x1 - x0)
}

/** 0…1 for each pixel: how thick hair stands there. */
function grownWhere(
  { width, height }: { width: number; height: number },
  face: PhotoFace,
  { rings }: Growth,
  unitPx: number,
): Float32Array {
  const areas = rings.map((ring) => meshArea(face, ring))
  const isLip = meshArea(face, RING.lips, 0.98)
  const grown = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (areas.some((isIn) => isIn(x, y)) && !isLip(x, y)) grown[at] = 1
    }
  }
  const soft = blurPlane(grown, { width, height, radius: Math.max(1, SOFT * unitPx), passes: 2 })
  return soft.map((value, at) => Math.min(value * 1.25, 1) * (isLip(at % width, Math.floor(at / width)) ? 0 : 1))
}

function lipsOf({ width, height }: { width: number; height: number }, face: PhotoFace): Float32Array {
  const isLip = meshArea(face, RING.lips, 0.94)
  const lips = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) for (let x = 0; x < width; x += 1, at += 1) if (isLip(x, y)) lips[at] = 1
  return blurPlane(lips, { width, height, radius: 1, passes: 2 })
}

function placesIn(grown: Float32Array): number[] {
  const places: number[] = []
  for (let at = 0; at < grown.length; at += 1) if (grown[at]! > 0.04) places.push(at)
  return places
}

/** How much light there is on the skin at a pixel: 1 as much as on the cheeks. */
function lightsOn(picture: Picture, cheeks: Rgb): (pixel: number) => number {
  const { width, height, data } = picture
  const light = new Float32Array(width * height)
  const own = 255 * (cheeks[0] * 0.3 + cheeks[1] * 0.59 + cheeks[2] * 0.11)
  for (let at = 0; at < light.length; at += 1)
    light[at] = (data[at * 4]! * 0.3 + data[at * 4 + 1]! * 0.59 + data[at * 4 + 2]! * 0.11) / own
  const soft = blurPlane(light, { width, height, radius: Math.max(2, Math.max(width, height) * 0.012), passes: 2 })
  return (pixel) => Math.min(1.25, Math.max(0.45, soft[pixel]!))
}

const shaded = (color: Rgb, light: number): Rgb => color.map((value) => Math.min(1, value * light)) as unknown as Rgb // three in, three out

/** Skin in the shade of the hair, and the hair over it; lips stay free. */
function laid(
  { width, height, data }: Picture,
  beard: {
    readonly layer: Picture
    readonly grown: Float32Array
    readonly lips: Float32Array
    readonly color: Rgb
    readonly dense: number
    readonly lightAt: (pixel: number) => number
  },
): Picture {
  const { layer, grown, lips, color, dense, lightAt } = beard
  const result = data.slice()
  for (let pixel = 0, at = 0; pixel < grown.length; pixel += 1, at += 4) {
    const hairs = (layer.data[at + 3]! / 255) * (1 - lips[pixel]!) * Math.min(1, dense + 0.1)
    const shade = grown[pixel]! * dense * 0.8
    if (hairs === 0 && shade < 0.004) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const below = data[at + channel]! * (1 - shade) + color[channel as 0 | 1 | 2] * 255 * 0.55 * lightAt(pixel) * shade
      result[at + channel] = below + (layer.data[at + channel]! - below) * hairs
    }
  }
  return { width, height, data: result }
}
