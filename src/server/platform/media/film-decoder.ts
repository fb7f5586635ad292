/** Reads films that somebody brought, in a process of its own with limits. Temporary files are gone when a call ends. */
export interface FilmDecoder {
  /** What the film is; undefined when it is no mp4, webm or mov whose pictures can be read. */
  probe(film: Uint8Array, signal: AbortSignal): Promise<ProbedFilm | undefined>
  /**
   * Its frames, RGBA, rows from the top, stretched to the size and evenly in time. Throws a MediaRefused where the film is
   * broken or too heavy.
   */
  frames(film: Uint8Array, shape: FrameShape, signal: AbortSignal): AsyncGenerator<Uint8Array>
  /**
   * The film made anew: H.264 and AAC as our own films are, its pictures through a chain of FFmpeg's filters that ends in
   * frames of the wanted size and rate. Throws as `frames` does.
   */
  remake(film: Uint8Array, order: RemakeOrder, signal: AbortSignal): Promise<Uint8Array>
}

/** The kinds of films that people may bring (product text §5). */
export type FilmType = 'mp4' | 'webm' | 'mov'

/** A film as it is seen: a film stored lying on its side is upright here. */
export interface ProbedFilm {
  readonly type: FilmType
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  readonly durationMs: number
  readonly hasSound: boolean
}

export interface FrameShape {
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond: number
  /** What comes after is left out. */
  readonly mostSeconds: number
}

export interface RemakeOrder {
  /** Of ours, never of a user. */
  readonly filters: string
  readonly framesPerSecond: number
  readonly mostSeconds: number
  /** How much the encoder may take its time; the larger the picture the quicker it must be. */
  readonly preset: 'veryfast' | 'superfast' | 'ultrafast'
  readonly crf: number
  onFrame?(count: number): void
}
