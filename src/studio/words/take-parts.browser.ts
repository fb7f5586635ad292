import type { TakenParts } from './take-parts.ts'

/** What `take-parts.ts` is in browsers until it is loaded: it takes nothing. */
export let takeParts: typeof import('./take-parts.ts').takeParts = (_, lexemes): TakenParts => ({
  lexemes,
  parts: new Map(),
  spans: [],
})

export async function loadParts(): Promise<void> {
  takeParts = (await import('./take-parts.ts')).takeParts
}
