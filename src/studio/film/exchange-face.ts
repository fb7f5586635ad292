import { buildFigure, type Figure } from '../form/build-figure.ts'
import { emptyLayers, giveBackLayers } from '../raster/buffer-pool.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import type { Moment } from '../sheet/scene-sheet.ts'
import type { PaintJob, Style } from '../styles/style.ts'
import { type Cut, cutJob, widened } from './cut-figure.ts'
import { fadeOf } from './fade-of.ts'
import { liftMoved } from './lift-figure.ts'

/** A part of somebody's face in a figure's layer that can be shown as it is at other moments. */
export interface ExchangedFace {
  /** Writes the face of a moment into the layer; `undefined` is the face of the picture. Each is drawn when it is first asked for. */
  show(moment: number | undefined): void
}

/** Half heads around the part that are painted too, because a shader looks at its neighbours. */
const MARGIN = 0.3
/** The share of the part that fades into the face of the picture. */
const FEATHER = 0.12

interface ExchangeOrder {
  readonly style: Style
  /** The picture that the layer was lifted from; its figure's buffers have the picture's size. */
  readonly job: PaintJob
  /** Three channels of colour and the cover of each pixel of the picture. */
  readonly figure: Int16Array
  readonly part: Cut
  /** The clothes of the picture's figure. */
  readonly sewn: Figure['sewn']
  readonly moments: readonly Moment[]
}

/** The pixels that a moment changes: where they are in the layer, and their four values. */
interface Change {
  readonly places: Uint32Array
  readonly values: Int16Array
}

/**
 * The face of a person of the human form is geometry: what a moment does to it is built anew in the same place, painted by
 * itself, and what that adds to the painting of the picture's own face is put into the layer. What does not change is not touched.
 */
export function exchangeFace({ style, job, figure, part, sewn, moments }: ExchangeOrder): ExchangedFace {
  const painted = widened(part, Math.round(MARGIN * job.figure.view.unitPx), job)
  const own = cutJob(job, painted)
  const empty = style.paint({ ...own, figure: { ...own.figure, buffers: nobody(own.figure.buffers) } }).data
  const paint = (of: PaintJob) => liftMoved(style.paint(of), empty, of.figure.buffers)
  const ownLayer = paint(own)
  const before = copyOut(figure, job.widthPx, part)
  const changes = new Map<number, Change>()
  let shown: Change | undefined

  const changeAt = (moment: Moment): Change => {
    const { character, proportions, scene } = job
    // Clothes end below the whole picture, not below the part.
    const size = { ...style.figureSize(painted), widthPx: painted.widthPx, heightPx: job.heightPx - painted.topPx }
    const there = { ...scene, moment: { ...scene.moment, ...moment } }
    const built = buildFigure(character, there, { proportions, ...size, view: own.figure.view, sewn })
    const layer = paint({ ...own, figure: built })
    giveBackLayers(built.buffers)
    return changeOf(layer)
  }

  const changeOf = (layer: Int16Array): Change => {
    const [places, values]: [number[], number[]] = [[], []]
    for (let y = 0; y < part.heightPx; y += 1) {
      const row = (y + part.topPx - painted.topPx) * painted.widthPx + part.leftPx - painted.leftPx
      for (let x = 0; x < part.widthPx; x += 1) {
        const from = (row + x) * 4
        const share = fadeOf(x, part.widthPx, FEATHER) * fadeOf(y, part.heightPx, FEATHER)
        const change = [0, 1, 2, 3].map((channel) => Math.round((layer[from + channel]! - ownLayer[from + channel]!) * share))
        if (change.every((value) => value === 0)) continue
        const at = (y * part.widthPx + x) * 4
        places.push(((y + part.topPx) * job.widthPx + x + part.leftPx) * 4)
        values.push(...change.map((value, channel) => before[at + channel]! + value))
      }
    }
    return { places: Uint32Array.from(places), values: Int16Array.from(values) }
  }

  return {
    show(index) {
      const moment = index === undefined ? undefined : moments[index]
      const next = index === undefined || !moment ? undefined : (changes.get(index) ?? changeAt(moment))
      if (next && index !== undefined) changes.set(index, next)
      if (shown && shown !== next) putBack(shown)
      if (next) put(next)
      shown = next
    },
  }

  function put({ places, values }: Change): void {
    for (let index = 0; index < places.length; index += 1) {
      for (let channel = 0; channel < 4; channel += 1) figure[places[index]! + channel] = values[index * 4 + channel]!
    }
  }

  function putBack({ places }: Change): void {
    for (const place of places) {
      const pixel = place / 4
      const [x, y] = [(pixel % job.widthPx) - part.leftPx, Math.floor(pixel / job.widthPx) - part.topPx]
      const at = (y * part.widthPx + x) * 4
      for (let channel = 0; channel < 4; channel += 1) figure[place + channel] = before[at + channel]!
    }
  }
}

/** The same buffers with nobody in them. */
export function nobody({ hairs: _, ...buffers }: FigureBuffers): FigureBuffers {
  return { ...buffers, ...emptyLayers(buffers.part.length) }
}

function copyOut(figure: Int16Array, figureWidthPx: number, { leftPx, topPx, widthPx, heightPx }: Cut): Int16Array {
  const values = new Int16Array(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y += 1) {
    const from = ((y + topPx) * figureWidthPx + leftPx) * 4
    values.set(figure.subarray(from, from + widthPx * 4), y * widthPx * 4)
  }
  return values
}
