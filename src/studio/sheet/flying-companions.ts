import type { CompanionKind } from './companion-kind.ts'

/** Those that sit on a shoulder or fly at it also where they are said to be beside somebody. */
export const FLYING_COMPANIONS: ReadonlySet<CompanionKind> = new Set<CompanionKind>([
  'owl',
  'raven',
  'falcon',
  'eagle',
  'gull',
  'dove',
  'parrot',
  'phoenix',
  'butterfly',
  'fairy',
])
