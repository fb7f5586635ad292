import type { StyleId } from '../../contract/styles.ts'
import type { CreateCanvas, Picture } from '../canvas.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { cutExtent } from './cut-extent.ts'
import { drawPlace } from './draw-place.ts'
import type { FaceBox } from './face-box.ts'
import { lightOfScene } from './ground-light.ts'
import { layInto } from './lay-into.ts'
import { matchLight } from './match-light.ts'
import { placePerson } from './place-person.ts'
import { placePicture } from './place-picture.ts'

export interface SceneSetting {
  /** From `cutOut`. */
  readonly cut: Picture
  /** Of the same photo, at the size of `cut`; a subject without a face stands whole in the scene. */
  readonly face?: FaceBox
  readonly scene: SceneSheet
  readonly style: StyleId
  readonly widthPx: number
  readonly heightPx: number
  readonly createCanvas: CreateCanvas
}

/**
 * Somebody cut out of a photo in a drawn scene, at the size its framing asks for, in its light. The same order gives the same
 * bytes.
 */
export function setIntoScene({ cut, face, scene, ...order }: SceneSetting): { picture: Picture; warnings: string[] } {
  const { widthPx, heightPx } = order
  const { picture: ground, warnings } = drawPlace({ scene, ...order })
  const extent = cutExtent(cut)
  if (!extent) return { picture: ground, warnings: [...warnings, 'Nobody was found in the picture.'] }
  const placement = placePerson(extent, face, { framing: scene.camera.framing, widthPx, heightPx })
  const light = lightOfScene(scene, ground)
  const placed = matchLight(placePicture(cut, placement, ground), light)
  return { picture: layInto(ground, placed, light), warnings }
}
