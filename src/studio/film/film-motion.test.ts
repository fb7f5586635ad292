import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../warning.ts'
import { cameraAt, overscanFor } from './camera-path.ts'
import { type CameraMove, readMotion, withoutCamera } from './film-motion.ts'

describe('the words choose the camera', () => {
  test.each<[string, CameraMove]>([
    ['A pirate on deck, slow zoom in', 'push in'],
    ['the camera slowly pulls back from her', 'pull out'],
    ['Zooming out over the city', 'pull out'],
    ['pan left across the harbour', 'pan left'],
    ['the camera pans to the right', 'pan right'],
    ['tilt up to the castle', 'tilt up'],
    ['the camera orbits around him', 'orbit'],
    ['static shot of a knight', 'still'],
    ['an elf in a forest', 'drift'],
  ])('%s', (prompt, camera) => {
    expect(readMotion(prompt).camera).toBe(camera)
  })
})

test.each([
  ['an old wizard in a library, pan right', 'an old wizard in a library,'],
  ['A knight, slow zoom in on the face', 'A knight, slow on the face'],
  ['a fox girl, the camera slowly orbits around her, close-up', 'a fox girl, around her, close-up'],
  ['tracking shot of a woman who waves at the camera', 'a woman who waves at the viewer'],
  ['a woman nods, camera pulls back from her', 'a woman nods, from her'],
  ['a reporter holding a camera', 'a reporter holding a camera'],
])('"%s" without its camera', (prompt, rest) => {
  expect(withoutCamera(prompt)).toBe(rest)
})

test('wind and gestures are read', () => {
  expect(readMotion('She waves at us in the wind')).toMatchObject({ isWaving: true, wind: 0.7 })
  expect(readMotion('He nods, a storm behind him')).toMatchObject({ isNodding: true, wind: 1 })
})

test.each([
  ['a pirate girl waving on a beach', true],
  ['an old man in a wheelchair waving in a park', true],
  ['a boy waving happily', true],
  ['a boy walks and waves in a park', true],
  ['a woman who waves in the rain', true],
  ['rocks and waves at sunset', false],
  ['she stands before rocks and waves', false],
  ['a pirate with long red hair waving on a beach', true],
  ['a girl smiling and waving', true],
  ['her long hair waving in the wind', false],
  ['a knight with a flag that is waving in the storm', false],
  ['a farmer in waving wheat', false],
])('"%s": waves is %s', (words, isWaving) => {
  expect(readMotion(words).isWaving).toBe(isWaving)
})

test('waves of the sea and wavy hair wave at nobody', () => {
  expect(readMotion('a girl with wavy hair above the waves of the sea').isWaving).toBe(false)
})

test('what cannot be drawn yet is said', () => {
  expect(sentencesOf(readMotion('he swims home').warnings)).toEqual(['A film cannot show yet how somebody swims.'])
  expect(readMotion('she runs to the swimming pool in a riding hood').warnings).toEqual([])
  expect(readMotion('an old wizard').warnings).toEqual([])
})

test.each<CameraMove>(['drift', 'push in', 'pan left', 'pan right', 'orbit', 'still'])(
  '"%s" begins at the picture itself',
  (move) => {
    expect(cameraAt(move, 0)).toMatchObject({ zoom: expect.closeTo(1, 1), shiftY: 0 })
    expect(Math.abs(cameraAt(move, 0).shiftX)).toBeLessThan(0.01)
  },
)

test.each<CameraMove>(['drift', 'push in', 'pull out', 'pan left', 'pan right', 'tilt up', 'tilt down', 'orbit'])(
  '"%s" never looks over the edge of the picture',
  (move) => {
    for (let share = 0; share <= 1; share += 0.05) {
      const { zoom, shiftX, shiftY } = cameraAt(move, share)
      const room = (overscan: number) => (overscan - 1 / zoom) / 2 + 1e-9
      expect(Math.abs(shiftX)).toBeLessThanOrEqual(room(overscanFor(move)))
      expect(Math.abs(shiftY)).toBeLessThanOrEqual(room(1))
    }
  },
)
