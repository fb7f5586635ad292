import type { Proportions } from '../features/proportions.ts'
import { type FigureBuffers, PART } from '../raster/figure-buffers.ts'
import { type Piece, rasterise, type View } from '../raster/rasterise.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'
import type { Bench } from './bench.ts'
import { buildBody } from './build-body.ts'
import { buildHands } from './build-hands.ts'
import { frame } from './camera.ts'
import { findLandmarks, type Landmarks } from './find-landmarks.ts'
import { coverageOf } from './garments/coverage.ts'
import { sewTop } from './garments/sew-top.ts'
import { TOPS } from './garments/tops.ts'
import { buildHead } from './head.ts'
import type { Matrix } from './matrix.ts'
import { standUp } from './stand.ts'

export interface Figure {
  readonly buffers: FigureBuffers
  /** Head space → view space, for the features of the face. */
  readonly headPlace: Matrix
  readonly view: View
  readonly landmarks: Landmarks
}

/** Draws the whole figure of a character in a scene into buffers; each style shades them in its own way. */
export function buildFigure(
  sheet: CharacterSheet,
  scene: SceneSheet,
  { proportions, widthPx, heightPx }: { proportions: Proportions; widthPx: number; heightPx: number },
): Figure {
  const stand = standUp(sheet, scene, proportions)
  const { headPlace, bodyPlace } = stand
  const headPieces = buildHead(sheet, proportions).map((surface) => ({ surface, place: headPlace }))
  const view = frame(stand, headPieces, { scene, proportions, widthPx, heightPx })

  let part: number = PART.firstGarment
  const bench: Bench = {
    sheet,
    scene,
    stand,
    cell: Math.min(0.1, Math.max(0.052, 11.5 / view.unitPx)),
    lowestY: (heightPx - view.originYPx) / view.unitPx + 0.5,
    nextPart: () => part++,
  }
  const coverage = coverageOf(sheet.garments)
  const surfaces = buildBody(bench, coverage)
  for (const garment of sheet.garments) {
    const cut = TOPS[garment.kind]
    if (cut) surfaces.push(...sewTop(bench, garment, cut))
  }
  const pieces: Piece[] = [
    ...headPieces,
    ...surfaces.map((surface) => ({ surface, place: bodyPlace })),
    ...buildHands(
      bench,
      sheet.garments.find(({ kind }) => kind === 'gloves'),
    ),
  ]
  return { buffers: rasterise(pieces, view), headPlace, view, landmarks: findLandmarks(stand, view, proportions) }
}
