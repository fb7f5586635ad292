import { faceLandmarks } from '../features/landmarks.ts'
import type { ProportionFamily } from '../features/proportions.ts'
import { proportionsFor } from '../features/proportions-for.ts'
import { skullSlice } from '../form/skull.ts'
import type { CharacterSheet } from '../sheet/character-sheet.ts'
import { aScene } from './a-character.ts'

/** Slopes have no mean to be compared with: a fifth of their run counts as much as the whole of a length. */
const SLOPE = 0.2

/** What tells drawn faces apart: lengths as shares of one another, of a calm face seen from the front. */
export function drawnFaceMeasures(sheet: CharacterSheet, family: ProportionFamily) {
  const p = proportionsFor(sheet, family)
  const { eyes, brows, nose, mouth } = faceLandmarks(sheet, aScene(), { proportions: p })
  const [eye, brow] = [eyes[1], brows[1]]
  const height = p.chinY + 1
  const widthAt = (y: number) => 2 * skullSlice(y, p).halfWidth
  const width = widthAt(p.eyeY)
  const eyeWidth = eye.outer[0] - eye.inner[0]
  const browLength = brow.outer[0] - brow.inner[0]
  return {
    faceWidth: width / height,
    jawWidth: widthAt(p.mouthY) / width,
    chinWidth: widthAt(p.chinY - 0.08) / width,
    eyeHeight: (p.eyeY + 1) / height,
    eyeDistance: (2 * eye.center[0]) / width,
    eyeWidth: eyeWidth / width,
    eyeOpening: (eye.bottom[1] - eye.top[1]) / eyeWidth,
    eyeTilt: 1 + (eye.inner[1] - eye.outer[1]) / eyeWidth / SLOPE,
    iris: (2 * eye.irisRadius) / eyeWidth,
    browHeight: (p.eyeY - brow.peak[1]) / height,
    browThickness: p.browThickness / height,
    browSlope: 1 + (brow.inner[1] - brow.outer[1]) / browLength / SLOPE,
    browArch: 1 + ((brow.inner[1] + brow.outer[1]) / 2 - brow.peak[1]) / browLength / SLOPE,
    browLength: browLength / width,
    noseLength: (nose.base[1] - p.eyeY) / height,
    noseWidth: nose.halfWidth / width,
    noseDepth: p.noseDepth / height,
    philtrum: (mouth.upperLipY - nose.base[1]) / height,
    mouthWidth: (mouth.right[0] - mouth.left[0]) / width,
    lips: (mouth.lowerLipY - mouth.upperLipY) / height,
    chinHeight: (p.chinY - mouth.lowerLipY) / height,
    ears: p.earScale,
  }
}
type Measures = ReturnType<typeof drawnFaceMeasures>

/** How far people of one group differ: the standard deviation of each measure over its mean, meaned over all measures. */
export function spreadOf(faces: readonly Measures[]): number {
  const all = Object.values(spreadsOf(faces))
  return all.reduce((sum, each) => sum + each, 0) / all.length
}

export function spreadsOf(faces: readonly Measures[]): Record<string, number> {
  const names = Object.keys(faces[0]!) as (keyof Measures)[]
  return Object.fromEntries(
    names.map((name) => {
      const values = faces.map((face) => face[name])
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
      const isSlope = name === 'eyeTilt' || name === 'browSlope' || name === 'browArch'
      return [name, Math.sqrt(variance) / (isSlope ? 1 : Math.abs(mean))]
    }),
  )
}
