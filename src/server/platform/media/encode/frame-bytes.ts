import type { FilmFormat } from './film-encoder.ts'

/** Bytes of one frame that is given to an encoder. */
export function frameBytes({ pixels, widthPx, heightPx }: Pick<FilmFormat, 'pixels' | 'widthPx' | 'heightPx'>): number {
  return widthPx * heightPx * (pixels === 'yuv420p' ? 1.5 : 4)
}
