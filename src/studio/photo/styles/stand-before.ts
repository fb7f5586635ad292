import type { Picture } from '../../canvas.ts'
import type { Painting } from '../../styles/stroke.ts'
import { cutOut } from '../cut-out.ts'
import { drawPlace } from '../draw-place.ts'
import { lightOfScene } from '../ground-light.ts'
import { layInto } from '../lay-into.ts'
import type { PhotoJob } from './photo-hand.ts'
import { type PhotoPlace, photoScene } from './photo-scene.ts'
import type { Sitter } from './sitter.ts'

/** Pictures less high than this have no room for a place. */
const LEAST_PX = 32

/** The painted sitter before a place drawn in the same style; where nobody was told from the ground, the painting as it is. */
export function standBefore(painting: Painting, sitter: Sitter, job: PhotoJob, place: PhotoPlace): Painting {
  const { reading, style, seed, keepsPlace, createCanvas } = job
  const { width, height } = painting
  if (keepsPlace || !reading || !sitter.hasFigure || Math.min(width, height) < LEAST_PX) return painting
  const scene = photoScene(place, seed)
  const { picture: ground } = drawPlace({ scene, style, widthPx: width, heightPx: height, createCanvas })
  return layInto(ground, cutOut(painting, reading), lightOfScene(scene, ground)) satisfies Picture
}
