// Columns of the platform tables; the owner of the feature writes them.
export type PlatformTables = Record<never, never>
