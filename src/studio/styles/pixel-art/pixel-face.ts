import type { Rgb } from '../../color.ts'
import { mixRgb } from '../../color.ts'
import { createFacePen } from '../../features/face-pen.ts'
import type { BrowLandmarks, EyeLandmarks, FacePlace, Landmarks } from '../../features/landmarks.ts'
import { faceLandmarks } from '../../features/landmarks.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { PaintJob } from '../style.ts'
import { IRISES, OPENINGS } from './eye-stamps.ts'
import type { FigureCells } from './figure-cells.ts'
import { drawPixelMarks } from './pixel-marks.ts'

interface Cell {
  readonly column: number
  readonly row: number
}
/** Up to so many cells across there is no room for white on both sides of an iris. */
const TINY_EYE = 5
/** Rows between the upper lid and the brow. */
const BROW_CLEARANCE = 3

type Dot = (column: number, row: number, color: Rgb, alpha?: number) => void

/** Draws the features of the face cell by cell, from hand-made stamps; nothing is filtered. */
export function drawPixelFace(job: PaintJob, cells: FigureCells, samplesPerCell: number): void {
  const { character, scene, proportions, figure } = job
  const landmarks = faceLandmarks(character, scene, { proportions })
  // The pen only answers where a place of the face lies; it draws nothing here.
  const pen = createFacePen(job.createCanvas(1, 1).getContext('2d'), {
    proportions,
    headPlace: figure.headPlace,
    view: figure.view,
  })
  const cellOf = (place: FacePlace): Cell => {
    const [x, y] = pen.toPixel(place)
    return { column: Math.floor(x / samplesPerCell), row: Math.floor(y / samplesPerCell) }
  }
  // On the grid a frame is as thick as a lid: where they meet the eye is the more important.
  const wearsGlasses = /round|square/.test(character.eyewear?.kind ?? '')
  const dot: Dot = (column, row, color, alpha = 1) => {
    if (column < 0 || row < 0 || column >= cells.columns || row >= cells.rows) return
    const cell = row * cells.columns + column
    if (cells.part[cell] !== PART.head && !(wearsGlasses && cells.material[cell] === MATERIAL.metal)) return
    for (let channel = 0; channel < 3; channel += 1) {
      const at = cell * 3 + channel
      cells.rgb[at] = cells.rgb[at]! + (color[channel]! * 255 - cells.rgb[at]!) * alpha
    }
  }
  const { base } = character.skin
  const dark = mixRgb([base[0] * 0.5, base[1] * 0.34, base[2] * 0.36], [0.14, 0.07, 0.12], 0.35)
  drawBlush(dot, cellOf, landmarks, job)
  for (const eye of landmarks.eyes) drawEye(dot, cellOf, eye, job, dark)
  for (const [index, brow] of landmarks.brows.entries()) drawBrow(dot, cellOf, brow, landmarks.eyes[index]!, character)
  const tip = cellOf(landmarks.nose.base)
  const shade = mixRgb(base, dark, 0.5)
  const away = scene.light.keyDirection[0] > 0 ? -1 : 1
  // So close over the lips a nose would be a moustache.
  const isClose = cellOf(landmarks.mouth.upper).row - tip.row < 3
  dot(tip.column, tip.row, shade, isClose ? 0.4 : 1)
  if (!isClose) dot(tip.column + away, tip.row, shade)
  if (proportions.masculinity > 0.5 && !isClose) dot(tip.column + away, tip.row - 1, mixRgb(base, shade, 0.6))
  drawMouth(dot, cellOf, landmarks, dark, base)
  drawPixelMarks({ dot, cellOf, sheet: character, proportions, landmarks })
}

/** One row of cells, two for heavy brows; always clear of the lashes below, or every face would frown. */
function drawBrow(
  dot: Dot,
  cellOf: (place: FacePlace) => Cell,
  brow: BrowLandmarks,
  eye: EyeLandmarks,
  character: CharacterSheet,
): void {
  const color = mixRgb(character.brows.color, [0.08, 0.05, 0.08], 0.25)
  const path = [brow.inner, brow.peak, brow.outer].map(cellOf)
  const lowest = Math.max(...path.map((cell) => cell.row))
  const lift = Math.max(0, lowest - (cellOf(eye.top).row - BROW_CLEARANCE))
  const isTiny = Math.abs(cellOf(eye.outer).column - cellOf(eye.inner).column) < TINY_EYE
  const isHeavy = !isTiny && character.brows.thickness * (0.5 + character.masculinity) > 1.3
  drawPath(path, (column, row) => {
    // Over a tiny eye a full brow would be one dark block with it.
    dot(column, row - lift, color, isTiny ? 0.28 : 1)
    if (isHeavy) dot(column, row - lift - 1, color, 0.75)
  })
}

function drawEye(dot: Dot, cellOf: (place: FacePlace) => Cell, eye: EyeLandmarks, job: PaintJob, dark: Rgb): void {
  const outer = cellOf(eye.outer)
  const inner = cellOf(eye.inner)
  const width = Math.abs(outer.column - inner.column) + 1
  const opening = OPENINGS[Math.min(OPENINGS.length, Math.max(2, width)) - 2]!
  const left = Math.min(outer.column, inner.column)
  const isOuterLeft = outer.column <= inner.column
  const stampWidth = opening[0]!.length
  const top = cellOf(eye.top).row
  const bottom = cellOf(eye.bottom).row
  const lash = mixRgb(mixRgb(dark, job.character.brows.color, 0.25), [0.07, 0.04, 0.09], 0.5)
  const at = (column: number) => left + (isOuterLeft ? column : stampWidth - 1 - column)
  if (eye.closed || bottom - top < 1) {
    const row = Math.round((top + bottom) / 2) + 1
    for (let column = 0; column < stampWidth; column += 1) {
      const isEnd = column === 0 || column === stampWidth - 1
      dot(at(column), row + (isEnd ? 1 : 0), lash)
    }
    return
  }
  if (width <= TINY_EYE) {
    drawTinyEye(dot, cellOf, eye, { job, lash, isOuterLeft })
    return
  }
  const shown = Math.min(opening.length, Math.max(2, bottom - top + 1))
  // A lid that comes down hides the stamp's upper rows.
  const rows = opening.slice(opening.length - shown)
  const firstRow = bottom - shown + 1
  const isOpen = (column: number, row: number) => rows[row]?.[column] === '#'
  const white = mixRgb([0.97, 0.96, 0.98], job.character.skin.base, 0.1)
  const shadow = mixRgb(white, [0.5, 0.46, 0.66], 0.45)
  for (let row = 0; row < shown; row += 1) {
    for (let column = 0; column < stampWidth; column += 1) {
      if (isOpen(column, row)) dot(at(column), firstRow + row, isOpen(column, row - 1) ? white : shadow)
    }
  }
  drawIris(dot, cellOf, eye, job, { at, isOpen, firstRow, shown, stampWidth, left })
  for (let column = 0; column < stampWidth; column += 1) {
    const edge = rows.findIndex((line) => line[column] === '#')
    if (edge < 0) continue
    dot(at(column), firstRow + edge - 1, lash)
    if (stampWidth >= 8 && column < stampWidth * 0.7) dot(at(column), firstRow + edge - 2, lash, column < 2 ? 1 : 0.55)
  }
  const outward = isOuterLeft ? -1 : 1
  const middle = firstRow + Math.floor(shown / 2)
  dot(at(0) + outward, middle - 1, lash, 0.4 + 0.6 * job.character.eyes.lashes)
  dot(at(0) + outward, middle - 2, lash, job.character.eyes.lashes)
  for (let column = 1; column < stampWidth * 0.5; column += 1) {
    const edge = rows.findLastIndex((line) => line[column] === '#')
    if (edge >= 0) dot(at(column), firstRow + edge + 1, dark, 0.45)
  }
}

interface TinyEye {
  readonly job: PaintJob
  readonly lash: Rgb
  readonly isOuterLeft: boolean
}

/** Of a figure seen from afar an eye is a few cells: a dark iris that stands tall, one cell of white beside it, a lid above. */
function drawTinyEye(
  dot: Dot,
  cellOf: (place: FacePlace) => Cell,
  eye: EyeLandmarks,
  { job, lash, isOuterLeft }: TinyEye,
): void {
  const color = eye.side > 0 ? job.character.eyes.left : job.character.eyes.right
  const inner = cellOf(eye.inner)
  const outer = cellOf(eye.outer)
  const isNarrow = Math.abs(inner.column - outer.column) < 2
  const outward = isOuterLeft ? -1 : 1
  const column = Math.round((inner.column + outer.column) / 2)
  const bottom = Math.max(cellOf(eye.bottom).row, cellOf(eye.top).row + 1)
  const dark = mixRgb(color, [0.05, 0.03, 0.08], 0.75)
  const { base } = job.character.skin
  // On dark skin a white cell is a lamp.
  const white = mixRgb([0.97, 0.96, 0.98], base, 0.15 + 0.4 * (1 - (base[0] + base[1] + base[2]) / 3))
  for (const [up, tone] of [
    [0, mixRgb(color, dark, 0.35)],
    [1, dark],
  ] as const) {
    dot(column, bottom - up, tone)
    if (!isNarrow) dot(column + outward, bottom - up, up === 0 ? white : mixRgb(dark, base, 0.45))
  }
  dot(column, bottom - 2, lash, isNarrow ? 0.2 : 0.4)
  if (!isNarrow) {
    dot(column + outward, bottom - 2, lash, 0.3)
  }
}

interface Opening {
  readonly at: (column: number) => number
  readonly isOpen: (column: number, row: number) => boolean
  readonly firstRow: number
  readonly shown: number
  readonly stampWidth: number
  readonly left: number
}

function drawIris(dot: Dot, cellOf: (place: FacePlace) => Cell, eye: EyeLandmarks, job: PaintJob, opening: Opening): void {
  const color = eye.side > 0 ? job.character.eyes.left : job.character.eyes.right
  const radius = Math.abs(
    cellOf([eye.iris[0] + eye.irisRadius, eye.iris[1]]).column - cellOf([eye.iris[0] - eye.irisRadius, eye.iris[1]]).column,
  )
  const size = Math.min(IRISES.length, Math.max(1, Math.min(radius + 1, opening.stampWidth - 2)))
  const iris = IRISES[size - 1]!
  const irisWidth = iris[0]!.length
  const centre = cellOf(eye.iris)
  const left = centre.column - Math.floor(irisWidth / 2)
  const top = Math.min(opening.firstRow + opening.shown - iris.length + 1, centre.row - Math.floor(iris.length / 2))
  const tones: Readonly<Record<string, Rgb>> = {
    D: mixRgb(color, [0.05, 0.03, 0.09], 0.6),
    I: color,
    B: mixRgb(color, [1, 1, 0.94], 0.38),
    P: mixRgb(color, [0.04, 0.02, 0.06], 0.84),
    C: [1, 1, 1],
  }
  const isMirrored = job.scene.light.keyDirection[0] > 0
  iris.forEach((line, row) => {
    for (let column = 0; column < irisWidth; column += 1) {
      const tone = tones[line[isMirrored ? irisWidth - 1 - column : column]!]
      if (!tone) continue
      const gridColumn = left + column
      const gridRow = Math.max(opening.firstRow, top) + row
      const inStamp = Array.from({ length: opening.stampWidth }, (_, index) => index).find(
        (index) => opening.at(index) === gridColumn,
      )
      if (inStamp !== undefined && opening.isOpen(inStamp, gridRow - opening.firstRow)) dot(gridColumn, gridRow, tone)
    }
  })
}

function drawMouth(dot: Dot, cellOf: (place: FacePlace) => Cell, { mouth }: Landmarks, dark: Rgb, base: Rgb): void {
  const upper = [mouth.left, mouth.upper, mouth.right].map(cellOf)
  const lower = [mouth.left, mouth.lower, mouth.right].map(cellOf)
  const top = new Map<number, number>()
  drawPath(upper, (column, row) => top.set(column, Math.min(row, top.get(column) ?? row)))
  const lip: Rgb = [Math.min(1, base[0] * 0.86 + 0.06), base[1] * 0.55, base[2] * 0.58]
  drawPath(lower, (column, row) => {
    const from = top.get(column)
    if (from === undefined) return
    for (let filled = from + 1; filled < row; filled += 1)
      dot(column, filled, filled === from + 1 && mouth.teeth > 0.3 ? [0.97, 0.95, 0.94] : [0.55, 0.16, 0.2])
    if (row > from + 1) dot(column, row, dark)
  })
  for (const [column, row] of top) dot(column, row, dark)
  const below = cellOf([(mouth.left[0] + mouth.right[0]) / 2, mouth.lowerLipY])
  if (below.row > cellOf(mouth.lower).row) {
    dot(below.column, below.row, lip, 0.6)
    dot(below.column + 1, below.row, lip, 0.6)
  }
}

function drawBlush(dot: Dot, cellOf: (place: FacePlace) => Cell, landmarks: Landmarks, { character }: PaintJob): void {
  const strength = Math.min(1, character.skin.blushStrength + landmarks.moves.blush)
  for (const eye of landmarks.eyes) {
    const cheek = cellOf([eye.center[0] + eye.side * 0.08, eye.bottom[1] + 0.12])
    for (let row = 0; row < 2; row += 1) {
      for (let column = -2; column <= 2; column += 1) {
        if ((column + row) % 2 === 0) dot(cheek.column + column, cheek.row + row, character.skin.blush, strength * 0.55)
      }
    }
  }
}

/** Every cell of a bent line, once per step (Bresenham between its corners). */
function drawPath(path: readonly Cell[], visit: (column: number, row: number) => void): void {
  for (let index = 0; index < path.length - 1; index += 1) {
    const from = path[index]!
    const to = path[index + 1]!
    const steps = Math.max(1, Math.abs(to.column - from.column), Math.abs(to.row - from.row))
    for (let step = 0; step <= steps; step += 1) {
      const share = step / steps
      visit(Math.round(from.column + (to.column - from.column) * share), Math.round(from.row + (to.row - from.row) * share))
    }
  }
}
