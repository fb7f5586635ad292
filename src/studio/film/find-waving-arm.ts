import type { StyleId } from '../../contract/styles.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { standUp } from '../form/stand-up.ts'
import { apply, type Vector } from '../math/matrix.ts'
import { pixelOf } from '../raster/view.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import { isOfForm } from '../styles/face-layer.ts'
import { styleFor } from '../styles/style-catalogue.ts'
import type { FilmLayers } from './film-layers.ts'
import type { WavingArm } from './waving-arm.ts'

interface Waver {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly style: StyleId
}

/** Where the forearm of the leading arm is, on the layers. */
export function findWavingArm({ character, scene, style }: Waver, { built, widthPx }: FilmLayers): WavingArm {
  const stand = standUp(character, scene, proportionsFor(character, styleFor(style).style.family))
  const { view, landmarks } = built
  const scale = widthPx / view.widthPx
  const side = stand.joints.arms.findIndex((arm) => arm.side === stand.joints.holdingSide)
  const { elbow, shoulder, handPlace } = stand.joints.arms[side === 0 ? 0 : 1]
  const hand = landmarks.hands[side === 0 ? 0 : 1]
  const onLayers = (joint: Vector): Vector => {
    const at = apply(stand.bodyPlace, joint)
    const [xPx, yPx] = pixelOf(view, at)
    return [xPx * scale, yPx * scale, at[2] * view.unitPx * scale]
  }
  const [, , handZ] = onLayers(apply(handPlace, [0, 0, 0]))
  return {
    shoulder: onLayers(shoulder),
    elbow: onLayers(elbow),
    hand: [hand.xPx * scale, hand.yPx * scale, handZ],
    isOfForm: isOfForm(built),
  }
}
