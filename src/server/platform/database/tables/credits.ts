// Columns of the credits tables; the owner of the feature writes them.
export type CreditTables = Record<never, never>
