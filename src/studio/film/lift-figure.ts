import type { Picture } from '../canvas.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'

/** Cover of a pixel that the figure hides wholly. */
export const FULL_COVER = 256

/** Hairs that cover no more of a pixel, of 255, stay with the place: nobody sees that they do not move. */
const LEAST_HAIR = 16

/**
 * Splits a picture into what is behind the figure and what the figure adds (see `FilmLayers`). Around the figure the place is
 * the picture's own; `empty`, the same place painted without anybody, fills what it hid.
 */
export function liftFigure(
  whole: Picture,
  empty: Picture,
  buffers: FigureBuffers,
): { plate: Uint8ClampedArray; figure: Int16Array } {
  const { width, height } = whole
  const cover = coverOf(buffers, width, height)
  const plate = fillBehind(whole, empty, cover)
  return { plate, figure: addTo(plate, whole, cover) }
}

/** What a figure that has moved adds to a plate that was filled before. */
export function liftMoved(whole: Picture, plate: Uint8ClampedArray, buffers: FigureBuffers): Int16Array {
  return addTo(plate, whole, coverOf(buffers, whole.width, whole.height))
}

function addTo(plate: Uint8ClampedArray, whole: Picture, cover: Uint16Array): Int16Array {
  const figure = new Int16Array(cover.length * 4)
  for (let pixel = 0, at = 0; pixel < cover.length; pixel += 1, at += 4) {
    const hidden = cover[pixel]!
    if (hidden === 0) continue
    const shown = 1 - hidden / FULL_COVER
    figure[at] = Math.round(whole.data[at]! - plate[at]! * shown)
    figure[at + 1] = Math.round(whole.data[at + 1]! - plate[at + 1]! * shown)
    figure[at + 2] = Math.round(whole.data[at + 2]! - plate[at + 2]! * shown)
    figure[at + 3] = hidden
  }
  return figure
}

/** Side of the cells in which the light around a figure is carried behind it. */
const CELL_PX = 8

/**
 * The picture where no figure is, and behind it the empty place in the light that the picture has around it: a style brightens
 * the ground around a figure, or darkens it, and where the figure moves away no edge of that may show.
 */
function fillBehind(whole: Picture, empty: Picture, cover: Uint16Array): Uint8ClampedArray {
  const { width, height } = whole
  const columns = Math.ceil(width / CELL_PX)
  const rows = Math.ceil(height / CELL_PX)
  const sums = new Float32Array(columns * rows * 4)
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL_PX) * columns
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (cover[pixel] !== 0) continue
      const cell = (row + Math.floor(x / CELL_PX)) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        sums[cell + channel] = sums[cell + channel]! + whole.data[pixel * 4 + channel]! - empty.data[pixel * 4 + channel]!
      }
      sums[cell + 3] = sums[cell + 3]! + 1
    }
  }
  const change = carryInward(sums, columns, rows)
  const plate = whole.data.slice()
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL_PX) * columns
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (cover[pixel] === 0) continue
      const cell = (row + Math.floor(x / CELL_PX)) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        plate[pixel * 4 + channel] = empty.data[pixel * 4 + channel]! + change[cell + channel]!
      }
    }
  }
  return plate
}

/** Mean change of each cell; cells without any take over their neighbours', ring by ring. */
function carryInward(sums: Float32Array, columns: number, rows: number): Float32Array {
  const mean = new Float32Array(columns * rows * 3)
  let known = Uint8Array.from({ length: columns * rows }, (_, cell) => (sums[cell * 4 + 3]! > 0 ? 1 : 0))
  known.forEach((isKnown, cell) => {
    for (let channel = 0; isKnown && channel < 3; channel += 1)
      mean[cell * 3 + channel] = sums[cell * 4 + channel]! / sums[cell * 4 + 3]!
  })
  for (let ring = 0; ring < columns + rows && known.includes(0) && known.includes(1); ring += 1) {
    const next = known.slice()
    for (let row = 0, cell = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1, cell += 1) {
        if (known[cell] === 1) continue
        const near = [
          column > 0 ? cell - 1 : -1,
          column < columns - 1 ? cell + 1 : -1,
          row > 0 ? cell - columns : -1,
          row < rows - 1 ? cell + columns : -1,
        ].filter((other) => other >= 0 && known[other] === 1)
        if (near.length === 0) continue
        for (let channel = 0; channel < 3; channel += 1) {
          mean[cell * 3 + channel] = near.reduce((sum, other) => sum + mean[other * 3 + channel]!, 0) / near.length
        }
        next[cell] = 1
      }
    }
    known = next
  }
  return mean
}

/** The figure's silhouette, one pixel wider for the lines around it, with a soft edge. */
function coverOf({ part, hairs, widthPx, heightPx }: FigureBuffers, width: number, height: number): Uint16Array {
  const isFigure = new Uint8Array(width * height)
  const columns = Uint32Array.from({ length: width }, (_, x) =>
    Math.min(widthPx - 1, Math.floor(((x + 0.5) * widthPx) / width)),
  )
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = Math.min(heightPx - 1, Math.floor(((y + 0.5) * heightPx) / height)) * widthPx
    for (let x = 0; x < width; x += 1, to += 1) {
      const column = columns[x]!
      // Single hairs stand out from the figure's own layers.
      isFigure[to] = part[row + column] === 0 && !(hairs && hairs.cover[row + column]! > LEAST_HAIR) ? 0 : 1
    }
  }
  const wider = sumOfNine(isFigure, width, height)
  for (let at = 0; at < wider.length; at += 1) if (wider[at]! > 0) wider[at] = 1
  const sums = sumOfNine(wider, width, height)
  const cover = new Uint16Array(sums.length)
  for (let at = 0; at < sums.length; at += 1) if (sums[at]! > 0) cover[at] = Math.round((sums[at]! * FULL_COVER) / 9)
  return cover
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
