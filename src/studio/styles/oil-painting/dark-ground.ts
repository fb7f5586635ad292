import { headOnView } from '../../raster/head-on-view.ts'
import type { Light } from '../../sheet/scene-sheet.ts'
import type { Painting } from '../stroke.ts'
import type { PlacedFigure } from '../style.ts'

/** The umber that painters of this kind begin with. */
const UMBER = [46, 32, 22] as const
/** How far the place sinks into it: beside the figure on the lit side, and at the border. */
const LEAST = 0.06
const MOST = 0.56

/** Sinks a backdrop into a dark warm ground; around the figure, on the side of the light, the place still shows. */
export function darkenGround({ width, height, data }: Painting, { view, headPlace }: PlacedFigure, light: Light): void {
  const side = Math.sign(light.keyDirection[0]) || -1
  const head = headOnView(view, headPlace)
  const centreX = head.xPx + side * width * 0.16
  const centreY = head.yPx + height * 0.04
  const reach = Math.max(width, height) * 0.72
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 4) {
      const dx = (x - centreX) / reach
      const dy = (y - centreY) / reach
      const far = Math.min(1, dx * dx + dy * dy)
      const sunk = LEAST + (MOST - LEAST) * Math.sqrt(far)
      const grey = (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255
      // Umber lets the lights of the place through.
      for (let channel = 0; channel < 3; channel += 1) {
        const glazed = UMBER[channel]! * (0.55 + 1.5 * grey)
        data[at + channel] = data[at + channel]! * 0.9 * (1 - sunk) + glazed * sunk
      }
    }
  }
}
