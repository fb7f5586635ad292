import type { Rgb } from '../color.ts'
import type { HairSheet } from '../sheet/character-sheet.ts'
import { FACE_POINT, facePoint } from './face-points.ts'
import { hairTexture } from './hair-texture.ts'
import { middleColor } from './middle-color.ts'
import { faceArea, maskAt, type PhotoPixels, pixelAt, sampleWhere } from './photo-pixels.ts'

/** The hair of a head in a photo. */
export interface HairHint {
  /** Cuts that look like it, one of them for each candidate; none where only the colour is seen. */
  readonly kinds: readonly HairSheet['kind'][]
  readonly color?: Rgb
  readonly fringe?: HairSheet['fringe']
  readonly volume: number
  readonly texture?: HairSheet['texture']
}

/** Of 255: from here on a cell counts. */
const IS_SURE = 110
/** Shares of the face's area: what is less is brows and beard, not hair. */
const BALD_BELOW = 0.12
const SHAVED_BELOW = 0.22
/** Share of skin right above the hairline: from here on nothing grows there. */
const BARE_SCALP = 0.9

/** Full curls look to the network like something worn; but hats do not reach down beside the cheeks on both sides. */
const AFRO_WIDTH = 1.45
/** Heights of the face from the chin down. */
const HANGING_CURLS = 0.4
/** Share of the face's area: with more worn on the head, hair can not be known. */
const COVERED_FROM = 0.2

/** Widths of the face to both sides of its middle: below the chin a beard is no wider. */
const BEARD_WIDTH = 0.5

/** Heights of the face from the chin down: hair that hangs so low tells its cut below a hat too. */
const HANGING_FROM = -0.2

/** Colour, length, fullness, texture and fringe from the hair mask and the face under it. Undefined when the head is covered. */
export function hairHint(photo: PhotoPixels): HairHint | undefined {
  const extent = extentOf(photo, 'hair')
  const worn = extentOf(photo, 'other')
  if (!extent || !worn) return undefined
  const inFace = faceArea(photo)
  const colorOf = (mask: 'hair' | 'other') =>
    middleColor(
      sampleWhere(photo, (x, y) => maskAt(photo, mask, x, y) > IS_SURE && !inFace(x, y)),
      { from: 0.45, to: 0.75 },
    )
  // Hair beside what is worn, or something worn that hangs down, tells of a wide hat.
  const isHat = extent.areaShare > SHAVED_BELOW || worn.below > HANGING_CURLS
  if (worn.besideWidth > AFRO_WIDTH && worn.areaShare > 0.6 && !isHat) {
    const color = colorOf('other')
    return { kinds: ['afro'], ...(color && { color }), volume: 0.2 }
  }
  const { areaShare, above, below, forehead, scalp } = extent
  // Below a hat only hair that hangs beside the face tells its cut.
  if (worn.areaShare > COVERED_FROM && below < HANGING_FROM) return undefined
  // A full beard or a shadow may look like more hair than a bald head has; what lies above the hairline tells.
  if (areaShare < SHAVED_BELOW && scalp > BARE_SCALP) return { kinds: ['bald'], volume: 0.06 }
  if (areaShare < BALD_BELOW) return scalp > 0.5 ? { kinds: ['bald'], volume: 0.06 } : unseenHair(extent)
  const color = colorOf('hair')
  const volume = Math.min(0.2, Math.max(0.06, 0.05 + above * 0.22))
  const fringe = forehead > 0.55 ? 'straight' : forehead > 0.28 ? 'swept' : undefined
  const kinds = areaShare < SHAVED_BELOW && below < -0.4 ? (['shaved'] as const) : kindsOf(extent)
  const texture = hairTexture(photo)
  return { kinds, ...(color && { color }), ...(fringe && { fringe }), volume, ...(texture && { texture }) }
}

interface Extent {
  /** Hair beyond the face over the area of the face. */
  readonly areaShare: number
  /** Heights of the face: from the hairline up to the crown of the hair, and from the chin down to its tips. */
  readonly above: number
  readonly below: number
  /** Widths of the face: round the hairline, on the narrower side, doubled; and anywhere above the chin. */
  readonly upperWidth: number
  /** Beside the eyes and cheeks, on the narrower side, doubled. */
  readonly besideWidth: number
  readonly width: number
  /** How much of the upper forehead is covered. */
  readonly forehead: number
  /** How much right above the hairline is skin. */
  readonly scalp: number
  /** What is right above the hairline and no background. */
  readonly crown: readonly (readonly [number, number, number])[]
}

/** Hair that the masks take for something else, as in drawings: its colour is what lies above the forehead. */
function unseenHair({ crown }: Extent): HairHint | undefined {
  const color = middleColor(crown, { from: 0.35, to: 0.75 })
  return color && { kinds: [], color, volume: 0.12 }
}

function kindsOf({ above, below, width, upperWidth, besideWidth }: Extent): HairSheet['kind'][] {
  if (upperWidth > 1.5 && above > 0.35 && below < 0.35) return ['afro']
  if (below > 1.5) return ['very long']
  if (below > 0.75) return ['long']
  // What hangs a little below the chin and not beside the cheeks is a beard.
  if (below > 0.22 && besideWidth > 0) return ['shoulder']
  if (below > -0.28 && width > 1.12 && besideWidth > 0) return ['bob']
  if (above > 0.45) return ['short', 'undercut', 'crop']
  return ['short', 'crop']
}

interface Row {
  readonly along: number
  readonly count: number
  /** Without what a beard may be. */
  readonly hanging: number
  readonly left: number
  readonly right: number
}

/** Where hair lies around the face, measured along the face's own axes. */
function extentOf(photo: PhotoPixels, mask: 'hair' | 'other'): Extent | undefined {
  const { face } = photo.reading
  if (!face) return undefined
  const at = (index: number) => facePoint(face, index, photo.scale)
  const [top, chin] = [at(FACE_POINT.hairline), at(FACE_POINT.chin)]
  const [left, right] = [at(FACE_POINT.cheekLeft), at(FACE_POINT.cheekRight)]
  const height = Math.max(1, Math.hypot(chin.x - top.x, chin.y - top.y))
  const width = Math.max(1, Math.hypot(right.x - left.x, right.y - left.y))
  const [downX, downY] = [(chin.x - top.x) / height, (chin.y - top.y) / height]
  const middleX = (left.x + right.x) / 2
  const middleY = (left.y + right.y) / 2
  const isSure = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < photo.picture.width && y < photo.picture.height && maskAt(photo, mask, x, y) > IS_SURE
  const inFace = faceArea(photo)
  const step = width / 40
  // Rows across the face from above the crown to below the waist; beside it hair of this person only.
  const rows: Row[] = []
  let [area, foreheadHair, forehead, scalp, scalpSkin] = [0, 0, 0, 0, 0]
  const crown: (readonly [number, number, number])[] = []
  for (let along = -height * 1.4; along < height * 4.5; along += step) {
    let [count, hanging, leftmost, rightmost] = [0, 0, 0, 0]
    for (let across = -width * 1.6; across <= width * 1.6; across += step) {
      const x = middleX + across * downY + (along - height * 0.45) * downX
      const y = middleY - across * downX + (along - height * 0.45) * downY
      const hair = isSure(x, y)
      const inside = inFace(x, y)
      if (inside && along > height * 0.02 && along < height * 0.2) {
        forehead += 1
        if (hair) foreheadHair += 1
      }
      if (along < -height * 0.06 && along > -height * 0.22 && Math.abs(across) < width * 0.3) {
        scalp += 1
        if (maskAt(photo, 'faceSkin', x, y) + maskAt(photo, 'bodySkin', x, y) > IS_SURE) scalpSkin += 1
        if (maskAt(photo, 'background', x, y) < 255 - IS_SURE) crown.push(pixelAt(photo.picture, x, y))
      }
      if (!hair || inside) continue
      count += 1
      if (along <= height || Math.abs(across) > width * BEARD_WIDTH) hanging += 1
      leftmost = Math.min(leftmost, across)
      rightmost = Math.max(rightmost, across)
    }
    rows.push({ along, count, hanging, left: -leftmost, right: rightmost })
    // A beard below the chin is no hair of the head, and neither is somebody else's hair far below.
    if (along < height * 0.62) area += count
  }
  const hairRows = rows.filter(({ count }) => count >= 3)
  const first = hairRows[0]
  const last = lastJoined(rows)
  const faceCells = (width / step) * (height / step) * 0.78
  const beside = rows.filter(({ along }) => along > height * 0.25 && along < height * 0.55)
  const widthAbove = (lowest: number) =>
    (Math.max(0, ...rows.filter(({ along }) => along < lowest).map(({ left, right }) => Math.max(left, right))) * 2) / width
  return {
    areaShare: area / faceCells,
    above: first ? Math.max(0, -first.along / height) : 0,
    below: last === undefined ? -1 : last / height - 1,
    upperWidth: (middleOf(rows.filter(({ along }) => Math.abs(along) < height * 0.2).map(narrowSide)) * 2) / width,
    besideWidth: (middleOf(beside.map(narrowSide)) * 2) / width,
    width: widthAbove(height),
    forehead: forehead === 0 ? 0 : foreheadHair / forehead,
    scalp: scalp === 0 ? 0 : scalpSkin / scalp,
    crown,
  }
}

/** The lowest row to which hair hangs without a gap. */
function lastJoined(rows: readonly Row[]): number | undefined {
  let last: number | undefined
  let gap = 0
  for (const { along, hanging } of rows) {
    if (hanging >= 3) {
      last = along
      gap = 0
    } else if (last !== undefined && ++gap > 10) break
  }
  return last
}

/** The other may be somebody else's hair, or that of a head seen from the side. */
const narrowSide = ({ left, right }: Row) => Math.min(left, right)

const middleOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
