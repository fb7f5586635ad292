// Columns of the characters tables; the owner of the feature writes them.
export type CharacterTables = Record<never, never>
