import type { Proportions } from '../features/proportions.ts'
import type { Matrix } from '../math/matrix.ts'
import type { FigureBuffers } from '../raster/figure-buffers.ts'
import type { View } from '../raster/view.ts'
import type { Landmarks } from './find-landmarks.ts'

/** A person or an animal in the layers of a picture. */
export interface SeenFigure {
  readonly buffers: FigureBuffers
  /** Head space → view space, for the features of the face. */
  readonly headPlace: Matrix
  readonly view: View
  readonly landmarks: Landmarks
}

/** How large a figure is drawn, and from where. */
export interface FigureOrder {
  readonly proportions: Proportions
  readonly widthPx: number
  readonly heightPx: number
  /** Buffer pixels side by side that the picture shows as one dot: nothing is built finer than a dot needs. */
  readonly samplesPerDot?: number
  /** Where the figure is seen from when it has been framed before; so that it moves and the camera does not. */
  readonly view?: View
  /** Nobody is seen: the buffers stay empty, and only where they would stand is found, framed as they would be. */
  readonly isUnseen?: boolean
  /** Seen small and for a moment: made of larger cells, cloth without folds. */
  readonly isRough?: boolean
}
