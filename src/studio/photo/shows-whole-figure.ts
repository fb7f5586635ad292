import type { PhotoMasks } from './photo-reading.ts'

/** A person who covers less of the photo's last row than this stands in it with their feet. */
const CUT_SHARE = 0.04
const LAST_ROWS = 0.015

/** Whether the photo shows somebody down to the feet, and not cut off by its lower border. */
export function showsWholeFigure({ widthPx, heightPx, background }: PhotoMasks): boolean {
  const firstRow = Math.min(heightPx - 1, Math.floor(heightPx * (1 - LAST_ROWS)))
  let covered = 0
  for (let at = firstRow * widthPx; at < background.length; at += 1) if (background[at]! < 128) covered += 1
  return covered / (background.length - firstRow * widthPx) < CUT_SHARE
}
