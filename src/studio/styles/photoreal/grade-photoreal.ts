import type { Light } from '../../sheet/scene-sheet.ts'
import { pixelNoise } from '../pixel-noise.ts'
import type { Painting } from '../stroke.ts'

const VIGNETTE = 0.2
const GRAIN = 3.2
const CONTRAST = 1.26
/** What contrast leaves as it is, 0…255. */
const PIVOT = 98
/** From here on brightness (0…255) rises by less, as on film: pale skin in the sun keeps its shape. */
const SHOULDER = { from: 178, slope: 0.72 } as const
/** Colours more saturated than this (0…1) lose so much of what is beyond: dyes of a paint box give a drawing away. */
const MUTED = { from: 0.4, by: 0.6 } as const
/** But skin, hair and wood are as they are: where green stands between blue (0) and red (1) in them, and how far around. */
const NATURAL = { hue: 0.36, within: 0.3, kept: 0.85 } as const

/** What becomes of each brightness, 0…255. */
const TONE = Float64Array.from({ length: 256 }, (_, value) => {
  const lifted = Math.max(0, (value - PIVOT) * CONTRAST + PIVOT)
  return lifted > SHOULDER.from ? SHOULDER.from + (lifted - SHOULDER.from) * SHOULDER.slope : lifted
})

/** As film takes it: no dyes of a paint box, soft lights, corners dark in the colour of the scene's shadows, and grain over everything. */
export function gradePhotoreal(painting: Painting, light: Light): void {
  const fade = Float64Array.from(light.ambient, (channel) => 1 - channel * 0.6)
  for (let y = 0; y < painting.height; y += 1) gradeRow(painting, y, fade)
}

/** A function of its own: so that engines compile it as a whole. */
function gradeRow({ width, height, data }: Painting, y: number, fade: Float64Array): void {
  const fy = (y / height - 0.46) * 1.5
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const fx = (x / width - 0.5) * 1.5
    const far = fx * fx + fy * fy
    const dark = far > 0.25 ? (far - 0.25) * VIGNETTE : 0
    const grain = GRAIN * pixelNoise(x, y)
    const red = TONE[data[at]!]!
    const green = TONE[data[at + 1]!]!
    const blue = TONE[data[at + 2]!]!
    const most = Math.max(red, green, blue)
    const saturation = (most - Math.min(red, green, blue)) / (most + 1)
    const kept = saturation > MUTED.from ? 1 - (saturation - MUTED.from) * MUTED.by * dyed(red, green, blue) : 1
    const grey = (red * 0.3 + green * 0.59 + blue * 0.11) * (1 - kept) + grain
    data[at] = (red * kept + grey) * (1 - dark * fade[0]!)
    data[at + 1] = (green * kept + grey) * (1 - dark * fade[1]!)
    data[at + 2] = (blue * kept + grey) * (1 - dark * fade[2]!)
  }
}

/** How much a colour is one of dyes, 1, and not of nature. */
function dyed(red: number, green: number, blue: number): number {
  if (red <= blue) return 1
  const away = Math.abs((green - blue) / (red - blue) - NATURAL.hue) / NATURAL.within
  return away >= 1 ? 1 : 1 - NATURAL.kept * (1 - away)
}
