/** What the house does to every picture before it is shown: measure it, shrink it, mark it as made by a machine. */
export interface Media {
  /** Width, height and type read from the content; undefined when it is no picture we know. */
  probePicture(bytes: Uint8Array): Promise<{ mimeType: string; widthPx: number; heightPx: number } | undefined>
  /** webp, longest side `sizePx`, quality 0..1; never enlarged. */
  thumbnail(bytes: Uint8Array, options: { sizePx: number; quality: number }): Promise<Uint8Array>
  /** The same picture as PNG with XMP DigitalSourceType "trainedAlgorithmicMedia" or, for our own drawing engine, "algorithmicMedia". */
  markAsMadeByMachine(bytes: Uint8Array, options: { digitalSourceType: string }): Promise<Uint8Array>
}
