// Columns of the files tables; the owner of the feature writes them.
export type FileTables = Record<never, never>
