import { smoothStep } from '../form/curve.ts'
import { blurValues } from '../raster/blur-values.ts'
import { type FigureBuffers, MATERIAL } from '../raster/figure-buffers.ts'
import { headOnView } from '../raster/head-on-view.ts'
import type { PaintJob, PlacedFigure } from './style.ts'

export interface FeatureInk {
  /** Half heads: what is finer is blurred away, and what is broader than this is a tone and no line. */
  readonly fine: number
  readonly broad: number
  /** By how much of its surroundings' light a place is darker where ink begins, and where it is full. */
  readonly from: number
  readonly full: number
  /** Of the ink, what hair gets: strands are many. */
  readonly onHair: number
  /** How thick the line of the upper lid is, half heads. */
  readonly lid: number
}

/** From the middle of the head, half heads: no feature lies beyond. */
const REACH = 1.3

/**
 * The features of a face that is geometry, as a pen draws them: what in `seen` (the face as the eye sees it, RGBA) is narrow and
 * darker than what is around it: lids, brows, nostrils, the line between the lips, folds. Adds to a layer of ink (0 … 255 per pixel).
 */
export function inkFeatures(ink: Uint8Array, seen: Uint8ClampedArray, { figure, character }: PaintJob, pen: FeatureInk): void {
  const { buffers } = figure
  // Coils have no strands to follow.
  const onHair = character.hair.texture === 'coily' ? 0 : pen.onHair
  const box = headBox(figure)
  const { width, height } = box
  if (width < 2 || height < 2) return
  const light = new Float32Array(width * height)
  const weight = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, from = (y + box.top) * buffers.widthPx + box.left; x < width; x += 1, at += 1, from += 1) {
      if (!isOfFace(buffers.material[from]!)) continue
      weight[at] = 1
      light[at] = seen[from * 4]! * 0.3 + seen[from * 4 + 1]! * 0.59 + seen[from * 4 + 2]! * 0.11
    }
  const soft = (values: Float32Array, radius: number) => blurValues(values, { width, height, radius: radius * buffers.unitPx })
  const [fine, fineWeight] = [soft(light, pen.fine), soft(weight, pen.fine)]
  const [broad, broadWeight] = [soft(light, pen.broad), soft(weight, pen.broad)]
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, to = (y + box.top) * buffers.widthPx + box.left; x < width; x += 1, at += 1, to += 1) {
      if (weight[at] === 0) continue
      const around = broad[at]! / broadWeight[at]!
      const darker = (around - fine[at]! / fineWeight[at]!) / (around + BLACK)
      const share = buffers.material[to] === MATERIAL.hair ? onHair * nearHead(x / (width - 1), y / (height - 1)) : 1
      const value = 255 * share * smoothStep(pen.from, pen.full, darker)
      if (value > ink[to]!) ink[to] = value
    }
  inkLids(ink, figure, box, pen.lid * (1 - MAN_LID * character.masculinity))
}

/** A line where a lid lies on its eye: lashes seen from afar. */
function inkLids(ink: Uint8Array, { buffers }: PlacedFigure, box: ReturnType<typeof headBox>, lid: number): void {
  const { widthPx, material, unitPx } = buffers
  const radius = Math.max(0.6, (lid * unitPx) / 2)
  const reach = Math.ceil(radius)
  for (let y = Math.max(box.top, reach + 1); y < box.top + box.height - reach; y += 1)
    for (let x = Math.max(box.left, reach); x < box.left + box.width - reach; x += 1) {
      const at = y * widthPx + x
      if (material[at] !== MATERIAL.eye || material[at - widthPx] === MATERIAL.eye) continue
      for (let down = -reach; down <= reach; down += 1)
        for (let across = -reach; across <= reach; across += 1) {
          const cover = radius + 0.5 - Math.sqrt(down * down + across * across)
          const to = at + down * widthPx + across
          if (cover > 0 && isOfFace(material[to]!)) ink[to] = Math.max(ink[to]!, 255 * Math.min(1, cover))
        }
    }
}

/** Long hair goes on beyond the box; its lines run out before. */
const nearHead = (x: number, y: number) => smoothStep(1, 0.7, 2 * Math.sqrt((x - 0.5) ** 2 + (y - 0.5) ** 2))

/** By how much a man's lid line is thinner: full lashes look made up. */
const MAN_LID = 0.5
/** Darker than this, shades are no longer told apart. */
const BLACK = 14

const isOfFace = (material: number) => material === MATERIAL.skin || material === MATERIAL.eye || material === MATERIAL.hair

function headBox({ buffers, view, headPlace }: PlacedFigure & { readonly buffers: FigureBuffers }) {
  const { xPx: x, yPx: y, unitPx } = headOnView(view, headPlace)
  const reach = Math.sqrt(headPlace[1] ** 2 + headPlace[5] ** 2 + headPlace[9] ** 2) * unitPx * REACH
  const left = Math.max(0, Math.floor(x - reach))
  const top = Math.max(0, Math.floor(y - reach))
  return {
    left,
    top,
    width: Math.min(buffers.widthPx, Math.ceil(x + reach)) - left,
    height: Math.min(buffers.heightPx, Math.ceil(y + reach)) - top,
  }
}
