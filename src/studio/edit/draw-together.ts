import { type DrawnPicture, type DrawPictureOptions, drawPicture, drawPictureWithMask } from '../draw-picture.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { Camera, SceneSheet } from '../sheet/scene-sheet.ts'

/** How far each of two stands from the middle, and how far one turns to the other. */
const SHIFT = 0.215
const TURN = 0.34
/** Round the one in front: lines lie a little outside the figure. Shares of the picture's height. */
const RIM = 0.006

/**
 * Two characters in one scene, turned to each other: both are drawn in the same scene and the one on the right is laid over
 * the other, so that ground, light and weather are one.
 */
export function drawTogether(options: DrawPictureOptions & { beside: CharacterSheet }): DrawnPicture {
  const { beside, ...rest } = options
  const widthPx = options.widthPx ?? options.sizePx ?? Number.NaN
  const heightPx = options.heightPx ?? options.sizePx ?? Number.NaN
  const shape = widthPx / heightPx
  const behind = drawPicture({ ...rest, scene: sideOf(options.scene, -1, shape) })
  const front = drawPictureWithMask({ ...rest, character: beside, scene: besideScene(options.scene, shape) })
  layOver(behind.picture.data, front.picture.data, softened(front.mask, widthPx, Math.max(1, Math.round(RIM * heightPx))))
  return { picture: behind.picture, warnings: [...new Set([...behind.warnings, ...front.warnings])] }
}

function besideScene(scene: SceneSheet, shape: number): SceneSheet {
  // What the first one holds or does is theirs; the other one stands by.
  const pose = scene.pose === 'sitting' || scene.pose === 'walking' ? scene.pose : 'relaxed'
  return { ...sideOf(scene, 1, shape), pose }
}

function sideOf(scene: SceneSheet, side: -1 | 1, shape: number): SceneSheet {
  const { framing } = scene.camera
  const isNear = framing === 'close portrait' || framing === 'bust'
  const camera: Camera = {
    ...scene.camera,
    framing: isNear && shape < 1.4 ? 'half figure' : framing,
    headYaw: -side * TURN,
    headRoll: -side * Math.abs(scene.camera.headRoll),
    bodyYaw: -side * TURN * 0.6,
    shift: side * Math.min(SHIFT, SHIFT / Math.sqrt(shape)),
  }
  return { ...scene, camera }
}

/** The mask, wider by a rim and soft at its edge. */
function softened(mask: Uint8ClampedArray, widthPx: number, rimPx: number): Uint8ClampedArray {
  return averaged(averaged(grown(mask, widthPx, rimPx), 1), widthPx)
}

function grown(mask: Uint8ClampedArray, widthPx: number, rimPx: number): Uint8ClampedArray {
  const along = (from: Uint8ClampedArray, stride: number) => {
    const to = from.slice()
    for (let at = 0; at < from.length; at += 1) {
      if (from[at] !== 255) continue
      for (let step = 1; step <= rimPx; step += 1) {
        if (at - step * stride >= 0) to[at - step * stride] = 255
        if (at + step * stride < to.length) to[at + step * stride] = 255
      }
    }
    return to
  }
  return along(along(mask, 1), widthPx)
}

function averaged(mask: Uint8ClampedArray, stride: number): Uint8ClampedArray {
  return mask.map((value, at) => ((mask[at - stride] ?? value) + 2 * value + (mask[at + stride] ?? value)) / 4)
}

function layOver(under: Uint8ClampedArray, over: Uint8ClampedArray, mask: Uint8ClampedArray): void {
  for (let at = 0; at < mask.length; at += 1) {
    const share = mask[at]! / 255
    if (share === 0) continue
    for (let channel = at * 4; channel < at * 4 + 3; channel += 1) {
      under[channel] = under[channel]! + (over[channel]! - under[channel]!) * share
    }
  }
}
