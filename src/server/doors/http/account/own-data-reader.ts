/** What the calls about the own data need of the product. */
export interface OwnDataReader {
  /** The whole of it as JSON, piece by piece; addresses begin with `origin`. */
  export(userId: string, reader: { origin: string }): AsyncIterable<string>
  deleteAccount(userId: string): Promise<void>
}
