import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { PHOTO_LENS } from '../../scene/photo-lens.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import type { PaintJob } from '../style.ts'

/** How far out of focus the farthest and the nearest plane are, in thousandths of the height: a near camera sees less depth sharp. */
const BLUR: Readonly<Record<SceneSheet['camera']['framing'], readonly [far: number, near: number]>> = {
  'close portrait': [22, 12],
  bust: [17, 10],
  'half figure': [11, 5.5],
  'three-quarter figure': [7.5, 2.8],
  'full figure': [5, 1.4],
  wide: [2.6, 0.8],
}

/** Of its saturation a photograph of a place keeps so much; bright paint-box colours give a drawing away. */
const SATURATION = 0.84
/** And a face is exposed for, not the place behind it. */
const DIMMED = 0.98

/** The place through a lens that is focused on the figure: soft planes, discs of light in the dark, natural colours. */
export function focusGround(
  scene: SceneSheet,
  { widthPx, heightPx, createCanvas }: Pick<PaintJob, 'widthPx' | 'heightPx' | 'createCanvas'>,
): Canvas {
  const [blurFar, blurNear] = BLUR[scene.camera.framing]
  const canvas = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar, blurNear, photo: PHOTO_LENS })
  const context = canvas.getContext('2d')
  const picture = context.getImageData(0, 0, widthPx, heightPx)
  toneDown(picture.data)
  context.putImageData(picture, 0, 0)
  return canvas
}

function toneDown(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at]!
    const green = data[at + 1]!
    const blue = data[at + 2]!
    const grey = (red * 0.3 + green * 0.59 + blue * 0.11) * (DIMMED - SATURATION * DIMMED)
    data[at] = red * SATURATION * DIMMED + grey
    data[at + 1] = green * SATURATION * DIMMED + grey
    data[at + 2] = blue * SATURATION * DIMMED + grey
  }
}
