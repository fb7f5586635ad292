import { expect, test } from 'vitest'
import { mouthTrack } from '../mouth/mouth-track.ts'
import { aFace } from '../testing/a-face.ts'
import { aVoice } from '../testing/a-voice.ts'
import { drawTalkingFilm, type FacedPicture } from './draw-talking-film.ts'
import { steadyFace } from './steady-face.ts'

const SIDE = 200
const SHAPE = { widthPx: SIDE, heightPx: SIDE, framesPerSecond: 10, durationSeconds: 1 }
const speech = mouthTrack(aVoice([['ah', 1]]))

/** Grey pictures, each a step lighter. */
async function* pictures(count: number, face = aFace({ x: 100, y: 95 })): AsyncGenerator<FacedPicture> {
  for (let index = 0; index < count; index += 1) {
    const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(150 + index)
    yield { picture: { width: SIDE, height: SIDE, data }, face }
  }
}

async function framesOf(count: number, face?: ReturnType<typeof aFace>): Promise<Uint8ClampedArray[]> {
  const frames: Uint8ClampedArray[] = []
  for await (const frame of drawTalkingFilm(pictures(count, face), { ...SHAPE, speech }).frames) frames.push(frame)
  return frames
}
const mouthOf = (frame: Uint8ClampedArray) => frame[(134 * SIDE + 100) * 4]!

test('every picture of the film speaks, and what comes after the sound is left out', async () => {
  const frames = await framesOf(14)
  expect(frames).toHaveLength(10)
  expect(frames.map((frame) => frame[0])).toEqual([150, 151, 152, 153, 154, 155, 156, 157, 158, 159])
  expect(frames.slice(1, 9).every((frame) => mouthOf(frame) < 120)).toBe(true)
})

test('the last picture of a film that is shorter than what is said goes on speaking', async () => {
  const frames = await framesOf(3)
  expect(frames.map((frame) => frame[0])).toEqual([150, 151, 152, 152, 152, 152, 152, 152, 152, 152])
  expect(mouthOf(frames[8]!)).toBeLessThan(120)
})

test('a head that is turned away, and a picture without a face, stay as they are', async () => {
  const face = aFace({ x: 100, y: 95 })
  const turned = face.landmarks.slice()
  turned[3] = turned[234 * 3]! + 8
  const frames = await framesOf(10, { ...face, landmarks: turned })
  expect(frames.every((frame, index) => frame.every((value) => value === 150 + index))).toBe(true)
})

test('a film without pictures is an error', async () => {
  await expect(framesOf(0)).rejects.toThrow('without pictures')
})

test('a face that trembles is steady, one that moves is followed', () => {
  const steady = steadyFace()
  const first = steady(aFace({ x: 100, y: 95 }))!
  const trembling = steady(aFace({ x: 100.4, y: 95 }))!
  expect(trembling.landmarks[3]! - first.landmarks[3]!).toBeLessThan(0.2)
  const moved = steady(aFace({ x: 110, y: 95 }))!
  expect(moved.landmarks[3]).toBeCloseTo(110, 0)
  expect(steady(undefined)).toBeUndefined()
})
