import type { PhotoMasks } from '#studio/photo/photo-reading.ts'
import { MASK_CLASSES } from './mask-classes.ts'
import type { Level, Square } from './picture-levels.ts'

const MARGIN = 1.2
/** Cells that must not be background before there is somebody to look at. */
const LEAST_CELLS = 30
/** Times the face: hair and a little air round it, as the detector likes to see it. */
const HEAD_MARGIN = 2.6
/** Shares of the square's side: what lies at its very edge is seen half. */
const SEAM = 0.03

/** The square round the one who shows most of a face, or else is largest, in pixels of the picture. */
export function squareRoundPerson(masks: PhotoMasks, picture: Level): Square | undefined {
  const island = mainIsland(masks)
  return island.length < LEAST_CELLS ? undefined : squareRound(island, masks, picture, MARGIN)
}

/** The square round the skin of that one's face. */
export function squareRoundHead(masks: PhotoMasks, picture: Level): Square | undefined {
  const face = mainIsland(masks).filter((cell) => masks.faceSkin[cell]! > 127)
  return face.length < 4 ? undefined : squareRound(face, masks, picture, HEAD_MARGIN)
}

function squareRound(cells: readonly number[], { widthPx }: PhotoMasks, picture: Level, margin: number): Square {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0]
  for (const cell of cells) {
    const [x, y] = [cell % widthPx, Math.floor(cell / widthPx)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const scale = picture.widthPx / widthPx
  return {
    centerX: ((left + right) / 2) * scale,
    centerY: ((top + bottom) / 2) * scale,
    sidePx: Math.max(right - left, bottom - top) * margin * scale,
    rotation: 0,
  }
}

/** The cells that hang together and are no background: trees and lamps are sometimes taken for something worn. */
function mainIsland({ widthPx, background, faceSkin }: PhotoMasks): number[] {
  const isSeen = new Uint8Array(background.length)
  let main: { cells: number[]; weight: number } = { cells: [], weight: -1 }
  for (let start = 0; start < background.length; start += 1) {
    if (isSeen[start] || background[start]! > 127) continue
    const cells = [start]
    isSeen[start] = 1
    let weight = 0
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at]!
      // Any face outweighs all else.
      weight += 1 + faceSkin[cell]! * 1000
      const column = cell % widthPx
      for (const next of [cell - widthPx, cell + widthPx, column > 0 ? cell - 1 : -1, column + 1 < widthPx ? cell + 1 : -1]) {
        if (next < 0 || next >= background.length || isSeen[next] || background[next]! > 127) continue
        isSeen[next] = 1
        cells.push(next)
      }
    }
    if (weight > main.weight) main = { cells, weight }
  }
  return main.cells
}

interface Nearer {
  /** Six bytes for each of `sizePx` × `sizePx` cells of the square. */
  readonly shares: Uint8Array
  readonly sizePx: number
  readonly square: Square
  readonly picture: Level
  /** On the longer side of the raster. */
  readonly cells: number
}

/** A finer raster: the second look inside its square, the first one everywhere else, with a soft seam. */
export function laidOver(coarse: PhotoMasks, { shares, sizePx, square, picture, cells }: Nearer): PhotoMasks {
  const scale = cells / Math.max(picture.widthPx, picture.heightPx)
  const widthPx = Math.max(1, Math.round(picture.widthPx * scale))
  const heightPx = Math.max(1, Math.round(picture.heightPx * scale))
  const masks = MASK_CLASSES.map(() => new Uint8Array(widthPx * heightPx))
  const [left, top] = [square.centerX - square.sidePx / 2, square.centerY - square.sidePx / 2]
  for (let row = 0, to = 0; row < heightPx; row += 1) {
    const y = ((row + 0.5) / heightPx) * picture.heightPx
    for (let column = 0; column < widthPx; column += 1, to += 1) {
      const x = ((column + 0.5) / widthPx) * picture.widthPx
      const [u, v] = [(x - left) / square.sidePx, (y - top) / square.sidePx]
      const inside = Math.min(1, Math.max(0, Math.min(u, v, 1 - u, 1 - v) / SEAM))
      MASK_CLASSES.forEach((name, index) => {
        const first = inside < 1 ? bilinear(coarse[name], coarse, x / picture.widthPx, y / picture.heightPx) : 0
        const second = inside > 0 ? shares[(cellAt(v, sizePx) * sizePx + cellAt(u, sizePx)) * MASK_CLASSES.length + index]! : 0
        masks[index]![to] = Math.round(first + (second - first) * inside)
      })
    }
  }
  const [background, hair, bodySkin, faceSkin, clothes, other] = masks
  return {
    widthPx,
    heightPx,
    background: background!,
    hair: hair!,
    bodySkin: bodySkin!,
    faceSkin: faceSkin!,
    clothes: clothes!,
    other: other!,
  }
}

const cellAt = (share: number, size: number) => Math.min(size - 1, Math.max(0, Math.floor(share * size)))

function bilinear(values: Uint8Array, { widthPx, heightPx }: PhotoMasks, shareX: number, shareY: number): number {
  const x = Math.min(widthPx - 1, Math.max(0, shareX * widthPx - 0.5))
  const y = Math.min(heightPx - 1, Math.max(0, shareY * heightPx - 0.5))
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, bottom] = [Math.min(widthPx - 1, left + 1), Math.min(heightPx - 1, top + 1)]
  const row = (line: number) =>
    values[line * widthPx + left]! + (values[line * widthPx + right]! - values[line * widthPx + left]!) * (x - left)
  const [upper, lower] = [row(top), row(bottom)]
  return upper + (lower - upper) * (y - top)
}
