import { expect, test } from 'vitest'
import { editPhoto } from './edit-photo.ts'
import { NO_GRADE } from './grade.ts'
import { readInstruction } from './read-instruction.ts'

const edit = (instruction: string) => editPhoto(readInstruction(instruction), { seed: 's' })

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
  for (const instruction of ['make her younger', 'zoom out', 'make her taller', 'make her hair longer']) {
    expect(edit(instruction)).toMatchObject({
      changes: 0,
      found: [],
      grade: NO_GRADE,
      warnings: [{ sentence: expect.any(String) }],
    })
  }
  expect(edit('zoom in on her face')).toMatchObject({ crop: 'upper middle', warnings: [] })
})

test('what networks find in a photo can be changed', () => {
  const foundIn = (instruction: string) => edit(instruction).found
  expect(foundIn('make her hair blue')).toMatchObject([{ kind: 'dye', part: 'hair' }])
  expect(foundIn('make the shirt red')).toMatchObject([{ kind: 'dye', part: 'clothes' }])
  expect(foundIn('give her green eyes')).toMatchObject([{ kind: 'dye', part: 'eyes' }])
  expect(foundIn('put him in a black suit')).toMatchObject([{ kind: 'wear' }])
  expect(foundIn('give her round glasses')).toMatchObject([{ kind: 'glasses', glasses: { kind: 'round glasses' } }])
  expect(foundIn('make her smile')).toMatchObject([{ kind: 'feel', expression: 'smile' }])
  expect(foundIn('blur the background')).toEqual([{ kind: 'soften' }])
  expect(foundIn('remove the background')).toMatchObject([{ kind: 'move', place: { kind: 'plain' } }])
  expect(foundIn('change the background to pink')).toMatchObject([{ kind: 'move', place: { kind: 'plain' } }])
})

test('a sky takes the colour that is asked for, or that of its hour', () => {
  expect(edit('pink sky')).toMatchObject({ found: [{ kind: 'sky', of: 'words' }], grade: NO_GRADE, changes: 1, warnings: [] })
  expect(edit('make it night').found).toMatchObject([{ kind: 'sky', of: 'night' }])
  expect(edit('brighter').found).toEqual([])
})

test('things are laid on whoever is in the photo', () => {
  const thingsIn = (instruction: string) =>
    edit(instruction).found.map((change) => (change.kind === 'put' ? change.thing : change.kind))
  expect(thingsIn('add a red hat')).toEqual(['headwear'])
  expect(thingsIn('give him a beard and headphones')).toEqual(['facial hair', 'headwear'])
  expect(thingsIn('add a blue scarf')).toEqual(['neckwear'])
  expect(thingsIn('give her gold earrings and a necklace')).toEqual(['jewellery'])
  expect(thingsIn('add freckles')).toEqual(['marks'])
  expect(thingsIn('make her older')).toEqual(['dye', 'marks'])
  expect(thingsIn('give her wings')).toEqual(['features'])
  expect(thingsIn('let her hold a cup of coffee')).toEqual(['prop'])
  expect(thingsIn('put a parrot beside him')).toEqual(['companion'])
  expect(edit('give her blue hair and a hat')).toMatchObject({ changes: 1, warnings: [] })
})

test('a place that is drawn brings its hour and weather along', () => {
  const { found, grade, weather, changes } = edit('put her on a beach at night')
  expect(found).toMatchObject([{ kind: 'move', place: { scene: { backdrop: 'beach', timeOfDay: 'night' } } }])
  expect({ grade, weather, changes }).toEqual({ grade: NO_GRADE, weather: undefined, changes: 1 })
})

test('what of an order can not be done is said, and the rest is done', () => {
  expect(edit('give her blue hair and wide hips')).toMatchObject({ found: [{ kind: 'dye', part: 'hair' }], changes: 1 })
  expect(edit('give her blue hair and dark skin')).toMatchObject({
    found: [{ kind: 'dye', part: 'hair' }],
    changes: 1,
    warnings: [{ part: 'dark', sentence: '“dark”: that can not be changed on an uploaded picture.' }],
  })
})
