import type { Picture } from '../canvas.ts'
import type { Figure } from '../form/build-figure.ts'
import { fadeOf } from './fade-of.ts'

/** The part of the figure's layer around the eyes, three channels a pixel, in three states of the lids. */
export interface Lids {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
  readonly states: readonly [open: Int16Array, half: Int16Array, closed: Int16Array]
}
export type LidState = 0 | 1 | 2

/** Half heads around the point between the eyes. */
const REACH_X = 0.85
const REACH_Y = 0.42
/** The share of the cut-out that fades into the open face, so that a brush stroke which fell elsewhere makes no edge. */
const FEATHER = 0.18

interface Painted {
  readonly whole: Picture
  readonly half: Picture
  readonly closed: Picture
  readonly figure: Int16Array
  readonly built: Figure
}

/** Cuts the eyes out of three paintings of one face. */
export function cutLids({ whole, half, closed, figure, built }: Painted): Lids {
  const { width, height } = whole
  const scale = width / built.view.widthPx
  const unitPx = built.view.unitPx * scale
  const { eyes } = built.landmarks
  const leftPx = Math.round(Math.min(width - 1, Math.max(0, eyes.xPx * scale - REACH_X * unitPx)))
  const topPx = Math.round(Math.min(height - 1, Math.max(0, eyes.yPx * scale - REACH_Y * unitPx)))
  const widthPx = Math.max(1, Math.min(width - leftPx, Math.round(2 * REACH_X * unitPx)))
  const heightPx = Math.max(1, Math.min(height - topPx, Math.round(2 * REACH_Y * unitPx)))
  const cut = (picture: Picture): Int16Array => {
    const values = new Int16Array(widthPx * heightPx * 3)
    for (let y = 0, to = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1) {
        const share = fadeOf(x, widthPx, FEATHER) * fadeOf(y, heightPx, FEATHER)
        const from = ((y + topPx) * width + x + leftPx) * 4
        for (let channel = 0; channel < 3; channel += 1, to += 1) {
          const change = picture.data[from + channel]! - whole.data[from + channel]!
          values[to] = figure[from + channel]! + Math.round(change * share)
        }
      }
    }
    return values
  }
  return { leftPx, topPx, widthPx, heightPx, states: [cut(whole), cut(half), cut(closed)] }
}

/** Writes one state of the lids into the figure's layer. */
export function setLids(
  figure: Int16Array,
  figureWidthPx: number,
  { leftPx, topPx, widthPx, heightPx, states }: Lids,
  state: LidState,
): void {
  const values = states[state]
  for (let y = 0, from = 0; y < heightPx; y += 1) {
    let to = ((y + topPx) * figureWidthPx + leftPx) * 4
    for (let x = 0; x < widthPx; x += 1, to += 4, from += 3) {
      figure[to] = values[from]!
      figure[to + 1] = values[from + 1]!
      figure[to + 2] = values[from + 2]!
    }
  }
}
