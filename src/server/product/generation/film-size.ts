import { FILM_SHORT_SIDE_PX, type VideoAspectRatio } from '#contract/video.ts'

/** Width and height of a 480p film of this shape, smaller where pictures are smaller too; even, as H.264 wants them. */
export function filmSize(ratio: VideoAspectRatio, pictureSizePx: number): { widthPx: number; heightPx: number } {
  const shortPx = Math.min(FILM_SHORT_SIDE_PX, pictureSizePx)
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  const side = (share: number) => Math.round((shortPx * share) / Math.min(width, height) / 2) * 2
  return { widthPx: side(width), heightPx: side(height) }
}
