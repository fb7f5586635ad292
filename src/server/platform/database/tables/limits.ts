// Columns of the limits tables; the owner of the feature writes them.
export type LimitTables = Record<never, never>
