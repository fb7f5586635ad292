import type { ReadGarment, Reading, ReadSpan } from '../sheet/reading.ts'
import type { Warning } from '../warning.ts'
import type { Lexeme } from './sense.ts'

type Trait = keyof Reading
export type TextTrait = {
  [Key in Trait]-?: Reading[Key] extends string | undefined ? Key : never
}[Trait]
export type ListTrait = 'jewellery' | 'props' | 'marks' | 'things'

/** A garment as it is noted: its colour may still be said later. */
export type NotedGarment = { -readonly [Key in keyof ReadGarment]: ReadGarment[Key] }

/** What has been read so far. Of two statements of one trait the first counts, as a reader would take it. */
export interface Notes {
  readonly texts: Partial<Record<TextTrait, string>>
  readonly lists: Partial<Record<ListTrait, string[]>>
  readonly garments: NotedGarment[]
  /** What an occupation or a noun implies; a stated trait replaces it. */
  readonly implied: { texts: Partial<Record<TextTrait, string>>; garments: string[]; props: string[]; marks: string[] }
  readonly builds: string[]
  readonly hair: { words: string[]; noun?: string; extras: string[]; color?: string; parts: string[] }
  readonly eyes: { color: string; side?: string; isSingle: boolean }[]
  readonly spans: ReadSpan[]
  readonly warnings: Warning[]
  /** The skin itself was spoken of, not only the person. */
  isSkinSaid?: boolean
  /** Called a girl, and no more of the age. */
  isYouth?: boolean
  /** The whole text in lower case, a blank between its words. */
  words?: string
  /** What is sewn on garments, by where the noun of the garment begins. */
  parts?: ReadonlyMap<number, readonly string[]>
  headwearParts?: readonly string[]
  /** Pronouns tell the gender where no noun does. */
  pronounGender?: string
}

export function emptyNotes(): Notes {
  return {
    texts: {},
    lists: {},
    garments: [],
    implied: { texts: {}, garments: [], props: [], marks: [] },
    builds: [],
    hair: { words: [], extras: [], parts: [] },
    eyes: [],
    spans: [],
    warnings: [],
  }
}

export function markSpan(notes: Notes, trait: Trait, ...lexemes: readonly (Lexeme | undefined)[]): void {
  for (const lexeme of lexemes) if (lexeme) notes.spans.push({ trait, start: lexeme.start, end: lexeme.end })
}

/** Notes a text trait unless it is noted already. */
export function state(notes: Notes, trait: TextTrait, value: string, ...lexemes: readonly (Lexeme | undefined)[]): void {
  markSpan(notes, trait, ...lexemes)
  notes.texts[trait] ??= value
}

/** Adds to a list trait; the same twice counts once. */
export function stateItem(notes: Notes, trait: ListTrait, value: string, ...lexemes: readonly (Lexeme | undefined)[]): void {
  markSpan(notes, trait, ...lexemes)
  notes.lists[trait] ??= []
  const list = notes.lists[trait]
  if (!list.includes(value)) list.push(value)
}

export function warn(notes: Notes, warning: Warning): void {
  if (!notes.warnings.some(({ sentence }) => sentence === warning.sentence)) notes.warnings.push(warning)
}
