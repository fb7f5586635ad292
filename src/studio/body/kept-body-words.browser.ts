let late: typeof import('./kept-body-words.ts') | undefined

/** Brings the words of bodies, for styles that draw them. */
export async function loadBodyWords(): Promise<void> {
  late ??= await import('./kept-body-words.ts')
}

/** What `kept-body-words.ts` is in browsers: a sketch in a style that shows no words of bodies reads none. */
export const bodyWordsSaid = (...text: Parameters<typeof import('./kept-body-words.ts').bodyWordsSaid>): string[] =>
  late?.bodyWordsSaid(...text) ?? []

export const keepBodyWords = (...words: Parameters<typeof import('./kept-body-words.ts').keepBodyWords>): string[] =>
  late?.keepBodyWords(...words) ?? []
