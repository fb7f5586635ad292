import { findEdges } from '../../raster/find-edges.ts'
import { outline } from '../../raster/outline.ts'
import { smoothEdges } from '../../raster/smooth-edges.ts'
import type { CharacterSheet } from '../../sheet/character-sheet.ts'
import { drawFaceLayer } from '../face-layer.ts'
import { toneFigure } from '../figure-tone.ts'
import { layFace } from '../lay-face.ts'
import { layLines } from '../lay-lines.ts'
import { layOver } from '../lay-over.ts'
import type { PaintJob, Style } from '../style.ts'
import { cutShapes } from './cut-shapes.ts'
import { plainField } from './plain-field.ts'

/** A few flat shapes on a plain field, one quiet shade, hardly a line. */
export const minimalist: Style = {
  family: 'comic',
  figureSize: (size) => size,
  paint(job: PaintJob) {
    const { character, scene, figure, widthPx, heightPx, createCanvas } = job
    const { buffers } = figure
    const tones = toneFigure(job, { shadowBlur: 0.06, faceToVolume: 0.9, hairToVolume: 0.95, hollow: 0.15 })
    const shapes = cutShapes(buffers, tones, character)
    const field = createCanvas(widthPx, heightPx)
    plainField(field.getContext('2d'), { character, scene, figure, widthPx, heightPx })
    const picture = field.getContext('2d').getImageData(0, 0, widthPx, heightPx)
    const face = drawFaceLayer({ ...job, character: withoutBlush(character) }, 'drawn', {
      lineWidth: 0.017,
      skinShade: character.skin.base,
    })
    layFace(shapes, buffers, face)
    layOver(picture.data, shapes)
    const edges = findEdges(buffers)
    const seams = outline(buffers, edges, {
      lineWidth: 0.016,
      contour: 0,
      materialChange: 0.9,
      lockEdge: 0,
      crease: 0,
      toLight: [0, 0, 0],
    })
    layLines(picture.data, seams, buffers, { ink: [0, 0, 0], inkShare: 0, tint: [0.8, 0.76, 0.82] })
    smoothEdges(picture.data, { width: widthPx, height: heightPx }, edges)
    return picture
  },
}

/** A face of few marks: no blush, no freckles, no lashes one by one. */
function withoutBlush(sheet: CharacterSheet): CharacterSheet {
  return {
    ...sheet,
    skin: { ...sheet.skin, blushStrength: 0, freckles: 0 },
    eyes: { ...sheet.eyes, lashes: sheet.eyes.lashes * 0.3 },
  }
}
