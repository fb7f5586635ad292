/** Pixels to a cell in which the ground's light is gathered, at a picture of a thousand rows. */
const CELL = 7
/** How much of the light behind somebody spills over their outline. */
const SPILL = 0.5
/** And how far their colours lean to those of the place. */
const LEAN = 0.1

interface Layer {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/**
 * Light of the place that spills over a figure's outline, as in every lens, and a breath of its colour on the whole figure, so
 * that nobody looks cut out and laid on. Changes `figure`, transparent beside it; `ground` lies behind and has the same size.
 */
export function wrapLight(figure: Uint8ClampedArray, { data, width, height }: Layer): void {
  const cell = Math.max(2, Math.round((CELL * height) / 1000))
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  // Red, green, blue and how much of a cell is ground; one pixel in each cell stands for it.
  let light: Float32Array = new Float32Array(columns * rows * 4)
  const mean = [0, 0, 0, 0]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (Math.min(height - 1, row * cell) * width + Math.min(width - 1, column * cell)) * 4
      const to = (row * columns + column) * 4
      for (let channel = 0; channel < 3; channel += 1) mean[channel]! += data[at + channel]!
      if (figure[at + 3]! > 127) continue
      for (let channel = 0; channel < 3; channel += 1) light[to + channel] = data[at + channel]!
      light[to + 3] = 1
    }
  }
  light = spread(spread(light, columns, rows), columns, rows)
  const grey = mean[0]! * 0.3 + mean[1]! * 0.59 + mean[2]! * 0.11 + 1
  const tint = mean.map((sum) => 1 + LEAN * Math.min(1, Math.max(-1, sum / grey - 1)))
  for (let y = 0; y < height; y += 1) wrapRow(figure, { y, width, cell, columns, light, tint })
}

/** A function of its own, so that engines compile it as a whole. */
function wrapRow(
  figure: Uint8ClampedArray,
  row: { y: number; width: number; cell: number; columns: number; light: Float32Array; tint: readonly number[] },
): void {
  const { y, width, cell, columns, light, tint } = row
  const [red, green, blue] = [tint[0]!, tint[1]!, tint[2]!]
  const cellY = Math.floor(y / cell)
  const fy = y / cell - cellY
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    if (figure[at + 3] === 0) continue
    const cellX = Math.floor(x / cell)
    const fx = x / cell - cellX
    const a = (cellY * columns + cellX) * 4
    const b = a + columns * 4
    const [wa, wb, wc, wd] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
    const open = light[a + 3]! * wa + light[a + 7]! * wb + light[b + 3]! * wc + light[b + 7]! * wd
    const spill = open <= 0.04 ? 0 : SPILL * Math.min(1, open * 1.2) * open
    for (let channel = 0; channel < 3; channel += 1) {
      const own = figure[at + channel]! * (channel === 0 ? red : channel === 1 ? green : blue)
      if (spill === 0) {
        figure[at + channel] = own
        continue
      }
      const sum =
        light[a + channel]! * wa + light[a + 4 + channel]! * wb + light[b + channel]! * wc + light[b + 4 + channel]! * wd
      const behind = sum / open
      // Light is added, as by a screen; what is darker than the figure takes nothing away.
      figure[at + channel] = own + spill * behind * (1 - own / 255)
    }
  }
}

/** The mean of every cell and its eight neighbours. */
function spread(light: Float32Array, columns: number, rows: number): Float32Array {
  const wide = new Float32Array(light.length)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const to = (row * columns + column) * 4
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const at = (Math.min(rows - 1, Math.max(0, row + dy)) * columns + Math.min(columns - 1, Math.max(0, column + dx))) * 4
          for (let channel = 0; channel < 4; channel += 1) wide[to + channel]! += light[at + channel]! / 9
        }
      }
    }
  }
  return wide
}
