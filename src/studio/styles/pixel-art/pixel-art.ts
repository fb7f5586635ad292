import type { Picture } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { drawWeather, hasWeatherInFront } from '../../scene/weather.ts'
import { lightFigure } from '../figure-light.ts'
import { drawGroundShadow } from '../ground-shadow.ts'
import type { PaintJob, Style } from '../style.ts'
import type { Cells } from './cells.ts'
import { figureCells } from './figure-cells.ts'
import { drawPixelFace } from './pixel-face.ts'
import { outlineCells } from './pixel-outline.ts'
import { choosePalette, paintWithPalette } from './quantise.ts'

/** Rows of large pixels in a picture. */
const GRID_ROWS = 128
const SAMPLES_PER_CELL = 3
/** Forms are built for something between a cell and its samples: the stepped outline follows them. */
const SAMPLES_PER_DOT = 2
const FIGURE_COLORS = 22
const BACKDROP_COLORS = 14
const FIGURE_DITHER = 5
const BACKDROP_DITHER = 20
const LEAST_COVER = 48

/** A grid of 128 rows, some 36 colours, three shades a hue; nothing is smoothed or filtered. */
export const pixelArt: Style = {
  family: 'anime',
  figureSize({ widthPx, heightPx }) {
    const rows = Math.min(GRID_ROWS, heightPx)
    const columns = Math.max(1, Math.round((rows * widthPx) / heightPx))
    return { widthPx: columns * SAMPLES_PER_CELL, heightPx: rows * SAMPLES_PER_CELL, samplesPerDot: SAMPLES_PER_DOT }
  },
  paint(job: PaintJob) {
    const { scene, figure } = job
    const passes = lightFigure(figure.buffers, scene.light, { shadowBlur: 0.02 })
    const cells = figureCells(job, passes, SAMPLES_PER_CELL)
    const isFigure = (cell: number) => cells.part[cell] !== 0
    paintWithPalette(cells, choosePalette(cells, isFigure, FIGURE_COLORS), isFigure, FIGURE_DITHER)
    outlineCells(cells)
    drawPixelFace(job, cells, SAMPLES_PER_CELL)
    const ground = backdropCells(job, cells.columns, cells.rows)
    for (let cell = 0; cell < cells.part.length; cell += 1) {
      if (!isFigure(cell)) continue
      ground.rgb[cell * 3] = cells.rgb[cell * 3]!
      ground.rgb[cell * 3 + 1] = cells.rgb[cell * 3 + 1]!
      ground.rgb[cell * 3 + 2] = cells.rgb[cell * 3 + 2]!
    }
    layWeather(ground, job)
    return enlarge(ground, job.widthPx, job.heightPx)
  },
}

function backdropCells(job: PaintJob, columns: number, rows: number): Cells {
  const { scene, createCanvas } = job
  const widthPx = columns * SAMPLES_PER_CELL
  const heightPx = rows * SAMPLES_PER_CELL
  const canvas = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar: 0, blurNear: 0 })
  const context = canvas.getContext('2d')
  drawGroundShadow(context, job, 1)
  const { data } = context.getImageData(0, 0, widthPx, heightPx)
  const rgb = new Float32Array(columns * rows * 3)
  const share = 1 / (SAMPLES_PER_CELL * SAMPLES_PER_CELL)
  for (let y = 0, from = 0; y < heightPx; y += 1) {
    const row = Math.floor(y / SAMPLES_PER_CELL) * columns
    for (let x = 0; x < widthPx; x += 1, from += 4) {
      const to = (row + Math.floor(x / SAMPLES_PER_CELL)) * 3
      rgb[to] = rgb[to]! + data[from]! * share
      rgb[to + 1] = rgb[to + 1]! + data[from + 1]! * share
      rgb[to + 2] = rgb[to + 2]! + data[from + 2]! * share
    }
  }
  const cells = { columns, rows, rgb }
  paintWithPalette(
    cells,
    choosePalette(cells, () => true, BACKDROP_COLORS),
    () => true,
    BACKDROP_DITHER,
  )
  return cells
}

/** Rain and snow as whole cells: what covers less than a third of a cell is left out. */
function layWeather({ columns, rows, rgb }: Cells, { scene, createCanvas }: PaintJob): void {
  if (!hasWeatherInFront(scene)) return
  const context = createCanvas(columns, rows).getContext('2d')
  drawWeather(context, scene, { widthPx: columns, heightPx: rows })
  const { data } = context.getImageData(0, 0, columns, rows)
  for (let cell = 0; cell < columns * rows; cell += 1) {
    if (data[cell * 4 + 3]! < LEAST_COVER) continue
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[cell * 3 + channel] = (rgb[cell * 3 + channel]! + data[cell * 4 + channel]! * 2) / 3
    }
  }
}

/** Every cell as a square block of pixels. */
function enlarge({ columns, rows, rgb }: Cells, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / height)) * columns
    for (let x = 0; x < width; x += 1, to += 4) {
      const from = (row + Math.min(columns - 1, Math.floor((x * columns) / width))) * 3
      data[to] = rgb[from]!
      data[to + 1] = rgb[from + 1]!
      data[to + 2] = rgb[from + 2]!
      data[to + 3] = 255
    }
  }
  return { width, height, data }
}
