import type { OtherPerson } from '#studio/sheet/other-person.ts'
import { undrawn, type Warning } from '#studio/warning.ts'

const ONE_SPEAKS = 'Only the first character of the picture is in the film: two cannot speak together yet.'

/** Who of a picture is not in the film of somebody who speaks. */
export function oneSpeaks(others: readonly OtherPerson[]): Warning[] {
  return others.map(({ called = 'somebody else' }) => undrawn(called, ONE_SPEAKS, 'essential'))
}
