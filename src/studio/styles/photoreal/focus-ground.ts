import type { Canvas } from '../../canvas.ts'
import { drawBackdrop } from '../../scene/draw-backdrop.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import type { PaintJob } from '../style.ts'
import { addBokeh } from './add-bokeh.ts'

/** How far out of focus the farthest and the nearest plane are, in thousandths of the height: a near camera sees less depth sharp. */
const BLUR: Readonly<Record<SceneSheet['camera']['framing'], readonly [far: number, near: number]>> = {
  'close portrait': [40, 26],
  bust: [34, 22],
  'half figure': [24, 14],
  'three-quarter figure': [15, 7.5],
  'full figure': [11, 4],
  wide: [3.4, 1],
}

/** Of its saturation a photograph of a place keeps so much; bright paint-box colours give a drawing away. */
const SATURATION = 0.6
/** And a face is exposed for, not the place behind it. */
const DIMMED = 0.86
/** Slow changes of tone over the picture, in steps of 255: nothing real is one flat colour. */
const MOTTLE = 9
/** How many blotches of tone fit into the picture's height. */
const BLOTCHES = 9

/** The place through a lens that is focused on the figure: soft planes, discs of light in the dark, natural colours. */
export function focusGround(
  scene: SceneSheet,
  { widthPx, heightPx, createCanvas, isRough = false }: Pick<PaintJob, 'widthPx' | 'heightPx' | 'createCanvas' | 'isRough'>,
): Canvas {
  const [blurFar, blurNear] = BLUR[scene.camera.framing]
  const canvas = drawBackdrop(scene, { widthPx, heightPx, createCanvas, blurFar, blurNear })
  const context = canvas.getContext('2d')
  // The place is drawn once more to find its lights.
  if (!isRough) addBokeh(canvas, scene, { createCanvas, radius: 5 + blurFar * 1.15 })
  const picture = context.getImageData(0, 0, widthPx, heightPx)
  toneDown(picture.data, widthPx, heightPx, scene.seed.length)
  context.putImageData(picture, 0, 0)
  return canvas
}

function toneDown(data: Uint8ClampedArray, width: number, height: number, phase: number): void {
  const cell = height / BLOTCHES
  // A row and a column of waves that never line up: cheaper than noise, and as slow.
  const wave = (length: number, turn: number) =>
    Float32Array.from(
      { length },
      (_, at) => Math.sin((at / cell) * 2.1 + turn) + Math.sin((at / cell) * 5.3 + turn * 2.7) * 0.6,
    )
  const across = [wave(width, phase), wave(width, phase + 1.7)] as const
  const down = [wave(height, phase + 0.6), wave(height, phase + 2.9)] as const
  for (let y = 0, at = 0; y < height; y += 1) {
    const [first, second] = [down[0][y]! * MOTTLE * 0.4, down[1][y]! * MOTTLE * 0.4]
    for (let x = 0; x < width; x += 1, at += 4) {
      const red = data[at]!
      const green = data[at + 1]!
      const blue = data[at + 2]!
      const grey = red * 0.3 + green * 0.59 + blue * 0.11
      const tone = grey * (DIMMED - SATURATION * DIMMED) + across[0][x]! * first + across[1][x]! * second
      data[at] = red * SATURATION * DIMMED + tone
      data[at + 1] = green * SATURATION * DIMMED + tone
      data[at + 2] = blue * SATURATION * DIMMED + tone
    }
  }
}
