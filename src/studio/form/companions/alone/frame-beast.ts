import { apply, type Matrix } from '../../../math/matrix.ts'
import type { Piece } from '../../../raster/piece.ts'
import type { View } from '../../../raster/view.ts'
import type { SceneSheet } from '../../../sheet/scene-sheet.ts'

export interface BeastExtent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Framing {
  readonly camera: SceneSheet['camera']
  readonly widthPx: number
  readonly heightPx: number
  /** The middle of its skull in view space, and how far from there its head reaches; half heads. */
  readonly head: readonly [x: number, y: number, z: number]
  readonly headReach: number
}

/** Shares of the picture: how much of it a whole animal takes, and where the ground is that it is on. */
const WHOLE = { high: 0.8, wide: 0.86, ground: 0.9 } as const
const WIDE = { high: 0.42, wide: 0.5, ground: 0.86 } as const
/** Of its height, how far from the middle of the skull the head reaches, and where that middle is. */
const PORTRAITS = {
  'close portrait': { reach: 0.4, at: 0.5 },
  bust: { reach: 0.31, at: 0.43 },
  'half figure': { reach: 0.22, at: 0.36 },
} as const
/** How many heights of the picture away the camera is. */
const AWAY = 2.6
const LEAD = 0.05

/** Of an animal by itself: all of it on the ground with room to go into, or its head as large as a portrait asks. */
export function frameBeast(
  { left, right, top, bottom }: BeastExtent,
  { camera, widthPx, heightPx, head, headReach }: Framing,
): View {
  const { framing, nearer = 1 } = camera
  const middle = (left + right) / 2
  const eye = (unitPx: number, x: number, y: number) => ({ x, y, z: head[2], nearness: unitPx / (AWAY * heightPx) })
  if (framing === 'full figure' || framing === 'wide' || framing === 'three-quarter figure') {
    const { high, wide, ground } = framing === 'wide' ? WIDE : WHOLE
    const unitPx = Math.min((high * heightPx) / (bottom - top), (wide * widthPx) / (right - left)) * Math.min(1, nearer)
    // What is lower than wide is seen nearer to the middle of the picture.
    const room = Math.max(0, heightPx * high - (bottom - top) * unitPx)
    const groundPx = ground * heightPx - room * 0.22
    const x = middle
    const y = (top + bottom) / 2
    return {
      widthPx,
      heightPx,
      unitPx,
      originXPx: widthPx / 2 - x * unitPx,
      originYPx: groundPx - bottom * unitPx,
      eye: eye(unitPx, x, y),
    }
  }
  const { reach, at } = PORTRAITS[framing]
  const unitPx = (reach * Math.min(heightPx, widthPx * 1.1) * nearer) / headReach
  // The rest of it is on the side it comes from.
  const aside = Math.sign(head[0] - middle) * LEAD
  return {
    widthPx,
    heightPx,
    unitPx,
    originXPx: widthPx * (0.5 + aside) - head[0] * unitPx,
    originYPx: heightPx * at - head[1] * unitPx,
    eye: eye(unitPx, head[0], head[1]),
  }
}

/** Of what is built, in view space. */
export function extentOfPieces(pieces: readonly Piece[]): BeastExtent {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { surface, place } of pieces) {
    const { positions } = surface
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y] = across(place, positions[at]!, positions[at + 1]!, positions[at + 2]!)
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  return { left, right, top, bottom }
}

const across = (place: Matrix, x: number, y: number, z: number) => apply(place, [x, y, z])
