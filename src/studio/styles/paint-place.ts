import type { FigureBuffers } from '../raster/figure-buffers.ts'
import { alongForms } from './along-forms.ts'
import { nearlyAlike } from './nearly-alike.ts'
import { type DabPlan, paintDabs } from './paint-dabs.ts'
import type { Painting } from './stroke.ts'

/** A brush; lengths in thousandths of the picture's height. */
export interface PlaceBrush extends Pick<DabPlan, 'opacity' | 'layers' | 'tolerance'> {
  readonly length: number
  readonly width: number
}

export interface PlaceBrushes {
  readonly seed: string
  /** One after the other, broad ones first. */
  readonly brushes: readonly PlaceBrush[]
  /** Who stands before it: no stroke that they hide is made. */
  readonly before: Pick<FigureBuffers, 'part' | 'widthPx' | 'heightPx'>
}

/** Cells over which the hand evens the directions of what it sees. */
const EVENED = 5
/** Of a brush's length: its longest stroke. */
const LONGEST = 1.3
/** Of 255: how unlike two pulls of one colour are. */
const UNLIKE = 8

/** A place in pulls of broad and then finer brushes that follow its shapes. Changes the painting. */
export function paintPlace(painting: Painting, { seed, brushes, before }: PlaceBrushes): void {
  const place = painting.data.slice()
  const along = alongForms(painting, EVENED)
  const unit = painting.height / 1000
  for (const [index, { length, width, ...brush }] of brushes.entries())
    paintDabs(painting, place, {
      ...brush,
      seed: `${seed} ${index}`,
      lengthPx: length * unit,
      widthPx: width * unit,
      mixColor: nearlyAlike(UNLIKE),
      direction: along,
      isLeftOut: (x, y) => isHidden(before, x, y, (length * unit * LONGEST) / 2),
    })
}

/** Whether the figure covers a place and all around it that a stroke reaches. */
function isHidden({ part, widthPx, heightPx }: PlaceBrushes['before'], x: number, y: number, reach: number): boolean {
  const isCovered = (dx: number, dy: number) => {
    const column = Math.min(widthPx - 1, Math.max(0, Math.floor(x + dx * reach)))
    const row = Math.min(heightPx - 1, Math.max(0, Math.floor(y + dy * reach)))
    return part[row * widthPx + column] !== 0
  }
  return isCovered(0, 0) && isCovered(-1, 0) && isCovered(1, 0) && isCovered(0, -1) && isCovered(0, 1)
}
