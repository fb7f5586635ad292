import { smoothStep } from '../form/curve.ts'
import { randomFor } from '../random.ts'
import type { Finished } from './finish.ts'

const RAYS = 9
/** Where they come from, as shares of the picture's height from its middle and its top, and how bright they are. */
const SOURCE = { x: 0.55, y: -0.3 } as const
const BRIGHT = 0.62
const SUN = [1, 0.93, 0.74] as const

/** Beams that fall slantwise through the air, behind the figure more than before it. */
export function drawRays({ width, height, data, cover, light }: Finished, seed: string): void {
  const random = randomFor(seed, 'beams')
  const side = light.keyDirection[0] < 0 ? -1 : 1
  const [sourceX, sourceY] = [width / 2 + side * SOURCE.x * height, SOURCE.y * height]
  // By how far across they have come where they have fallen by one.
  const rays = Array.from({ length: RAYS }, (_, index) => ({
    middle: -side * (0.04 + (index + 0.3 + random() * 0.4) * 0.17),
    half: 0.035 + random() * 0.06,
    strength: 0.5 + random() * 0.5,
  }))
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const fallen = y - sourceY
    const fade = BRIGHT * (1 - (0.72 * y) / height)
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const across = (x - sourceX) / fallen
      let beam = 0
      for (const { middle, half, strength } of rays)
        beam = Math.max(beam, strength * smoothStep(half, 0, Math.abs(across - middle)))
      const share = beam * fade * (1 - 0.72 * cover[pixel]!)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = pixel * 4 + channel
        // What is between the beams is a little darker, so that they are seen in bright air too.
        const value = data[at]! * (0.84 + 0.16 * cover[pixel]!)
        data[at] = value + (255 * SUN[channel]! - value) * share
      }
    }
  }
}
