import { type FigureBuffers, MATERIAL } from '../raster/figure-buffers.ts'
import { figureFlow } from './figure-flow.ts'
import { type DabPlan, paintDabs } from './paint-dabs.ts'
import type { Painting } from './stroke.ts'

/** A brush and how it is used; lengths in half heads. */
export interface FormBrush extends Pick<DabPlan, 'opacity' | 'body' | 'layers' | 'mixColor' | 'tolerance'> {
  readonly length: number
  readonly width: number
}

export interface FormBrushes {
  readonly seed: string
  readonly buffers: FigureBuffers
  /** Cloth and things broadly, hair in long narrow pulls, skin finer and thinner than both. */
  readonly cloth: FormBrush
  readonly hair: FormBrush
  readonly skin: FormBrush
  /** What the hand makes of the form's direction. */
  readonly hand?: (direction: Float32Array) => void
}

/** Of the picture's height: half a head counts as no more, or brushes in a close-up were brooms. */
const LARGEST_UNIT = 0.28
const LEAST_WIDTH_PX = 1.8
/** How thick paint lies between pulls of the brush. */
const EVEN = 0.55

/** Paints a figure anew over its drawing, along its forms, each material with a brush of its own. Changes the painting. */
export function paintForm(painting: Painting, { buffers, seed, hand, ...brushes }: FormBrushes): void {
  const flow = figureFlow(buffers)
  const unit = Math.min(buffers.unitPx, painting.height * LARGEST_UNIT)
  const drawn = painting.data.slice()
  const { material, widthPx } = buffers
  // What the ground's brushes left lies under the figure no more.
  if (painting.relief)
    for (let at = 0; at < material.length; at += 1)
      if (material[at] !== MATERIAL.none) painting.relief[at] = EVEN * (brushes[brushOf(material[at]!)].body ?? 1)
  for (const name of ['cloth', 'hair', 'skin'] as const) {
    const { length, width, ...brush } = brushes[name]
    paintDabs(painting, drawn, {
      ...brush,
      seed: `${seed} ${name}`,
      lengthPx: Math.max(2 * LEAST_WIDTH_PX, length * unit),
      widthPx: Math.max(LEAST_WIDTH_PX, width * unit),
      isLeftOut: (x, y) => brushOf(material[Math.floor(y) * widthPx + Math.floor(x)]!) !== name,
      direction(x, y, out) {
        const isPainted = flow(x, y, out)
        if (isPainted) hand?.(out)
        return isPainted
      },
    })
  }
}

const brushOf = (kind: number) => (kind === MATERIAL.skin ? 'skin' : kind === MATERIAL.hair ? 'hair' : 'cloth')
