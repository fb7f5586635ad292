import type { Picture } from '../../canvas.ts'
import { alongForms } from '../../styles/along-forms.ts'
import { weaveCanvas } from '../../styles/canvas-weave.ts'
import { grade } from '../../styles/grade.ts'
import { divideColor } from '../../styles/impressionist-painting/divide-color.ts'
import { openAir } from '../../styles/impressionist-painting/open-air.ts'
import { paintDabs } from '../../styles/paint-dabs.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { keepFeatures } from './keep-features.ts'
import type { PhotoJob } from './photo-hand.ts'
import { seat } from './seat.ts'
import { whereFigure } from './where-figure.ts'

/** The light of the hour, added to the lights, by candidate: noon, evening, morning. */
const LIGHTS = [
  [0.03, 0.03, 0],
  [0.1, 0.02, -0.1],
  [-0.09, 0.02, 0.12],
] as const

/** Broken dabs of neighbouring and complementary colour in the open air, violet shadows, the canvas between them. */
export function paintImpression({ photo, reading, seed, candidate, createCanvas }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 8, createCanvas })
  const { width, height } = sitter
  const painting = enlargeCrisp(sitter.calm, sitter, 0)
  openAir(painting)
  grade(painting, {
    contrast: 1.02,
    saturation: 1.18,
    shadows: [0.04, 0.01, 0.1],
    lights: LIGHTS[(candidate - 1) % 3]!,
    vignette: 0,
  })
  const figure = whereFigure(sitter)
  const under = painting.data.slice()
  const along = alongForms(painting, 3)
  const part = (isFigure: boolean) => (x: number, y: number, out: Float32Array) =>
    figure[Math.floor(y) * width + Math.floor(x)]! >= 0.5 === isFigure && along(x, y, out)
  const brush = Math.max(width, height) / 1000
  const air = { mixColor: divideColor(28, 0.22), direction: part(false), tolerance: 150 }
  paintDabs(painting, under, { ...air, seed, lengthPx: 40 * brush, widthPx: 17 * brush, opacity: 0.9, layers: 1.6 })
  paintDabs(painting, under, {
    ...air,
    seed: `${seed} light`,
    lengthPx: 22 * brush,
    widthPx: 9 * brush,
    opacity: 0.85,
    layers: 1,
  })
  paintDabs(painting, under, {
    seed: `${seed} figure`,
    mixColor: divideColor(20, 0.13),
    direction: part(true),
    tolerance: 110,
    lengthPx: 17 * brush,
    widthPx: 7.5 * brush,
    opacity: 0.8,
    layers: 2.4,
  })
  keepFeatures(painting, { width, height, data: under }, sitter, 0.6)
  weaveCanvas(painting, { threads: 260, depth: 8 })
  return painting
}
