import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { BODY_VALUES, type BodyValue } from './body-value-table.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { jointsOf } from './pose-body.ts'
import { findTarget } from './targets.ts'

const form = humanForm()
const shape = { ageYears: 30, masculinity: 0.5, weight: 0.5, height: 0.5 }
const build = (value: BodyValue, strength: number) => buildBody(form, castBody('kai', { shape, build: { [value]: strength } }))

/** Between the heads of two bones, in decimetres. */
function between(body: Float32Array, from: string, to: string): number {
  const joints = jointsOf(form, body)
  const head = (name: string) => joints[form.header.bones.findIndex((bone) => bone.name === name)]!.head
  return Math.hypot(...head(from).map((value, axis) => value - head(to)[axis]!))
}

/** How far the front of the belly is from the back, in decimetres. */
function bellyDepth(body: Float32Array): number {
  const depths = [...Array(form.skinCount).keys()]
    .filter(
      (vertex) => form.base[vertex * 3 + 1]! > 0.8 && form.base[vertex * 3 + 1]! < 2 && Math.abs(form.base[vertex * 3]!) < 1.2,
    )
    .map((vertex) => body[vertex * 3 + 2]!)
  return Math.max(...depths) - Math.min(...depths)
}

test('every target of a body value is in the form', () => {
  for (const { less, more } of Object.values(BODY_VALUES)) {
    for (const name of [...less, ...more]) expect(findTarget(form, name)?.vertices.length, name).toBeGreaterThan(0)
  }
})

test('what is said of a body shows: shoulders, arms, legs, belly', () => {
  const shoulders = [-1, 0, 1].map((strength) => between(build('shoulders', strength), 'upperarm01.L', 'upperarm01.R'))
  const arms = [-1, 0, 1].map((strength) => between(build('armLength', strength), 'upperarm01.L', 'wrist.L'))
  const legs = [-1, 0, 1].map((strength) => between(build('legLength', strength), 'upperleg01.L', 'foot.L'))
  const bellies = [0, 0.5, 1].map((strength) => bellyDepth(build('pregnant', strength)))
  for (const [small, middle, large] of [shoulders, arms, legs, bellies] as [number, number, number][]) {
    expect(middle / small).toBeGreaterThan(1.015)
    expect(large / middle).toBeGreaterThan(1.015)
  }
})
