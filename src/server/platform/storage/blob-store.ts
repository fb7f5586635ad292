import type { Readable } from 'node:stream'

/** Where bytes of pictures and films lie. Keys are ours: lower-case letters, digits, `/`, `-`, `.`. */
export interface BlobStore {
  /** Writes the whole blob durably or nothing; writing a key again replaces it. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes from `start` to `end`, both inclusive; undefined when there is no such blob. */
  open(key: string, range?: { start: number; end: number }): Promise<Readable | undefined>
  sizeBytes(key: string): Promise<number | undefined>
  /** Keys of the blobs in a folder, or of all, that were last written more than `olderThanMs` ago, by the clock of the store itself. */
  list(options: { olderThanMs: number; folder?: string }): AsyncIterable<string>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
}
