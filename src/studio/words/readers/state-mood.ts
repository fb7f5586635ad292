import { type Notes, state } from '../notes.ts'
import type { Lexeme } from '../sense.ts'

/** What goes with any mood, and is none beside another: 'a cheerful sailor squinting in the sun'. */
const LESSER = /squint|blush|flush|\bwide\b|open mouth|confident/
/** Who is afraid and screams is not furious. */
const FEAR = /terrif|scared|fright|afraid|panic|horrif|fearful/
const LOUD = /scream|shout|yell|shriek/

/** 'a shy girl with a big smile': what a face does comes after what somebody is, and the last word of them is what is seen. */
export function stateMood(notes: Notes, mood: string, ...lexemes: readonly (Lexeme | undefined)[]): void {
  const before = notes.texts.expression
  state(notes, 'expression', mood, ...lexemes)
  if (before === undefined || before === mood) return
  const isLesser = LESSER.test(mood) || (FEAR.test(before) && LOUD.test(mood))
  notes.texts.expression = isLesser ? `${mood} ${before}` : `${before} ${mood}`
}
