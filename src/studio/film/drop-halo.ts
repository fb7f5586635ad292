import { FULL_COVER } from './lift-figure.ts'

/** Steps by which a rim is darker than the figure, or than the ground, when it is a line around the figure. */
const LINE = 20

/**
 * Takes the ground, and the light that a style puts around a figure, out of the soft rim of its layer, which the figure's own
 * colour fills: seen from nearer, or before another part of the place, it would be a bright line. Dark lines stay.
 */
export function dropHalo(layer: Int16Array, plate: Uint8ClampedArray, widthPx: number): void {
  const around = [-1, 1, -widthPx, widthPx, -widthPx - 1, -widthPx + 1, widthPx - 1, widthPx + 1].map((pixels) => pixels * 4)
  for (let at = 0; at < layer.length; at += 4) {
    const cover = layer[at + 3]!
    if (cover === 0 || cover === FULL_COVER) continue
    const hidden = cover / FULL_COVER
    const [ground, added] = [meanAt(plate, at), meanAt(layer, at)]
    const seen = added + ground * (1 - hidden)
    const inside = around.find((way) => layer[at + way + 3] === FULL_COVER)
    if (seen < (inside === undefined ? ground : meanAt(layer, at + inside)) - LINE) continue
    const share = inside === undefined ? 0 : hidden / 2
    for (let channel = 0; channel < 4; channel += 1) {
      layer[at + channel] = inside === undefined ? 0 : Math.round(layer[at + inside + channel]! * share)
    }
  }
}

function meanAt(values: Int16Array | Uint8ClampedArray, at: number): number {
  return (values[at]! + values[at + 1]! + values[at + 2]!) / 3
}
