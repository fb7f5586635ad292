import { expect, test } from 'vitest'
import { editPhoto } from './edit-photo.ts'
import { NO_GRADE } from './grade.ts'
import { readInstruction } from './read-instruction.ts'

const edit = (instruction: string) => editPhoto(readInstruction(instruction))

test('light, colours, cut and weather of a photo are changed', () => {
  expect(edit('make it black and white').grade.saturation).toBe(-1)
  expect(edit('make it night').grade.exposure).toBeLessThan(-0.5)
  expect(edit('golden hour').grade.warmth).toBeGreaterThan(0.4)
  expect(edit('make it rain')).toMatchObject({ weather: 'rain', changes: 1 })
  expect(edit('zoom in')).toMatchObject({ crop: 'middle', changes: 1, warnings: [] })
  expect(edit('in warm light').grade.warmth).toBeGreaterThan(0)
})

test('a photo is painted anew in a style', () => {
  expect(edit('in anime style')).toMatchObject({ style: 'anime', changes: 1, warnings: [] })
  expect(edit('turn it into a watercolor painting and make it warmer')).toMatchObject({ style: 'watercolor', changes: 2 })
})

test('what is done is added up', () => {
  const { grade, changes } = edit('brighter, more contrast and sepia with a vignette')
  expect(grade).toEqual({ ...NO_GRADE, exposure: 0.45, contrast: 0.3, sepia: 0.85, vignette: 0.7 })
  expect(changes).toBe(4)
})

test('what needs more than a photo’s pixels is said, and counts as nothing', () => {
  for (const instruction of ['make her hair blue', 'remove the hat', 'make her older', 'zoom out']) {
    expect(edit(instruction)).toMatchObject({ changes: 0, grade: NO_GRADE, warnings: [expect.any(String)] })
  }
  expect(edit('crop to the face').warnings).toHaveLength(1)
})
