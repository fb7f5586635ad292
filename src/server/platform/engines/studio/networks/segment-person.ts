import type { PhotoMasks } from '#studio/photo/photo-reading.ts'
import type { Network } from './load-network.ts'
import { MASK_CLASSES } from './mask-classes.ts'
import { type Level, readSquare, type Square } from './picture-levels.ts'
import { laidOver } from './second-look.ts'

/** A person of less than this share of the longer side is looked at again from nearer. */
const SMALL_SHARE = 0.62
/** Cells that a raster has at most on its longer side. */
const MOST_CELLS = 768

/** What each part of the picture shows. The raster is as fine as the network sees: 256 cells on the longer side. */
export async function segmentPerson(network: Network, levels: readonly Level[]): Promise<PhotoMasks> {
  const [picture] = levels
  if (!picture) throw new Error('a picture has at least one level')
  const sidePx = Math.max(picture.widthPx, picture.heightPx)
  const whole = { centerX: picture.widthPx / 2, centerY: picture.heightPx / 2, sidePx, rotation: 0 }
  return cutMasks(await look(network, levels, whole), picture, network.sizePx)
}

/** The same masks on a finer raster, with a second look at a small square of the picture; a large one is not worth it. */
export async function segmentCloser(
  network: Network,
  levels: readonly Level[],
  coarse: PhotoMasks,
  square: Square,
): Promise<PhotoMasks> {
  const [picture] = levels
  const { sizePx } = network
  const sidePx = picture ? Math.max(picture.widthPx, picture.heightPx) : 0
  if (!picture || square.sidePx > sidePx * SMALL_SHARE) return coarse
  const cells = Math.min(MOST_CELLS, Math.round((sizePx * sidePx) / square.sidePx))
  return laidOver(coarse, { shares: await look(network, levels, square), sizePx, square, picture, cells })
}

async function look(network: Network, levels: readonly Level[], square: Square): Promise<Uint8Array> {
  const [logits] = await network.run(readSquare(levels, square, { sizePx: network.sizePx, from: 0, to: 1 }))
  if (!logits) throw new Error('the network for persons gave no answer')
  return confidences(logits)
}

/** The surest the network ever is, and the least: its logits end there. */
const MOST = 0.918
const LEAST = (1 - MOST) / (MASK_CLASSES.length - 1)

/** Softmax of each cell, as bytes, stretched so that what it is sure of is 255. */
function confidences(logits: Float32Array): Uint8Array {
  const shares = new Uint8Array(logits.length)
  const powers = new Float64Array(MASK_CLASSES.length)
  for (let at = 0; at < logits.length; at += MASK_CLASSES.length) {
    const cell = logits.subarray(at, at + MASK_CLASSES.length)
    const most = Math.max(...cell)
    let sum = 0
    for (let index = 0; index < cell.length; index++) {
      const power = Math.exp((cell[index] as number) - most)
      powers[index] = power
      sum += power
    }
    for (let index = 0; index < cell.length; index++) {
      const share = ((powers[index] as number) / sum - LEAST) / (MOST - LEAST)
      shares[at + index] = Math.round(Math.min(1, Math.max(0, share)) * 255)
    }
  }
  return shares
}

/** Without the bars that made the picture square. */
function cutMasks(shares: Uint8Array, picture: Level, sizePx: number): PhotoMasks {
  const sidePx = Math.max(picture.widthPx, picture.heightPx)
  const widthPx = Math.max(1, Math.round((picture.widthPx / sidePx) * sizePx))
  const heightPx = Math.max(1, Math.round((picture.heightPx / sidePx) * sizePx))
  const [left, top] = [(sizePx - widthPx) >> 1, (sizePx - heightPx) >> 1]
  const masks = MASK_CLASSES.map((_, index) => {
    const mask = new Uint8Array(widthPx * heightPx)
    for (let y = 0, to = 0; y < heightPx; y++) {
      let from = ((top + y) * sizePx + left) * MASK_CLASSES.length + index
      for (let x = 0; x < widthPx; x++, to++, from += MASK_CLASSES.length) mask[to] = shares[from] as number
    }
    return mask
  })
  const [background, hair, bodySkin, faceSkin, clothes, other] = masks as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  return { widthPx, heightPx, background, hair, bodySkin, faceSkin, clothes, other }
}
