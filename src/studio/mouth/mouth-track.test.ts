import { expect, test } from 'vitest'
import { aVoice } from '../testing/a-voice.ts'
import { mouthTrack } from './mouth-track.ts'

const FRAME = 1 / 25

/** The mouth in the middle of each of the sounds, which follow each other. */
function mouths(...said: Parameters<typeof aVoice>[0]) {
  const track = mouthTrack(aVoice(said))
  let from = 0
  return said.map(([, seconds]) => {
    const shape = track.shapeAt(from + seconds / 2 - FRAME / 2, FRAME)
    from += seconds
    return shape
  })
}

test('an open vowel opens the mouth, a spread one shows the teeth, a rounded one rounds the lips', () => {
  const [ah, ee, oo] = mouths(['ah', 0.3], ['ee', 0.3], ['oo', 0.3])
  expect(ah!.open).toBeGreaterThan(0.6)
  expect(ee!.open).toBeLessThan(0.35)
  expect(ee!.wide).toBeGreaterThan(1.12)
  expect(ee!.teeth).toBeGreaterThan(0.5)
  expect(oo!.round).toBeGreaterThan(0.5)
  expect(oo!.open).toBeLessThan(0.35)
  expect(ah!.round).toBeLessThan(0.2)
})

test('a hummed consonant closes the lips between two vowels, and so does a short gap', () => {
  const [before, mm, after] = mouths(['ah', 0.2], ['mm', 0.09], ['ah', 0.2])
  expect([before!.open, after!.open].every((open) => open > 0.5)).toBe(true)
  expect(mm!.open).toBeLessThan(0.05)
  expect(mouths(['ah', 0.2], ['silence', 0.08], ['ah', 0.2])[1]!.open).toBeLessThan(0.05)
})

test('hissing is said with closed teeth', () => {
  const [, ss] = mouths(['ah', 0.2], ['ss', 0.15], ['ah', 0.2])
  expect(ss!.teeth).toBeGreaterThan(0.8)
  expect(ss!.open).toBeLessThan(0.25)
})

test('a closing that lies within a picture is seen in it, however short', () => {
  const track = mouthTrack(
    aVoice([
      ['ah', 0.4],
      ['mm', 0.06],
      ['ah', 0.4],
    ]),
  )
  const opened = Array.from({ length: 21 }, (_, index) => track.shapeAt(index * FRAME, FRAME).open)
  expect(Math.min(...opened.slice(2, 18))).toBeLessThan(0.05)
})

test('nothing moves in silence, after the end, or without any sound', () => {
  for (const samples of [new Int16Array(16_000), new Int16Array(0)]) {
    const track = mouthTrack(samples)
    for (const seconds of [0, 0.5, 3]) {
      expect(track.shapeAt(seconds, FRAME)).toMatchObject({ open: 0, round: 0, teeth: 0 })
      expect(track.stressAt(seconds)).toBe(0)
    }
  }
})

test('quiet speech moves the mouth as loud speech does', () => {
  const loud = aVoice([
    ['ah', 0.3],
    ['silence', 0.3],
    ['oo', 0.3],
  ])
  const quiet = mouthTrack(loud.map((value) => Math.round(value / 10)))
  expect(quiet.shapeAt(0.15, FRAME).open).toBeCloseTo(mouthTrack(loud).shapeAt(0.15, FRAME).open, 1)
})

test('the opening is in step with the loudness within 10 ms', () => {
  const samples = aVoice(
    Array.from({ length: 8 }, (_, index) => [['ah', 0.12 + (index % 3) * 0.05] as const, ['silence', 0.25] as const]).flat(),
  )
  const track = mouthTrack(samples)
  const opening = Array.from({ length: 250 }, (_, index) => track.shapeAt(index / 100, 0.01).open)
  const loudness = Array.from({ length: 250 }, (_, index) => {
    const part = samples.subarray(index * 160, index * 160 + 160)
    return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / 160) / 32768
  })
  const likeness = (lag: number) => opening.reduce((sum, open, index) => sum + open * (loudness[index - lag] ?? 0), 0)
  const lags = Array.from({ length: 31 }, (_, index) => index - 15)
  const best = lags.reduce((most, lag) => (likeness(lag) > likeness(most) ? lag : most), 0)
  expect(Math.abs(best)).toBeLessThanOrEqual(1)
})
