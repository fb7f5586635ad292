import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from './build-body.ts'
import { castBody } from './cast-body.ts'
import { type Landmark, landmarkOf } from './landmarks.ts'

const form = humanForm()
const SEEDS = Array.from({ length: 12 }, (_, index) => `head ${index}`)

/** Means of a dozen people, in millimetres. */
function measure(masculinity: number, ageYears = 28) {
  const all = SEEDS.map((seed) => {
    const body = buildBody(form, castBody(seed, { shape: { masculinity, ageYears } }))
    const at = (name: Landmark) => landmarkOf(form, body, name)
    return { long: at('noseRoot')[1] - at('chinBottom')[1], wide: 2 * at('cheekbone')[0] }
  })
  const mean = (part: 'long' | 'wide') => (all.reduce((sum, one) => sum + one[part], 0) / all.length) * 100
  return { long: mean('long'), wide: mean('wide') }
}

test("grown faces are as long as in life, and longer than wide: men's 122 mm from the nose's root to the chin, women's 111", () => {
  const [man, woman] = [measure(1), measure(0)]
  expect(man.long).toBeGreaterThan(114)
  expect(man.long).toBeLessThan(125)
  expect(woman.long).toBeGreaterThan(102)
  expect(woman.long).toBeLessThan(114)
  for (const { long, wide } of [man, woman]) expect(wide / long).toBeLessThan(1.2)
})

test('a jaw that drops leaves the face above it where it was', () => {
  const sheet = castBody('speaking', { shape: { masculinity: 0, ageYears: 30 } })
  const [calm, open] = [
    buildBody(form, sheet, new Map()),
    buildBody(form, sheet, new Map([['expression/units/caucasian/mouth-open', 1]])),
  ]
  for (const name of ['crown', 'brow', 'noseTip', 'earTop'] as const)
    for (const axis of [0, 1, 2]) expect(landmarkOf(form, open, name)[axis]).toBeCloseTo(landmarkOf(form, calm, name)[axis]!, 2)
})
