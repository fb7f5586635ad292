import { castBody } from '#studio/body/cast-body.ts'
import type { BodyShape } from '#studio/body/macro-weights.ts'
import { createPerson, type Person } from '#studio/person/person-of.ts'
import { humanForm } from './form-data.ts'

/** People as drawing books have them, in whom nothing is their own. */
const AVERAGE: BodyShape = {
  ageYears: 26,
  masculinity: 0.5,
  origins: { african: 1, asian: 1, european: 1 },
  weight: 0.5,
  muscle: 0.5,
  height: 0.5,
  proportions: 1,
  bust: 0.5,
  firmness: 0.6,
}

const KINDS = {
  woman: { masculinity: 0.02 },
  man: { masculinity: 0.98 },
  child: { ageYears: 7 },
} as const satisfies Record<string, Partial<BodyShape>>

export type AverageKind = keyof typeof KINDS

/** Somebody to be measured: with other measures of body than their kind has where `shape` says so. */
export function averagePerson(kind: AverageKind, shape: Partial<BodyShape> = {}): Person {
  return createPerson(humanForm(), castBody('average', { shape: { ...AVERAGE, ...KINDS[kind], ...shape } }))
}
