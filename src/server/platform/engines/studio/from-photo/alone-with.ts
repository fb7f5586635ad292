import type { OtherPerson } from '#studio/sheet/other-person.ts'
import { undrawn, type Warning } from '#studio/warning.ts'

const ALONE = 'Only characters can be set beside the person of a photo: mention one with @.'

/** Whom a prompt wants beside the person of a photo, and who cannot be there. */
export function aloneWith(named: readonly OtherPerson[]): Warning[] {
  return named.map(({ called = 'somebody else' }) => undrawn(called, ALONE, 'essential'))
}
