import type { MediaCommand } from './read-from-child.ts'

/** What a decoder's process is asked to do. */
export type DecodeOrder = { readonly filmPath: string; readonly demuxer: string } & (
  | { readonly task: 'probe' }
  /** Raw RGBA frames to standard output. */
  | { readonly task: 'frames'; readonly filters: string; readonly mostSeconds: number }
  /** An MP4 to `toPath`; how many frames it has so far to standard output, as `frame=n` lines. */
  | ({ readonly task: 'remake'; readonly toPath: string } & Remaking)
)

export interface Remaking {
  readonly filters: string
  readonly framesPerSecond: number
  readonly mostSeconds: number
  readonly preset: string
  readonly crf: number
}

/** What a file says of its pictures. */
export interface StatedFilm {
  /** As stored. */
  readonly widthPx: number
  readonly heightPx: number
  /** Width of a pixel to its height. */
  readonly pixelAspect: number
  /** Degrees, a multiple of 90, that the pictures are turned by to be seen. */
  readonly rotation: number
  readonly framesPerSecond: number
  readonly durationMs: number
  readonly hasSound: boolean
}

export interface DecoderProgram {
  commandFor(order: DecodeOrder): MediaCommand
  /** Reads what the probe wrote; undefined when there are no pictures. */
  readProbe(text: string): StatedFilm | undefined
}
