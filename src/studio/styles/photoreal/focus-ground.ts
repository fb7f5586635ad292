import type { Canvas, Picture } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import { PHOTO_LENS } from '../../scene/photo-lens.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import type { PaintJob } from '../style.ts'

/** How far out of focus the farthest and the nearest plane are, in thousandths of the height: a near camera sees less depth sharp. */
const BLUR: Readonly<Record<SceneSheet['camera']['framing'], readonly [far: number, near: number]>> = {
  'close portrait': [17, 10],
  bust: [12, 7],
  'half figure': [8, 4],
  'three-quarter figure': [5.5, 2.6],
  'full figure': [3.6, 1.4],
  wide: [1.8, 0.6],
}

/**
 * Of its saturation a photograph of a place keeps so much, the less the more a colour has: those of a paint box give a drawing
 * away. Lamps in the dark keep theirs.
 */
const SATURATION = { most: 0.98, lost: 0.42 } as const
/** Mean brightness of a place (0…255) in the dark and by day. */
const DARK = { from: 45, to: 80 } as const

/** The place through a lens that is focused on the figure: soft planes, discs of light in the dark, natural colours. */
export function focusGround(
  scene: SceneSheet,
  { widthPx, heightPx, createCanvas }: Pick<PaintJob, 'widthPx' | 'heightPx' | 'createCanvas'>,
): Canvas {
  const [blurFar, blurNear] = BLUR[scene.camera.framing]
  const canvas = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar, blurNear, photo: PHOTO_LENS })
  const context = canvas.getContext('2d')
  const picture = context.getImageData(0, 0, widthPx, heightPx)
  toneDown(picture)
  context.putImageData(picture, 0, 0)
  return canvas
}

function toneDown({ data }: Picture): void {
  let sum = 0
  for (let at = 0; at < data.length; at += 64) sum += data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11
  const mean = (sum * 64) / data.length
  const lost = SATURATION.lost * Math.min(1, Math.max(0, (mean - DARK.from) / (DARK.to - DARK.from)))
  for (let at = 0; at < data.length; at += 4) toneDownPixel(data, at, lost)
}

/** A function of its own, so that engines compile it as a whole. */
function toneDownPixel(data: Uint8ClampedArray, at: number, lost: number): void {
  const red = data[at]!
  const green = data[at + 1]!
  const blue = data[at + 2]!
  const most = Math.max(red, green, blue)
  const saturation = (most - Math.min(red, green, blue)) / (most + 1)
  const kept = SATURATION.most - lost * saturation * saturation
  const grey = (red * 0.3 + green * 0.59 + blue * 0.11) * (1 - kept)
  data[at] = red * kept + grey
  data[at + 1] = green * kept + grey
  data[at + 2] = blue * kept + grey
}
