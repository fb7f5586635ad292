import type { BodyValues } from '#studio/body/body-value-table.ts'
import { castBody } from '#studio/body/cast-body.ts'
import { FACE_VALUES, type FaceValues } from '#studio/body/face-value-table.ts'
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

const NO_FACE = Object.fromEntries(Object.keys(FACE_VALUES).map((value) => [value, 0])) as FaceValues // of every value

const KINDS = {
  woman: { masculinity: 0.02 },
  man: { masculinity: 0.98 },
} as const satisfies Record<string, Partial<BodyShape>>

export type AverageKind = keyof typeof KINDS

/** Somebody to be measured: with other measures of body than their kind has where `shape` says so. */
export function averagePerson(kind: AverageKind, shape: Partial<BodyShape> = {}, build: BodyValues = {}): Person {
  const sheet = castBody('average', { shape: { ...AVERAGE, ...KINDS[kind], ...shape }, build })
  // Faces are not measured here: what changes in them changes nothing.
  return createPerson(humanForm(), { ...sheet, face: NO_FACE })
}
