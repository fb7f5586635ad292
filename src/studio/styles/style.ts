import type { CreateCanvas, Picture } from '../canvas.ts'
import type { Proportions, StyleFamily } from '../features/proportions.ts'
import type { Matrix } from '../math/matrix.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import type { View } from '../raster/view.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import type { SceneSheet } from '../sheet/scene-sheet.ts'

export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

export interface FigureSize extends PictureSize {
  /** Buffer pixels side by side that the style shows as one dot; 1 where it is absent. */
  readonly samplesPerDot?: number
}

/** A figure that stands in its buffers, not yet seen by any style. */
export interface PlacedFigure {
  readonly buffers: FigureBuffers
  readonly headPlace: Matrix
  readonly view: View
}

export interface PaintJob extends PictureSize {
  readonly character: CharacterSheet
  readonly scene: SceneSheet
  readonly proportions: Proportions
  readonly figure: PlacedFigure
  readonly createCanvas: CreateCanvas
  /** What costs more time than it is seen at the size of a thumb may be left out. */
  readonly isRough?: boolean
}

/** One of the illustrator's hands: a shader over the figure's buffers plus its line, palette and texture. */
export interface Style {
  /** How this style builds its people. */
  readonly family: StyleFamily
  /** The size at which it wants the buffers of a picture of this size. */
  figureSize(size: PictureSize): FigureSize
  paint(job: PaintJob): Picture
}
