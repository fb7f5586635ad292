import type { Rgb } from '../color.ts'
import { type FacePen, ring } from './face-pen.ts'
import type { FacePlace } from './landmarks.ts'

interface PupilShape {
  readonly kind: 'round' | 'slit' | 'none'
  readonly rx: number
  readonly ry: number
  readonly color: Rgb
}

/** The dark of an eye: round, a cat's slit, or none. */
export function drawPupil(pen: FacePen, place: FacePlace, { kind, rx, ry, color }: PupilShape): void {
  if (kind === 'none') return
  if (kind === 'round') pen.fill(ring(place, rx, ry), color)
  else pen.fill(slit(place, rx * 0.5, ry * 1.7), color)
}

function slit([x, y]: FacePlace, halfWidth: number, halfHeight: number): FacePlace[] {
  return Array.from({ length: 24 }, (_, step) => {
    const turn = (step / 24) * 2 * Math.PI
    const sine = Math.sin(turn)
    return [x + Math.cos(turn) * halfWidth * (1 - Math.abs(sine) ** 3 * 0.6), y + sine * halfHeight] as const
  })
}
