import { proportionsFor } from '../features/proportions-for.ts'
import { standUp } from '../form/stand-up.ts'
import { personOf } from '../person/person-of.ts'
import { poseBones } from '../person/pose-person.ts'
import { bareBody } from '../person/skin/bare-body.ts'
import { gazeInHead } from '../person/skin/gaze.ts'
import { PART } from '../raster/figure-buffers.ts'
import { rasterise } from '../raster/rasterise.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { PlacedFigure } from '../styles/style.ts'
import { aScene } from './a-character.ts'

/** A hairless head of the human form with its eyes, from the front. Needs a given form. */
export function aBareHead(character: CharacterSheet, { sizePx = 160 } = {}): PlacedFigure {
  const person = personOf(character)
  if (!person) throw new Error('no form was given, or nobody of the human form')
  const { camera, ...scene } = aScene()
  const ahead = { ...scene, camera: { ...camera, bodyYaw: 0, headYaw: 0, headPitch: 0, headRoll: 0 } }
  const { joints, headInBody, headPlace, bodyPlace } = standUp(character, ahead, proportionsFor(character, 'real'))
  const { surfaces } = bareBody(person, character, {
    bones: poseBones(person, joints, headInBody),
    headInBody,
    expression: new Map(),
    gaze: gazeInHead(scene, {}, headPlace),
    nextPart: () => PART.firstFree,
  })
  const unitPx = sizePx * 0.4
  const view = {
    widthPx: sizePx,
    heightPx: sizePx,
    unitPx,
    originXPx: sizePx / 2 - headPlace[3] * unitPx,
    originYPx: sizePx / 2 - headPlace[7] * unitPx,
  }
  return {
    buffers: rasterise(
      surfaces().map((surface) => ({ surface, place: bodyPlace })),
      view,
    ),
    headPlace,
    view,
  }
}
