import type { Picture } from '../../canvas.ts'
import type { CelLook } from './cel-planes.ts'
import { celPlanes } from './cel-planes.ts'
import { drawFeatures } from './draw-features.ts'
import { enlargeCrisp } from './enlarge-crisp.ts'
import type { PhotoJob } from './photo-hand.ts'
import { seat } from './seat.ts'
import { standBefore } from './stand-before.ts'

const SATURATIONS = [0.85, 0.5, 1.15] as const

/** A few flat shapes on a plain field, hardly a line, a face of few marks. */
export function paintMinimalist(job: PhotoJob): Picture {
  const { photo, reading, candidate, createCanvas } = job
  const sitter = seat(photo, reading, { calm: 30, createCanvas })
  const look: CelLook = {
    saturation: SATURATIONS[(candidate - 1) % 3]!,
    skinShadow: [0.94, 0.88, 0.86],
    shadow: [0.95, 0.94, 1],
    pale: 0.04,
    flatSkin: 1,
    tones: 2.4,
    hardness: 1,
    hairLight: 0,
    lift: 20,
    softness: 2.5,
  }
  const painting = enlargeCrisp(celPlanes(sitter, look), sitter, 3)
  drawFeatures(painting, sitter, {
    ink: [0.2, 0.16, 0.17],
    iris: 1,
    open: 0.9,
    lash: 0.09,
    glass: 0,
    brow: 1,
    nose: 1,
    mouth: 1,
    lips: 0.4,
    blush: 0,
  })
  return standBefore(painting, sitter, job, { backdrop: 'studio', timeOfDay: 'noon' })
}
