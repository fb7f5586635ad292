import { clamp, smoothStep } from '../form/curve.ts'
import { FACE_POINT } from '../photo/face-points.ts'
import type { PhotoReading } from '../photo/photo-reading.ts'
import { resizeValues } from '../photo/resize-values.ts'
import { blurValues } from '../raster/blur-values.ts'
import { KNOT_PX, type MotionMap } from './motion-map.ts'

/** Half heads: a face from chin to hairline is three quarters of a head. */
const FACE_HALF_HEADS = 1.5
/** Where there is no face, somebody is taken to be four heads high in the picture. */
const HALF_HEADS_IN_PICTURE = 8
/** Below the chin, in half heads. */
const THROAT = 0.35
const SHOULDER = 0.95
/** How far a face comes forward from the ears, half heads. */
const RELIEF = 0.55
/** A strand hangs so far, in half heads, until its end swings wholly. */
const STRAND = 2.6

/**
 * How much of each movement every place of a photo's person takes part in; the reading is of the picture, in its pixels. A
 * group only breathes: whose head would turn?
 */
export function photoMotionMap(reading: PhotoReading): MotionMap {
  const { widthPx, heightPx, masks, face, faceCount } = reading
  const columns = Math.ceil(widthPx / KNOT_PX) + 1
  const rows = Math.ceil(heightPx / KNOT_PX) + 1
  const grid = { width: columns, height: rows }
  const count = columns * rows
  const onGrid = (mask: Uint8Array) => {
    const shares = resizeValues(mask, { width: masks.widthPx, height: masks.heightPx }, grid)
    return blurValues(
      shares.map((value) => value / 255),
      { ...grid, radius: 1, passes: 3 },
    )
  }
  const point = (index: number) => [face?.landmarks[index * 3] ?? 0, face?.landmarks[index * 3 + 1] ?? 0] as const
  const [, chinY] = face ? point(FACE_POINT.chin) : [0, 0.3 * heightPx]
  const [, hairlineY] = point(FACE_POINT.hairline)
  const unitPx = face ? Math.max(KNOT_PX, (chinY - hairlineY) / FACE_HALF_HEADS) : heightPx / HALF_HEADS_IN_PICTURE
  const [noseX, noseY] = face ? point(FACE_POINT.noseBridge) : [widthPx / 2, chinY - unitPx]
  const throatY = chinY + THROAT * unitPx
  const shoulderY = chinY + SHOULDER * unitPx
  const turnsHead = face !== undefined && faceCount === 1
  const fromKnots = (weight: (x: number, y: number, knot: number) => number) =>
    Float32Array.from({ length: count }, (_, knot) =>
      weight((knot % columns) * KNOT_PX, Math.floor(knot / columns) * KNOT_PX, knot),
    )
  const [hair, clothes, faceSkin] = [onGrid(masks.hair), onGrid(masks.clothes), onGrid(masks.faceSkin)]
  return {
    columns,
    rows,
    knotPx: KNOT_PX,
    unitPx,
    head: fromKnots((_x, y) => (turnsHead ? 1 - smoothStep(chinY - 0.1 * unitPx, throatY + 0.5 * unitPx, y) : 0)),
    breath: fromKnots((_x, y) => 1 - smoothStep(shoulderY + 0.5 * unitPx, shoulderY + 3.2 * unitPx, y)),
    hair: fromKnots((_x, y, knot) => (hair[knot] ?? 0) * clamp((y - noseY) / (STRAND * unitPx), 0, 1) ** 1.3),
    ofHead: fromKnots((_x, _y, knot) => clamp((hair[knot] ?? 0) + (faceSkin[knot] ?? 0), 0, 1)),
    cloth: fromKnots((_x, y, knot) => (clothes[knot] ?? 0) * smoothStep(shoulderY, shoulderY + 5 * unitPx, y)),
    depth: fromKnots((x, y) => RELIEF * (1 - smoothStep(0.1, 1.3, Math.hypot(x - noseX, (y - noseY) * 0.8) / unitPx))),
    headDepth: RELIEF * 0.3,
    throat: [noseX, throatY],
  }
}
