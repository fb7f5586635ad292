// Columns of the accounts tables; the owner of the feature writes them.
export type AccountTables = Record<never, never>
