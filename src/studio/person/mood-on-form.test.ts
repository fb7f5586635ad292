import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from '../body/build-body.ts'
import { castBody } from '../body/cast-body.ts'
import { landmarkOf } from '../body/landmarks.ts'
import { expressionMoves } from '../features/expressions.ts'
import { EXPRESSIONS, type ExpressionKind } from '../sheet/scene-sheet.ts'
import { moodOnForm } from './mood-on-form.ts'

const form = humanForm()
const person = castBody('kim', { shape: { ageYears: 30, masculinity: 0.06 } })
/** Where brows begin beside the nose. */
const browStarts = Array.from({ length: form.skinCount }, (_, vertex) => vertex).filter((vertex) => {
  const [x, y, z] = [form.base[vertex * 3]!, form.base[vertex * 3 + 1]!, form.base[vertex * 3 + 2]!]
  return x > 0.08 && x < 0.18 && y > 7.36 && y < 7.46 && z > 1.3
})
const faceOf = (expression: ExpressionKind) => {
  const body = buildBody(form, person, moodOnForm(expression, { moves: expressionMoves(expression) }))
  const at = (...names: Parameters<typeof landmarkOf>[2][]) => names.map((name) => landmarkOf(form, body, name))
  const [upper, lower, corner, mouth, eye] = at('upperLid', 'lowerLid', 'mouthCorner', 'upperLip', 'innerEye')
  const brow = browStarts.reduce((sum, vertex) => sum + body[vertex * 3 + 1]!, 0) / browStarts.length
  return {
    /** Millimetres. */
    eyesOpen: (upper![1] - lower![1]) * 100,
    corners: (corner![1] - mouth![1]) * 100,
    mouthWide: corner![0] * 200,
    brow: (brow - eye![1]) * 100,
  }
}
const calm = faceOf('neutral')

test('a calm face looks out of open eyes', () => {
  expect(calm.eyesOpen).toBeGreaterThan(7.5)
})

test('who smiles or laughs lifts the corners of the mouth and keeps the eyes open', () => {
  for (const mood of ['smile', 'happy'] as const) {
    const { corners, eyesOpen } = faceOf(mood)
    expect(corners).toBeGreaterThan(calm.corners + 1)
    expect(eyesOpen).toBeGreaterThan(calm.eyesOpen * 0.75)
  }
})

test('who is sad or angry lets them down, and only who is angry draws the brows down to the nose', () => {
  for (const mood of ['sad', 'angry'] as const) expect(faceOf(mood).corners).toBeLessThan(calm.corners - 1)
  expect(faceOf('angry').brow).toBeLessThan(calm.brow - 2)
  expect(faceOf('sad').brow).toBeGreaterThan(calm.brow - 0.5)
})

test('no mood moves a face farther than faces go', () => {
  for (const mood of EXPRESSIONS) {
    const { corners, mouthWide } = faceOf(mood)
    expect(Math.abs(corners - calm.corners), mood).toBeLessThan(21)
    expect(Math.abs(mouthWide / calm.mouthWide - 1), mood).toBeLessThan(0.35)
  }
})
