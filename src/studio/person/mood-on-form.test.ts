import { expect, test } from 'vitest'
import { humanForm } from '../../../scripts/form/form-data.ts'
import { buildBody } from '../body/build-body.ts'
import { castBody } from '../body/cast-body.ts'
import { landmarkOf } from '../body/landmarks.ts'
import { expressionMoves } from '../features/expressions.ts'
import { EXPRESSIONS, type ExpressionKind } from '../sheet/scene-sheet.ts'
import { type FaceOfForm, moodOnForm } from './mood-on-form.ts'

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
    expect(Math.abs(mouthWide / calm.mouthWide - 1), mood).toBeLessThan(0.45)
  }
})

const opened = (kind: ExpressionKind, face: Partial<FaceOfForm> = {}) => {
  const body = buildBody(form, person, moodOnForm(kind, { moves: expressionMoves(kind), ...face }))
  return (['left', 'right'] as const).map(
    (side) => (landmarkOf(form, body, 'upperLid', side)[1] - landmarkOf(form, body, 'lowerLid', side)[1]) * 100,
  )
}

test('one lid closes to wink, that of the side which is turned to the viewer, and the other stays open', () => {
  const [left, right] = opened('wink', { near: 1 })
  expect(left).toBeLessThan(0.25 * right!)
  expect(right).toBeGreaterThan(0.7 * calm.eyesOpen)
  const [ofTurnedLeft, ofTurnedRight] = opened('wink', { near: -1 })
  expect(ofTurnedRight).toBeLessThan(0.25 * ofTurnedLeft!)
})

test('lids go down with eyes that look down, and small eyes are opened a little', () => {
  expect(opened('neutral', { gazeY: 0.8 })[0]).toBeLessThan(0.85 * opened('neutral')[0]!)
  expect(opened('neutral', { lidsDm: 0.075 })[0]).toBeGreaterThan(opened('neutral')[0]! + 0.5)
})

test('moods that were one differ: who laughs, shouts and is haughty', () => {
  const gapOf = (kind: ExpressionKind) => {
    const body = buildBody(form, person, moodOnForm(kind, { moves: expressionMoves(kind) }))
    return landmarkOf(form, body, 'upperLip')[1] - landmarkOf(form, body, 'lowerLip')[1]
  }
  expect(gapOf('laughing')).toBeGreaterThan(gapOf('happy') + 0.1)
  expect(gapOf('furious')).toBeGreaterThan(gapOf('angry') + 0.1)
  expect(gapOf('stern')).toBeLessThan(gapOf('surprised') - 0.1)
  expect(faceOf('stern').corners).toBeLessThan(calm.corners - 1)
  expect(faceOf('evil').corners).toBeGreaterThan(calm.corners)
  expect(faceOf('evil').brow).toBeLessThan(calm.brow - 2)
})

test('who is old keeps lips, and a narrow mouth smiles as broadly as others', () => {
  const weights = (who: FaceOfForm['who']) => moodOnForm('happy', { moves: expressionMoves('happy'), who: who! })
  const thin = 'mouth/mouth-upperlip-volume-decr'
  const ordinary = { ageYears: 30, isStylised: false, mouthBreadth: 0.65, lipsDm: 0.105 }
  expect(weights({ ...ordinary, ageYears: 72 }).get(thin)).toBe(0)
  expect(weights(ordinary).get(thin)).toBeGreaterThan(0.3)
  const back = 'expression/units/caucasian/mouth-retraction'
  expect(weights({ ...ordinary, mouthBreadth: 0.55 }).get(back)).toBeGreaterThan((weights(ordinary).get(back) as number) * 1.2)
})
