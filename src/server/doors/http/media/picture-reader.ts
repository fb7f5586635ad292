import type { Readable } from 'node:stream'

/** A stored file or its thumbnail, ready to be read in whole or in part. */
export interface ReadablePicture {
  readonly mimeType: string
  readonly sizeBytes: number
  /** Changes whenever the bytes do; becomes the ETag. */
  readonly fingerprint: string
  /** Both ends inclusive; undefined when the bytes are gone. */
  open(range?: { start: number; end: number }): Promise<Readable | undefined>
}

/** Finds files for their owner only; a foreign file is as absent as an unknown one. */
export interface PictureReader {
  findPicture(fileId: string, userId: string): Promise<ReadablePicture | undefined>
  findThumbnail(fileId: string, userId: string): Promise<ReadablePicture | undefined>
}
