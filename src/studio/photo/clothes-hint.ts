import type { Rgb } from '../color.ts'
import type { GarmentKind } from '../sheet/character-sheet.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { mainColors } from './main-colors.ts'
import { maskAt, type PhotoPixels, pixelAt } from './photo-pixels.ts'
import { stripesOf } from './stripes-of.ts'

/** One thing worn, from the outside inwards. */
export interface GarmentHint {
  /** Kinds that look like it; one of them for each candidate. */
  readonly kinds: readonly GarmentKind[]
  readonly color: Rgb
  /** The other colour of cloth that is striped across. */
  readonly stripe?: Rgb
}

/** Of the face's width: stripes are told by the middle of the trunk, where they lie level. */
const LEVEL = 0.75

const IS_CLOTH = 140

/** What is worn on the upper body, as far as the photo shows it: colours surely, cuts as a guess. */
export function clothesHint(photo: PhotoPixels): GarmentHint[] {
  const { face } = photo.reading
  const [left, right] = face
    ? [facePoint(face, FACE_POINT.cheekLeft, photo.scale), facePoint(face, FACE_POINT.cheekRight, photo.scale)]
    : [
        { x: photo.picture.width * 0.4, y: 0 },
        { x: photo.picture.width * 0.6, y: 0 },
      ]
  const width = Math.max(4, Math.hypot(right.x - left.x, right.y - left.y))
  const middle = (left.x + right.x) / 2
  const chinY = face ? facePoint(face, FACE_POINT.chin, photo.scale).y : 0
  const seen = look(photo, { middle, chinY, width })
  const all = [...seen.middle, ...seen.sides]
  if (all.length < 60) return []
  const [main] = mainColors(seen.sides.length > 40 ? seen.sides : all, 1)
  if (!main) return []
  const [color, stripe] = stripesOf(seen.rows) ?? []
  if (color && stripe) return [{ kinds: STRIPED, color, stripe }]
  const inner = innerColor(seen, main.color)
  if (inner)
    return [
      { kinds: ['jacket', 'blazer', 'jacket'], color: main.color },
      { kinds: ['shirt', 't-shirt'], color: inner },
    ]
  return [{ kinds: cutsOf(seen, main.color), color: main.color }]
}

/** What is striped across, as far as a photo tells. */
const STRIPED: readonly GarmentKind[] = ['t-shirt', 'sweater', 't-shirt']

interface Seen {
  /** Cloth in the middle of the trunk, from row to row. */
  readonly rows: readonly Seen['middle'][]
  /** Cloth in the column below the chin, and beside it. */
  readonly middle: readonly (readonly [number, number, number])[]
  readonly sides: readonly (readonly [number, number, number])[]
  /** How much of the neck right below the chin is cloth, of neck and cloth there. */
  readonly collar: number
  /** Bare skin beside the trunk, of skin and cloth there. */
  readonly bareArms: number
}

function look(photo: PhotoPixels, { middle, chinY, width }: { middle: number; chinY: number; width: number }): Seen {
  const [inMiddle, sides]: [Seen['middle'][number][], Seen['middle'][number][]] = [[], []]
  const rows: Seen['middle'][number][][] = []
  const counts = { collarCloth: 0, collar: 0, armSkin: 0, arms: 0 }
  const step = width / 24
  const bottom = Math.min(photo.picture.height, chinY + width * 3.2)
  for (let y = chinY + width * 0.08; y < bottom; y += step) {
    const row: Seen['middle'][number][] = []
    rows.push(row)
    for (let x = Math.max(0, middle - width * 2); x < Math.min(photo.picture.width, middle + width * 2); x += step) {
      const isCloth = maskAt(photo, 'clothes', x, y) > IS_CLOTH
      const isSkin = maskAt(photo, 'bodySkin', x, y) > IS_CLOTH
      if (!isCloth && !isSkin) continue
      const [away, below] = [Math.abs(x - middle) / width, (y - chinY) / width]
      if (below < 0.45 && away < 0.35) {
        counts.collar += 1
        if (isCloth) counts.collarCloth += 1
      }
      if (below > 0.9 && away > 0.75) {
        counts.arms += 1
        if (isSkin) counts.armSkin += 1
      }
      if (!isCloth) continue
      const color = pixelAt(photo.picture, x, y)
      ;(away < 0.28 ? inMiddle : sides).push(color)
      if (away < LEVEL) row.push(color)
    }
  }
  return {
    rows,
    middle: inMiddle,
    sides,
    collar: counts.collar < 8 ? 0 : counts.collarCloth / counts.collar,
    bareArms: counts.arms < 20 ? 0 : counts.armSkin / counts.arms,
  }
}

/** An open jacket shows another colour in the middle than at the sides. */
function innerColor({ middle, sides }: Seen, main: Rgb): Rgb | undefined {
  if (middle.length < 30 || sides.length < 60) return undefined
  const [inner] = mainColors(middle, 1)
  if (!inner || inner.share < 0.4) return undefined
  const away = Math.hypot(...inner.color.map((channel, index) => channel - (main[index] as number)))
  return away > 0.42 ? inner.color : undefined
}

function cutsOf({ collar, bareArms }: Seen, [red, green, blue]: Rgb): GarmentKind[] {
  if (bareArms > 0.5) return ['tank top', 't-shirt']
  if (bareArms > 0.2) return ['t-shirt']
  if (Math.min(red, green, blue) > 0.8) return ['shirt', 'sweater', 'shirt']
  return collar > 0.5 ? ['turtleneck', 'hoodie', 'turtleneck'] : ['sweater', 'shirt', 'sweater']
}
