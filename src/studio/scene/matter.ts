import type { Canvas, Context2D } from '../canvas.ts'
import { isIndoors } from './indoor-lights.ts'
import { planeNoise } from './plane-noise.ts'
import type { Stage } from './stage.ts'

const LARGEST_PX = 220
const SMALLEST_PX = 56
/** The texture reaches so many units beyond the stage on every side. */
const BORDER = 120

/**
 * What earth, stone, plaster and meadows are made of: no surface is one flat colour. Light and dark blotches, upright above
 * the horizon, lying and ever nearer below it.
 */
function makeMatter(stage: Stage): Canvas {
  const size = Math.round(Math.min(LARGEST_PX, Math.max(SMALLEST_PX, 430 * stage.unitPx)))
  const canvas = stage.createCanvas(size, size)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(size, size)
  const { data } = picture
  const random = stage.random('matter')
  const shift = random() * 64
  const unitX = (stage.width + BORDER * 2) / size
  const unitY = (1000 + BORDER * 2) / size
  for (let row = 0, at = 0; row < size; row += 1) {
    const below = row * unitY - BORDER - stage.horizon
    // Twenty units below the horizon a step on the ground is a thirtieth of one at the feet.
    const far = below > 0 ? 300 / (below + 14) : 0
    for (let column = 0; column < size; column += 1, at += 4) {
      const across = column * unitX - BORDER - stage.middle
      const noise =
        below > 0 ? planeNoise((across * far) / 18 + shift, far * 23, 4) : planeNoise(across / 40 + shift, below / 40, 4)
      const tone = (noise - 0.5) * 3.2
      const white = tone > 0 ? 255 : 0
      data[at] = white
      data[at + 1] = white
      data[at + 2] = white * 0.92
      data[at + 3] = Math.min(1, Math.abs(tone)) * (white ? 130 : 150)
    }
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

/** How much of the texture shows: walls are painted and towers of glass, earth and grass are not. */
const OUTDOORS = 0.26
const INDOORS = 0.1

/** Lays the texture of things over all that is drawn so far. */
export function layMatter(context: Context2D, stage: Stage): void {
  context.save()
  context.globalCompositeOperation = 'source-atop'
  const { backdrop } = stage.scene
  context.globalAlpha = isIndoors(backdrop) || backdrop === 'downtown' ? INDOORS : OUTDOORS
  context.drawImage(
    stage.texture('matter', () => makeMatter(stage)),
    -BORDER,
    -BORDER,
    stage.width + BORDER * 2,
    1000 + BORDER * 2,
  )
  context.restore()
}
