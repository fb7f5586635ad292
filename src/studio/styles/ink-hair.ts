import { smoothStep } from '../form/curve.ts'
import { type FigureBuffers, MATERIAL, PART } from '../raster/figure-buffers.ts'
import type { FigureTone } from './figure-tone.ts'

/** Lines along a lock, from fair hair to black hair. */
const FEWEST = 1
const MOST = 4
/** Where the band of light lies, as a tone, lines pause. */
const SHINE_PAUSE = 90

/** Strands along the locks, more of them the darker the hair is; they pause where it shines. Adds to a layer of ink. */
export function inkHair(
  ink: Uint8Array,
  buffers: FigureBuffers,
  tones: FigureTone,
  { penPx }: { readonly penPx: number },
): void {
  const { widthPx: width, heightPx: height, material, part, strandU, strandV, albedo } = buffers
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      if (material[at] !== MATERIAL.hair || part[at] === PART.hairCap) continue
      if (part[at - 1] !== part[at + 1] || part[at - width] !== part[at + width]) continue
      const dark = 1 - (albedo[at * 3]! * 0.3 + albedo[at * 3 + 1]! * 0.59 + albedo[at * 3 + 2]! * 0.11) / 255
      const lines = Math.round(FEWEST + (MOST - FEWEST) * dark * dark)
      const across = (strandV[at]! + 1) * 0.5 * lines + 0.5
      const gx = (strandV[at + 1]! - strandV[at - 1]!) * 0.25 * lines
      const gy = (strandV[at + width]! - strandV[at - width]!) * 0.25 * lines
      const perPx = Math.sqrt(gx * gx + gy * gy)
      // Where a lock is thinner than its lines, they would run into one.
      if (perPx < 1e-4 || perPx * penPx > 0.42) continue
      const offPx = Math.abs(across - Math.round(across)) / perPx
      const rest = across - Math.floor(across)
      // Each strand begins and ends somewhere else along the lock.
      const begins = 0.06 + 0.3 * Math.abs(((Math.floor(across + 0.5) * 0.618 + part[at]! * 0.377) % 1) - 0.5)
      const along = strandU[at]!
      const pressed = smoothStep(begins, begins + 0.15, along) * (1 - smoothStep(0.8, 0.97, along))
      if (tones.shine[at]! > SHINE_PAUSE || rest === 0) continue
      const widthPx = penPx * (0.35 + 0.65 * pressed)
      const cover = Math.min(1, widthPx / 2 + 0.5 - offPx) * Math.min(1, pressed * 3)
      if (cover <= 0) continue
      const value = 255 * cover
      if (value > ink[at]!) ink[at] = value
    }
  }
}
