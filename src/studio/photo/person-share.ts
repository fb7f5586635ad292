import type { PhotoMasks } from './photo-reading.ts'

/** How much of a photo shows somebody, 0 to 1. */
export function personShare({ background }: PhotoMasks): number {
  let covered = 0
  for (const value of background) covered += 255 - value
  return covered / (background.length * 255)
}
