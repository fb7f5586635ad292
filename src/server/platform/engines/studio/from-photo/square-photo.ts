import { isDeepStrictEqual } from 'node:util'
import type { Picture } from '#studio/canvas.ts'
import { cropReading } from '#studio/photo/crop-reading.ts'
import type { PhotoReading } from '#studio/photo/photo-reading.ts'
import { squareCut } from '#studio/photo/square-cut.ts'
import { openPhoto } from './open-photo.ts'

interface Order {
  readonly photo: Uint8Array
  readonly reading: PhotoReading
  readonly sidePx: number
}

interface SquarePhoto {
  readonly photo: Picture
  /** In pixels of the square. */
  readonly reading: PhotoReading
}

/** Candidates of one photo follow each other at once; after that its pixels are only a burden. */
const FORGOTTEN_AFTER_MS = 1000

let last: { readonly order: Order; readonly square: SquarePhoto } | undefined
let forgetting: NodeJS.Timeout | undefined

/** The square of a photo that a portrait is made of. The same order as the last gets the same objects, which nobody changes. */
export async function squarePhoto(order: Order): Promise<SquarePhoto> {
  clearTimeout(forgetting)
  forgetting = setTimeout(() => {
    last = undefined
  }, FORGOTTEN_AFTER_MS).unref()
  if (last && isSame(last.order, order)) return last.square
  last = undefined
  const cut = squareCut(order.reading)
  const photo = await openPhoto(order.photo, { cut, mostPx: order.sidePx, isEnlarged: true })
  const square = { photo, reading: cropReading(order.reading, cut) }
  last = { order, square }
  return square
}

const isSame = (one: Order, other: Order) =>
  one.sidePx === other.sidePx && Buffer.compare(one.photo, other.photo) === 0 && isDeepStrictEqual(one.reading, other.reading)
