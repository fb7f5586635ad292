interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/** The studio draws figures for pictures, not for ribbons: what is narrower is cut by the page. */
const NARROWEST = 9 / 16

/** The shape of a place on the page, with its longest side at `longestPx`; whole pixels, no narrower than 9 : 16. */
export function sketchSize({ widthPx, heightPx }: Size, longestPx: number): Size {
  const ratio = Math.min(1 / NARROWEST, Math.max(NARROWEST, widthPx / heightPx))
  return ratio >= 1
    ? { widthPx: longestPx, heightPx: Math.round(longestPx / ratio) }
    : { widthPx: Math.round(longestPx * ratio), heightPx: longestPx }
}
