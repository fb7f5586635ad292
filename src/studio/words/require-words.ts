/** In browsers the lexicon of a text that needs all of it may not be loaded yet; everywhere else it always is. */
export function requireWords(_words: readonly string[]): void {}
