import { smoothStep } from '../../form/curve.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import { noiseField } from '../noise-field.ts'
import type { Painting } from '../stroke.ts'
import type { Blotches } from './ground-washes.ts'

const PAPER = Float64Array.of(253 / 255, 249 / 255, 240 / 255)
/** The paper's bumps, of the shorter side; how far pigment granulates in its hollows, and how much light shows them, of 255. */
const TOOTH = 0.0042
const GRANULATION = 0.13
const LIT = 18
/** Of the picture's shorter side: over how much a wash runs out at most. */
const SOFTEST = 0.09
/** How far pigments that run into each other differ. */
const RUN = 0.5

interface Sheet extends Blotches {
  readonly buffers: Pick<FigureBuffers, 'part'>
  /** The largest blotches of 0 … 1: where the ground ends early and where it runs off the sheet. */
  readonly sheet: Float32Array
}

/** Pigment on paper: thicker and thinner in blotches, grained, and ending before the sheet does. Changes the painting. */
export function dryOnPaper(painting: Painting, paper: Sheet): void {
  const { width, height } = painting
  const tooth = noiseField({ width, height, seed: 'paper', cellPx: Math.max(2, Math.min(width, height) * TOOTH), octaves: 2 })
  for (let y = 0; y < height; y += 1) dryRow(painting, y, paper, tooth)
}

/** A function of its own, so that engines compile it as a whole. */
function dryRow(
  { width, height, data }: Painting,
  y: number,
  { buffers, pigment, wander, sheet }: Sheet,
  tooth: Float32Array,
): void {
  const side = Math.min(width, height)
  const fromTop = Math.min(y, height - 1 - y)
  for (let x = 0, at = y * width, to = at * 4; x < width; x += 1, at += 1, to += 4) {
    const border = Math.min(fromTop, x, width - 1 - x) / side
    const blotch = pigment[at]! * 0.7 + wander[at]! * 0.3
    const isFigure = buffers.part[at] !== 0
    // Here a wash ran out in water, there it dried with a rim: never torn.
    const soft = 0.012 + (isFigure ? 0 : SOFTEST * Math.max(0, 2 * pigment[at]! - 0.5))
    const reach = isFigure ? (blotch - 0.42) * 0.06 : (sheet[at]! - 0.5) * 0.14 + (pigment[at]! - 0.5) * 0.05 + 0.008
    const covered = border > 0.3 ? 1 : smoothStep(0, soft, border - reach)
    // A rim of dried pigment where the wash ends.
    const rim = covered > 0 && covered < 1 ? 1 + (covered * (1 - covered) * 0.03) / soft : 1
    // Pigment lies in the hollows of the paper; its bumps are lit from the upper left.
    const grain = 1 - 2 * tooth[at]!
    const lit = y > 0 && x > 0 ? (tooth[at]! - tooth[at - width - 1]!) * LIT : 0
    const body = covered * rim * (isFigure ? 0.9 + 0.2 * blotch : 0.72 + 0.56 * blotch) * (1 + grain * GRANULATION)
    const bare = 255 - LIT * 0.12 + lit
    // Two pigments run into each other, a warmer and a colder one.
    const warm = (pigment[at]! - 0.5) * (isFigure ? RUN * 0.6 : RUN)
    data[to] = (bare - (255 - data[to]!) * body * (1 - warm)) * PAPER[0]!
    data[to + 1] = (bare - (255 - data[to + 1]!) * body) * PAPER[1]!
    data[to + 2] = (bare - (255 - data[to + 2]!) * body * (1 + warm)) * PAPER[2]!
  }
}
