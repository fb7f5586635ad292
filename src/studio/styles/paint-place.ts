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
}

/** Cells over which the hand evens the directions of what it sees. */
const EVENED = 5
/** Of 255: how unlike two pulls of one colour are. */
const UNLIKE = 8

/** A place in pulls of broad and then finer brushes that follow its shapes. Changes the painting. */
export function paintPlace(painting: Painting, { seed, brushes }: PlaceBrushes): void {
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
    })
}
