import type { CreateCanvas, Picture } from '../../canvas.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { buildFigure } from '../../form/build-figure.ts'
import type { FigureBuffers } from '../../raster/figure-buffers.ts'
import type { View } from '../../raster/view.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import type { SceneSheet } from '../../sheet/scene-sheet.ts'
import { photoreal } from '../../styles/photoreal/photoreal.ts'
import type { PhotoFace } from '../photo-reading.ts'
import { asBroadAs, viewOf } from './head-camera.ts'

/** Somebody drawn on the place of the one in a photo. */
export interface DrawnOver {
  readonly picture: Picture
  readonly buffers: FigureBuffers
  readonly view: View
}

/** Draws a sheet so that its head lies on the head of the photo: as large, turned alike, pixel on pixel. */
export function drawOver(
  face: PhotoFace,
  { character, scene }: { character: CharacterSheet; scene: SceneSheet },
  { width, height, createCanvas, view: seen }: { width: number; height: number; createCanvas: CreateCanvas; view?: View },
): DrawnOver {
  const proportions = asBroadAs(face, proportionsFor(character, photoreal.family))
  const view = seen ?? viewOf(face, { character, scene, proportions }, { width, height })
  const size = { widthPx: width, heightPx: height }
  const figure = buildFigure(character, scene, { proportions, ...size, view })
  const picture = photoreal.paint({ character, scene, proportions, figure, ...size, createCanvas })
  return { picture, buffers: figure.buffers, view }
}
