import type { PoseKind } from '../sheet/pose-kind.ts'
import type { Reading } from '../sheet/reading.ts'
import type { Camera, SceneSheet } from '../sheet/scene-sheet.ts'
import { drawnAs, undrawn, type Warning } from '../warning.ts'
import { faceBox } from './face-box.ts'
import type { PhotoReading } from './photo-reading.ts'
import { showsWholeFigure } from './shows-whole-figure.ts'

/** The person of a photo in a scene: how, or why their drawn figure has to stand in for them. */
export type SceneOfPhoto =
  | { readonly scene: SceneSheet; readonly keepsExpression: boolean; readonly warnings: readonly Warning[] }
  | { readonly instead: Warning }

/** Arms, hands and legs are as they are in the photo; only of somebody who stands or sits is nothing missed. */
const STILL_POSES: readonly PoseKind[] = ['portrait', 'relaxed', 'sitting']
const WHOLE_FRAMINGS: readonly Camera['framing'][] = ['full figure', 'three-quarter figure', 'wide']
/** What a photo has of its own, and a prompt may ask for otherwise. */
const FIXED = [
  'garments',
  'headwear',
  'eyewear',
  'jewellery',
  'props',
  'companion',
] as const satisfies readonly (keyof Reading)[]

/**
 * A scene as somebody out of a photo can be in it. `asked` is what the prompt says, `scene` what was cast of it: whatever the
 * prompt leaves open is as the photo has it.
 */
export function sceneOfPhoto(photo: PhotoReading, asked: Reading, scene: SceneSheet): SceneOfPhoto {
  const isWhole = showsWholeFigure(photo)
  const { framing } = scene.camera
  if (asked.pose !== undefined && !STILL_POSES.includes(scene.pose)) {
    const sentence = `The photo does not show this pose (${scene.pose}): the figure is drawn.`
    return { instead: drawnAs(asked.pose, 'a drawing', { sentence }) }
  }
  if (asked.camera !== undefined && WHOLE_FRAMINGS.includes(framing) && !isWhole) {
    return {
      instead: drawnAs(asked.camera, 'a drawing', { sentence: 'The photo does not show the whole figure: it is drawn.' }),
    }
  }
  const open = isWhole ? framing : framingOf(photo)
  const change = FIXED.find((thing) => asked[thing] !== undefined)
  return {
    scene: { ...scene, pose: 'portrait', camera: { ...scene.camera, framing: asked.camera === undefined ? open : framing } },
    keepsExpression: asked.expression === undefined,
    warnings: change
      ? [undrawn(change, 'Clothes and things stay those of the photo; Dress Up and Flash Edit change them.')]
      : [],
  }
}

/** As near as the photo is, so that nobody's head reaches out of the picture. */
function framingOf({ face, heightPx }: PhotoReading): Camera['framing'] {
  if (!face) return 'half figure'
  const { top, bottom } = faceBox(face)
  const share = (bottom - top) / heightPx
  return share > 0.42 ? 'close portrait' : share > 0.2 ? 'bust' : 'half figure'
}
