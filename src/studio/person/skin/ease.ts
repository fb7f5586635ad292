/** 0 below `from`, 1 above `to`, softly between. */
export function ease(from: number, to: number, value: number): number {
  const share = (value - from) / (to - from)
  const held = share <= 0 ? 0 : share >= 1 ? 1 : share
  return held * held * (3 - 2 * held)
}

/** 1 at nothing, a half at `width`, falling off without an end: in place of a gaussian, whose digits differ by machine. */
export function fall(distance: number, width: number): number {
  const share = (distance * distance) / (width * width)
  return 1 / (1 + share * share)
}
