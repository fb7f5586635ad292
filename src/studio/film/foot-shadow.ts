import type { Picture } from '../canvas.ts'
import { smoothStep } from '../form/curve.ts'
import type { Landmarks } from '../form/find-landmarks.ts'
import type { View } from '../raster/view.ts'
import { FULL_COVER } from './lift-figure.ts'

/** Half heads round the feet within which what differs from the empty place is their shadow, and how it fades out. */
const REACH = { above: 2.4, below: 1.6, aside: 4.5, fade: 0.8 } as const

/** The shadow under somebody's feet: of the figure's layer instead of the place's, so that it goes with the feet. */
export interface FootShadow {
  /** Takes the shadow out of the plate and puts it into the layer; together they stay what they were. */
  take(plate: Uint8ClampedArray, layer: Int16Array): void
  /** Puts the shadow of another drawing of the figure into its layer. */
  put(drawn: Picture, plate: Uint8ClampedArray, layer: Int16Array): void
}

interface Ground {
  /** The place without anybody. */
  readonly empty: Picture
  readonly landmarks: Landmarks
  readonly view: View
  /** How far above where it is now the ground comes in other drawings of the figure, pixels of the place. */
  readonly risePx: number
}

export function footShadow({ empty, landmarks, view, risePx }: Ground): FootShadow {
  const { width, height, data } = empty
  const scale = width / view.widthPx
  const unitPx = view.unitPx * scale
  const [left, right] = landmarks.legs.map(({ ankle }) => ankle.xPx * scale) as [number, number]
  const floorY = landmarks.floorYPx * scale
  const zone = {
    left: Math.max(0, Math.floor(Math.min(left, right) - REACH.aside * unitPx)),
    right: Math.min(width, Math.ceil(Math.max(left, right) + REACH.aside * unitPx)),
    top: Math.max(0, Math.floor(floorY - risePx - REACH.above * unitPx)),
    bottom: Math.min(height, Math.ceil(floorY + REACH.below * unitPx)),
  }
  // The picture's lower edge is no edge of the shadow.
  const inside = (x: number, y: number) =>
    smoothStep(0, REACH.fade * unitPx, Math.min(x - zone.left, zone.right - x, y - zone.top)) *
    (zone.bottom === height ? 1 : smoothStep(0, REACH.fade * unitPx, zone.bottom - y))

  function forEach(visit: (at: number, share: number) => void): void {
    for (let y = zone.top; y < zone.bottom; y += 1) {
      for (let x = zone.left; x < zone.right; x += 1) visit((y * width + x) * 4, inside(x, y))
    }
  }
  const change = (value: number, at: number, share: number) => Math.round((value - data[at]!) * share)
  return {
    take(plate, layer) {
      forEach((at, share) => {
        const shown = 1 - layer[at + 3]! / FULL_COVER
        const shadow = [0, 1, 2].map((channel) => change(plate[at + channel]!, at + channel, share))
        if (shadow.every((value) => value === 0)) return
        for (let channel = 0; channel < 3; channel += 1) {
          plate[at + channel] = plate[at + channel]! - shadow[channel]!
          layer[at + channel] = layer[at + channel]! + Math.round(shadow[channel]! * shown)
        }
        if (layer[at + 3] === 0) cover(plate, layer, at)
      })
    },
    put(drawn, plate, layer) {
      forEach((at, share) => {
        if (layer[at + 3] !== 0) return
        for (let channel = 0; channel < 3; channel += 1) {
          layer[at + channel] = change(drawn.data[at + channel]!, at + channel, share)
        }
        if (layer[at] !== 0 || layer[at + 1] !== 0 || layer[at + 2] !== 0) cover(plate, layer, at)
      })
    },
  }
}

/** What is not covered at all is not drawn: a shadow covers as little as there is, and adds that again. */
function cover(plate: Uint8ClampedArray, layer: Int16Array, at: number): void {
  layer[at + 3] = 1
  for (let channel = 0; channel < 3; channel += 1) {
    layer[at + channel] = layer[at + channel]! + Math.round(plate[at + channel]! / FULL_COVER)
  }
}
