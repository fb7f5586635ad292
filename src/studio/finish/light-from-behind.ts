import { smoothStep } from '../form/curve.ts'
import type { Finished } from './finish.ts'

interface Behind {
  /** What is left of the light on the figure and on the place. */
  readonly figure: number
  readonly place: number
  /** How bright the figure's outline is, and the light behind it. */
  readonly rim: number
  readonly glow: number
}

/** Where the lamp behind is, as shares of the picture from its middle and its top. */
const LAMP = { x: 0.2, y: 0.26, reach: 0.62 } as const
/** Of the figure's relief where its outline begins to be lit, and where it is lit most; the feet are not. */
const RIM = { from: 0.8, to: 0.48 } as const

/** What the lamp is where the place's own light from behind has no colour; a moon or a cold lamp stays one. */
const SUN = [1, 0.84, 0.58] as const
const COLORED = 0.3
/** A lamp in a colour that no sun has is seen in the dark: so much is left of the place around it. */
const AROUND_COLOR = 0.62

/** White, yellow or orange. */
const isOfSun = ([red = 0, green = 0, blue = 0]: readonly number[]) => red >= green && green >= blue && green > red * 0.6

/** The lamp is behind the figure: what the viewer sees of it is dark, its outline bright. */
export function lightFromBehind({ width, height, data, cover, relief, light }: Finished, behind: Behind): void {
  const side = light.rimDirection[0] < 0 ? -1 : 1
  const [lampX, lampY] = [width / 2 + side * LAMP.x * height, LAMP.y * height]
  const isColored = Math.max(...light.rim) - Math.min(...light.rim) > COLORED * Math.max(...light.rim)
  const lamp = isColored ? light.rim : SUN
  const color = lamp.map((channel) => 255 * Math.min(1, channel * 0.85 + 0.17))
  const place = behind.place * (isColored && !isOfSun(lamp) ? AROUND_COLOR : 1)
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const [dx, dy] = [(x - lampX) / height, (y - lampY) / height]
      const near = Math.max(0, 1 - (dx * dx + dy * dy) / (LAMP.reach * LAMP.reach))
      const on = cover[pixel]!
      const glow = behind.glow * near * near * (1 - on * 0.9)
      const left = x > 2 ? relief[pixel - 3]! : 1
      const right = x < width - 3 ? relief[pixel + 3]! : 1
      // Outward to the lamp's side, or up: both sides are lit, the lamp's more.
      const toward = smoothStep(-0.02, 0.02, (left - right) * side)
      const edge = smoothStep(RIM.from, RIM.to, relief[pixel]!)
      const rim = on * behind.rim * edge * edge * (0.3 + 0.7 * toward) * (1 - (0.6 * y) / height)
      const dim = place + (behind.figure - place) * on
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 4 + channel
        const lit = Math.min(255, data[at]! * dim)
        const added = Math.min(1, glow + rim)
        data[at] = lit + (Math.max(lit, color[channel]!) - lit) * added
      }
    }
  }
}
