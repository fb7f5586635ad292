import type { Light } from '../../sheet/scene-sheet.ts'
import { farSide } from '../far-side.ts'
import type { Painting } from '../stroke.ts'

const PAPER = [138, 134, 130] as const
/** Of the place behind, so much shows through. */
const PLACE_SHARE = 0.66
const POOL_RADIUS = 0.75

/** Grey gauze over a ground that is out of focus, lit from the side of the key. Changes the ground. */
export function hangPaper({ width, height, data }: Painting, { keyDirection }: Light): void {
  const side = farSide({ keyDirection })
  const poolX = 0.5 + side * 0.16
  for (let y = 0; y < height; y += 1) {
    const dy = (y / height - 0.4) / POOL_RADIUS
    for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
      const dx = ((x / width - poolX) / POOL_RADIUS) * Math.min(1.4, width / height)
      const light = 1.16 - 0.6 * Math.min(1, dx * dx + dy * dy)
      for (let channel = 0; channel < 3; channel += 1) {
        data[at + channel] = PAPER[channel]! * light * (1 - PLACE_SHARE) + data[at + channel]! * PLACE_SHARE
      }
    }
  }
}
