import type { Picture } from '../../canvas.ts'
import { alongForms } from '../../styles/along-forms.ts'
import { flowField } from '../../styles/flow-field.ts'
import { grade } from '../../styles/grade.ts'
import { paintDabs } from '../../styles/paint-dabs.ts'
import { primeCanvas } from '../../styles/prime-canvas.ts'
import { raisePaint } from '../../styles/raise-paint.ts'
import { towardArles } from '../../styles/van-gogh/arles-palette.ts'
import { brokenColor } from '../../styles/van-gogh/broken-color.ts'
import { swirlingFlow } from '../../styles/van-gogh/swirls.ts'
import { blendWhere } from './blend-where.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { inkLines, layInk } from './ink-lines.ts'
import { keepFeatures } from './keep-features.ts'
import type { PhotoJob } from './photo-hand.ts'
import { seat } from './seat.ts'
import { whereFigure } from './where-figure.ts'

/** How far the place goes to cobalt and yellow, and the figure, by candidate. */
const PLACE = [0.62, 0.78, 0.92] as const
const FIGURE = [0.14, 0.26, 0.42] as const
const CONTOUR = [16, 26, 78] as const

/** Rows of thick dabs that follow the forms and swirl behind them, cobalt and chrome yellow, dark contours. */
export function paintVanGogh({ photo, reading, seed, candidate, createCanvas }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 10, createCanvas })
  const { width, height } = sitter
  const painting = primeCanvas(enlargeCrisp(sitter.calm, sitter, 1))
  grade(painting, { contrast: 1.1, saturation: 1.3, shadows: [0, 0.01, 0.08], lights: [0.03, 0.02, -0.06], vignette: 0 })
  const mood = (candidate - 1) % 3
  const figure = whereFigure(sitter)
  const place = { width, height, data: painting.data.slice() }
  towardArles(place, PLACE[mood]!)
  towardArles(painting, FIGURE[mood]!)
  blendWhere(painting, place, figure)
  const brush = Math.max(width, height) / 1000
  const field = flowField(painting, { cellPx: Math.min(4, width, height), smoothCells: 4 })
  const swirl = swirlingFlow({ seed, width, height, field })
  const along = alongForms(painting, 3)
  const direction = (x: number, y: number, out: Float32Array) =>
    figure[Math.floor(y) * width + Math.floor(x)]! > 0.5 ? along(x, y, out) : swirl(x, y, out)
  const drawn = painting.data.slice()
  const isGround = (x: number, y: number, out: Float32Array) =>
    figure[Math.floor(y) * width + Math.floor(x)]! < 0.5 && direction(x, y, out)
  paintDabs(painting, drawn, {
    seed,
    mixColor: brokenColor(28),
    tolerance: 120,
    layers: 2.4,
    opacity: 0.92,
    lengthPx: 46 * brush,
    widthPx: 9.5 * brush,
    direction: isGround,
  })
  layInk(painting, inkLines(sitter, { pen: 2.6, from: 6, onSkin: 0.2, behind: 0.4, outline: 1.5, onFeatures: 0.7 }), {
    color: CONTOUR,
    own: 0.25,
  })
  const isFigure = (x: number, y: number, out: Float32Array) =>
    figure[Math.floor(y) * width + Math.floor(x)]! >= 0.5 && direction(x, y, out)
  const inked = painting.data.slice()
  paintDabs(painting, inked, {
    seed: `${seed} figure`,
    mixColor: brokenColor(22),
    tolerance: 66,
    layers: 2.4,
    opacity: 0.8,
    lengthPx: 24 * brush,
    widthPx: 5.4 * brush,
    direction: isFigure,
  })
  keepFeatures(painting, { width, height, data: inked }, sitter, 0.72)
  raisePaint(painting, { strength: 0.16 })
  return painting
}
