import type { MachineMark } from './machine-mark.ts'

/** What the house does to every picture before it is shown: measure it, shrink it, mark it as made by a machine. */
export interface Media {
  /** Width, height and type of a picture of our own; undefined when it is no picture we know. */
  probePicture(bytes: Uint8Array): Promise<{ mimeType: string; widthPx: number; heightPx: number } | undefined>
  /**
   * Type, size and webp thumbnail of a picture that somebody brought, read in a process of its own with limits; undefined
   * when it is no whole picture that can be read.
   */
  lookAtBrought(
    bytes: Uint8Array,
    options: { sizePx: number; quality: number },
  ): Promise<{ mimeType: string; widthPx: number; heightPx: number; thumbnail: Uint8Array } | undefined>
  /**
   * Such a picture as everything else here may read it: PNG, 8 bit, sRGB, upright, the first of an animation, transparency
   * kept, at most `LIMITS.upscaledMaxPx` a side. Throws where it can not be read.
   */
  cleanBrought(bytes: Uint8Array): Promise<Uint8Array>
  /** webp, longest side `sizePx`, quality 0..1; never enlarged. */
  thumbnail(bytes: Uint8Array, options: { sizePx: number; quality: number }): Promise<Uint8Array>
  /**
   * Size and webp thumbnail of a film that somebody brought, of its first picture; undefined where none can be read, or
   * nothing is installed that reads films.
   */
  lookAtBroughtFilm(
    bytes: Uint8Array,
    options: { sizePx: number; quality: number },
  ): Promise<{ widthPx: number; heightPx: number; thumbnail: Uint8Array } | undefined>
  /** The webp thumbnail of what has no picture that can be seen, such as a sound. */
  blankThumbnail(): Promise<Uint8Array>
  /** The same picture as PNG with an XMP packet that tells of its making. */
  markAsMadeByMachine(bytes: Uint8Array, mark: MachineMark): Promise<Uint8Array>
  /** Width, height and type of an MP4; undefined for anything else. */
  probeFilm(bytes: Uint8Array): { mimeType: 'video/mp4'; widthPx: number; heightPx: number } | undefined
  /** The same MP4 with that mark. */
  markFilmAsMadeByMachine(bytes: Uint8Array, mark: MachineMark): Uint8Array
}
