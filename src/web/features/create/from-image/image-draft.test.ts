import { expect, test } from 'vitest'
import { IMAGE_STYLES } from '#contract/styles.ts'
import { imageDraftOf } from './image-draft.ts'
import { imageStyleOf } from './image-style.ts'

const IMAGE = 'data:image/png;base64,AA=='
const draft = (name: string, characterStyle = 'anime' as const) => ({ characterName: name, characterStyle })

test('CW-40 ER-52 a draft without a name says so', () => {
  expect(imageDraftOf(draft('   '), IMAGE)).toEqual({
    title: 'Missing name',
    text: 'Please enter a name for your character.',
  })
})

test('CW-41 ER-53 a draft without a photo says so', () => {
  expect(imageDraftOf(draft('Ann'), '')).toEqual({
    title: 'Missing image',
    text: 'Please upload an image for your character.',
  })
})

test('a whole draft is sent with its name trimmed', () => {
  expect(imageDraftOf(draft('  Ann '), IMAGE)).toEqual({ name: 'Ann', image: IMAGE, style: 'anime' })
})

test('a style that exists for words only becomes one of the photo styles', () => {
  expect(IMAGE_STYLES.map(({ id }) => id)).toContain(imageStyleOf({ characterStyle: 'van-gogh' }))
  expect(imageStyleOf({ characterStyle: 'none' })).toBe('none')
})
