import { expect, test } from 'vitest'
import { KEY_SHAPES } from '../mouth/key-shapes.ts'
import { EXPRESSIONS } from '../sheet/scene-sheet.ts'
import { aCharacter, aScene } from '../testing/a-character.ts'
import { BROW_KINDS, EYE_KINDS } from './archetypes/face-kinds.ts'
import { faceLandmarks } from './landmarks.ts'
import { proportionsFor } from './proportions-for.ts'

const sheet = aCharacter()
const proportions = proportionsFor(sheet, 'anime')
const marks = (over: Parameters<typeof aScene>[0] = {}) => faceLandmarks(sheet, aScene(over), { proportions })

test('every expression is a different face of the same eyes, nose and mouth places', () => {
  const faces = EXPRESSIONS.map((expression) => marks({ expression }))
  expect(new Set(faces.map(({ eyes, brows, mouth }) => JSON.stringify([eyes, brows, mouth]))).size).toBe(EXPRESSIONS.length)
  for (const { eyes, nose } of faces) {
    expect(eyes.map(({ center }) => center)).toEqual(faces[0]!.eyes.map(({ center }) => center))
    expect(nose.base).toEqual(faces[0]!.nose.base)
  }
})

test('moods move the landmarks the way faces do', () => {
  const calm = marks()
  const corner = (face: typeof calm) => face.mouth.right[1] + face.mouth.left[1]
  expect(corner(marks({ expression: 'smile' }))).toBeLessThan(corner(calm))
  expect(corner(marks({ expression: 'sad' }))).toBeGreaterThan(corner(calm))
  expect(marks({ expression: 'angry' }).brows[0].inner[1]).toBeGreaterThan(calm.brows[0].inner[1])
  expect(marks({ expression: 'sad' }).brows[0].inner[1]).toBeLessThan(calm.brows[0].inner[1])
  expect(marks({ expression: 'surprised' }).eyes[0].top[1]).toBeLessThan(calm.eyes[0].top[1])
  expect(marks({ expression: 'surprised' }).mouth.open).toBeGreaterThan(0.4)
  expect(marks({ expression: 'tired' }).eyes[0].top[1]).toBeGreaterThan(calm.eyes[0].top[1])
})

test('a wink closes one eye and a smirk lifts one corner', () => {
  expect(marks({ expression: 'wink' }).eyes.map(({ closed }) => closed)).toEqual([false, true])
  const { left, right } = marks({ expression: 'smirk' }).mouth
  expect(left[1] - right[1]).toBeGreaterThan(0.04)
})

test('no face is the same left and right, and none is far from it', () => {
  const [left, right] = marks().eyes
  expect(Math.abs(left.center[1] - right.center[1])).toBeGreaterThan(0)
  expect(Math.abs(left.center[1] - right.center[1])).toBeLessThan(0.02)
})

test('the eyes stay with the viewer when the head turns, and follow the gaze', () => {
  const camera = aScene().camera
  const offset = (over: Parameters<typeof aScene>[0]) => {
    const [eye] = marks(over).eyes
    return eye.iris[0] - eye.center[0]
  }
  expect(offset({ camera: { ...camera, headYaw: 0.4 } })).toBeLessThan(offset({ camera: { ...camera, headYaw: -0.4 } }))
  expect(offset({ gaze: { x: 1, y: 0 } })).toBeGreaterThan(offset({ gaze: { x: -1, y: 0 } }))
})

test('speech moves the mouth only: each sound has its shape, the mood keeps the corners', () => {
  const said = KEY_SHAPES.map((mouth) => marks({ expression: 'smile', moment: { mouth } }))
  expect(new Set(said.map(({ mouth }) => JSON.stringify(mouth))).size).toBe(KEY_SHAPES.length)
  for (const { eyes, brows, moves } of said) {
    expect(eyes).toEqual(said[0]!.eyes)
    expect(brows).toEqual(said[0]!.brows)
    expect(moves.cornerLift).toBe(said[0]!.moves.cornerLift)
  }
})

test('children keep their chin and have lower, larger eyes; the old have longer noses', () => {
  for (const family of ['anime', 'real', 'comic', 'toon3d'] as const) {
    const grown = proportionsFor(aCharacter(), family)
    const child = proportionsFor(aCharacter({ ageYears: 6 }), family)
    const old = proportionsFor(aCharacter({ ageYears: 85 }), family)
    expect(child.eyeY).toBeGreaterThan(grown.eyeY)
    expect(child.eyeHalfHeight).toBeGreaterThan(grown.eyeHalfHeight)
    expect(child.chinY - child.mouthY).toBeGreaterThanOrEqual(0.23)
    expect(old.noseDepth).toBeGreaterThan(grown.noseDepth)
    expect(old.eyeHalfHeight).toBeLessThan(grown.eyeHalfHeight)
  }
})

test.each(BROW_KINDS)('%s brows frown in a drawn face only where its mood does, also on a bowed head', (kind) => {
  const own = { ...sheet, face: { ...sheet.face, kinds: { brows: kind } } }
  for (const family of ['anime', 'comic', 'gentle'] as const)
    for (const bowed of [0, 0.35]) {
      const browsOf = (expression: (typeof EXPRESSIONS)[number]) =>
        faceLandmarks(own, aScene({ expression }), { proportions: proportionsFor(own, family), bowed }).brows
      for (const mood of ['smile', 'happy', 'shy'] as const)
        for (const { inner, outer } of browsOf(mood)) expect(inner[1], `${family} ${mood}`).toBeLessThan(outer[1])
      for (const mood of ['angry', 'determined'] as const)
        expect(browsOf(mood)[0].inner[1]).toBeGreaterThan(browsOf('smile')[0].inner[1] + 0.02)
    }
})

test.each(EYE_KINDS)('no white is seen above and below the iris of a calm %s eye in anime', (kind) => {
  for (const masculinity of [0, 1]) {
    const own = aCharacter({ masculinity, face: { ...sheet.face, kinds: { eyes: kind } } })
    for (const eye of faceLandmarks(own, aScene(), { proportions: proportionsFor(own, 'anime') }).eyes) {
      const half = eye.irisRadius * eye.irisTall
      expect(eye.iris[1] - half).toBeLessThanOrEqual(eye.top[1])
      expect(eye.iris[1] + half).toBeGreaterThan(eye.bottom[1] - 0.25 * (eye.bottom[1] - eye.top[1]))
      expect(eye.irisRadius).toBeLessThan(0.7 * Math.abs(eye.outer[0] - eye.center[0]))
    }
  }
})
