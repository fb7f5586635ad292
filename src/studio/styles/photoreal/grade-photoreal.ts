import type { Light } from '../../sheet/scene-sheet.ts'
import { pixelNoise } from '../pixel-noise.ts'
import type { Painting } from '../stroke.ts'

const VIGNETTE = 0.3
const GRAIN = 3.2
const CONTRAST = 1.12

/** Darkens the corners in the colour of the scene's shadows, lifts contrast a little, and lays grain over everything. */
export function gradePhotoreal(painting: Painting, light: Light): void {
  const fade = Float64Array.from(light.ambient, (channel) => 1 - channel * 0.6)
  for (let y = 0; y < painting.height; y += 1) gradeRow(painting, y, fade)
}

/** A function of its own: so that engines compile it as a whole. */
function gradeRow({ width, height, data }: Painting, y: number, fade: Float64Array): void {
  const red = fade[0]!
  const green = fade[1]!
  const blue = fade[2]!
  const fy = (y / height - 0.46) * 1.5
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const fx = (x / width - 0.5) * 1.5
    const far = fx * fx + fy * fy
    const dark = far > 0.25 ? (far - 0.25) * VIGNETTE : 0
    const grain = GRAIN * pixelNoise(x, y)
    data[at] = ((data[at]! - 120) * CONTRAST + 120 + grain) * (1 - dark * red)
    data[at + 1] = ((data[at + 1]! - 120) * CONTRAST + 120 + grain) * (1 - dark * green)
    data[at + 2] = ((data[at + 2]! - 120) * CONTRAST + 120 + grain) * (1 - dark * blue)
  }
}
