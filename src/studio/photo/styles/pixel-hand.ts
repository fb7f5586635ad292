import type { Picture } from '../../canvas.ts'
import { grade } from '../../styles/grade.ts'
import { choosePalette, paintWithPalette } from '../../styles/pixel-art/quantise.ts'
import { celPlanes } from './cel-planes.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { inkLines, layInk } from './ink-lines.ts'
import type { PhotoJob } from './photo-hand.ts'
import { shrinkToPlanes } from './planes.ts'
import { resizePlane } from './resize-plane.ts'
import { seat } from './seat.ts'

/** Large pixels along the picture's longer side, and colours, by candidate. */
const GRIDS = [
  { cells: 96, figure: 22, ground: 10, saturation: 1.3 },
  { cells: 80, figure: 14, ground: 6, saturation: 1.5 },
  { cells: 128, figure: 16, ground: 8, saturation: 1.1 },
] as const
/** Strength of the ordered dither, of 255. */
const DITHER = 9

/** Large pixels in a small palette with ordered dither and a dark border round the figure. */
export function paintPixels({ photo, reading, candidate, createCanvas }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 7, createCanvas, shape: { eyes: 1.25, nose: 1, mouth: 1.1, jaw: 0.96 } })
  const { width, height } = sitter
  const grid = GRIDS[(candidate - 1) % 3]!
  const painting = enlargeCrisp(
    celPlanes(sitter, {
      saturation: grid.saturation,
      skinShadow: [0.86, 0.7, 0.68],
      shadow: [0.85, 0.82, 1],
      pale: 0.04,
      flatSkin: 0.55,
      tones: 6,
      hardness: 0.6,
      hairLight: 0.6,
      lift: 6,
      softness: 5,
    }),
    sitter,
    1,
  )
  layInk(painting, inkLines(sitter, { pen: 3.4, from: 6, onSkin: 0.1, onFeatures: 0.7, behind: 0.1, outline: 1.2 }), {
    color: [30, 18, 40],
    own: 0.35,
  })
  grade(painting, {
    contrast: 1.2,
    saturation: 1,
    shadows: candidate === 3 ? [0.03, 0, 0.1] : [0, 0, 0.02],
    lights: candidate === 3 ? [0.05, 0, -0.05] : [0, 0, 0],
    vignette: 0,
  })
  const factor = Math.max(1, Math.max(width, height) / grid.cells)
  const planes = shrinkToPlanes(painting, factor)
  const [columns, rows] = [planes.width, planes.height]
  const rgb = new Float32Array(columns * rows * 3)
  for (let cell = 0; cell < columns * rows; cell += 1)
    rgb.set([planes.red[cell]!, planes.green[cell]!, planes.blue[cell]!], cell * 3)
  const figure = resizePlane(sitter.masks.figure, sitter.calm, { width: columns, height: rows })
  const cells = { columns, rows, rgb }
  const isFigure = (cell: number) => !sitter.hasFigure || figure[cell]! > 0.5
  const isGround = (cell: number) => !isFigure(cell)
  paintWithPalette(cells, choosePalette(cells, isFigure, grid.figure), isFigure, DITHER * 0.6)
  paintWithPalette(cells, choosePalette(cells, isGround, grid.ground), isGround, DITHER * 1.6)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0, to = 0; y < height; y += 1) {
    const row = Math.floor((y * rows) / height)
    for (let x = 0; x < width; x += 1, to += 4) {
      const from = (row * columns + Math.floor((x * columns) / width)) * 3
      data[to] = rgb[from]!
      data[to + 1] = rgb[from + 1]!
      data[to + 2] = rgb[from + 2]!
      data[to + 3] = 255
    }
  }
  return { width, height, data }
}
