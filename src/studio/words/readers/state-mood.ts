import { type Notes, state } from '../notes.ts'
import type { Lexeme } from '../sense.ts'

/** 'a shy girl with a big smile': what a face does comes after what somebody is, and the last word of them is what is seen. */
export function stateMood(notes: Notes, mood: string, ...lexemes: readonly (Lexeme | undefined)[]): void {
  const before = notes.texts.expression
  state(notes, 'expression', mood, ...lexemes)
  if (before !== undefined && before !== mood) notes.texts.expression = `${before} ${mood}`
}
