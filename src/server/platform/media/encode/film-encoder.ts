/** Makes films: frames in, MP4 out. What it reads are frames of our own; no file of a user ever reaches it. */
export interface FilmEncoder {
  /**
   * H.264 High in yuv420p, BT.709 and marked so, fast start; AAC when there is sound. Takes frames as fast as it encodes
   * them. Throws a FilmEncoderMissing when this machine has no encoder, the signal's reason when it fires, and an Error with
   * the encoder's last words when it fails.
   */
  encode(frames: AsyncIterable<Uint8Array>, film: FilmFormat, signal: AbortSignal): Promise<Uint8Array>
}

export type FilmPixels = 'rgba' | 'yuv420p'

export interface FilmFormat {
  /** RGBA, rows from the top, unless they come as `filmPlanes` makes them: then there is less to send and nothing to turn. */
  readonly pixels?: FilmPixels
  /** Even numbers. */
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly sound?: FilmSound
}

/** Signed 16-bit little-endian samples, channels interleaved. */
export interface FilmSound {
  readonly samples: Uint8Array
  readonly sampleRateHz: number
  readonly channels: 1 | 2
}
