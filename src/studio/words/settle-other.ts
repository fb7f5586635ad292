import type { OtherReading, Reading } from '../sheet/reading.ts'
import { PEERS } from './lexicon/groups.ts'

/** What goes without saying of somebody who is named with the first: friends and twins are of an age, an old mother's son is grown. */
export function settleOther(first: Reading, other: OtherReading): OtherReading {
  const { origin, skin, species, hairColor, hairStyle, eyeColor } = first
  const age = ageBeside(first, other)
  const isTwin = other.bond === 'twin'
  return {
    ...((isTwin || other.bond === 'family') && {
      ...(origin && { origin }),
      // An orc's daughter is an orc.
      ...(species && { species }),
      ...(skin && other.skin === undefined && other.origin === undefined && { skin }),
    }),
    ...(isTwin && {
      ...(first.gender && { gender: first.gender }),
      ...(hairColor && { hairColor }),
      ...(hairStyle && { hairStyle }),
      ...(eyeColor && { eyeColor }),
    }),
    ...other,
    ...(age && { age }),
    // Who is carried is small.
    ...(other.touch === 'on the arm' &&
      (age ?? 'child') === 'child' && { age: /^(?:baby|infant|newborn)$/.test(other.called) ? 'baby' : 'toddler' }),
  }
}

function ageBeside({ age }: Pick<Reading, 'age'>, other: OtherReading): string | undefined {
  if (other.bond === 'twin' || PEERS.has(other.called)) return other.age ?? age
  const isOffspring = /^(?:son|daughter)$/.test(other.called)
  if (isOffspring && (age === 'old' || Number(age) > 60)) return other.age === 'child' ? 'adult' : other.age
  return other.age
}
