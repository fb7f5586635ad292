import type { Picture } from '../canvas.ts'
import { buildFigure, type Figure } from '../form/build-figure.ts'
import { smoothStep } from '../form/curve.ts'
import { apply } from '../form/matrix.ts'
import { standUp } from '../form/stand.ts'
import { giveBackLayers } from '../raster/buffer-pool.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { PaintJob, Style } from '../styles/style.ts'
import { type FootShadow, footShadow } from './foot-shadow.ts'
import { liftMoved } from './lift-figure.ts'

/** Drawings of one stride; more are smoother and take longer. */
const PHASES = 14
/** Of one stride, two steps. */
const STRIDE_SECONDS = 1.15

/** The figure's layer of somebody who walks. */
export interface WalkPhases {
  /**
   * Writes the drawing of this moment into the figure's layer; its face stays the one that the lids and lips belong to. Each is painted when it is first asked for.
   */
  show(seconds: number): void
  /** How far the body has to move down at a moment, layer pixels, so that the foot that carries stays on the ground. */
  drop(seconds: number): WalkDrop
}

interface WalkDrop {
  /** Runs smoothly. */
  readonly trunk: number
  /** Belongs to the drawing that is shown. */
  readonly feet: number
}

interface WalkOrder {
  readonly style: Style
  /** The picture that the layer was lifted from. */
  readonly job: PaintJob
  readonly built: Figure
  readonly plate: Uint8ClampedArray
  /** The place painted without anybody. */
  readonly empty: Picture
  readonly figure: Int16Array
}

/** The legs, arms and trunk of a walking figure through its stride, drawn anew in the picture's own style. */
export function createWalk(order: WalkOrder): WalkPhases {
  const { job, built, figure } = order
  const { view, landmarks } = built
  const scale = job.widthPx / view.widthPx
  const shadow = footShadow({ empty: order.empty, landmarks, view })
  shadow.take(order.plate, figure)
  const { chin, throat, eyes } = landmarks
  const throatY = (throat.yPx + HEAD_REACH.below * view.unitPx) * scale
  const head = {
    x: ((eyes.xPx + throat.xPx) / 2) * scale,
    nearPx: HEAD_REACH.near * view.unitPx * scale,
    farPx: HEAD_REACH.far * view.unitPx * scale,
    chinY: chin.yPx * scale,
    throatY,
    values: figure.slice(0, Math.max(0, Math.ceil(throatY)) * job.widthPx * 4),
  }
  const still = crop(figure, job.widthPx)
  const drawings = new Map<number, Drawing>([[0, still]])
  const drops = Array.from({ length: PHASES }, (_, phase) => floorOf(order, 0) - floorOf(order, phase))
  let shown = still
  return {
    show(seconds) {
      const phase = Math.round(placeAt(seconds)) % PHASES
      const drawing = drawings.get(phase) ?? drawPhase(order, { phase, head, shadow })
      drawings.set(phase, drawing)
      if (drawing === shown) return
      lay(figure, job.widthPx, { ...shown, values: undefined })
      lay(figure, job.widthPx, drawing)
      shown = drawing
    },
    drop(seconds) {
      const place = placeAt(seconds)
      const before = Math.floor(place)
      const [from, to] = [drops[before % PHASES]!, drops[(before + 1) % PHASES]!]
      return { trunk: from + (to - from) * (place - before), feet: drops[Math.round(place) % PHASES]! }
    },
  }
}

/** Half heads beside the face and below the throat within which the still head becomes what moves around it. */
const HEAD_REACH = { near: 1.1, far: 1.7, below: 0.4 } as const

function placeAt(seconds: number): number {
  return ((seconds / STRIDE_SECONDS) % 1) * PHASES
}

function atStride(scene: SceneSheet, phase: number): SceneSheet {
  return { ...scene, moment: { ...scene.moment, stride: phase / PHASES } }
}

/** Layer pixels. */
function floorOf({ job, built: { view } }: WalkOrder, phase: number): number {
  const { joints, groundPlace } = standUp(job.character, atStride(job.scene, phase), job.proportions)
  return (apply(groundPlace, [0, joints.floorY, 0])[1] * view.unitPx * job.widthPx) / view.widthPx
}

interface Phase {
  readonly phase: number
  readonly head: StillHead
  readonly shadow: FootShadow
}

function drawPhase({ style, job, built, plate }: WalkOrder, { phase, head, shadow }: Phase): Drawing {
  const { character, proportions, widthPx, heightPx } = job
  const size = style.figureSize({ widthPx, heightPx })
  const moved = buildFigure(character, atStride(job.scene, phase), { proportions, ...size, view: built.view })
  const drawn = style.paint({ ...job, figure: moved })
  const layer = liftMoved(drawn, plate, moved.buffers)
  giveBackLayers(moved.buffers)
  shadow.put(drawn, plate, layer)
  keepHead(layer, widthPx, head)
  return crop(layer, widthPx)
}

/** The face that the lids and lips belong to; layer pixels. */
interface StillHead {
  readonly x: number
  readonly nearPx: number
  readonly farPx: number
  readonly chinY: number
  readonly throatY: number
  /** The layer that it is part of, down to the throat. */
  readonly values: Int16Array
}

function keepHead(
  layer: Int16Array,
  layerWidthPx: number,
  { x: headX, nearPx, farPx, chinY, throatY, values }: StillHead,
): void {
  const from = Math.max(0, Math.floor(headX - farPx))
  const to = Math.min(layerWidthPx, Math.ceil(headX + farPx))
  for (let y = 0; y < Math.min(layer.length / 4 / layerWidthPx, throatY); y += 1) {
    for (let x = from; x < to; x += 1) {
      const share = (1 - smoothStep(chinY, throatY, y)) * (1 - smoothStep(nearPx, farPx, Math.abs(x - headX)))
      const first = (y * layerWidthPx + x) * 4
      for (let at = first; at < first + 4; at += 1) layer[at] = Math.round(layer[at]! + (values[at]! - layer[at]!) * share)
    }
  }
}

/** A part of the figure's layer, four values a pixel; nothing at all where it has no values. */
interface Drawing {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
  readonly values: Int16Array | undefined
}

/** What of a layer is covered. */
function crop(layer: Int16Array, layerWidthPx: number): Drawing {
  const rows = layer.length / 4 / layerWidthPx
  let [left, right, top, bottom] = [layerWidthPx, 0, rows, 0]
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < layerWidthPx; x += 1) {
      if (layer[(y * layerWidthPx + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  }
  const [widthPx, heightPx] = [Math.max(0, right - left), Math.max(0, bottom - top)]
  const values = new Int16Array(widthPx * heightPx * 4)
  for (let y = 0; y < heightPx; y += 1) {
    const from = ((y + top) * layerWidthPx + left) * 4
    values.set(layer.subarray(from, from + widthPx * 4), y * widthPx * 4)
  }
  return { leftPx: left, topPx: top, widthPx, heightPx, values }
}

function lay(figure: Int16Array, layerWidthPx: number, { leftPx, topPx, widthPx, heightPx, values }: Drawing): void {
  for (let y = 0; y < heightPx; y += 1) {
    const to = ((y + topPx) * layerWidthPx + leftPx) * 4
    if (values) figure.set(values.subarray(y * widthPx * 4, (y + 1) * widthPx * 4), to)
    else figure.fill(0, to, to + widthPx * 4)
  }
}
