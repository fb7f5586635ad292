import type { HairSheet } from '../../sheet/character-sheet.ts'

const CLOSE_KINDS: ReadonlySet<HairSheet['kind']> = new Set([
  'crop',
  'quiff',
  'pony tail',
  'twin tails',
  'bun',
  'braid',
  'twin braids',
  'slicked back',
  'space buns',
  'topknot',
  'side tail',
  'pigtails',
])

/** How high the hair close to the skull stands on the crown, half heads. Curls raise it, or they would look flat. */
export function capLift({ kind, texture, volume }: HairSheet): number {
  if (CLOSE_KINDS.has(kind)) return 0.025
  return texture === 'curly' || texture === 'coily' ? volume * 1.3 + 0.08 : volume * 0.7
}
