/** The folder of the blobs as a whole, which carries a name: two folders are never taken for each other. */
export interface BlobFolder {
  readonly directory: string
  /** Undefined when nobody has named it yet. */
  readStamp(): Promise<string | undefined>
  /** Durable when it answers. */
  writeStamp(stamp: string): Promise<void>
  holds(blobKey: string): Promise<boolean>
  isEmpty(): Promise<boolean>
}
