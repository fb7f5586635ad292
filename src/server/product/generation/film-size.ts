import { FILM_SHORT_SIDES_PX, type MadeResolution, type VideoAspectRatio } from '#contract/video.ts'

/** How large films are made in comparison with their full size: 1, and less only where pictures are smaller too. */
export function filmUnit(pictureSizePx: number): number {
  return Math.min(1, pictureSizePx / FILM_SHORT_SIDES_PX['480p'])
}

/** Width and height of a film of this shape, smaller where pictures are smaller too; even, as H.264 wants them. */
export function filmSize(
  { ratio, resolution }: { ratio: VideoAspectRatio; resolution: MadeResolution },
  pictureSizePx: number,
): { widthPx: number; heightPx: number } {
  const shortPx = FILM_SHORT_SIDES_PX[resolution] * filmUnit(pictureSizePx)
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  const side = (share: number) => Math.round((shortPx * share) / Math.min(width, height) / 2) * 2
  return { widthPx: side(width), heightPx: side(height) }
}
