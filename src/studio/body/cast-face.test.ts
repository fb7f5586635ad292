import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { areaUnderCurve, faceRatios, variance } from '../testing/face-ratios.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { castFace } from './cast-face.ts'
import { CALM } from './expressions.ts'
import { FACE_VALUES, type FaceValueTargets } from './face-value-table.ts'
import type { BodyShape } from './macro-weights.ts'
import { findTarget } from './targets.ts'

const form = humanForm()
const ratiosOf = (seed: string, shape: Partial<BodyShape> = {}, expression = CALM) =>
  faceRatios(form, buildBody(form, castBody(seed, { shape }), expression))
const group = (name: string, count: number, shapeOf: (index: number) => Partial<BodyShape>) =>
  Array.from({ length: count }, (_, index) => ratiosOf(`${name} ${index}`, shapeOf(index)))

test('every face value moves the form one way and the other', () => {
  for (const [value, { less, more }] of Object.entries<FaceValueTargets>(FACE_VALUES)) {
    for (const name of less ? [less, more] : [more]) expect(findTarget(form, name)?.vertices.length, value).toBeGreaterThan(0)
  }
  expect(Object.keys(FACE_VALUES).length).toBeGreaterThan(60)
})

test('what is stated of a face replaces what is drawn, and leaves everything else', () => {
  const { shape } = castBody('erik', { shape: { masculinity: 1, ageYears: 40 } })
  const { noseHump, ...others } = castFace('erik', shape, { stated: { noseHump: 0.9 } })
  const { noseHump: drawn, ...unstated } = castFace('erik', shape)
  expect(noseHump).toBe(0.9)
  expect(drawn).not.toBe(0.9)
  expect(others).toEqual(unstated)
})

test('a woman with a strong jaw keeps half of it', () => {
  const jaw = (masculinity: number) =>
    castFace('ada', castBody('ada', { shape: { masculinity, ageYears: 30 } }).shape, { stated: { jawWidth: 0.8 } }).jawWidth
  expect(jaw(1)).toBeCloseTo(0.8)
  expect(jaw(0)).toBeCloseTo(0.4)
})

test('a hundred people of whom nothing is said are a hundred people', () => {
  const people = group('somebody', 100, () => ({}))
  const spread = people[0]!.map((_, column) => Math.sqrt(variance(people, column)))
  const distance = (a: readonly number[], b: readonly number[]) =>
    Math.sqrt(a.reduce((sum, value, column) => sum + ((value - b[column]!) / spread[column]!) ** 2, 0) / a.length)
  const smile = new Map([...CALM, ['expression/units/caucasian/mouth-corner-puller', 0.5] as const])
  const samePerson = people.slice(0, 20).map((face, index) => distance(face, ratiosOf(`somebody ${index}`, {}, smile)))
  const otherPeople = people.flatMap((face, index) => people.slice(0, index).map((other) => distance(face, other)))
  expect(Math.min(...otherPeople)).toBeGreaterThan(1.5 * Math.max(...samePerson))
})

test('men and women are told apart by the ratios of their faces', () => {
  const grown = (masculinity: number) => (index: number) => ({ masculinity, ageYears: 20 + (index % 40) })
  expect(areaUnderCurve(group('woman', 60, grown(0.05)), group('man', 60, grown(0.95)))).toBeGreaterThan(0.95)
})

test('children and old people are told from young ones by the ratios of their faces', () => {
  const aged = (from: number, years: number) => (index: number) => ({
    masculinity: index % 2,
    ageYears: from + (index % years),
  })
  const young = group('young', 60, aged(20, 20))
  expect(areaUnderCurve(group('child', 60, aged(5, 6)), young)).toBeGreaterThan(0.95)
  expect(areaUnderCurve(young, group('old', 60, aged(66, 25)))).toBeGreaterThan(0.95)
})
