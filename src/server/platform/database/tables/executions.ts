// Columns of the executions tables; the owner of the feature writes them.
export type ExecutionTables = Record<never, never>
