/** Reads sounds that somebody brought, in a process of its own with limits. Temporary files are gone when a call ends. */
export interface SoundDecoder {
  /**
   * The sound of an mp3, wav, m4a or film, whatever its rate and channels. Throws a MediaRefused where there is none to
   * read, and a FilmEncoderMissing when this machine has no decoder.
   */
  decode(sound: Uint8Array, limits: { mostSeconds: number }, signal: AbortSignal): Promise<DecodedSound>
}

/** As films take it: signed 16-bit little-endian samples, two channels interleaved. */
export interface DecodedSound {
  readonly samples: Uint8Array
  readonly sampleRateHz: 48_000
  readonly channels: 2
  readonly durationSeconds: number
  /** It goes on after `mostSeconds`. */
  readonly isLonger: boolean
}
