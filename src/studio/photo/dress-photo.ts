import type { Picture } from '../canvas.ts'
import type { Rgb } from '../color.ts'
import { blurPlane } from '../kernels/blur-plane.ts'
import { floatsOf } from '../raster/floats-of.ts'
import { sharesOfBytes } from '../raster/shares-of-bytes.ts'
import { bareSkin } from './bare-skin.ts'
import { type BodyFrame, bodyFrame } from './body-frame.ts'
import { bodyWarp } from './body-warp.ts'
import { clothFolds } from './cloth-folds.ts'
import { dyeRegion } from './dye-region.ts'
import { faceInCells } from './face-in-cells.ts'
import { fillBeyond } from './fill-beyond.ts'
import { handsOf } from './own-hands.ts'
import type { PersonPicture } from './person-picture.ts'
import type { PhotoMasks } from './photo-reading.ts'
import { refineMatte } from './refine-matte.ts'

/** Shadow of a collar or hem on the skin beside it. */
const HEM_SHADOW = 0.22
/** How much of the folds shows on skin. */
const SKIN_FOLDS = 0.45

/**
 * Somebody in the clothes of another picture: the cloth is bent from body to body, keeps the light of the person's picture,
 * leaves hair, face and hands alone, and where it leaves skin bare there is skin. Undefined when one of the two shows no body.
 * The pictures are not changed.
 */
export function dressPhoto(
  person: PersonPicture,
  outfit: PersonPicture,
  { color }: { readonly color?: Rgb } = {},
): Picture | undefined {
  const to = bodyFrame(person.masks, faceInCells(person))
  const from = bodyFrame(outfit.masks, faceInCells(outfit))
  if (!to || !from) return undefined
  const { picture } = person
  const cloth = clothOf(outfit, color)
  const warped = warpCloth({ person, outfit, cloth, to, from })
  const body = bodyMatte(person)
  const skin = bareSkin(person, to)
  const folds = clothFolds(person)
  const size = { width: picture.width, height: picture.height }
  const edge = blurPlane(warped.cover, { ...size, radius: Math.max(1, Math.max(size.width, size.height) * 0.008), passes: 2 })
  const data = picture.data.slice()
  for (let pixel = 0, at = 0; pixel < body.length; pixel += 1, at += 4) {
    const share = body[pixel]!
    if (share < 0.004) continue
    const covered = warped.cover[pixel]!
    const shadow = 1 - HEM_SHADOW * edge[pixel]! * (1 - covered)
    const bare = skin.isBare[pixel]!
    const light = folds[pixel]! ** SKIN_FOLDS
    for (let channel = 0; channel < 3; channel += 1) {
      const own = picture.data[at + channel]!
      const filled = skin.picture.data[at + channel]! * light
      const naked = (own * bare + filled * (1 - bare)) * shadow
      const worn = warped.data[at + channel]! * folds[pixel]!
      const dressed = naked + (worn - naked) * covered
      data[at + channel] = own + (dressed - own) * share
    }
  }
  return { ...size, data }
}

const sizeOf = ({ widthPx, heightPx }: PhotoMasks) => ({ width: widthPx, height: heightPx })

/** The outfit's cloth without hair, hands and gaps, carried on beyond its borders, in another colour if one is wished. */
function clothOf({ picture, masks }: PersonPicture, color: Rgb | undefined): Picture {
  const sure = refineMatte(
    picture,
    masks.clothes.map((value) => (value > 140 ? 255 : 0)).map((value) => value / 255),
    sizeOf(masks),
  )
  const filled = fillBeyond(
    picture,
    sure.map((value) => (value > 0.9 ? 1 : 0)),
  )
  if (!color) return filled
  // All of it is dyed, by the mean of what is surely cloth.
  return dyeRegion(filled, sure.fill(1), color)
}

/** The cloth on the person's raster, and how much of each pixel of their body it covers. */
function warpCloth(order: { person: PersonPicture; outfit: PersonPicture; cloth: Picture; to: BodyFrame; from: BodyFrame }): {
  data: Uint8ClampedArray
  cover: Float32Array
} {
  const { person, outfit, cloth, to, from } = order
  const { width, height } = person.picture
  const warp = bodyWarp(to, from, { collarY: collarOf(outfit.masks, from) })
  const hands = handsOf(outfit.masks, faceInCells(outfit))
  const bareness = barenessOf(outfit.masks, hands)
  const [cellX, cellY] = [person.masks.widthPx / width, person.masks.heightPx / height]
  const [clothX, clothY] = [cloth.width / outfit.masks.widthPx, cloth.height / outfit.masks.heightPx]
  const data = new Uint8ClampedArray(width * height * 4)
  const cover = new Float32Array(width * height)
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const { x: fromX, y: fromY, isMirrored } = warp((x + 0.5) * cellX, (y + 0.5) * cellY)
      sampleColor(cloth, fromX * clothX - 0.5, fromY * clothY - 0.5, data, pixel * 4)
      const bare = isMirrored ? 0 : sampleCell(bareness, outfit.masks, fromX - 0.5, fromY - 0.5)
      // A hem is an edge: the coarse mask's slope becomes one of a few pixels.
      cover[pixel] = smooth((0.5 - bare) * 3 + 0.5)
    }
  }
  return { data, cover }
}

/** The row below which there is cloth across the whole breast, no neckline any more. */
function collarOf({ clothes, widthPx }: PhotoMasks, { shoulderY, bottomY, middle, width }: BodyFrame): number {
  let row = shoulderY
  for (let y = shoulderY; y < bottomY; y += 1) {
    const from = Math.max(0, Math.round(middle[y]! - width[y]! * 0.22))
    const to = Math.min(widthPx, Math.round(middle[y]! + width[y]! * 0.22))
    const breast = clothes.subarray(y * widthPx + from, y * widthPx + to)
    if (breast.some((value) => value < 128)) row = y
    else if (y > row + (bottomY - shoulderY) * 0.2) break
  }
  return Math.min(bottomY - 4, row + Math.max(3, Math.round((bottomY - shoulderY) * 0.08)))
}

/** 0 where cloth is or goes on behind hair, hands and gaps, 1 where skin is meant to show. */
function barenessOf(masks: PhotoMasks, hands: Uint8Array): Float32Array {
  const { widthPx: width, heightPx: height, clothes, bodySkin, faceSkin } = masks
  const soft = (values: Float32Array) => blurPlane(values, { width, height, radius: 1, passes: 1 })
  const skin = soft(floatsOf(bodySkin, (value, at) => (hands[at] ? 0 : value + faceSkin[at]!)))
  const cloth = soft(new Float32Array(clothes))
  return skin.map((value, at) => value / (value + cloth[at]! + 40))
}

/** Where the person's body is, hands, hair and face left out: 0…1 for each pixel, on the picture's own edges. */
function bodyMatte(person: PersonPicture): Float32Array {
  const { masks, picture } = person
  const hands = handsOf(masks, faceInCells(person))
  const body = masks.clothes.map((value, at) => (hands[at] ? 0 : Math.min(255, value + masks.bodySkin[at]!)))
  return refineMatte(picture, sharesOfBytes(body), sizeOf(masks)).map((value) => smooth((value - 0.12) / 0.72))
}

function sampleColor(picture: Picture, x: number, y: number, to: Uint8ClampedArray, at: number): void {
  const { width, height, data } = picture
  const placeX = Math.min(width - 1, Math.max(0, x))
  const placeY = Math.min(height - 1, Math.max(0, y))
  const [left, top] = [Math.floor(placeX), Math.floor(placeY)]
  const [shareX, shareY] = [placeX - left, placeY - top]
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  for (let channel = 0; channel < 3; channel += 1) {
    const above = mix(data[(top * width + left) * 4 + channel]!, data[(top * width + right) * 4 + channel]!, shareX)
    const below = mix(data[(bottom * width + left) * 4 + channel]!, data[(bottom * width + right) * 4 + channel]!, shareX)
    to[at + channel] = mix(above, below, shareY)
  }
  to[at + 3] = 255
}

function sampleCell(values: Float32Array, { widthPx, heightPx }: PhotoMasks, x: number, y: number): number {
  const placeX = Math.min(widthPx - 1, Math.max(0, x))
  const placeY = Math.min(heightPx - 1, Math.max(0, y))
  const [left, top] = [Math.floor(placeX), Math.floor(placeY)]
  const right = Math.min(widthPx - 1, left + 1)
  const bottom = Math.min(heightPx - 1, top + 1)
  const above = mix(values[top * widthPx + left]!, values[top * widthPx + right]!, placeX - left)
  const below = mix(values[bottom * widthPx + left]!, values[bottom * widthPx + right]!, placeX - left)
  return mix(above, below, placeY - top)
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

function smooth(share: number): number {
  const bounded = Math.min(1, Math.max(0, share))
  return bounded * bounded * (3 - 2 * bounded)
}
