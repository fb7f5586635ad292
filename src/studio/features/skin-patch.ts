import type { FacePlace } from './landmarks.ts'

interface Patch {
  readonly halfWidth: number
  readonly halfHeight: number
  readonly random: () => number
}

/** The uneven outline of a patch of skin that is lighter or darker than the rest. */
export function skinPatch([x, y]: FacePlace, { halfWidth, halfHeight, random }: Patch): FacePlace[] {
  const phase = random() * 6.28
  const bumps = 4 + Math.floor(random() * 3)
  return Array.from({ length: 44 }, (_, step): FacePlace => {
    const turn = (step / 44) * 2 * Math.PI
    const wobble = 1 + 0.17 * Math.sin(turn * bumps + phase) + 0.1 * Math.sin(turn * (bumps * 2 + 1) - phase * 2)
    return [x + Math.cos(turn) * halfWidth * wobble, y + Math.sin(turn) * halfHeight * wobble]
  })
}
