import type { Picture } from '../canvas.ts'
import { buildFigure, type Figure } from '../form/build-figure.ts'
import { mix, smoothStep } from '../form/curve.ts'
import { gaitOf } from '../form/poses/gait.ts'
import { standUp } from '../form/stand-up.ts'
import { apply } from '../math/matrix.ts'
import { giveBackLayers } from '../raster/buffer-pool.ts'
import { type FigureBuffers, PART } from '../raster/figure-buffers.ts'
import { pixelOf, type View } from '../raster/view.ts'
import type { Moment, SceneSheet } from '../sheet/scene-sheet.ts'
import type { PaintJob, Style } from '../styles/style.ts'
import { atMoment } from './at-moment.ts'
import { dropHalo } from './drop-halo.ts'
import { type FootShadow, footShadow } from './foot-shadow.ts'
import { isOfHead } from './is-of-head.ts'
import type { Lens } from './lens.ts'
import { liftMoved } from './lift-figure.ts'

/** The figure's layer of somebody who walks. */
export interface WalkPhases {
  /**
   * Writes the drawing of this moment into the figure's layer; its face stays the one that the lids and lips belong to. Each is painted when it is first asked for.
   * While a camera steps back from them it is drawn as large as it is seen, and the lens of the layer is answered.
   */
  show(seconds: number, lensAt?: (seconds: number) => Lens | undefined): Lens | undefined
  /** Whether the face that is shown is that one. */
  hasStillHead(): boolean
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
  /** How they stand when the film begins, where that is not in the gait. */
  readonly from?: SceneSheet | undefined
}

/** How long somebody who stood takes until they are in their gait, and the drawings of it. */
const SETTING_OFF = { seconds: 0.5, drawings: 6 } as const

/** The legs, arms and trunk of a figure that walks, runs, jumps or dances, drawn anew in the picture's own style. */
export function createWalk(order: WalkOrder): WalkPhases {
  const { job, built, figure } = order
  const gait = gaitOf(job.scene.pose)
  if (!gait) throw new Error(`nobody moves on in the pose '${job.scene.pose}'`)
  const { drawings: phases, seconds: round } = gait
  const placeAt = (seconds: number) => {
    const rounds = order.from ? (seconds - SETTING_OFF.seconds) / round + gait.begins : seconds / round
    return (rounds - Math.floor(rounds)) * phases
  }
  const isSettingOff = (seconds: number) => order.from !== undefined && seconds < SETTING_OFF.seconds
  const stepAt = (seconds: number) => (seconds / SETTING_OFF.seconds) * SETTING_OFF.drawings
  const momentAt = (step: number): Moment => {
    const seconds = (step / SETTING_OFF.drawings) * SETTING_OFF.seconds
    const share = smoothStep(0, 1, step / SETTING_OFF.drawings)
    return { stride: placeAt(seconds) / phases, ...(order.from && { from: { scene: order.from, share } }) }
  }
  const { view, landmarks } = built
  const scale = job.widthPx / view.widthPx
  const level = floorOf(order, { stride: 0 })
  const drops = Array.from({ length: phases }, (_, phase) => level - floorOf(order, { stride: phase / phases }))
  const firstDrops = Array.from(
    { length: order.from ? SETTING_OFF.drawings : 0 },
    (_, step) => level - floorOf(order, momentAt(step)),
  )
  const highestPx = Math.max(0, ...drops, ...firstDrops)
  const shadow = footShadow({ empty: order.empty, landmarks, view, risePx: highestPx })
  dropHalo(figure, order.plate, job.widthPx)
  shadow.take(order.plate, figure)
  const { chin, throat, eyes } = landmarks
  const throatY = (throat.yPx + HEAD_REACH.below * view.unitPx) * scale
  const head = {
    x: ((eyes.xPx + throat.xPx) / 2) * scale,
    nearPx: HEAD_REACH.near * view.unitPx * scale,
    farPx: HEAD_REACH.far * view.unitPx * scale,
    chinY: chin.yPx * scale,
    throatY,
    neckPx: HEAD_REACH.neck * view.unitPx * scale,
    collarPx: BODY_REACH.collar * view.unitPx * scale,
    isBody: bodyTest(built.buffers, job),
    values: figure.slice(0, Math.max(0, Math.ceil(throatY)) * job.widthPx * 4),
  }
  const still = crop(figure, job.widthPx)
  const drawings = new Map<number | string, Drawing>([[0, still]])
  let shown = still
  const dropOf = (seconds: number): WalkDrop => {
    const place = placeAt(seconds)
    const before = Math.floor(place)
    const [from, to] = [drops[before % phases]!, drops[(before + 1) % phases]!]
    return { trunk: from + (to - from) * (place - before), feet: drops[Math.round(place) % phases]! }
  }
  /** A drawing of those who set off, or one of the round, and until when it is shown. */
  const showing = (seconds: number): { step?: number; phase: number; until: number } => {
    const phase = Math.round(placeAt(seconds)) % phases
    if (isSettingOff(seconds)) {
      const step = Math.floor(stepAt(seconds))
      return { step, phase, until: ((step + 1) / SETTING_OFF.drawings) * SETTING_OFF.seconds }
    }
    const place = placeAt(seconds)
    return { phase, until: seconds + ((Math.round(place) + 0.5 - place) / phases) * round }
  }
  let isShowingStillHead = order.from === undefined
  return {
    hasStillHead: () => isShowingStillHead,
    show(seconds, lensAt) {
      const { step, phase, until } = showing(seconds)
      // Seen from farther, a drawing stays fine; seen from nearer, it would not.
      const lens = lensAt?.(until)
      const isOnce = step !== undefined || lens !== undefined
      const key = isOnce ? `once ${step ?? phase}${step === undefined ? ' of the round' : ''}` : phase
      const moment = step === undefined ? { stride: phase / phases } : momentAt(step)
      const near = { lens, risePx: highestPx }
      const drawing = drawings.get(key) ?? drawPhase(order, isOnce ? { moment, shadow, near } : { moment, shadow, head })
      // Who sets off does so once: only the drawing that is shown is kept of that.
      for (const other of drawings.keys()) if (typeof other === 'string' && other !== key) drawings.delete(other)
      drawings.set(key, drawing)
      isShowingStillHead = !isOnce
      if (drawing === shown) return lens
      lay(figure, job.widthPx, { ...shown, values: undefined })
      lay(figure, job.widthPx, drawing)
      shown = drawing
      return lens
    },
    drop(seconds) {
      if (!isSettingOff(seconds)) return dropOf(seconds)
      const place = stepAt(seconds)
      const before = Math.floor(place)
      const [from, to] = [firstDrops[before]!, firstDrops[before + 1] ?? dropOf(SETTING_OFF.seconds).feet]
      return { trunk: from + (to - from) * (place - before), feet: from }
    },
  }
}

/** Half heads beside the face and below the throat within which the still head becomes what moves around it, and half a neck. */
const HEAD_REACH = { near: 1.1, far: 1.7, below: 0.4, neck: 0.6 } as const

/** Layer pixels. */
function floorOf({ job, built: { view } }: WalkOrder, moment: Moment): number {
  const { joints, groundPlace } = standUp(job.character, atMoment(job.scene, moment), job.proportions)
  return (pixelOf(view, apply(groundPlace, [0, joints.floorY, 0]))[1] * job.widthPx) / view.widthPx
}

interface Phase {
  readonly moment: Moment
  /** Stays where it is; without it the head is drawn as well. */
  readonly head?: StillHead
  readonly shadow: FootShadow
  /** Drawn as large as it is seen. */
  readonly near?: { readonly lens: Lens | undefined; readonly risePx: number }
}

function drawPhase({ style, job, built, plate, empty }: WalkOrder, { moment, head, shadow, near }: Phase): Drawing {
  const { character, proportions, widthPx, heightPx } = job
  const lens = near?.lens
  const view = lens ? through(lens, built.view, widthPx) : built.view
  const size = style.figureSize({ widthPx, heightPx })
  const moved = buildFigure(character, atMoment(job.scene, moment), { proportions, ...size, view })
  const drawn = style.paint({ ...job, scene: facing(job.scene, moment), figure: moved })
  const layer = liftMoved(drawn, plate, moved.buffers)
  dropHalo(layer, plate, widthPx)
  const cast = lens ? footShadow({ empty, landmarks: moved.landmarks, view, risePx: near.risePx * lens.zoom }) : shadow
  cast.put(drawn, plate, layer)
  if (head) keepHead(layer, job, { head, isBody: bodyTest(moved.buffers, job) })
  giveBackLayers(moved.buffers)
  return crop(layer, widthPx)
}

/** The view of a layer that is drawn larger. */
function through({ zoom, x, y, eye }: Lens, view: View, widthPx: number): View {
  const perView = widthPx / view.widthPx
  return {
    ...view,
    unitPx: view.unitPx * zoom,
    originXPx: view.originXPx * zoom + x / perView,
    originYPx: view.originYPx * zoom + y / perView,
    ...(eye && { eye }),
  }
}

/** The scene as a face is painted in it that still turns from where it looked before. */
function facing(scene: SceneSheet, { from }: Moment): SceneSheet {
  if (!from) return scene
  const headYaw = mix(from.scene.camera.headYaw, scene.camera.headYaw, from.share)
  return { ...scene, camera: { ...scene.camera, headYaw } }
}

/** The face that the lids and lips belong to; layer pixels. */
interface StillHead {
  readonly x: number
  readonly nearPx: number
  readonly farPx: number
  readonly chinY: number
  readonly throatY: number
  /** Beside the neck everything but the head moves. */
  readonly neckPx: number
  readonly collarPx: number
  readonly isBody: BodyTest
  /** The layer that it is part of, down to the throat. */
  readonly values: Int16Array
}

type BodyTest = (x: number, y: number) => boolean

/** Half heads: the line round a part of the body, and what of a collar may be above the chin. */
const BODY_REACH = { line: 0.05, collar: 0.25 } as const

/** Whether a pixel of a layer is, or touches, something of the figure that is not its head: a raised arm, a bird on a shoulder. */
function bodyTest(buffers: FigureBuffers, { widthPx, heightPx }: PaintJob): BodyTest {
  // Where the buffers are given back before they are asked again, what is asked for here must stay.
  const isBody = new Uint8Array(buffers.widthPx * buffers.heightPx)
  for (let at = 0; at < isBody.length; at += 1) {
    const part = buffers.part[at]
    isBody[at] = part !== PART.none && part !== PART.neck && !isOfHead(buffers, at) ? 1 : 0
  }
  const linePx = Math.max(1, Math.round((BODY_REACH.line * buffers.unitPx * widthPx) / buffers.widthPx))
  const [wide, high] = [buffers.widthPx / widthPx, buffers.heightPx / heightPx]
  const at = (x: number, y: number) => {
    const column = Math.min(buffers.widthPx - 1, Math.max(0, Math.floor((x + 0.5) * wide)))
    return isBody[Math.min(buffers.heightPx - 1, Math.max(0, Math.floor((y + 0.5) * high))) * buffers.widthPx + column] === 1
  }
  return (x, y) => at(x, y) || at(x - linePx, y) || at(x + linePx, y) || at(x, y - linePx) || at(x, y + linePx)
}

function keepHead(
  layer: Int16Array,
  { widthPx, heightPx }: PaintJob,
  { head, isBody }: { head: StillHead; isBody: BodyTest },
): void {
  const { x: headX, nearPx, farPx, chinY, throatY, neckPx, collarPx, values } = head
  const from = Math.max(0, Math.floor(headX - farPx))
  const to = Math.min(widthPx, Math.ceil(headX + farPx))
  for (let y = 0; y < Math.min(heightPx, throatY); y += 1) {
    for (let x = from; x < to; x += 1) {
      const aside = Math.abs(x - headX)
      const share = (1 - smoothStep(chinY, throatY, y)) * (1 - smoothStep(nearPx, farPx, aside))
      // What of the body is before or beside the head moves, and where it was nothing of it stays.
      if (share === 0 || ((y < chinY - collarPx || aside > neckPx) && (isBody(x, y) || head.isBody(x, y)))) continue
      const first = (y * widthPx + x) * 4
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
