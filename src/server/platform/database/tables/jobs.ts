// Columns of the jobs tables; the owner of the feature writes them.
export type JobTables = Record<never, never>
