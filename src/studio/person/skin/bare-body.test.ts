import { beforeAll, expect, test } from 'vitest'
import { formBytes } from '../../../../scripts/form/form-data.ts'
import { giveForm } from '../../body/given-form.ts'
import { proportionsFor } from '../../features/proportions-for.ts'
import { standUp } from '../../form/stand-up.ts'
import { MATERIAL, PART } from '../../raster/figure-buffers.ts'
import { rasterise } from '../../raster/rasterise.ts'
import { aCharacter, aScene } from '../../testing/a-character.ts'
import { personOf } from '../person-of.ts'
import { poseBones } from '../pose-person.ts'
import { bareBody } from './bare-body.ts'

beforeAll(() => giveForm('whole', () => formBytes('whole')))

function aBareBody({ isMouthShut = false } = {}) {
  const sheet = aCharacter()
  const person = personOf(sheet)!
  const stand = standUp(sheet, aScene(), proportionsFor(sheet, 'real'))
  let part = PART.firstFree
  return bareBody(person, sheet, {
    bones: poseBones(person, stand.joints, stand.headInBody),
    headInBody: stand.headInBody,
    expression: new Map(),
    isMouthShut,
    gaze: [0, 0, 1],
    nextPart: () => part++,
  })
}

test('head, neck, body and both hands are parts, with eyes, teeth and tongue', () => {
  const surfaces = aBareBody().surfaces()
  const parts = surfaces.map(({ part }) => part)
  for (const part of [PART.head, PART.neck, PART.body, PART.handLeft, PART.handRight]) expect(parts).toContain(part)
  expect(surfaces.filter(({ material }) => material === MATERIAL.eye)).toHaveLength(2)
  expect(surfaces.filter(({ material }) => material === MATERIAL.horn)).toHaveLength(2)
  for (const { positions, normals } of surfaces) {
    expect(positions.every(Number.isFinite)).toBe(true)
    expect(normals.every(Number.isFinite)).toBe(true)
  }
})

test('between lips that lie on each other no tooth is seen', () => {
  const surfaces = aBareBody({ isMouthShut: true }).surfaces()
  expect(surfaces.filter(({ material }) => material === MATERIAL.horn)).toEqual([])
})

test('a face is seen from the front, with both eyes in it', () => {
  const surfaces = aBareBody().surfaces()
  const view = { widthPx: 200, heightPx: 200, unitPx: 70, originXPx: 100, originYPx: 190 }
  const place = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0] as const
  const { material, part } = rasterise(
    surfaces.map((surface) => ({ surface, place })),
    view,
  )
  const count = (is: (pixel: number) => boolean) => material.reduce((sum, _, pixel) => sum + (is(pixel) ? 1 : 0), 0)
  expect(count((pixel) => part[pixel] === PART.head && material[pixel] === MATERIAL.skin)).toBeGreaterThan(4000)
  expect(count((pixel) => material[pixel] === MATERIAL.eye && pixel % 200 < 100)).toBeGreaterThan(30)
  expect(count((pixel) => material[pixel] === MATERIAL.eye && pixel % 200 >= 100)).toBeGreaterThan(30)
})

test('what cloth hides is left away', () => {
  const { form, surfaces } = aBareBody()
  expect(surfaces(new Uint8Array(form.skinCount).fill(1)).some(({ material }) => material === MATERIAL.skin)).toBe(false)
})

test('the same person in the same pose is the same bytes', () => {
  expect(aBareBody().posed).toEqual(aBareBody().posed)
})
