import type { Picture } from '../../canvas.ts'
import { alongForms } from '../../styles/along-forms.ts'
import { weaveCanvas } from '../../styles/canvas-weave.ts'
import { grade } from '../../styles/grade.ts'
import { nearlyAlike } from '../../styles/nearly-alike.ts'
import { varnish } from '../../styles/oil-painting/varnish.ts'
import { paintDabs } from '../../styles/paint-dabs.ts'
import { primeCanvas } from '../../styles/prime-canvas.ts'
import { raisePaint } from '../../styles/raise-paint.ts'
import type { Painting } from '../../styles/stroke.ts'
import { cleanPhoto } from './clean-photo.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import { keepFeatures } from './keep-features.ts'
import type { PhotoJob } from './photo-hand.ts'
import { seat } from './seat.ts'
import { whereFigure } from './where-figure.ts'

/** The umber of the ground, by candidate: warm, green, red. */
const GROUNDS = [
  [58, 40, 26],
  [40, 46, 34],
  [66, 34, 28],
] as const
/** How far the place sinks into it. */
const SUNK = [0.62, 0.4, 0.94] as const

/** An old master's portrait: smooth planes out of a dark warm ground, thick lights, varnish. */
export function paintOil({ photo, reading, seed, candidate, createCanvas }: PhotoJob): Picture {
  const sitter = seat(photo, reading, { calm: 12, createCanvas })
  const painting = primeCanvas(enlargeCrisp(sitter.calm, sitter, 1))
  const mood = (candidate - 1) % 3
  sinkPlace(painting, whereFigure(sitter), GROUNDS[mood]!, SUNK[mood]!)
  const brush = Math.max(sitter.width, sitter.height) / 1000
  const along = alongForms(painting, 4)
  const dabs = { layers: 1.6, mixColor: nearlyAlike(8), direction: along }
  paintDabs(painting, painting.data.slice(), {
    ...dabs,
    seed,
    lengthPx: 40 * brush,
    widthPx: 10 * brush,
    opacity: 0.5,
    tolerance: 44,
  })
  paintDabs(painting, painting.data.slice(), {
    ...dabs,
    seed: `${seed} fine`,
    lengthPx: 18 * brush,
    widthPx: 4 * brush,
    opacity: 0.5,
    tolerance: 40,
  })
  keepFeatures(painting, cleanPhoto(sitter, 0.25), sitter, 0.75)
  raisePaint(painting, { strength: 0.09 })
  varnish(painting)
  grade(painting, { contrast: 1, saturation: 1.08, shadows: [0.02, 0.01, 0], lights: [0.02, 0.01, -0.03], vignette: 0.2 })
  weaveCanvas(painting, { threads: 300, depth: 5 })
  return painting
}

function sinkPlace({ data }: Painting, figure: Float32Array, ground: readonly [number, number, number], most: number): void {
  for (let at = 0, to = 0; at < figure.length; at += 1, to += 4) {
    const sunk = (1 - figure[at]!) * most
    const grey = (data[to]! * 0.3 + data[to + 1]! * 0.59 + data[to + 2]! * 0.11) / 255
    for (let channel = 0; channel < 3; channel += 1) {
      const glazed = ground[channel]! * (0.5 + 1.5 * grey)
      data[to + channel] = data[to + channel]! * (1 - sunk) + glazed * sunk
    }
  }
}
