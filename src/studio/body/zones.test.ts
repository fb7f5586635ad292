import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { attach } from './attach.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { type Landmark, landmarkOf, landmarkVertex } from './landmarks.ts'
import { liningOfMouth, type Zone, zoneOf } from './zones.ts'

const form = humanForm()

const INSIDE: readonly (readonly [Zone, readonly Landmark[], readonly Landmark[]])[] = [
  ['lips', ['upperLip', 'lowerLip'], ['noseTip', 'chinFront', 'cheekbone', 'crown']],
  ['noseTip', ['noseTip'], ['noseRoot', 'chinFront', 'cheekbone']],
  ['cheeks', ['cheek'], ['noseTip', 'crown', 'chinFront']],
  ['ears', ['earTop'], ['noseTip', 'cheek', 'crown']],
  ['lids', ['upperLid'], ['noseTip', 'crown', 'mouthCorner']],
  ['brows', ['brow'], ['noseTip', 'chinFront', 'crown']],
  ['chin', ['chinFront'], ['noseTip', 'crown']],
  ['scalp', ['crown'], ['noseTip', 'chinFront', 'browMiddle', 'cheek', 'throat', 'earLobe']],
  ['beard', ['chinFront', 'jaw', 'jawCorner'], ['noseTip', 'crown', 'browMiddle', 'upperLip', 'earTop']],
]

test.each(INSIDE)('the zone %s holds what is in it and nothing else', (zone, inside, outside) => {
  const mask = zoneOf(form, zone)
  for (const landmark of inside) expect(mask[landmarkVertex(form, landmark)], landmark).toBeGreaterThan(0.3)
  for (const landmark of outside) expect(mask[landmarkVertex(form, landmark)], landmark).toBeLessThan(0.1)
  for (const [vertex, value] of mask.entries()) expect(mask[form.twins[vertex]!]).toBe(value)
})

test('the hairline fades instead of ending at an edge', () => {
  const between = zoneOf(form, 'scalp').filter((value) => value > 0.05 && value < 0.95)
  expect(between.length).toBeGreaterThan(45)
})

test('teeth, tongue, lashes, brows and eyes sit where they belong on every body', () => {
  for (const shape of [{ ageYears: 5 }, { ageYears: 30, masculinity: 1, weight: 0.9 }, { ageYears: 80, masculinity: 0 }]) {
    const body = buildBody(form, castBody('kai', { shape }))
    const middle = (name: string) => {
      const { positions } = attach(form, name, body)!
      return [0, 1, 2].map(
        (axis) => positions.reduce((sum, value, at) => (at % 3 === axis ? sum + value : sum), 0) / (positions.length / 3),
      )
    }
    const [lips, eye, brow] = (['lowerLip', 'outerEye', 'brow'] as const).map((name) => landmarkOf(form, body, name))
    for (const name of ['teeth', 'tongue']) {
      const [x = 9, y = 9, z = 9] = middle(name)
      expect(Math.abs(x), name).toBeLessThan(0.01)
      expect(Math.abs(y - lips![1]), name).toBeLessThan(0.35)
      expect(z, name).toBeLessThan(lips![2])
    }
    for (const name of ['eyes', 'lashes', 'fullLashes']) expect(Math.abs(middle(name)[1]! - eye![1]), name).toBeLessThan(0.2)
    for (const name of ['brows001', 'brows012']) expect(Math.abs(middle(name)[1]! - brow![1]), name).toBeLessThan(0.25)
  }
})

test('a form without attachments says so', () => {
  const sketch = humanForm('sketch')
  expect(attach(sketch, 'teeth', buildBody(sketch, castBody('kai')))).toBeUndefined()
})

test('the lining of the mouth is all of it, from lip to throat, and nothing of the face', () => {
  const lining = liningOfMouth(form)
  const places = Array.from(lining.keys()).filter((vertex) => lining[vertex])
  const extent = (axis: number) => places.map((vertex) => form.base[vertex * 3 + axis]!)
  expect(places.length).toBeGreaterThan(300)
  expect([Math.min(...extent(1)), Math.max(...extent(1))].every((y) => y > 6.2 && y < 7.05)).toBe(true)
  expect(Math.max(...extent(0))).toBeLessThan(0.4)
  expect(Math.min(...extent(2))).toBeLessThan(0.7)
  expect(Math.max(...extent(2))).toBeLessThan(1.52)
})
