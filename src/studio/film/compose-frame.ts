import { mix, smoothStep } from '../form/curve.ts'
import type { CameraPlace } from './camera-path.ts'
import type { Lens } from './lens.ts'
import { FULL_COVER } from './lift-figure.ts'
import type { Shifts } from './move-figure.ts'

/** A layer of the figure with the way that each knot of its map has moved. */
export interface FigureLayer {
  readonly layer: Int16Array
  readonly shifts: Shifts
  readonly columns: number
  readonly knotPx: number
  /** Seen from nearer than the place is, or from farther. */
  readonly closer?: Closer
  /** The layer is drawn larger than the place. */
  readonly lens?: Lens | undefined
}

/** A point of the layer about which a figure is enlarged, and how far that point is moved in the film; pixels of each. */
export interface Closer {
  readonly zoom: number
  readonly about: readonly [x: number, y: number]
  readonly movedPx: readonly [x: number, y: number]
}

/** What a frame is put together from; see `FilmLayers`. Without figures, everything is plate. */
export interface FrameLayers {
  readonly widthPx: number
  readonly heightPx: number
  readonly plate: Uint8ClampedArray
  /** Round the place is paper; else what lies outside is the place, seen in a mirror at its edge. */
  readonly isOnPaper?: boolean
  /** The farthest first. */
  readonly figures: readonly FigureLayer[]
  /** Layer pixels: what the camera closes in on, the horizon, and where the figure stands. */
  readonly focus: readonly [x: number, y: number]
  /** About what the camera stepped back, layer pixels. */
  readonly placeFocus?: readonly [x: number, y: number]
  readonly horizonY: number
  readonly floorY: number
}

export interface FrameOrder {
  readonly widthPx: number
  readonly heightPx: number
  /** Layer pixels per film pixel where the camera is at rest. */
  readonly scale: number
  readonly camera: CameraPlace
  /** Layer pixels are dots of pixel art: they are moved whole and never mixed. */
  readonly isDots: boolean
}

/** How much of the camera's way the horizon shows; the ground shows more of it, down to all of it at the figure's feet. */
const FAR_SHARE = 0.6
const FAR_ZOOM_SHARE = 0.7
/** Between horizon and feet: above it things stand upright, and would slant; below there is only ground. */
const NEAR_BEGINS = 0.6

/** Puts one frame together, RGBA: the place seen through the camera, and the moved figure over it. */
export function composeFrame(layers: FrameLayers, order: FrameOrder): Uint8ClampedArray<ArrayBuffer> {
  const { widthPx, heightPx, scale, camera, isDots } = order
  const frame = new Uint8ClampedArray(new ArrayBuffer(widthPx * heightPx * 4))
  const nearFrom = mix(layers.horizonY, layers.floorY, NEAR_BEGINS)
  const close = viewOf(layers, order, { zoom: camera.zoom, shiftShare: 1 })
  const placeCloser = camera.nearer === undefined ? undefined : placeFrom(layers, camera.nearer, camera.ahead)
  const moved = new Float64Array(Math.max(0, ...layers.figures.map(({ columns }) => columns * 2)))
  for (let y = 0; y < heightPx; y += 1) {
    const near = smoothStep(nearFrom, Math.max(layers.floorY, nearFrom + 1), close.y + (y + 0.5 - heightPx / 2) * close.step)
    const zoom = 1 + (camera.zoom - 1) * (FAR_ZOOM_SHARE + (1 - FAR_ZOOM_SHARE) * near)
    const still = viewOf(layers, order, { zoom, shiftShare: FAR_SHARE + (1 - FAR_SHARE) * near })
    const place = nearer(still, placeCloser)
    const firstX = 0.5 - widthPx / 2
    const lineY = y + 0.5 - heightPx / 2
    drawPlateRow(frame, y * widthPx * 4, layers, {
      count: widthPx,
      x: place.x + firstX * place.step - 0.5,
      y: place.y + lineY * place.step - 0.5,
      step: place.step,
      isDots,
    })
    for (const figure of layers.figures) {
      const seen = nearer(close, figure.closer)
      const row = {
        count: widthPx,
        x: seen.x + firstX * seen.step - 0.5,
        y: seen.y + lineY * seen.step - 0.5,
        step: seen.step,
        isDots,
      }
      drawFigureRow(frame, y * widthPx * 4, { ...layers, figure }, moved, row)
    }
  }
  return frame

  function viewOf(
    { widthPx: wide, heightPx: high, focus }: FrameLayers,
    film: FrameOrder,
    { zoom, shiftShare }: { zoom: number; shiftShare: number },
  ) {
    const step = scale / zoom
    const away = 1 - 1 / zoom
    const within = (centre: number, seen: number, length: number) =>
      Math.min(Math.max(centre, seen / 2), Math.max(length - seen / 2, seen / 2))
    const x = wide / 2 + (focus[0] - wide / 2) * away + film.camera.shiftX * film.widthPx * scale * shiftShare
    const y = high / 2 + (focus[1] - high / 2) * away + film.camera.shiftY * film.heightPx * scale * shiftShare
    return { step, x: within(x, film.widthPx * step, wide), y: within(y, film.heightPx * step, high) }
  }
}

/** A place that falls behind does so about the feet; one that is stepped back from, about what the picture saw it grow about. */
function placeFrom({ focus, placeFocus }: FrameLayers, zoom: number, ahead = 0): Closer {
  const [x, y] = placeFocus ?? focus
  return { zoom, about: [mix(focus[0], x, ahead), mix(focus[1], y, ahead)], movedPx: [0, 0] }
}

const NO_LENS: Lens = { zoom: 1, x: 0, y: 0 }

interface Seen {
  readonly step: number
  /** What the film's middle shows, layer pixels. */
  readonly x: number
  readonly y: number
}

export function nearer(seen: Seen, closer: Closer | undefined): Seen {
  if (!closer) return seen
  const { zoom, about, movedPx } = closer
  const step = seen.step / zoom
  const middle = (of: number, was: number, moved: number) => of - ((of - was) / seen.step + moved) * step
  return { step, x: middle(about[0], seen.x, movedPx[0]), y: middle(about[1], seen.y, movedPx[1]) }
}

/** Pixels of one row of the film in a layer: the first one's place, and the way to the next. */
interface Row {
  readonly count: number
  readonly x: number
  readonly y: number
  readonly step: number
  readonly isDots: boolean
}

function drawPlateRow(
  frame: Uint8ClampedArray,
  start: number,
  { plate, widthPx, heightPx, isOnPaper = false }: FrameLayers,
  row: Row,
): void {
  const beyond = isOnPaper ? clampTo : mirrored
  const y = beyond(row.isDots ? Math.round(row.y) : row.y, heightPx - 1.001)
  const top = Math.floor(y)
  const down = y - top
  const upper = top * widthPx * 4
  const lower = Math.min(heightPx - 1, top + 1) * widthPx * 4
  const lastX = widthPx - 1.001
  for (let index = 0, to = start; index < row.count; index += 1, to += 4) {
    const exact = row.x + index * row.step
    const place = row.isDots ? Math.round(exact) : exact
    const x = place < 0 || place > lastX ? beyond(place, lastX) : place
    const left = x | 0
    const right = x - left
    const a = upper + left * 4
    const b = lower + left * 4
    const wa = (1 - right) * (1 - down)
    const wb = right * (1 - down)
    const wc = (1 - right) * down
    const wd = right * down
    frame[to] = plate[a]! * wa + plate[a + 4]! * wb + plate[b]! * wc + plate[b + 4]! * wd
    frame[to + 1] = plate[a + 1]! * wa + plate[a + 5]! * wb + plate[b + 1]! * wc + plate[b + 5]! * wd
    frame[to + 2] = plate[a + 2]! * wa + plate[a + 6]! * wb + plate[b + 2]! * wc + plate[b + 6]! * wd
    frame[to + 3] = 255
  }
}

function mirrored(place: number, last: number): number {
  const folded = place < 0 ? -place : place > last ? 2 * last - place : place
  return clampTo(folded, last)
}

function clampTo(place: number, last: number): number {
  return Math.min(last, Math.max(0, place))
}

function drawFigureRow(
  frame: Uint8ClampedArray,
  start: number,
  { figure, widthPx, heightPx }: FrameLayers & { readonly figure: FigureLayer },
  moved: Float64Array,
  row: Row,
): void {
  const { layer, shifts, columns, knotPx, lens = NO_LENS } = figure
  // The knots' shifts at this row.
  const knotY = Math.max(0, row.y / knotPx)
  const knotRow = Math.min(Math.floor(knotY), shifts.x.length / columns - 2)
  const share = Math.min(1, knotY - knotRow)
  for (let column = 0, at = knotRow * columns; column < columns; column += 1, at += 1) {
    moved[column * 2] = shifts.x[at]! + (shifts.x[at + columns]! - shifts.x[at]!) * share
    moved[column * 2 + 1] = shifts.y[at]! + (shifts.y[at + columns]! - shifts.y[at]!) * share
  }
  const lastX = widthPx - 1.001
  const lastY = heightPx - 1.001
  for (let index = 0, to = start; index < row.count; index += 1, to += 4) {
    const place = row.x + index * row.step
    const knot = place < 0 ? 0 : place / knotPx
    const column = knot | 0
    const between = knot - column
    const from = column * 2
    let x = place - (moved[from]! + (moved[from + 2]! - moved[from]!) * between)
    let y = row.y - (moved[from + 1]! + (moved[from + 3]! - moved[from + 1]!) * between)
    x = x * lens.zoom + lens.x
    y = y * lens.zoom + lens.y
    if (row.isDots) {
      x = Math.round(x)
      y = Math.round(y)
    }
    x = x < 0 ? 0 : x > lastX ? lastX : x
    y = y < 0 ? 0 : y > lastY ? lastY : y
    const left = x | 0
    const top = y | 0
    const right = x - left
    const down = y - top
    const a = (top * widthPx + left) * 4
    const b = a + widthPx * 4
    const wa = (1 - right) * (1 - down)
    const wb = right * (1 - down)
    const wc = (1 - right) * down
    const wd = right * down
    if ((layer[a + 3]! | layer[a + 7]! | layer[b + 3]! | layer[b + 7]!) === 0) continue
    const shown = 1 - (layer[a + 3]! * wa + layer[a + 7]! * wb + layer[b + 3]! * wc + layer[b + 7]! * wd) / FULL_COVER
    frame[to] = frame[to]! * shown + layer[a]! * wa + layer[a + 4]! * wb + layer[b]! * wc + layer[b + 4]! * wd
    frame[to + 1] = frame[to + 1]! * shown + layer[a + 1]! * wa + layer[a + 5]! * wb + layer[b + 1]! * wc + layer[b + 5]! * wd
    frame[to + 2] = frame[to + 2]! * shown + layer[a + 2]! * wa + layer[a + 6]! * wb + layer[b + 2]! * wc + layer[b + 6]! * wd
  }
}
