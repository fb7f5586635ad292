import { smoothStep } from '../form/curve.ts'
import { PART } from '../raster/figure-buffers.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { drawFaceLayer } from './face-layer.ts'
import type { PaintJob } from './style.ts'

const WHITE = [1, 1, 1] as const
const BLACK = [0, 0, 0] as const

export interface InkFaceOptions {
  /** Half heads. */
  readonly lineWidth: number
  /** Darkness at which a feature becomes ink: where it begins and where it is full. */
  readonly from?: number
  readonly full?: number
}

/** The same face on white paper: skin and lips leave no tone, brows are ink, an iris is a ring with its pupil. */
function onPaper(sheet: CharacterSheet): CharacterSheet {
  const { skin, brows, eyes } = sheet
  const pale = ([red, green, blue]: readonly [number, number, number]) => {
    const grey = 0.78 + 0.2 * (red * 0.3 + green * 0.59 + blue * 0.11)
    return [grey, grey, grey] as const
  }
  return {
    ...sheet,
    skin: { ...skin, base: WHITE, blush: WHITE, blushStrength: 0 },
    brows: { ...brows, color: BLACK },
    eyes: { ...eyes, left: pale(eyes.left), right: pale(eyes.right) },
  }
}

/** Adds the face's features to a layer of ink (0…255 per pixel): what is dark becomes line, what is pale stays paper. */
export function inkFace(ink: Uint8Array, job: PaintJob, { lineWidth, from = 0.25, full = 0.5 }: InkFaceOptions): void {
  const { part, widthPx } = job.figure.buffers
  const paperJob = { ...job, character: onPaper(job.character) }
  const { picture, leftPx, topPx } = drawFaceLayer(paperJob, 'drawn', { lineWidth, ink: BLACK, skinShade: [0.86, 0.86, 0.86] })
  const { width, height, data } = picture
  for (let y = 0, at = 0; y < height; y += 1) {
    let to = (y + topPx) * widthPx + leftPx
    for (let x = 0; x < width; x += 1, at += 4, to += 1) {
      const alpha = data[at + 3]!
      if (alpha === 0 || part[to] !== PART.head) continue
      const dark = (alpha / 255) * (1 - (data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11) / 255)
      const value = 255 * smoothStep(from, full, dark)
      if (value > ink[to]!) ink[to] = value
    }
  }
}
