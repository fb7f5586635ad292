import { headOnView } from '../../raster/head-on-view.ts'
import { createScreen } from '../halftone.ts'
import { haloOf } from '../halo.ts'
import type { Painting } from '../stroke.ts'
import type { PlacedFigure } from '../style.ts'
import type { PopColors } from './pop-palette.ts'

const RAYS = 15
/** Dots across the picture's height. */
const DOTS = 70
const HALO = 0.17

/** Rays from behind the head in place of the backdrop's colours; its shapes stay as dots and flat shade. Changes the painting. */
export function paintRays({ width, height, data }: Painting, figure: PlacedFigure, colors: PopColors): void {
  const { view, headPlace, buffers } = figure
  const { xPx: centreX, yPx: centreY } = headOnView(view, headPlace)
  const screen = createScreen({ pitchPx: Math.max(2.5, height / DOTS), angle: Math.PI / 4 })
  const halo = haloOf(buffers, HALO)
  const [low, high] = spread(data)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      if (buffers.part[at] !== 0) continue
      const to = at * 4
      const brightness = (data[to]! * 0.3 + data[to + 1]! * 0.59 + data[to + 2]! * 0.11 - low) / (high - low)
      const dx = x - centreX
      const dy = y - centreY
      const turn = (Math.atan2(dy, dx) / (2 * Math.PI)) * RAYS
      const farPx = Math.sqrt(dx * dx + dy * dy)
      // Borders of rays are smoothed over a pixel.
      const toBorder = (Math.abs(turn - Math.floor(turn) - 0.5) - 0.25) * ((farPx * 2 * Math.PI) / RAYS)
      const inRay = Math.min(1, Math.max(0, toBorder + 0.5))
      const isDark = brightness < 0.2
      const far = farPx / height
      const dots = screen(x, y, isDark ? 0 : brightness < 0.5 ? 0.34 : Math.max(0, far - 0.42) * 0.7)
      const white = halo[at]! > 0.36 ? 1 : halo[at]! > 0.3 ? (halo[at]! - 0.3) / 0.06 : 0
      for (let channel = 0; channel < 3; channel += 1) {
        const plain = colors.between[channel]! + (colors.ray[channel]! - colors.between[channel]!) * inRay
        const shape = isDark ? colors.dark[channel]! : plain + (colors.dots[channel]! - plain) * dots
        data[to + channel] = 255 * (shape + (1 - shape) * white)
      }
    }
  }
}

/** Darkest and brightest hundredth of a picture's brightness. */
function spread(data: Uint8ClampedArray): readonly [low: number, high: number] {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += 4)
    counts[Math.round(data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11)]! += 1
  const few = data.length / 400
  let low = 0
  let high = 255
  for (let sum = counts[0]!; sum < few && low < 255; sum += counts[low]!) low += 1
  for (let sum = counts[255]!; sum < few && high > 0; sum += counts[high]!) high -= 1
  return [low, Math.max(low + 40, high)]
}
