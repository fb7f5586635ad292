import type { CSSProperties } from 'react'
import type { JobCard } from '#contract/entities/job.ts'

/** The share of the screen's height that one picture takes at most, so that its words and the composer stay in view. */
const MOST_OF_SCREEN = 'min(560px, 62dvh)'

/** Width by height of what a job makes or will make. */
export function ratioOf({ widthPx, heightPx, videoOptions }: JobCard): number {
  if (widthPx > 0 && heightPx > 0) return widthPx / heightPx
  const [wide = 1, high = 1] = videoOptions?.aspectRatio.split(':').map(Number) ?? []
  return wide > 0 && high > 0 ? wide / high : 1
}

/** How wide it is shown; of several, two stand beside each other. */
export function frameWidth(ratio: number, count = 1): string {
  const columns = Math.min(count, 2)
  return `min(100%, calc(${MOST_OF_SCREEN} * ${(ratio * columns).toFixed(4)}))`
}

/** A box of that shape, as large as there is room for; it has its size before the picture comes. */
export function frameStyle(ratio: number): CSSProperties {
  return { aspectRatio: ratio, width: frameWidth(ratio) }
}
