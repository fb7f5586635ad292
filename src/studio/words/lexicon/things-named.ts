import type { ThingKind } from '../../sheet/standing-thing.ts'
import { THING_WORDS } from './thing-words.ts'

/** The kind of thing by each of its names. */
export const THINGS_NAMED: Readonly<Record<string, ThingKind>> = Object.fromEntries(
  (Object.keys(THING_WORDS) as ThingKind[]).flatMap((kind) =>
    THING_WORDS[kind].names.split(', ').map((name) => [name, kind] as const),
  ),
)
