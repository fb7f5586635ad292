import { alongForms } from '../../styles/along-forms.ts'
import { paintDabs } from '../../styles/paint-dabs.ts'
import { primeCanvas } from '../../styles/prime-canvas.ts'
import { raisePaint } from '../../styles/raise-paint.ts'
import type { Painting } from '../../styles/stroke.ts'

/** A loose brush over a finished picture, that stops where colours change. Changes the painting. */
export function brushOver(painting: Painting, seed: string): void {
  const brush = Math.max(painting.width, painting.height) / 1000
  const direction = alongForms(painting, 3)
  const mixColor = (color: Float32Array, random: () => number) => {
    const tone = (random() - 0.5) * 18
    for (let channel = 0; channel < 3; channel += 1) color[channel] = color[channel]! + tone
  }
  const canvas = primeCanvas(painting)
  paintDabs(canvas, painting.data.slice(), {
    seed,
    direction,
    mixColor,
    lengthPx: 34 * brush,
    widthPx: 8 * brush,
    opacity: 0.6,
    layers: 1.8,
    tolerance: 40,
  })
  raisePaint(canvas, { strength: 0.07 })
}
