import { subdivided, subdivisionOf } from '../body/subdivide.ts'
import { vertexNormals } from '../body/vertex-normals.ts'
import { compose, rotateX, rotateY } from '../math/matrix.ts'
import { personOf } from '../person/person-of.ts'
import { eyeBalls, eyeSurface } from '../person/skin/eye-balls.ts'
import { gazeInHead } from '../person/skin/gaze.ts'
import { paintSkin } from '../person/skin/skin-colors.ts'
import { MATERIAL, PART } from '../raster/figure-buffers.ts'
import { rasterise } from '../raster/rasterise.ts'
import type { Surface } from '../raster/surface.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { PlacedFigure } from '../styles/style.ts'

/** A hairless head of the human form with its eyes, seen from the front or turned by so many radians. Needs a given form. */
export function aBareHead(character: CharacterSheet, { sizePx = 160, yaw = 0 } = {}): PlacedFigure {
  const person = personOf(character)
  if (!person) throw new Error('no form was given, or nobody of the human form')
  const { form, rest, headOrigin } = person
  const head = rest.map((value, at) => value - headOrigin[at % 3]!)
  const finer = subdivisionOf(form.quads.get('skin') ?? new Uint16Array(), form.skinCount)
  const positions = subdivided(head.subarray(0, form.skinCount * 3), finer, 3)
  const skin: Surface = {
    part: PART.head,
    material: MATERIAL.skin,
    color: character.skin.base,
    ...paintSkin(form, finer, character),
    positions,
    // Head space mirrors the form's y: corners run the other way round.
    normals: vertexNormals(positions, finer.quads).map((value) => -value),
    triangles: Uint32Array.from({ length: (finer.quads.length / 4) * 6 }, (_, corner) => {
      const quad = Math.floor(corner / 6) * 4
      return finer.quads[quad + [0, 2, 1, 0, 3, 2][corner % 6]!]!
    }),
  }
  const headPlace = compose(rotateY(yaw), rotateX(0))
  const gaze = gazeInHead({ gaze: { x: 0, y: 0 } }, {}, headPlace)
  const eyes = eyeBalls(form, head).map((ball) => eyeSurface(ball, { gaze, color: character.eyes[ball.side], part: PART.head }))
  const view = { widthPx: sizePx, heightPx: sizePx, unitPx: sizePx * 0.4, originXPx: sizePx / 2, originYPx: sizePx / 2 }
  return {
    buffers: rasterise(
      [skin, ...eyes].map((surface) => ({ surface, place: headPlace })),
      view,
    ),
    headPlace,
    view,
  }
}
