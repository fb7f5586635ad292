import type { Picture } from '../canvas.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'

/** Cover of a pixel that the figure hides wholly. */
export const FULL_COVER = 256

/** Splits a picture into its plate and what the figure adds to it; see `FilmLayers.figure`. */
export function liftFigure(whole: Picture, plate: Picture, buffers: FigureBuffers): Int16Array {
  const { width, height } = whole
  const cover = coverOf(buffers, width, height)
  const figure = new Int16Array(width * height * 4)
  for (let pixel = 0, at = 0; pixel < cover.length; pixel += 1, at += 4) {
    const hidden = cover[pixel]!
    const shown = 1 - hidden / FULL_COVER
    figure[at] = Math.round(whole.data[at]! - plate.data[at]! * shown)
    figure[at + 1] = Math.round(whole.data[at + 1]! - plate.data[at + 1]! * shown)
    figure[at + 2] = Math.round(whole.data[at + 2]! - plate.data[at + 2]! * shown)
    figure[at + 3] = hidden
  }
  return figure
}

/** The figure's silhouette, one pixel wider for the lines around it, with a soft edge. */
function coverOf({ part, widthPx, heightPx }: FigureBuffers, width: number, height: number): Uint16Array {
  const isFigure = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = Math.min(heightPx - 1, Math.floor(((y + 0.5) * heightPx) / height)) * widthPx
    for (let x = 0; x < width; x += 1, to += 1) {
      const column = Math.min(widthPx - 1, Math.floor(((x + 0.5) * widthPx) / width))
      isFigure[to] = part[row + column] === 0 ? 0 : 1
    }
  }
  const wider = sumOfNine(isFigure, width, height).map((sum) => (sum > 0 ? 1 : 0))
  return Uint16Array.from(sumOfNine(wider, width, height), (sum) => Math.round((sum * FULL_COVER) / 9))
}

/** Each pixel with its eight neighbours; outside, the border goes on. */
function sumOfNine(values: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(values.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      rows[at] = values[x > 0 ? at - 1 : at]! + values[at]! + values[x < width - 1 ? at + 1 : at]!
    }
  }
  const sums = new Uint8Array(values.length)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      sums[at] = rows[y > 0 ? at - width : at]! + rows[at]! + rows[y < height - 1 ? at + width : at]!
    }
  }
  return sums
}
