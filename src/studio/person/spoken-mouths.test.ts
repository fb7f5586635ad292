import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { attach } from '../body/attach.ts'
import { buildBody } from '../body/build-body.ts'
import { castBody } from '../body/cast-body.ts'
import { landmarkOf } from '../body/landmarks.ts'
import type { TargetWeights } from '../body/targets.ts'
import { expressionMoves } from '../features/expressions.ts'
import { KEY_SHAPES } from '../mouth/key-shapes.ts'
import { aScene } from '../testing/a-character.ts'
import { faceOfPerson } from './face-of-person.ts'
import { moodOnForm } from './mood-on-form.ts'
import { spokenMouth } from './spoken-mouth.ts'

const form = humanForm()
const sheet = castBody('kai')
const calm = buildBody(form, sheet, moodOnForm('neutral', { moves: expressionMoves('neutral') }))
const bodyOf = (expression: TargetWeights) => buildBody(form, sheet, expression)
const said = (shape: number, mood: 'neutral' | 'happy' = 'neutral') => {
  const moves = expressionMoves(mood)
  const mouth = KEY_SHAPES[shape]!
  return bodyOf(spokenMouth({ ...moves, ...mouth, wide: moves.wide * mouth.wide }))
}
const at = (body: Float32Array, name: Parameters<typeof landmarkOf>[2]) => landmarkOf(form, body, name)
const gapOf = (body: Float32Array) => at(body, 'upperLip')[1] - at(body, 'lowerLip')[1]

test('each mouth of a film opens the lips as far as it says, and the chin goes along', () => {
  const gaps = [0, 2, 4, 6, 7, 8].map((shape) => gapOf(said(shape)))
  expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
  expect(gaps.at(-1)! - gaps[0]!).toBeGreaterThan(0.25)
  expect(at(calm, 'chinBottom')[1] - at(said(8), 'chinBottom')[1]).toBeGreaterThan(0.12)
  expect(at(calm, 'chinBottom')[1] - at(said(1), 'chinBottom')[1]).toBeLessThan(0.04)
})

test('rounded mouths are narrower than at rest, spread ones wider', () => {
  const widthOf = (body: Float32Array) => at(body, 'mouthCorner')[0]
  expect(widthOf(said(10))).toBeLessThan(0.9 * widthOf(calm))
  expect(widthOf(said(3))).toBeGreaterThan(1.02 * widthOf(said(4)))
})

test('whoever says nothing in a film has the mouth of their picture', () => {
  const person = { form, built: calm, body: sheet, manner: 'real' } as Parameters<typeof faceOfPerson>[0]
  for (const expression of ['neutral', 'proud', 'serious'] as const) {
    const scene = aScene({ expression })
    const moves = expressionMoves(expression)
    const still = bodyOf(faceOfPerson(person, scene, moves).expression)
    const mouth = KEY_SHAPES[0]!
    const silence = { ...moves, ...mouth, wide: moves.wide * mouth.wide }
    const silent = bodyOf(faceOfPerson(person, { ...scene, moment: { mouth } }, silence).expression)
    for (const place of ['mouthCorner', 'upperLip', 'lowerLip'] as const)
      for (const axis of [0, 1, 2])
        expect(Math.abs(at(still, place)[axis]! - at(silent, place)[axis]!), place).toBeLessThan(0.01)
  }
})

test('who speaks with a smile drops the jaw too', () => {
  const drop = (shape: number) => at(said(0, 'happy'), 'chinBottom')[1] - at(said(shape, 'happy'), 'chinBottom')[1]
  expect(drop(8)).toBeGreaterThan(0.08)
})

test('teeth do not grow with a mouth that opens: the upper row stays, the lower one falls with the jaw', () => {
  const teethOf = (body: Float32Array) => attach(form, 'teeth', body, calm)!.positions
  const [before, after] = [teethOf(calm), teethOf(said(8))]
  const moves = (is: (y: number) => boolean) => {
    const own = Array.from({ length: before.length / 3 }, (_, vertex) => vertex * 3).filter(
      (v) => before[v + 2]! > 1.3 && is(before[v + 1]!),
    )
    return own.map((v) => after[v + 1]! - before[v + 1]!)
  }
  const ys = Array.from({ length: before.length / 3 }, (_, vertex) => before[vertex * 3 + 1]!)
  const [low, high] = [Math.min(...ys), Math.max(...ys)]
  expect(Math.max(...moves((y) => y > high - 0.08).map(Math.abs))).toBeLessThan(0.002)
  expect(Math.max(...moves((y) => y < low + 0.2))).toBeLessThan(-0.1)
})
