import { expect, test } from 'vitest'
import { aCharacter, aScene } from '#studio/testing/a-character.ts'
import { aPhotoReading } from '#studio/testing/a-photo-reading.ts'
import { readingOf, rememberPhoto } from './from-photo/photo-memory.ts'
import { drawnOf, othersOf, photoOf, photoStateOf, sheetsOf, stateOf } from './studio-state.ts'

const sheets = { character: aCharacter(), scene: aScene() }

test('characters that were saved before photos were known are read as they are', () => {
  const old = { engine: 'studio', version: 1, json: sheets }
  expect(drawnOf(old)).toEqual(sheets)
  expect(sheetsOf(old)).toEqual(sheets)
  expect(photoOf(old)).toBeUndefined()
  expect(drawnOf({ engine: 'fal', version: 1, json: sheets })).toBeUndefined()
  expect(sheetsOf({ engine: 'studio', version: 99, json: sheets })).toBeUndefined()
})

test('who stood beside somebody before there could be more is still there', () => {
  const old = { engine: 'studio', version: 2, json: { ...sheets, beside: aCharacter({ seed: 'b' }) } }
  const others = [{ character: aCharacter({ seed: 'b' }) }]
  expect(drawnOf(old)).toEqual({ ...sheets, others })
  expect(othersOf(old)).toEqual(others)
  expect(othersOf(stateOf({ ...sheets, others }))).toEqual(others)
  expect(othersOf(stateOf(sheets))).toEqual([])
})

test('what was made of a photo is no drawing, and remembers the photo', () => {
  const photo = rememberPhoto(aPhotoReading())
  const state = photoStateOf({ ...sheets, photo, sha256: 'a', seed: 's', candidate: 2 })
  const stored: typeof state = JSON.parse(JSON.stringify(state))
  expect(drawnOf(stored)).toBeUndefined()
  expect(sheetsOf(stored)).toEqual(sheets)
  expect(photoOf(stored)).toMatchObject({ sha256: 'a', seed: 's', candidate: 2 })
  expect(photoOf(stateOf({ ...sheets, style: 'anime' }))).toBeUndefined()
})

test('a remembered photo is the photo within a quarter of a pixel and a step of its masks', () => {
  const reading = aPhotoReading({ widthPx: 1024, heightPx: 768 })
  const { face, masks } = readingOf(rememberPhoto(reading))
  const off = Math.max(...reading.face!.landmarks.map((value, at) => Math.abs(value - face!.landmarks[at]!)))
  expect(off).toBeLessThanOrEqual(0.13)
  for (const part of ['background', 'clothes', 'faceSkin'] as const) {
    expect(masks[part].every((value, at) => Math.abs(value - reading.masks[part][at]!) <= 9)).toBe(true)
  }
  const { face: _, ...faceless } = reading
  expect(readingOf(rememberPhoto(faceless)).face).toBeUndefined()
})
